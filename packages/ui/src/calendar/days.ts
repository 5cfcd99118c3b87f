// Days as `YYYY-MM-DD`, without a time zone.

/** From one day to another, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayMs = 86_400_000

/** The day so many days later. */
export const daysLater = (day: string, count: number): string => written(at(day) + count * dayMs)

/** Its column in a week that begins on Monday, from 0. */
export const columnOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7

/** The first day of the month that lies so many months after that of a day. */
export const monthLater = (day: string, count: number): string =>
  written(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1))

/** The last day of a day's month. */
export const lastOfMonth = (day: string): string => daysLater(monthLater(day, 1), -1)

/** The days of a day's month. */
export const daysOfMonth = (day: string): string[] =>
  Array.from({ length: Number(lastOfMonth(day).slice(8)) }, (_, before) => daysLater(monthLater(day, 0), before))

/** The same day so many months later, or the last of that month. */
export function sameDayLater(day: string, count: number): string {
  const month = monthLater(day, count)
  const [wanted, last] = [daysLater(month, Number(day.slice(8)) - 1), lastOfMonth(month)]
  return wanted > last ? last : wanted
}

/** Two days in their order. */
export const rangeOf = (one: string, other: string): DayRange => (one <= other ? { from: one, to: other } : { from: other, to: one })
