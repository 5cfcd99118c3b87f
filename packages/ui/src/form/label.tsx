import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export interface LabelProps extends ComponentProps<'label'> {
  /** Draws the mark of a field that must be filled. The control itself must say so with `required` or `aria-required`. */
  required?: boolean
}

/** A field's name. */
export function Label({ required, className, children, ...rest }: LabelProps) {
  return (
    <label data-slot="label" {...rest} className={cn('block font-bold', className)}>
      {children}
      {required && (
        <span aria-hidden className="text-bad">
          {' *'}
        </span>
      )}
    </label>
  )
}
