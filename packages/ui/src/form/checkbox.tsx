import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cn } from '../cn.ts'

/** `mixed` is a parent some of whose children are checked. */
export type Checked = boolean | 'mixed'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> {
  /** Checked, not, or in between. */
  checked: Checked
  /** Called with what a press makes of it: `mixed` becomes true. */
  onCheckedChange: (checked: boolean) => void
  /** Words beside the box, part of its target. Without them give an `aria-label`. */
  label?: ReactNode
}

/** A checkbox with three states, a native one, so that forms and screen readers need no help. Its target is 24 px. */
export function Checkbox({ checked, onCheckedChange, label, className, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // There is no attribute for the third state; only the property.
    if (ref.current) ref.current.indeterminate = checked === 'mixed'
  }, [checked])
  return (
    <label
      data-slot="checkbox"
      className={cn('inline-flex min-h-6 items-start', label !== undefined && 'touch:py-2', rest.disabled && 'text-fg-3', className)}
    >
      <span className={cn('grid size-6 shrink-0 place-items-center', label !== undefined && '-ml-1')}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          checked={checked === true}
          onChange={(event) => onCheckedChange(checked === 'mixed' ? true : event.target.checked)}
          className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-control bg-surface checked:border-lead checked:bg-lead indeterminate:border-lead indeterminate:bg-lead disabled:opacity-50"
        />
        <Tick mixed={checked === 'mixed'} />
      </span>
      {label !== undefined && <span className="ml-1 py-0.5">{label}</span>}
    </label>
  )
}

function Tick({ mixed }: { mixed: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 12 12"
      className="pointer-events-none invisible relative col-start-1 row-start-1 size-3 fill-none stroke-on-lead stroke-2 peer-checked:visible peer-indeterminate:visible"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={mixed ? 'M2.5 6h7' : 'M2 6.3l2.7 2.6L10 3.4'} />
    </svg>
  )
}
