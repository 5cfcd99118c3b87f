// What a change of the calendar must hold, what the calendar is after it, and which half days it moves.
import type { Reason, Schema } from '@isb/contract'
import {
  divisions,
  halves,
  schoolDay,
  type Calendar,
  type CalendarDay,
  type CalendarTerm,
  type DayHalf,
  type Division,
  type HalfAnswer,
} from './school-day.ts'
import { daysFrom, whyNotRange } from '../days.ts'

export type CalendarChange = Schema<'CalendarChange'>
type DayInput = Schema<'SpecialDayInput'>
type YearInput = Schema<'SchoolYearInput'>

const longestDays = 400
const longestYear = 800

/** What is wrong with a part of a change: the reason, and the field that it is said at. */
export interface WhyNotPart {
  readonly field: string
  readonly reason: Reason
}

/** Why some days cannot stand like this, by themselves. Null where they can. */
export function whyNotSpecialDay({ kind, startsOn, endsOn, part = 'Whole', runsAs = null }: DayInput): WhyNotPart | null {
  const range = whyNotRange(startsOn, endsOn, longestDays)
  if (range) return { field: 'endsOn', reason: range }
  if (kind === 'HalfDay' && part === 'Whole') return { field: 'part', reason: 'HALF_DAY_WHOLE' }
  if (kind === 'MakeUp' && runsAs === null) return { field: 'runsAs', reason: 'MAKE_UP_WEEKDAY' }
  return null
}

/** Why a school year cannot stand like this, by itself. Null where it can. */
export function whyNotSchoolYear({ startsOn, endsOn, terms }: YearInput): WhyNotPart | null {
  const range = whyNotRange(startsOn, endsOn, longestYear)
  if (range) return { field: 'endsOn', reason: range }
  for (const [at, term] of terms.entries()) {
    const wrong = (field: string, reason: WhyNotPart['reason']): WhyNotPart => ({ field: `terms/${at}/${field}`, reason })
    if (term.endsOn < term.startsOn) return wrong('endsOn', 'RANGE_REVERSED')
    if (term.startsOn < startsOn) return wrong('startsOn', 'TERM_OUTSIDE_YEAR')
    if (term.endsOn > endsOn) return wrong('endsOn', 'TERM_OUTSIDE_YEAR')
    if (terms.slice(0, at).some((other) => other.startsOn <= term.endsOn && term.startsOn <= other.endsOn))
      return wrong('startsOn', 'TERMS_OVERLAP')
  }
  return null
}

/** Some days as they are kept: a make-up day alone runs another weekday's timetable. */
export const asKept = (given: DayInput): Omit<CalendarDay, 'id'> => ({
  kind: given.kind,
  name: given.name.trim(),
  nameZh: given.nameZh?.trim() ?? '',
  startsOn: given.startsOn,
  endsOn: given.endsOn,
  part: given.part ?? 'Whole',
  runsAs: given.kind === 'MakeUp' ? (given.runsAs ?? null) : null,
  divisions: given.divisions ?? [],
  grades: given.grades ?? [],
})

/** The change that takes over what is chosen of a file. */
export const importOf = (proposed: readonly Schema<'ProposedDay'>[]): CalendarChange & { days: DayInput[] } => ({
  days: proposed.flatMap(({ take, stands: _, inYear: _inYear, ...day }) => (take ? [day] : [])),
})

/** A calendar whose terms know their years. */
export interface CalendarOfYears {
  readonly years: readonly (Pick<Schema<'SchoolYear'>, 'id' | 'startsOn' | 'endsOn'> & { readonly terms: readonly CalendarTerm[] })[]
  readonly days: readonly CalendarDay[]
}

/** The same for `schoolDay`. */
export const calendarOf = ({ years, days }: CalendarOfYears): Calendar => ({ terms: years.flatMap(({ terms }) => terms), days })

