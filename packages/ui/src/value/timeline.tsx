import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { type Tone, toneDot } from './status-chip.tsx'

/** Something that happened. */
export interface TimelineItem {
  /** Key of the event. */
  id: string | number
  /** What came of it. */
  tone: Tone
  /** Who did it. */
  who?: ReactNode
  /** What was done, as the rest of the sentence. */
  what: ReactNode
  /** When, and from where. */
  caption?: ReactNode
  /** More under it: a Diff, a note. */
  more?: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The events, newest first. */
  items: readonly TimelineItem[]
}

/** What happened and who did it, newest first. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol data-slot="timeline" {...rest} className={cn('grid', className)}>
      {items.map(({ id, tone, who, what, caption, more }) => (
        <li key={id} className="group/event relative pb-3.5 pl-6 last:pb-0">
          <span aria-hidden className={cn('absolute top-1.5 left-1 size-2 rounded-full', toneDot[tone])} />
          <span aria-hidden className="absolute top-5 bottom-0 left-1.75 w-0.5 bg-line group-last/event:hidden" />
          <p className="break-words">
            {who && <b>{who}</b>} {what}
          </p>
          {caption && <p className="text-xs text-fg-3">{caption}</p>}
          {more && <div className="mt-2">{more}</div>}
        </li>
      ))}
    </ol>
  )
}
