// When a venue is open: its own hours by weekday, the school calendar, and dates that are otherwise.
import type { Schema } from '@isb/contract'
import { weekdayOf } from '../weekday.ts'
import { daysBetween } from '../days.ts'

export type OpenSpan = Schema<'OpenSpan'>
export type WeeklyHours = Schema<'WeeklyHours'>
type Half = Schema<'HalfAnswer'>

/** What of a venue says when it is open. */
export type VenueHours = Pick<Schema<'Venue'>, 'status' | 'hours' | 'opensOnDaysOff'>
/** What is read of dates that are otherwise. */
export type VenueDates = Pick<Schema<'VenueBlock'>, 'kind' | 'startsOn' | 'endsOn' | 'reason' | 'reasonZh'>

/** Why a venue is closed, with what its words need. A name is one of the school's own, in both languages. */
export interface WhyClosed {
  readonly reason: 'VENUE_NOT_OPEN' | 'VENUE_BLOCKED' | 'VENUE_DAY_OFF' | 'VENUE_NO_HOURS'
  readonly name?: { readonly name: string; readonly nameZh: string }
}

/** A day of a venue: when it is open, and why it is closed for the whole or a half of it. */
export interface OpenDay {
  readonly open: readonly OpenSpan[]
  readonly why: WhyClosed | null
}

const noon = '12:00'
const daysOff: readonly Schema<'DayReason'>[] = ['Holiday', 'Break', 'Online']

/** A fault of one span of opening hours. */
export type HoursFault = 'VENUE_HOURS_MISSING' | 'VENUE_HOURS_ORDER' | 'VENUE_HOURS_OVERLAP'

/** The fault of each span, in the order given; null for a span without one. Spans of one weekday must not overlap. */
export const hoursFaults = (hours: readonly WeeklyHours[]): (HoursFault | null)[] =>
  hours.map((span, at) => {
    if (!span.opens || !span.closes) return 'VENUE_HOURS_MISSING'
    if (span.closes <= span.opens) return 'VENUE_HOURS_ORDER'
    const overlaps = hours.some(
      (other, place) => place !== at && span.weekday === other.weekday && span.opens < other.closes && other.opens < span.closes,
    )
    return overlaps ? 'VENUE_HOURS_OVERLAP' : null
  })

/** The most basic fault of some opening hours, or null: a missing time before a wrong order, and that before an overlap. */
export function whyNotHours(hours: readonly WeeklyHours[]): HoursFault | null {
  const faults = hoursFaults(hours)
  const order = ['VENUE_HOURS_MISSING', 'VENUE_HOURS_ORDER', 'VENUE_HOURS_OVERLAP'] as const
  return order.find((fault) => faults.includes(fault)) ?? null
}

/**
 * When a venue is open on a day. A blocked date closes it; a holiday, a break or an online day of all divisions closes it unless the venue
 * or a date opens it; a make-up workday has the hours of the weekday that it runs as; a weekend has its own.
 * @param dates those of the venue and of all venues, of any day
 */
export function openDay(venue: VenueHours, dates: readonly VenueDates[], { day, morning, afternoon }: Schema<'SchoolDay'>): OpenDay {
  if (venue.status !== 'Open') return { open: [], why: { reason: 'VENUE_NOT_OPEN' } }
  const onDay = dates.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const blocked = onDay.find(({ kind }) => kind === 'Blocked')
  if (blocked) return { open: [], why: { reason: 'VENUE_BLOCKED', name: { name: blocked.reason, nameZh: blocked.reasonZh } } }
  const opened = venue.opensOnDaysOff || onDay.length > 0
  const isOff = ({ campus }: Half) => !opened && daysOff.includes(campus.reason)
  const during = (half: Half, from: string, to: string) => {
    const weekday = half.runsAs ?? weekdayOf(day)
    const hours = venue.hours.filter((each) => !isOff(half) && each.weekday === weekday)
    return hours.map(({ opens, closes }) => ({ opens: opens > from ? opens : from, closes: closes < to ? closes : to }))
  }
  const open = joinSpans([...during(morning, '00:00', noon), ...during(afternoon, noon, '24:00')])
  const off = [morning, afternoon].find(isOff)
  if (off) return { open, why: { reason: 'VENUE_DAY_OFF', name: off.campus } }
  return { open, why: open.length === 0 ? { reason: 'VENUE_NO_HOURS' } : null }
}

/** Spans in their order. Spans that touch or overlap become one, and empty ones are left out. */
export function joinSpans(spans: readonly OpenSpan[]): OpenSpan[] {
  const inOrder = spans.filter(({ opens, closes }) => opens < closes).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
  return inOrder.reduce<OpenSpan[]>((done, span) => {
    const last = done.at(-1)
    if (!last || last.closes < span.opens) return [...done, span]
    return [...done.slice(0, -1), { opens: last.opens, closes: last.closes > span.closes ? last.closes : span.closes }]
  }, [])
}

/** Days off of all divisions in a row, by name. The weekend within them belongs to them. */
export interface DaysOff {
  readonly startsOn: string
  readonly endsOn: string
  readonly name: string
  readonly nameZh: string
}
export function daysOffIn(days: readonly Schema<'SchoolDay'>[]): DaysOff[] {
  const off = days.filter(({ morning, afternoon }) => [morning, afternoon].every(({ campus }) => daysOff.includes(campus.reason)))
  return off.reduce<DaysOff[]>((done, { day, morning: { campus } }) => {
    const last = done.at(-1)
    const goesOn = last?.name === campus.name && daysBetween(last.endsOn, day) <= 4
    return goesOn
      ? [...done.slice(0, -1), { ...last, endsOn: day }]
      : [...done, { startsOn: day, endsOn: day, name: campus.name, nameZh: campus.nameZh }]
  }, [])
}
