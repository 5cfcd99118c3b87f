import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** waiting: amber; live: blue; good: green; over: grey; bad: red. */
export type Tone = 'waiting' | 'live' | 'good' | 'over' | 'bad'

const chipClass = cva('inline-flex items-center gap-1.5 text-xs font-bold whitespace-nowrap', {
  variants: {
    tone: { waiting: 'text-waiting', live: 'text-live', good: 'text-good', over: 'text-over', bad: 'text-bad' },
    bare: { true: 'h-5', false: 'h-5.5 rounded-full pr-2 pl-1.75' },
  },
  compoundVariants: [
    { bare: false, tone: 'waiting', class: 'bg-waiting-bg' },
    { bare: false, tone: 'live', class: 'bg-live-bg' },
    { bare: false, tone: 'good', class: 'bg-good-bg' },
    { bare: false, tone: 'over', class: 'bg-over-bg' },
    { bare: false, tone: 'bad', class: 'bg-bad-bg' },
  ],
  defaultVariants: { bare: false },
})

/** The dot of each tone. */
export const toneDot: Record<Tone, string> = {
  waiting: 'bg-waiting-dot',
  live: 'bg-live-dot',
  good: 'bg-good-dot',
  over: 'bg-over-dot',
  bad: 'bg-bad-dot',
}

export interface StatusChipProps extends ComponentProps<'span'> {
  /** One of the five tones. */
  tone: Tone
  /** Without its ground: in a cell that already has a chip beside it. */
  bare?: VariantProps<typeof chipClass>['bare']
}

/** The state something is in: a dot and a word, so that colour never says it alone. */
export function StatusChip({ tone, bare, className, children, ...rest }: StatusChipProps) {
  return (
    <span data-slot="status-chip" data-tone={tone} {...rest} className={cn(chipClass({ tone, bare }), className)}>
      <span aria-hidden className={cn('size-1.5 shrink-0 rounded-full', toneDot[tone])} />
      {children}
    </span>
  )
}
