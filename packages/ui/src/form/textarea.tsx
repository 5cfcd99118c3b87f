import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Lines shown before it grows. */
  rows?: number
}

/** Text of several lines; it grows with what is typed, up to twelve lines. */
export function Textarea({ rows = 3, className, style, ...rest }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      // A field that is sized by what is in it passes over its rows.
      style={{ minHeight: `calc(${rows}lh + 1rem)`, ...style }}
      className={cn('control block field-sizing-content max-h-64 resize-none px-3 py-1.75 touch:text-base', className)}
    />
  )
}
