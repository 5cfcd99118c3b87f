// Times as people say them: by the school's clock, in the reader's language.
import { addDays } from '@isb/sdk/rules'
import { t } from '@lingui/core/macro'
import { dateFormat } from '../../base/words/formats.ts'
import { locale, useLocale, type Locale } from '../../base/words/i18n.ts'
import { useTimeZone } from '../../base/connection/public-config.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

/**
 * Says when something was: `moment` shortly, for a row (`Today 06:58`, `8 Nov`), `exact` in full, for a panel (`17 Nov 2026, 07:36`).
 * `clock` says the time of day alone (`07:36`).
 * `day` says a day of the contract, which has no time zone (`Mon 23 Nov`), `date` the same for an axis (`23 Nov`), `month` the month that
 * it lies in (`November 2026`, short `Nov 2026`), `dayIn` whatever of it one wants. All are empty for nothing. `dayFromNow` is the school's day so many days from today, as
 * the contract has it.
 */
export function useWhen(): When {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const key = `${locale} ${timeZone}`
  const when = whens.get(key) ?? whenIn(locale, timeZone)
  whens.set(key, when)
  return when
}

/** A day of the contract, where no screen is drawn: in a message. */
export const dayText = (day: string | null): string => whenIn(locale(), undefined).day(day)

type When = ReturnType<typeof whenIn>
/** One for a language and a clock, whichever cells ask. */
const whens = new Map<string, When>()

function whenIn(locale: Locale, timeZone: string | undefined) {
  const zone = timeZone ? { timeZone } : {}
  const format = (options: Intl.DateTimeFormatOptions, date: Date) => dateFormat(tags[locale], { ...options, ...zone }).format(date)
  // `2026-11-17 07:36`: the day, the year and the clock by one format, for each takes as long to make as a row to draw.
  const plain = (date: Date) => dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', ...zone }).format(date)
  const today = () => plain(new Date()).slice(0, 10)
  const dayIn = (options: Intl.DateTimeFormatOptions, day: string) =>
    dateFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return {
    dayIn,
    day: (day: string | null | undefined): string => {
      if (!day) return ''
      const thisYear = day.slice(0, 4) === today().slice(0, 4)
      const shown = thisYear ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const) : ({ dateStyle: 'medium' } as const)
      return dayIn(shown, day)
    },
    date: (day: string): string => dayIn({ day: 'numeric', month: 'short' }, day),
    month: (day: string, month: 'long' | 'short' = 'long'): string => dayIn({ month, year: 'numeric' }, day),
    dayFromNow: (days: number): string => addDays(today(), days),
    /** Days of the calendar since a moment: 1 for yesterday. */
    daysSince: (iso: string): number => (Date.parse(today()) - Date.parse(plain(new Date(iso)).slice(0, 10))) / (24 * 60 * 60_000),
    clock: (iso: string): string => plain(new Date(iso)).slice(11),
    exact: (iso: string | null | undefined): string => (iso ? format({ dateStyle: 'medium', timeStyle: 'short' }, new Date(iso)) : ''),
    moment: (iso: string | null | undefined): string => {
      if (!iso) return ''
      const then = new Date(iso)
      const [on = '', clock = ''] = plain(then).split(' ')
      if (on === today()) return t`Today ${clock}`
      if (on === addDays(today(), -1)) return t`Yesterday ${clock}`
      const sameYear = on.slice(0, 4) === today().slice(0, 4)
      return format({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) }, then)
    },
  }
}