/** The calendar after a change. What is new has an id that is greater than any that stands. */
export function changedCalendar({ years, days }: CalendarOfYears, change: CalendarChange): CalendarOfYears {
  let next = Number.MAX_SAFE_INTEGER / 2
  const numbered = <Row extends object>({ id, ...row }: Row & { id?: number }) => ({ ...row, id: id ?? (next += 1) })
  const { days: putDays = [], removeDays = [], years: putYears = [], removeYears = [] } = change
  const stays = (gone: readonly { readonly id?: number }[]) => (row: { readonly id: number }) => !gone.some(({ id }) => id === row.id)
  const termsOf = ({ terms }: YearInput) => terms.map((term) => numbered({ ...term, extra: term.extra ?? false }))
  return {
    days: [
      ...days.filter(stays([...removeDays, ...putDays])),
      ...putDays.map((day) => numbered({ ...asKept(day), ...(day.id !== undefined && { id: day.id }) })),
    ],
    years: [...years.filter(stays([...removeYears, ...putYears])), ...putYears.map((year) => numbered({ ...year, terms: termsOf(year) }))],
  }
}

/** Half a day whose answer is another one after a change. */
export interface MovedHalf {
  readonly day: string
  readonly half: DayHalf
  readonly division: Division
  /** A grade that the change names by itself. */
  readonly grade: string | null
  readonly before: HalfAnswer
  readonly after: HalfAnswer
}

/**
 * Compares two calendars, in the school years that they differ in: school days by division, and the half days themselves.
 * @param grades those that the change may concern by themselves
 */
export function movesOf(
  before: CalendarOfYears,
  after: CalendarOfYears,
  grades: readonly Pick<Schema<'Grade'>, 'code' | 'division'>[],
): { readonly counts: Schema<'MovedDays'>[]; readonly halves: MovedHalf[] } {
  const [old, now] = [calendarOf(before), calendarOf(after)]
  const range = rangeOf(before, after)
  const days = range ? daysFrom(...range) : []
  const moved: MovedHalf[] = []
  const rows = [
    ...divisions.map((division) => ({ division, grade: null })),
    ...grades.map(({ code, division }) => ({ division, grade: code })),
  ]
  const counts = rows.map((whom) => {
    const count = { ...whom, before: 0, after: 0, gained: 0, lost: 0 }
    for (const day of days)
      for (const half of halves) {
        const [one, other] = [schoolDay(old, day, half, whom), schoolDay(now, day, half, whom)]
        if (one.lessons.yes) count.before += 0.5
        if (other.lessons.yes) count.after += 0.5
        if (one.lessons.yes && !other.lessons.yes) count.lost += 0.5
        if (!one.lessons.yes && other.lessons.yes) count.gained += 0.5
        if (differs(one, other)) moved.push({ ...whom, day, half, before: one, after: other })
      }
    return count
  })
  return { counts, halves: moved }
}

const differs = (one: HalfAnswer, other: HalfAnswer): boolean =>
  one.lessons.yes !== other.lessons.yes || one.campus.yes !== other.campus.yes || one.runsAs !== other.runsAs

/** From the first to the last day of what differs, and of the school years that it lies in. */
function rangeOf(before: CalendarOfYears, after: CalendarOfYears): [first: string, last: string] | undefined {
  const spans = (one: CalendarOfYears, other: CalendarOfYears) => {
    const same = new Set([...other.days, ...other.years].map((each) => JSON.stringify(each)))
    return [...one.days, ...one.years].filter((each) => !same.has(JSON.stringify(each)))
  }
  const differing = [...spans(before, after), ...spans(after, before)]
  if (differing.length === 0) return undefined
  const touched = [...before.years, ...after.years].filter((year) =>
    differing.some(({ startsOn, endsOn }) => startsOn <= year.endsOn && year.startsOn <= endsOn),
  )
  const all = [...differing, ...touched]
  const sorted = (field: 'startsOn' | 'endsOn') => all.map((each) => each[field]).toSorted()
  return [sorted('startsOn')[0]!, sorted('endsOn').at(-1)!]
}
