import type { Schema } from '@isb/contract'
import { nameIn, type Locale, type Values, type WordKey } from '../speak.ts'

/** What half a day is: “No lessons: National Day”. */
export function halfDayIn(
  locale: Locale,
  word: (key: WordKey, values?: Values) => string,
  { lessons, campus, runsAs }: Schema<'HalfAnswer'>,
): string {
  const why = ({ reason, ...thing }: Schema<'DayAnswer'>) => nameIn(locale, thing) || word(`value.DayReason.${reason}`)
  if (!lessons.yes) return word('calendar.half.none', { why: why(lessons) })
  if (!campus.yes) return word('calendar.half.online', { why: why(campus) })
  return lessons.reason === 'MakeUp' && runsAs
    ? word('calendar.half.runsAs', { weekday: word(`value.Weekday.${runsAs}`) })
    : word('value.DayReason.SchoolDay')
}
