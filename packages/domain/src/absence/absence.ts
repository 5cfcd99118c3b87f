// What holds of an absence, half day by half day: which days it has, who may change it and until when.
import type { Schema } from '@isb/contract'
import { daysBetween } from '../days.ts'
import type { DayHalf } from '../calendar/school-day.ts'

/** From one half day to another, both included. Days are `YYYY-MM-DD`, at the school. */
export interface AbsenceDays {
  readonly startsOn: string
  readonly startsHalf: DayHalf
  readonly endsOn: string
  readonly endsHalf: DayHalf
}

const longestDays = 400

/** The days as they are kept: one whole day unless more is said. */
export const absenceDays = ({
  startsOn,
  startsHalf = 'Morning',
  endsOn = startsOn,
  endsHalf = 'Afternoon',
}: Pick<AbsenceDays, 'startsOn'> & { [Part in keyof AbsenceDays]?: AbsenceDays[Part] | undefined }): AbsenceDays => ({
  startsOn,
  startsHalf,
  endsOn,
  endsHalf,
})

/** Why these cannot be the days of an absence. Null where they can. */
export function whyNotAbsenceDays({ startsOn, startsHalf, endsOn, endsHalf }: AbsenceDays): 'RANGE_REVERSED' | 'DAYS_TOO_MANY' | null {
  if (endsOn < startsOn || (endsOn === startsOn && startsHalf === 'Afternoon' && endsHalf === 'Morning')) return 'RANGE_REVERSED'
  return daysBetween(startsOn, endsOn) > longestDays ? 'DAYS_TOO_MANY' : null
}

/** Which part of a day the absence takes; null where it takes none. */
export function partOfDay({ startsOn, startsHalf, endsOn, endsHalf }: AbsenceDays, day: string): Schema<'DayPart'> | null {
  if (day < startsOn || day > endsOn) return null
  const noMorning = day === startsOn && startsHalf === 'Afternoon'
  const noAfternoon = day === endsOn && endsHalf === 'Morning'
  if (noMorning) return noAfternoon ? null : 'Afternoon'
  return noAfternoon ? 'Morning' : 'Whole'
}

const halfNumber = (day: string, half: DayHalf) => daysBetween('2000-01-01', day) * 2 + (half === 'Afternoon' ? 1 : 0)
/** The first half day of an absence, and the first one after it. */
const edges = ({ startsOn, startsHalf, endsOn, endsHalf }: AbsenceDays) =>
  [halfNumber(startsOn, startsHalf), halfNumber(endsOn, endsHalf) + 1] as const

/** Whether an absence with other days takes, or gives back, a half day of a day before today. */
export function changesThePast(before: AbsenceDays, after: AbsenceDays, today: string): boolean {
  const kept = edges(before)
  return edges(after).some((edge, at) => edge !== kept[at] && Math.min(edge, kept[at] ?? edge) < halfNumber(today, 'Morning'))
}

type Kept = Pick<Schema<'Absence'>, 'status' | 'startsOn' | 'startsHalf'>

/** Why an absence can neither be changed nor deleted. Null where it can. */
export const whyNotChangeAbsence = ({ status }: Pick<Kept, 'status'>): 'ABSENCE_DELETED' | null =>
  status === 'Deleted' ? 'ABSENCE_DELETED' : null

/**
 * Why whoever submitted an absence cannot delete it any more: it has begun. A morning begins with its day, an afternoon at noon.
 * @param now the moment by the school's clock: `day` and `time`, `HH:MM`
 */
export function whyNotWithdraw(
  absence: Kept,
  now: { readonly day: string; readonly time: string },
): 'ABSENCE_DELETED' | 'ABSENCE_BEGUN' | null {
  const { startsOn, startsHalf } = absence
  const begun = startsOn < now.day || (startsOn === now.day && (startsHalf === 'Morning' || now.time >= '12:00'))
  return whyNotChangeAbsence(absence) ?? (begun ? 'ABSENCE_BEGUN' : null)
}
