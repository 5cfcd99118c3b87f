// Parts of rows and panels of venues and reservations that no other record has.
import { type Schema } from '@isb/sdk'
import { weekdays, writtenSpan } from '@isb/sdk/rules'
import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Repeat } from 'lucide-react'
import { locale, named, separator } from '../../lib/base/words/i18n.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { bars } from './colors.ts'

/** The color of a type; its name stands beside it. */
export const ColorDot = ({ color }: Pick<Schema<'VenueTypeRef'>, 'color'>) => (
  <span aria-hidden className={cn('size-2.5 shrink-0 rounded-xs', bars[color])} />
)

/** A type by its color and its name. */
export function TypeName({ type }: { type: Schema<'VenueTypeRef'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <ColorDot color={type.color} />
      {named(type)}
    </span>
  )
}

/** A venue, and the way to it for whoever may see venues. */
export function VenueLink({ venue }: { venue: Schema<'VenueRef'> }) {
  const { may } = useCaller()
  if (!may('venue.list')) return named(venue)
  return (
    <RecordLink to="/venue/list" search={{ id: venue.id }}>
      {named(venue)}
    </RecordLink>
  )
}

/** What a reservation is for, marked where it repeats. */
export function Title({ row: { title, series } }: { row: Pick<Schema<'VenueReservation'>, 'title' | 'series'> }) {
  const { t } = useLingui()
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span className="truncate">{title}</span>
      {series && <Repeat aria-label={t`Repeats`} className="size-3.5 shrink-0 text-fg-3" />}
    </span>
  )
}

/** The day and the time of a reservation. */
export function When({ row: { day, startsAt, endsAt } }: { row: Pick<Schema<'VenueReservation'>, 'day' | 'startsAt' | 'endsAt'> }) {
  const { day: written } = useWhen()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {written(day)} <span className="text-fg-2">{writtenSpan({ startsAt, endsAt })}</span>
    </span>
  )
}

/** The opening hours of a week, a line for each weekday that has some. */
export function WeekHours({ hours }: Pick<Schema<'Venue'>, 'hours'>) {
  return (
    <ul>
      {weekdays
        .map((weekday) => ({ weekday, spans: hours.filter((each) => each.weekday === weekday) }))
        .filter(({ spans }) => spans.length > 0)
        .map(({ weekday, spans }) => (
          <li key={weekday} className="flex gap-3 tabular-nums">
            <span className="w-20 shrink-0 text-fg-2">{enumWord('Weekday', weekday)}</span>
            {spans.map(({ opens, closes }) => writtenSpan({ startsAt: opens, endsAt: closes })).join(separator())}
          </li>
        ))}
    </ul>
  )
}

/** Extras in a line: `30 Chairs, 1 Projector`. */
export const extrasText = (extras: readonly Schema<'VenueExtra'>[]): string =>
  extras
    // A Chinese number wants the measure word of its thing, which nobody knows here: it stands behind.
    .map((extra) => (locale() === 'zh' ? `${named(extra)} ${extra.count}` : `${extra.count} ${named(extra)}`))
    .join(separator())
