import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export const inputClass = cva('control', {
  variants: {
    size: { sm: 'h-8 px-2.5 touch:h-11', md: 'h-9 px-3 touch:h-11', lg: 'h-10 px-3 touch:h-11' },
  },
  defaultVariants: { size: 'md' },
})

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height: sm 32 (toolbars), md 36 (forms), lg 40 px (sign-in); for fingers 44. */
  size?: VariantProps<typeof inputClass>['size']
}

/** A one-line text field. On touch screens its text is 16 px, or iOS zooms the page in. */
export function Input({ size, className, ...rest }: InputProps) {
  return <input data-slot="input" {...rest} className={cn(inputClass({ size }), 'touch:text-base', className)} />
}
