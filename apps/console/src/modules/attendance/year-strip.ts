// A school year as a strip: a column for each week, a square for each day with lessons.
import { type Data } from '@isb/sdk'
import { daysBetween, mondayOf, partOfDay, weekdayOf, weekdays, type DayHalf } from '@isb/sdk/rules'

type Year = Data<'attendance.year'>
type YearAbsence = Year['absences'][number]

/** What a half of a day was: no lessons, lessons, or an absence. */
type Half = 'none' | 'lessons' | YearAbsence

interface StripDay {
  readonly day: string
  readonly halves: readonly [morning: Half, afternoon: Half]
  readonly future: boolean
  /** Its place in the strip: the week and the weekday, counted from 1. */
  readonly column: number
  readonly row: number
}
interface Strip {
  readonly days: readonly StripDay[]
  readonly weeks: number
  /** Five, unless there are lessons on a Saturday or Sunday. */
  readonly rows: number
  /** The first day of each month, with the column of its week. */
  readonly months: readonly { readonly day: string; readonly column: number }[]
}

/** Weeks that the name of a month takes. */
const roomForMonth = 3
/** The strip from the first day with lessons until the last. */
export function stripOf({ days, absences, today }: Year): Strip {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return { days: [], weeks: 0, rows: 0, months: [] }
  const monday = mondayOf(first)
  const columnOf = (day: string) => Math.ceil(daysBetween(monday, day) / 7)
  const missed = (day: string, half: DayHalf) =>
    absences.find((absence) => [half, 'Whole'].includes(partOfDay(absence, day) ?? '')) ?? 'lessons'
  const placed = days.map(({ day, part }): StripDay => ({
    day,
    halves: [part === 'Afternoon' ? 'none' : missed(day, 'Morning'), part === 'Morning' ? 'none' : missed(day, 'Afternoon')],
    future: day > today,
    column: columnOf(day),
    row: weekdays.indexOf(weekdayOf(day)) + 1,
  }))
  const starts = days.filter(({ day }, at) => day.slice(0, 7) !== days[at - 1]?.day.slice(0, 7))
  return {
    days: placed,
    weeks: columnOf(last),
    rows: Math.max(5, ...placed.map(({ row }) => row)),
    // A month of a week or two has no room for its name.
    months: starts
      .map(({ day }) => ({ day, column: columnOf(day) }))
      .filter(({ column }, at, all) => (all[at + 1]?.column ?? Infinity) - column >= roomForMonth),
  }
}
