// Whether a half day has lessons, and whether students are on campus. `school_days` of the database answers the same.
import type { Schema } from '@isb/contract'
import { daysBetween } from '../days.ts'
import { isWorkday, weekdayOf, type Weekday } from '../weekday.ts'

export type Division = Schema<'Division'>
export type DayHalf = Exclude<Schema<'DayPart'>, 'Whole'>
export type HalfAnswer = Schema<'HalfAnswer'>
type SpecialDay = Schema<'SpecialDay'>
type DayAnswer = Schema<'DayAnswer'>

/** What is read of a special day. */
export type CalendarDay = Omit<SpecialDay, 'version' | 'updatedAt'>
/** What is read of a term. */
export type CalendarTerm = Pick<Schema<'Term'>, 'id' | 'startsOn' | 'endsOn' | 'extra'>

/** Terms and special days. Days are `YYYY-MM-DD`, at the school. */
export interface Calendar {
  readonly terms: readonly CalendarTerm[]
  readonly days: readonly CalendarDay[]
}

/** For whom it is asked. Without a division and a grade, only what holds for everybody counts. */
export interface ForWhom {
  readonly division?: Division | null | undefined
  readonly grade?: string | null | undefined
  /** Extra sessions, by the ids of their terms, that name the student. */
  readonly sessions?: readonly number[]
}

export const divisions = ['Elementary', 'Middle', 'High', 'LifeCentered'] as const satisfies readonly Division[]
export const halves = ['Morning', 'Afternoon'] as const satisfies readonly DayHalf[]

const holdsFor = ({ divisions: some, grades }: CalendarDay, { division, grade }: ForWhom): boolean =>
  (some.length === 0 && grades.length === 0) || (division != null && some.includes(division)) || (grade != null && grades.includes(grade))

/** The one with fewer days decides; of two that are as long, the newer. */
const narrower = (one: CalendarDay | undefined, other: CalendarDay): CalendarDay => {
  if (!one) return other
  const longer = daysBetween(one.startsOn, one.endsOn) - daysBetween(other.startsOn, other.endsOn)
  return longer > 0 || (longer === 0 && other.id > one.id) ? other : one
}

/** Whether there are lessons and whether students are on campus in one half of a day, each with its reason. */
export function schoolDay({ terms, days }: Calendar, day: string, half: DayHalf, whom: ForWhom = {}): HalfAnswer {
  let special: CalendarDay | undefined
  let online: CalendarDay | undefined
  for (const each of days) {
    if (day < each.startsOn || day > each.endsOn) continue
    if ((each.part !== 'Whole' && each.part !== half) || !holdsFor(each, whom)) continue
    if (each.kind === 'Online') online = narrower(online, each)
    else special = narrower(special, each)
  }
  const weekday = weekdayOf(day)
  const lessons = special ? answerOf(special) : plainDay(weekday, terms, day, whom)
  const away = lessons.yes && online
  return {
    lessons,
    campus: away ? { yes: false, reason: 'Online', name: away.name, nameZh: away.nameZh } : lessons,
    runsAs: lessons.yes ? (special?.runsAs ?? weekday) : null,
  }
}

const answerOf = ({ kind, name, nameZh }: CalendarDay): DayAnswer => ({ yes: kind === 'MakeUp', reason: kind, name, nameZh })

const unnamed = (reason: DayAnswer['reason']): DayAnswer => ({ yes: reason === 'SchoolDay', reason, name: '', nameZh: '' })

function plainDay(weekday: Weekday, terms: readonly CalendarTerm[], day: string, { sessions = [] }: ForWhom): DayAnswer {
  if (!isWorkday(weekday)) return unnamed('Weekend')
  const inTerm = terms.some(({ id, startsOn, endsOn, extra }) => startsOn <= day && day <= endsOn && (!extra || sessions.includes(id)))
  return unnamed(inTerm ? 'SchoolDay' : 'BetweenTerms')
}
