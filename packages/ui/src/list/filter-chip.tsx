import { Plus, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'value' | 'name'> {
  /** What is filtered by. */
  name: ReactNode
  /** What it is filtered to; several are joined by the caller. */
  value: ReactNode
  /** Takes the filter off. */
  onRemove: () => void
  /** Name of the ×, with the filter in it: “Remove status filter”. */
  removeLabel: string
}

/** A filter that is on: grey name, bold value, its own ×. The rest of the props go to its button, which may open a popover. */
export function FilterChip({ name, value, onRemove, removeLabel, className, ...rest }: FilterChipProps) {
  return (
    <span
      data-slot="filter-chip"
      className={cn(
        'inline-flex h-8 max-w-full min-w-0 items-center rounded-md border border-line-2 bg-surface whitespace-nowrap touch:h-11',
        className,
      )}
    >
      <button type="button" {...rest} className="h-full min-w-0 truncate rounded-l-md pr-1 pl-2.5 text-fg-2 hover:bg-hover">
        {name} <b className="text-fg">{value}</b>
      </button>
      <IconButton size="xs" label={removeLabel} onClick={onRemove} className="mr-1 text-fg-3 touch:mr-0 touch:size-10">
        <X aria-hidden />
      </IconButton>
    </span>
  )
}

export interface FilterAddProps extends ComponentProps<'button'> {
  /** Stands before the word instead of the plus. */
  icon?: ReactNode
}

/** The dashed chip that adds a filter. */
export function FilterAdd({ icon, className, children, ...rest }: FilterAddProps) {
  return (
    <button
      type="button"
      data-slot="filter-add"
      {...rest}
      className={cn(
        'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md border border-dashed border-control px-2.5 whitespace-nowrap text-fg-2 enabled:hover:bg-hover disabled:cursor-not-allowed disabled:opacity-50 touch:h-11',
        className,
      )}
    >
      {icon ?? <Plus aria-hidden className="size-4" />}
      {children}
    </button>
  )
}
