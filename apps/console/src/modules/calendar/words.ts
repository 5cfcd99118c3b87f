// What the calendar says in words: a day, a range, a half day's answer.
import type { Schema } from '@isb/sdk'
import { addDays } from '@isb/sdk/rules'
import { halfDayIn } from '@isb/words/modules/calendar'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dateFormat } from '../../lib/base/words/formats.ts'
import { separator, useLocale, useWords } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { ShownDay } from './data.ts'

const english = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The same while the language is the same. */
export function useCalendarWords() {
  const { t } = useLingui()
  const locale = useLocale()
  const { dayIn, month, date } = useWhen()
  const { word } = useWords()
  return useMemo(
    () => ({
      month: (day: string) => month(day, 'short'),
      /** “Thursday 1 October 2026”. */
      fullDay: (day: string) => dayIn({ dateStyle: 'full' }, day),
      /** “1–7 Oct”; a single day once, “Sun 20 Sept”. Chinese would be written as “10/1 – 10/7”. */
      range: (from: string, to: string) => {
        if (from === to) return dayIn({ weekday: 'short', day: 'numeric', month: 'short' }, from)
        if (locale === 'en') return english.formatRange(new Date(from), new Date(to))
        return `${date(from)}至${from.slice(0, 7) === to.slice(0, 7) ? date(to).replace(/^.*月/, '') : date(to)}`
      },
      /** The letters over the columns, from Monday on. */
      letters: () => Array.from({ length: 7 }, (_, at) => dayIn({ weekday: 'narrow' }, addDays('2026-06-01', at))),
      /** Both halves, once where they are the same. */
      day: ({ morning, afternoon }: ShownDay): string => {
        const [first, second] = [halfDayIn(locale, word, morning), halfDayIn(locale, word, afternoon)]
        return first === second ? first : t`Morning: ${first}; afternoon: ${second}`
      },
      /** Whom a special day is for. */
      whom: ({ divisions, grades }: Pick<Schema<'SpecialDay'>, 'divisions' | 'grades'>): string =>
        divisions.length + grades.length === 0
          ? t`Everyone`
          : [...divisions.map((division) => word(`value.Division.${division}`)), ...grades].join(separator()),
    }),
    [t, locale, word, dayIn, month, date],
  )
}
