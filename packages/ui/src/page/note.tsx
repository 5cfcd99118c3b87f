import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import type { Tone } from '../value/status-chip.tsx'

const looks = {
  good: ['bg-good-bg text-good', CircleCheck],
  bad: ['bg-bad-bg text-bad', CircleAlert],
  waiting: ['bg-waiting-bg text-waiting', TriangleAlert],
  live: ['bg-live-bg text-live', Info],
  over: ['bg-over-bg text-over', Clock],
} as const satisfies Record<Tone, unknown>

export interface NoteProps extends ComponentProps<'div'> {
  /** Whether what it says is good, bad, or something to mind. */
  tone: Tone
}

/** What decides here, in a sentence: the rule and how things stand by it. */
export function Note({ tone, className, children, ...rest }: NoteProps) {
  const [look, Icon] = looks[tone]
  return (
    <div data-slot="note" {...rest} className={cn('flex gap-2 rounded-md px-3 py-2', look, className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  )
}
