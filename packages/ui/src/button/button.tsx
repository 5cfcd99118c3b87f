import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '../cn.ts'

export const buttonClass = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-bold whitespace-nowrap no-underline',
    'transition-opacity select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    'disabled:opacity-50 not-aria-busy:aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        lead: 'border-transparent bg-lead text-on-lead shadow-1 enabled:hover:bg-lead-hover [a&]:hover:bg-lead-hover',
        outline: 'border-line-2 bg-surface text-fg enabled:hover:bg-hover active:bg-press [a&]:hover:bg-hover [&_svg]:text-fg-2',
        ghost: 'border-transparent text-fg-2 enabled:hover:bg-press enabled:hover:text-fg [a&]:hover:bg-press',
        danger: 'border-line-2 bg-surface text-bad enabled:hover:border-bad-line enabled:hover:bg-bad-bg',
        bad: 'border-transparent bg-bad-fill text-on-lead shadow-1 enabled:hover:bg-bad-fill-hover',
      },
      size: {
        sm: 'h-7 px-2.5 touch:min-h-10',
        md: 'h-8 px-3 touch:min-h-11',
        lg: 'h-10 px-4 touch:min-h-11',
      },
      full: { true: 'w-full' },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

export interface ButtonProps extends ComponentProps<'button'> {
  /** What kind of action it is. `lead` is the screen's one main action, `danger` outlines a red word, `bad` is filled red. */
  variant?: VariantProps<typeof buttonClass>['variant']
  /** Height: sm 28, md 32, lg 40 px; fingers get 44, and sm 40. */
  size?: VariantProps<typeof buttonClass>['size']
  /** Stretches over the width it is given. */
  full?: boolean
  /** Shows a spinner before the words and ignores presses; focus stays where it is. */
  loading?: boolean
  /** Gives the look to the only child (a router link, say) instead of rendering a button. */
  asChild?: boolean
}

/** A button. It is `type="button"` unless told otherwise, so it never submits a form by accident. */
export function Button({ variant, size, full, loading = false, asChild, className, children, onClick, ...rest }: ButtonProps) {
  const Tag = asChild ? Slot : 'button'
  // aria-disabled, not disabled: a button that goes disabled under the finger drops the focus to the page.
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <Tag
      data-slot="button"
      {...(asChild ? {} : { type: 'button' as const })}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={press}
      className={cn(buttonClass({ variant, size, full }), className)}
    >
      {loading && <LoaderCircle aria-hidden className="animate-spin" />}
      <Slottable>{children}</Slottable>
    </Tag>
  )
}
