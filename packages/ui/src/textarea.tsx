import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Lines shown before it grows. */
  rows?: number
}

/** Text of several lines; it grows with what is typed, up to twelve lines. */
export function Textarea({ rows = 3, className, ...rest }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      {...rest}
      className={cn('control block field-sizing-content max-h-64 resize-none px-3 py-1.75 touch:text-base', className)}
    />
  )
}
