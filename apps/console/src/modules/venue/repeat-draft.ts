// What the form of a reservation holds of its repeating, and what is sent of it.
import { type Schema } from '@isb/sdk'
import { ruleOf, weekdayOf, type Weekday } from '@isb/sdk/rules'
import { readEnd } from './end-of-day.ts'
import type { RepeatValues, ReservationValues } from './reservation-values.ts'

export const weekly: RepeatValues = { every: 'Week', interval: '1', weekdays: [], monthly: 'Date', ends: 'Count', until: '', count: '10' }

export const weekdaysIn = ({ weekdays }: RepeatValues, day: string): readonly Weekday[] =>
  weekdays.length > 0 ? weekdays : [weekdayOf(day)]

/** The rule of what was typed. */
export const written = (values: RepeatValues, day: string): string =>
  ruleOf(
    {
      every: values.every,
      monthly: values.monthly,
      interval: Number(values.interval),
      weekdays: weekdaysIn(values, day),
      until: values.ends === 'Until' ? values.until : null,
      count: values.ends === 'Count' ? Number(values.count) : null,
    },
    day,
  )

/** What is sent of a reservation, whether it repeats or not. */
export const bodyOf = ({ venueId, title, day, startsAt, endsAt, person, people, note, extras, setUp }: ReservationValues) => ({
  venueId: venueId ?? 0,
  title: title.trim(),
  day,
  startsAt,
  endsAt: readEnd(endsAt),
  people: people ? Number(people) : null,
  note: note.trim(),
  extras: [...extras],
  setUp: setUp.trim(),
  ...(person && { personId: person.id }),
})

/** What is sent of one that repeats. */
export const seriesBody = (values: ReservationValues, repeat: RepeatValues): Schema<'VenueSeriesRequest'> => ({
  ...bodyOf(values),
  rule: written(repeat, values.day),
  skip: [...values.skip],
  changes: [...values.changes],
})
