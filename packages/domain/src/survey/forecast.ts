import type { Schema } from '@isb/contract'
import { daysBetween } from '../days.ts'

type Share = Pick<Schema<'SurveyShare'>, 'yes' | 'answers'>

/**
 * How many will stay once everybody has answered: those who said yes, and of those who have not answered the smallest and the largest share
 * that said yes elsewhere. Without any share nobody knows: none of them, or all.
 */
export function expectedYes(
  { yes, open }: { readonly yes: number; readonly open: number },
  shares: readonly Share[],
): Schema<'SurveyExpected'> {
  const rates = shares.map((share) => share.yes / share.answers)
  const [least, most] = rates.length > 0 ? [Math.min(...rates), Math.max(...rates)] : [0, 1]
  return { low: yes + Math.floor(open * least), high: yes + Math.ceil(open * most) }
}

type Asked = Pick<Schema<'SurveyBoard'>, 'days' | 'reminders' | 'total' | 'startsOn' | 'endsOn' | 'today'>
const week = 7

/**
 * What share of the families will have answered at the end, if a reminder goes out each week that is left and works as one did before: of
 * those who were reminded then, so many answered within a week. Null before the first reminder has had its week, and on the last day.
 * @returns the share, 0 to 1, and the day of that reminder, counted from the first one as 0
 */
export function answeredByEnd({ days, reminders, total, startsOn, endsOn, today }: Asked): { share: number; asThenOn: number } | null {
  if (!startsOn || !endsOn || today >= endsOn) return null
  const now = daysBetween(startsOn, today) - 1
  const then = reminders.findLast(({ number, students }) => students > 0 && number + week <= now)
  const [answered, open] = [total.yes + total.no + total.conflict, total.draft + total.none]
  if (!then || answered + open === 0) return null
  const within = days.filter(({ number }) => number >= then.number && number < then.number + week)
  const came = within.reduce((sum, { yes, no, conflict }) => sum + yes + no + conflict, 0)
  const staysOpen = 1 - Math.min(1, came / then.students)
  const weeks = (daysBetween(today, endsOn) - 1) / week
  return { share: 1 - (open * staysOpen ** weeks) / (answered + open), asThenOn: then.number }
}
