import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Tooltip } from './tooltip.tsx'

const iconButtonClass = cva(
  [
    'inline-grid shrink-0 place-items-center rounded-md transition-opacity select-none disabled:cursor-not-allowed',
    'aria-disabled:cursor-not-allowed disabled:opacity-50 not-aria-busy:aria-disabled:opacity-50 aria-pressed:bg-lead-soft-2 aria-pressed:text-lead-text [&_svg]:size-4',
  ],
  {
    variants: {
      variant: {
        ghost: 'text-fg-2 enabled:hover:bg-press enabled:hover:text-fg data-[state=open]:bg-press data-[state=open]:text-fg',
        outline: 'border border-line-2 bg-surface text-fg-2 enabled:hover:bg-hover enabled:hover:text-fg',
        bad: 'text-bad enabled:hover:bg-bad-bg',
      },
      size: { xs: 'size-6', sm: 'size-7 touch:size-10', md: 'size-8 touch:size-11', lg: 'size-10 touch:size-11' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name: read aloud, and shown as its tooltip. */
  label: string
  /** Keys that do the same, shown in the tooltip. */
  keys?: readonly string[]
  /** `outline` draws the edge, `bad` is for what destroys. */
  variant?: VariantProps<typeof iconButtonClass>['variant']
  /** Side in px: xs 24, sm 28, md 32, lg 40; for fingers 44, and sm 40. */
  size?: VariantProps<typeof iconButtonClass>['size']
  /** Shows a spinner in place of the icon and ignores presses. */
  loading?: boolean
  /** Set false where the name already stands beside it. */
  tooltip?: boolean
}

/** A button that is only an icon; it cannot be made without a name. */
export function IconButton({
  label,
  keys,
  variant,
  size,
  loading,
  tooltip = true,
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      data-slot="icon-button"
      aria-label={label}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={cn(iconButtonClass({ variant, size }), className)}
    >
      {loading ? <LoaderCircle aria-hidden className="animate-spin" /> : children}
    </button>
  )
  if (!tooltip) return button
  return (
    <Tooltip label={label} describes={false} {...(keys ? { keys } : {})}>
      {button}
    </Tooltip>
  )
}
