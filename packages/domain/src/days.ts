// Counting with days, `YYYY-MM-DD`: they know no time zone.
import type { Reason } from '@isb/contract'

const dayMs = 86_400_000
/**
 * Whether a value is a day that a school can mean: 30 February is none, nor is a day before 1900. Whoever types a year with two digits
 * into a browser's field means none of the first century.
 */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

/** Days since 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** The day that comes so many days later. */
export const addDays = (day: string, count: number): string => new Date((dayNumber(day) + count) * dayMs).toISOString().slice(0, 10)
/** How many days there are from one to the other, both included; less than one where the last comes first. */
export const daysBetween = (first: string, last: string): number => dayNumber(last) - dayNumber(first) + 1
/** Every day from one to the other, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last)) }, (_, at) => addDays(first, at))

/** Why so many days cannot be taken: the last comes before the first, or there are more than `most`. Null where they can. */
export const whyNotRange = (first: string, last: string, most: number): Extract<Reason, 'RANGE_REVERSED' | 'DAYS_TOO_MANY'> | null => {
  if (last < first) return 'RANGE_REVERSED'
  return daysBetween(first, last) > most ? 'DAYS_TOO_MANY' : null
}
