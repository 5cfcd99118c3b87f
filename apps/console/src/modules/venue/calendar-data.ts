// The calendar of venues as the schedule draws it: a day with venues side by side, or a week.
import { type Data } from '@isb/sdk'
import {
  addDays,
  inTheWay,
  joinSpans,
  minutesOf,
  mondayOf,
  timeAt,
  whyClosed,
  whyNoTime,
  writtenSpan,
  type DaySpan,
  type OpenSpan,
} from '@isb/sdk/rules'
import type { ScheduleItem, Slot, Stretch } from '@isb/ui'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { fills } from './colors.ts'

export type VenueCalendar = Data<'venue.calendar'>
export type CalendarVenue = VenueCalendar['venues'][number]
export type CalendarReservation = VenueCalendar['reservations'][number]
export const views = ['day', 'week', 'month', 'list'] as const
export type View = (typeof views)[number]

/** The venues that an address leaves out: `without=3-7`. */
export const leftOutIn = ({ without }: { readonly without?: string | number | undefined }): ReadonlySet<number> =>
  new Set(
    String(without ?? '')
      .split('-')
      .filter(Boolean)
      .map(Number),
  )

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const nextMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), 31))

/** The days that a view shows around one: a month in whole weeks. */
export function daysOf(view: View, day: string): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day }
  if (view === 'week' || view === 'list') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(addDays(nextMonth(day), -1)), 6) }
}

/** The day around which the view before or after shows. */
export function stepFrom(view: View, day: string, by: 1 | -1): string {
  if (view === 'month') return by === 1 ? nextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1))
  return addDays(day, view === 'day' ? by : 7 * by)
}

/** A column's name: a venue on a day. In a week of several venues the venue is left open. */
export const columnId = (day: string, venueId: number | null): string => `${day} ${venueId ?? ''}`
export function placeOf(column: string): { day: string; venueId: number | null } {
  const [day = '', venueId] = column.split(' ')
  return { day, venueId: venueId ? Number(venueId) : null }
}

const stretchOf = ({ startsAt, endsAt }: DaySpan): Stretch => ({ from: minutesOf(startsAt), to: minutesOf(endsAt) })
const stretchOfOpen = ({ opens, closes }: OpenSpan): Stretch => stretchOf({ startsAt: opens, endsAt: closes })
export const spanOf = ({ from, to }: Stretch): DaySpan => ({ startsAt: timeAt(from), endsAt: timeAt(to) })

/** When any of these venues is open on a day, by its place among the days. */
export function openOn(venues: readonly CalendarVenue[], at: number): Stretch[] {
  return joinSpans(venues.flatMap(({ days }) => days[at]?.open ?? [])).map(stretchOfOpen)
}

/** Why these venues are closed for the day or a part of it: where that is the same for all, or, where none is open, what most say. */
export function closedOn(venues: readonly CalendarVenue[], at: number): string {
  const [first, ...others] = [...Map.groupBy(venues, ({ days }) => days[at]?.closed ?? '')].toSorted(([, a], [, b]) => b.length - a.length)
  return others.length === 0 || openOn(venues, at).length === 0 ? (first?.[0] ?? '') : ''
}

/** Whether somebody has closed all of these venues on a day. */
export const blockedOn = (venues: readonly CalendarVenue[], at: number): boolean =>
  venues.length > 0 && venues.every(({ days }) => days[at]?.blocked)

/** The hours that the grid shows: those in which anything is open or reserved, at least from 8 to 18. */
export function hoursOf(venues: readonly CalendarVenue[], reservations: readonly CalendarReservation[]): Stretch {
  const spans = [...venues.flatMap(({ days }) => days.flatMap(({ open }) => open.map(stretchOfOpen))), ...reservations.map(stretchOf)]
  const from = Math.min(8 * 60, ...spans.map((span) => span.from))
  const to = Math.max(18 * 60, ...spans.map((span) => span.to))
  return { from: Math.max(0, Math.floor(from / 60) * 60 - 60), to: Math.min(1440, Math.ceil(to / 60) * 60 + 60) }
}

/** A reservation as the schedule draws it. */
export function itemOf(
  reservation: CalendarReservation,
  venue: CalendarVenue,
  view: View,
  movable: boolean,
  single: boolean,
): ScheduleItem {
  const { id, version, venueId, day, status, lesson, title } = reservation
  const who = lesson ? sharedWord('venue.lesson') : personName(reservation)
  return {
    id,
    version,
    column: columnId(day, view === 'day' || single ? venueId : null),
    ...stretchOf(reservation),
    title,
    text: view === 'day' || single ? who : named(venue),
    className: fills[venue.type.color],
    tentative: status === 'Pending',
    movable,
  }
}

/** A venue with its whole and its parts: one takes the others. */
const familyOf = (venues: readonly CalendarVenue[], venue: CalendarVenue): CalendarVenue[] =>
  venues.filter((other) => other.id === venue.id || other.partOfId === venue.id || other.id === venue.partOfId)

/** What takes a venue on a day although another one is reserved: its whole, or a part of it. */
export const takenElsewhere = (
  { venues, reservations }: VenueCalendar,
  venue: CalendarVenue,
  day: string,
): (Stretch & { text: string })[] =>
  familyOf(venues, venue)
    .filter(({ id }) => id !== venue.id)
    .flatMap((other) =>
      reservations
        .filter((each) => each.venueId === other.id && each.day === day)
        .map((each) => ({ ...stretchOf(each), text: `${named(other)}: ${each.title}` })),
    )

/** Why a time cannot be had, in words; null where it can. The server has the last word. */
export function whyNot(
  { venues, days, reservations, today, time }: VenueCalendar,
  { column, ...stretch }: Slot,
  id: number | null,
): string | null {
  const place = placeOf(column)
  const own = reservations.find((each) => each.id === id)
  const venue = venues.find((each) => each.id === (place.venueId ?? own?.venueId))
  const span = spanOf(stretch)
  const past = whyNoTime({ slot: { day: place.day, ...span }, now: { day: today, time } })
  if (past) return sharedWord(`reason.${past.reason}`, {})
  const open = venue?.days[days.indexOf(place.day)]
  if (!venue || !open) return null
  if (open.open.length === 0) return open.closed
  const closed = whyClosed({ open: open.open, why: null }, span)
  if (closed && 'values' in closed) return sharedWord(`reason.${closed.reason}`, closed.values)
  const family = familyOf(venues, venue)
  const taken = reservations
    .filter((other) => other.id !== id && other.day === place.day && family.some((each) => each.id === other.venueId))
    .map((other) => ({ ...other, betweenMinutes: family.find((each) => each.id === other.venueId)?.betweenMinutes ?? 0 }))
  const other = inTheWay(span, venue.betweenMinutes, taken)
  return other ? sharedWord('reason.VENUE_TAKEN', { when: writtenSpan(other), who: other.title }) : null
}
