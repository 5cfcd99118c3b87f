import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const badgeClass = cva('inline-flex h-5 max-w-full items-center gap-1 rounded-sm border px-1.5 text-xs whitespace-nowrap', {
  variants: {
    shape: { solid: 'border-transparent', outline: '', dashed: 'border-dashed' },
    tone: { none: '', tag1: 'text-tag1', tag2: 'text-tag2', tag3: 'text-tag3', tag4: 'text-tag4' },
  },
  compoundVariants: [
    { shape: 'solid', tone: 'none', class: 'bg-press text-fg' },
    { shape: ['outline', 'dashed'], tone: 'none', class: 'border-line-2 text-fg-2' },
    { shape: 'solid', tone: 'tag1', class: 'bg-tag1-bg' },
    { shape: 'solid', tone: 'tag2', class: 'bg-tag2-bg' },
    { shape: 'solid', tone: 'tag3', class: 'bg-tag3-bg' },
    { shape: 'solid', tone: 'tag4', class: 'bg-tag4-bg' },
    { shape: ['outline', 'dashed'], tone: 'tag1', class: 'border-tag1-bar' },
    { shape: ['outline', 'dashed'], tone: 'tag2', class: 'border-tag2-bar' },
    { shape: ['outline', 'dashed'], tone: 'tag3', class: 'border-tag3-bar' },
    { shape: ['outline', 'dashed'], tone: 'tag4', class: 'border-tag4-bar' },
  ],
  defaultVariants: { shape: 'outline', tone: 'none' },
})

export interface BadgeProps extends ComponentProps<'span'> {
  /** Kinds differ by shape as well as by word. */
  shape?: VariantProps<typeof badgeClass>['shape']
  /** A category's colour, away from the five of status. */
  tone?: VariantProps<typeof badgeClass>['tone']
}

/** What kind of thing it is. For the state it is in use StatusChip. */
export function Badge({ shape, tone, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" {...rest} className={cn(badgeClass({ shape, tone }), className)} />
}
