// The values of the form of a reservation.
import type { Schema } from '@isb/sdk'
import type { Repeat } from '@isb/sdk/rules'
import type { FoundPerson } from '../../lib/engine/record/person-hint.ts'
import type { SeriesChange } from './series-preview.tsx'

/** A repetition as typed; without weekdays it repeats on the weekday of the first day. */
export interface RepeatValues extends Pick<Repeat, 'every' | 'weekdays' | 'monthly'> {
  readonly interval: string
  readonly ends: 'Until' | 'Count'
  readonly until: string
  readonly count: string
}

export interface ReservationValues {
  readonly venueId: number | null
  readonly title: string
  readonly day: string
  readonly startsAt: string
  readonly endsAt: string
  /** For whom; null for oneself. */
  readonly person: FoundPerson | null
  readonly people: string
  readonly note: string
  /** What is wanted of what the venue has, and how it is set up. */
  readonly extras: readonly Schema<'VenueExtraWish'>[]
  readonly setUp: string
  /** How it repeats; null where it does not. Which days are left out, and which take place otherwise. */
  readonly repeat: RepeatValues | null
  readonly skip: readonly string[]
  readonly changes: readonly SeriesChange[]
  /** Of a series that is there: how much of it is changed. */
  readonly which: Schema<'SeriesPart'>
}
