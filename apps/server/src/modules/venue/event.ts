// A reservation as an event of iCalendar: the same UID for good, a SEQUENCE that every change raises, cancelled ones kept.
import type { Schema } from '@isb/contract'
import { word, type WordKey } from '@isb/words'
import { moment, type Properties } from '../../core/text/ical.ts'

/** What an event says of a reservation. */
export interface Event {
  readonly id: number
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly status: Schema<'ReservationStatus'>
  readonly version: number
  readonly updatedAt: Date
  readonly venueName: string
  readonly venueNameZh: string
  readonly location: string
  /** The reserver. */
  readonly person: string
}

const momentSql = (clock: string): string => `day_time(r.day, r.${clock}) at time zone s.time_zone`
/**
 * The moments of reservation `r`, by the school's clock. The hour that a change of clocks leaves out is the one after it: what lies in it
 * keeps its length, so that it does not end before it begins.
 */
export const momentsSql = `${momentSql('starts_at')} as start,
  case when ${momentSql('ends_at')} > ${momentSql('starts_at')} then ${momentSql('ends_at')}
    else ${momentSql('starts_at')} + (day_time(r.day, r.ends_at) - day_time(r.day, r.starts_at)) end as end`

export const prodid = '-//ISB//Venues//EN'
export const inBoth = (en: string, zh: string): string => [en, zh].filter(Boolean).join(' ')
export const bothWords = (key: WordKey): string => inBoth(word('en', key), word('zh', key))

const statusOf = { Pending: 'TENTATIVE', Approved: 'CONFIRMED', Rejected: 'CANCELLED', Cancelled: 'CANCELLED' } as const

/** @param titles whether it says what and who for; otherwise only that the time is taken */
export function eventOf(
  { id, title, start, end, status, version, updatedAt, venueName, venueNameZh, location, person }: Event,
  host: string,
  titles: boolean,
): Properties {
  return {
    uid: `reservation-${id}@${host}`,
    sequence: version - 1,
    dtstamp: moment(updatedAt),
    'last-modified': moment(updatedAt),
    dtstart: moment(start),
    dtend: moment(end),
    status: statusOf[status],
    location: [inBoth(venueName, venueNameZh), location].filter(Boolean).join(', '),
    ...(titles
      ? { summary: title, description: person || undefined }
      : { summary: bothWords('venue.feed.taken'), class: 'PRIVATE' as const }),
  }
}
