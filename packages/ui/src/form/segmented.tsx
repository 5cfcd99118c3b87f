import { type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'

export interface SegmentedOption<Value extends string> {
  /** What is handed back. */
  value: Value
  /** What is read. */
  label: ReactNode
}

export interface SegmentedProps<Value extends string> {
  /** Name of the choice as a whole, read aloud. */
  label: string
  /** Two to five short choices. */
  options: readonly SegmentedOption<Value>[]
  /** The chosen one. */
  value: Value
  /** Called with the new choice. */
  onValueChange: (value: Value) => void
  /** More classes for the box. */
  className?: string
}

/** A choice of a few, all visible: native radio buttons in a row, so arrow keys walk it. */
export function Segmented<Value extends string>({ label, options, value, onValueChange, className }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      data-slot="segmented"
      role="radiogroup"
      aria-label={label}
      className={cn('inline-flex gap-0.5 rounded-md bg-press p-0.5', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-7 items-center rounded-sm px-3 font-bold whitespace-nowrap text-fg-2 outline-offset-2 outline-focus has-checked:bg-float has-checked:text-fg has-checked:ring-1 has-checked:ring-line-2 has-focus-visible:outline-2 touch:h-10"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
