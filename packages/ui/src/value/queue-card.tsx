import { Slot } from '@radix-ui/react-slot'
import { ArrowRight } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Skeleton } from './skeleton.tsx'
import { type Tone, toneDot } from './status-chip.tsx'

/** A share of a queue: how many have waited so long. */
export interface QueueShare {
  /** Key of the share. */
  id: string
  /** Its name, for the bar's description: “Over 3 days”. */
  label: string
  /** How many. */
  count: number
  /** Its colour. Red only for what is late. */
  tone: Tone
}

export interface QueueCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Name of the queue. */
  title: string
  /** Stands before the name. */
  icon?: ReactNode
  /** A link to the queue (a router link without children); the whole card takes presses for it. */
  link?: ReactElement<{ children?: unknown }>
  /** How many wait; undefined while it loads. */
  count: number | undefined
  /** A bar of how long they have waited. */
  shares?: readonly QueueShare[]
  /** Under the count: how old the oldest is. */
  line?: ReactNode
  /** A few by name. */
  items?: readonly { id: string | number; text: ReactNode }[]
}

/** A queue on the first page: how many, how long they have waited, the oldest by name. */
export function QueueCard({ title, icon, link, count, shares, line, items, className, ...rest }: QueueCardProps) {
  const total = shares?.reduce((sum, share) => sum + share.count, 0) ?? 0
  return (
    <article
      data-slot="queue-card"
      aria-busy={count === undefined || undefined}
      {...rest}
      className={cn('relative min-w-0 bg-surface p-4', link && 'hover:bg-hover', className)}
    >
      <h3 className="flex items-center gap-2 text-fg-2 [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        {link ? (
          <Slot className="min-w-0 flex-1 truncate text-fg-2 no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-[-2px] focus-visible:after:outline-focus">
            {cloneElement(link, {}, title)}
          </Slot>
        ) : (
          <span className="min-w-0 flex-1 truncate">{title}</span>
        )}
        {link && <ArrowRight aria-hidden />}
      </h3>
      <p className="mt-2 flex h-10 items-center text-3xl font-bold tabular-nums">
        {count?.toLocaleString('en') ?? <Skeleton className="h-6! w-12" />}
      </p>
      {shares && (
        <span
          {...(total === 0
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': shares.map((share) => `${share.label} ${share.count}`).join(', ') })}
          className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full"
        >
          {total === 0 && <span className="flex-1 bg-press" />}
          {shares
            .filter((share) => share.count > 0)
            .map((share) => (
              <span
                key={share.id}
                className={cn('rounded-full', toneDot[share.tone], share.tone === 'over' && 'opacity-50')}
                style={{ flexGrow: share.count }}
              />
            ))}
        </span>
      )}
      {line && <p className="mt-2.5 text-xs">{line}</p>}
      {items && items.length > 0 && (
        <ul className="mt-0.5 grid gap-0.5 text-xs text-fg-2">
          {items.map(({ id, text }) => (
            <li key={id} className="truncate">
              {text}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
