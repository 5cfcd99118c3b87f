/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox says aria-checked itself */
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  /** On or off. */
  checked: boolean
  /** Called with the new state. A switch acts at once; use a checkbox where a form is saved later. */
  onCheckedChange: (checked: boolean) => void
  /** Words beside it, part of its target. Without them give an `aria-label`. */
  label?: ReactNode
}

/** On or off, at once. */
export function Switch({ checked, onCheckedChange, label, className, ...rest }: SwitchProps) {
  return (
    <label
      data-slot="switch"
      className={cn('inline-flex min-h-6 items-center gap-2 touch:min-h-11', rest.disabled && 'text-fg-3', className)}
    >
      <span className="relative inline-grid h-5 w-8 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full bg-control transition-opacity checked:bg-lead disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-on-lead transition-transform peer-checked:translate-x-3"
        />
      </span>
      {label}
    </label>
  )
}
