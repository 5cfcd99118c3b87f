// What the calendar says in words: a day, a range, a half day's answer.
import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dateFormat } from '../../lib/formats.ts'
import { separator, useLocale, useWords } from '../../lib/i18n.ts'
import type { ShownDay } from './data.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The same while the language is the same. */
export function useCalendarWords() {
  const { t } = useLingui()
  const locale = useLocale()
  const { word, named } = useWords()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => dateFormat(tags[locale], { ...options, timeZone: 'UTC' })
    const answer = ({ reason, ...thing }: Schema<'DayAnswer'>) => named(thing) || word(`value.DayReason.${reason}`)
    const half = ({ lessons, campus, runsAs }: ShownDay['morning']): string => {
      if (!lessons.yes) return t`No lessons: ${answer(lessons)}`
      if (!campus.yes) return t`Lessons online: ${answer(campus)}`
      return lessons.reason === 'MakeUp' && runsAs ? t`School day, runs as ${word(`value.Weekday.${runsAs}`)}` : t`School day`
    }
    return {
      /** “Oct 2026”. */
      month: (day: string) => format({ month: 'short', year: 'numeric' }).format(dateOf(day)),
      /** “Thursday 1 October 2026”. */
      fullDay: (day: string) => format({ dateStyle: 'full' }).format(dateOf(day)),
      /** “1–7 Oct”; a single day once. Chinese would be written as “10/1 – 10/7”. */
      range: (from: string, to: string) => {
        const dates = format({ day: 'numeric', month: 'short' })
        if (locale === 'en' || from === to) return dates.formatRange(dateOf(from), dateOf(to))
        const last = dates.format(dateOf(to))
        return `${dates.format(dateOf(from))}至${from.slice(0, 7) === to.slice(0, 7) ? last.replace(/^.*月/, '') : last}`
      },
      /** The letters over the columns, from Monday on. */
      letters: () => Array.from({ length: 7 }, (_, at) => format({ weekday: 'narrow' }).format(new Date(Date.UTC(2026, 5, 1 + at)))),
      half,
      /** Both halves, once where they are the same. */
      day: ({ morning, afternoon }: ShownDay): string => {
        const [first, second] = [half(morning), half(afternoon)]
        return first === second ? first : t`Morning: ${first}; afternoon: ${second}`
      },
      /** Whom a special day is for. */
      whom: ({ divisions, grades }: Pick<Schema<'SpecialDay'>, 'divisions' | 'grades'>): string =>
        divisions.length + grades.length === 0
          ? t`Everyone`
          : [...divisions.map((division) => word(`value.Division.${division}`)), ...grades].join(separator()),
    }
  }, [t, locale, word, named])
}
