// Whether a venue can be reserved at a time, and why not.
import type { Schema } from '@isb/contract'
import { dayNumber, daysBetween } from '../days.ts'
import { minutesOf, timeAt, writtenSpan, type DaySpan } from './clock.ts'
import type { OpenDay, OpenSpan, WhyClosed } from './hours.ts'

/** What somebody wants to reserve. */
export interface Slot extends DaySpan {
  readonly day: string
}

/** What of a venue limits its reservations. */
export type VenueLimits = Pick<
  Schema<'Venue'>,
  'capacity' | 'shortestMinutes' | 'longestMinutes' | 'aheadDays' | 'noticeMinutes' | 'betweenMinutes' | 'openPerPerson'
>

/** A reservation that is there already, and what it keeps free after it. */
export interface TakenSpan extends DaySpan {
  readonly betweenMinutes: number
}

/** Why a time cannot be reserved, with what its words need. */
export type WhyNotSlot =
  | WhyClosed
  | {
      readonly reason:
        | 'VENUE_TIME_ORDER'
        | 'VENUE_IS_PAST'
        | 'VENUE_OUTSIDE_HOURS'
        | 'VENUE_TAKEN'
        | 'VENUE_TOO_SHORT'
        | 'VENUE_TOO_LONG'
        | 'VENUE_TOO_FAR'
        | 'VENUE_TOO_LATE'
        | 'VENUE_CAPACITY'
        | 'VENUE_OWN_LIMIT'
      readonly values?: Readonly<Record<string, string | number>>
      readonly name?: undefined
    }

/** Whether a reservation needs time that another one has or keeps free. */
const meets = (slot: DaySpan, betweenMinutes: number, other: TakenSpan): boolean =>
  minutesOf(slot.startsAt) < minutesOf(other.endsAt) + other.betweenMinutes &&
  minutesOf(other.startsAt) < minutesOf(slot.endsAt) + betweenMinutes

/** Why a venue is closed at a time, or null. */
export function whyClosed({ open, why }: OpenDay, slot: DaySpan): WhyNotSlot | null {
  if (open.some(({ opens, closes }) => opens <= slot.startsAt && slot.endsAt <= closes)) return null
  if (open.length === 0 && why) return why
  const hours = open.map(({ opens, closes }) => writtenSpan({ startsAt: opens, endsAt: closes })).join(', ')
  return { reason: 'VENUE_OUTSIDE_HOURS', values: { hours } }
}

/** The first reservation that is in the way of a time, or undefined. */
export const inTheWay = <Taken extends TakenSpan>(slot: DaySpan, betweenMinutes: number, taken: readonly Taken[]): Taken | undefined =>
  taken.find((other) => meets(slot, betweenMinutes, other))

/** What is asked of a time besides opening hours and other reservations. */
export interface Wish {
  readonly slot: Slot
  readonly people: number | null
  /** The moment at the school. */
  readonly now: { readonly day: string; readonly time: string }
  /** Open reservations that the person has there, ahead of them. */
  readonly own: number
}

/** Minutes from one moment at the school to another. */
const minutesUntil = (now: Wish['now'], { day, startsAt }: Slot): number =>
  (dayNumber(day) - dayNumber(now.day)) * 1440 + minutesOf(startsAt) - minutesOf(now.time)

/** Why nobody can reserve such a time anywhere, or null: it is none, or it has begun. */
export function whyNoTime({ slot, now }: Pick<Wish, 'slot' | 'now'>): WhyNotSlot | null {
  if (slot.endsAt <= slot.startsAt) return { reason: 'VENUE_TIME_ORDER' }
  return minutesUntil(now, slot) < 0 ? { reason: 'VENUE_IS_PAST' } : null
}

/** Which limit of the venue is in the way, or null. Whoever may approve reservations is not bound by them, but by the capacity. */
export function whyBeyondLimits(venue: VenueLimits, { slot, people, now, own }: Wish, mayApprove: boolean): WhyNotSlot | null {
  const { capacity, shortestMinutes, longestMinutes, aheadDays, noticeMinutes, openPerPerson } = venue
  if (capacity !== null && people !== null && people > capacity) return { reason: 'VENUE_CAPACITY', values: { count: capacity } }
  if (mayApprove) return null
  const minutes = minutesOf(slot.endsAt) - minutesOf(slot.startsAt)
  if (minutes < shortestMinutes) return { reason: 'VENUE_TOO_SHORT', values: { minutes: shortestMinutes } }
  if (longestMinutes !== null && minutes > longestMinutes) return { reason: 'VENUE_TOO_LONG', values: { minutes: longestMinutes } }
  if (aheadDays !== null && daysBetween(now.day, slot.day) - 1 > aheadDays) return { reason: 'VENUE_TOO_FAR', values: { days: aheadDays } }
  if (minutesUntil(now, slot) < noticeMinutes) return { reason: 'VENUE_TOO_LATE', values: { minutes: noticeMinutes } }
  if (openPerPerson !== null && own >= openPerPerson) return { reason: 'VENUE_OWN_LIMIT', values: { count: own, limit: openPerPerson } }
  return null
}

/** What of a day is free: open, and neither reserved nor kept free around a reservation. */
export function freeSpans({ open }: OpenDay, betweenMinutes: number, taken: readonly TakenSpan[]): OpenSpan[] {
  const cut = (spans: readonly OpenSpan[], other: TakenSpan): OpenSpan[] => {
    const from = timeAt(Math.max(0, minutesOf(other.startsAt) - betweenMinutes))
    const to = timeAt(Math.min(1440, minutesOf(other.endsAt) + other.betweenMinutes))
    const parts = spans.flatMap(({ opens, closes }) => [
      { opens, closes: closes < from ? closes : from },
      { opens: opens > to ? opens : to, closes },
    ])
    return parts.filter(({ opens, closes }) => opens < closes)
  }
  return taken.reduce(cut, open.slice())
}

/** Reservations begin at quarters of an hour: minutes. */
export const quarterHour = 15

/** The time of so many minutes that starts so many minutes after midnight. */
export const slotAt = (start: number, minutes: number): DaySpan => ({ startsAt: timeAt(start), endsAt: timeAt(start + minutes) })

/**
 * The first and the last quarter of an hour, in minutes since midnight, at which a time of so many minutes can start in a free stretch;
 * undefined where none can.
 * @param isGood whether nothing is in the way of a time. What is good is good at every later start of the day too
 */
export function startsIn({ opens, closes }: OpenSpan, minutes: number, isGood: (span: DaySpan) => boolean) {
  const last = Math.floor((minutesOf(closes) - minutes) / quarterHour) * quarterHour
  if (last < minutesOf(opens) || !isGood(slotAt(last, minutes))) return undefined
  let first = Math.ceil(minutesOf(opens) / quarterHour) * quarterHour
  while (!isGood(slotAt(first, minutes))) first += quarterHour
  return { first, last }
}
