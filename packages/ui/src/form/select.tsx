import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useFirstPress } from '../overlay/closed.tsx'
import { cn } from '../cn.ts'
import { inputClass, type InputProps } from './input.tsx'
import { overlaysLoaded, useOverlays } from '../overlay/overlays.ts'

export interface SelectOption<Value extends string = string> {
  /** What is handed back; never empty. */
  value: Value
  /** What is read. */
  label: string
  /** Stands before the label. */
  icon?: ReactNode
  /** Cannot be chosen, and says so. */
  disabled?: boolean
}

export interface SelectProps<Value extends string = string> extends Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'dir'
> {
  /** What can be chosen, in order. */
  options: readonly SelectOption<Value>[]
  /** The chosen value; null when nothing is chosen yet. */
  value: Value | null
  /** Called with the new choice. */
  onValueChange: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Grey word before the choice, for selects in a toolbar: “Type All”. */
  prefix?: string
  /** Height, as of Input. */
  size?: InputProps['size']
}

/** How its button looks. */
export const selectClass = (size: InputProps['size']): string =>
  cn(inputClass({ size }), 'flex items-center gap-2 pr-2 text-left data-placeholder:text-fg-3')

/** A button that opens a list to choose one from, by Radix. Letters choose while it is closed, and walk while it is open. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const parts = useOverlays()
  // One that is there from the beginning of a page is a button until its first press.
  const [whole] = useState(overlaysLoaded)
  const { pressed, press } = useFirstPress({})
  if (parts && (whole || pressed)) return <parts.Select defaultOpen={pressed !== undefined} {...props} />
  const { options, value, onValueChange: _, placeholder, prefix, size, className, ...rest } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the list that it would control is not there yet
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      data-slot="select"
      data-state="closed"
      {...(!chosen && { 'data-placeholder': '' })}
      {...rest}
      onClick={() => press('pointer')}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') press('keyboard')
      }}
      className={cn(selectClass(size), className)}
    >
      {prefix && <span className="shrink-0 text-fg-2">{prefix}</span>}
      <span className={cn('min-w-0 flex-1 truncate', prefix && 'font-bold')}>{chosen?.label ?? placeholder ?? '\u00a0'}</span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
    </button>
  )
}
