// How often a series takes place, in a sentence.
import { readRule, type ReadRule } from '@isb/sdk/rules'
import { plural, t } from '@lingui/core/macro'
import { separator } from '../../lib/base/words/i18n.ts'
import { dayText } from '../../lib/engine/record/when.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'

/** The how-manieth: `third`, `last`. */
export const nthWord = (nth: number): string => (nth < 0 ? t`last` : ([t`first`, t`second`, t`third`, t`fourth`, t`fifth`][nth - 1] ?? ''))

function timesOf({ every, interval, weekdays, date, nth }: ReadRule): string {
  const on = weekdays.map((weekday) => enumWord('Weekday', weekday)).join(separator())
  if (every === 'Day') return plural(interval, { one: 'Every day', other: 'Every # days' })
  if (every === 'Week') {
    if (!on) return plural(interval, { one: 'Every week', other: 'Every # weeks' })
    return plural(interval, { one: `Every week on ${on}`, other: `Every # weeks on ${on}` })
  }
  if (date !== null) return plural(interval, { one: `Every month on day ${date}`, other: `Every # months on day ${date}` })
  const which = nthWord(nth ?? 1)
  return plural(interval, { one: `Every month on the ${which} ${on}`, other: `Every # months on the ${which} ${on}` })
}

/** A rule in a sentence; the rule itself where no form makes such a one. */
export function repeatText(rule: string): string {
  const read = readRule(rule)
  if (!read) return rule
  const times = timesOf(read)
  if (read.until !== null) {
    const day = dayText(read.until)
    return t`${times}, until ${day}`
  }
  return plural(read.count ?? 1, { one: `${times}, # time`, other: `${times}, # times` })
}
