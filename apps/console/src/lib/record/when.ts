// Times as people say them: by the school's clock, in the reader's language.
import { t } from '@lingui/core/macro'
import { useLocale, type Locale } from '../i18n.ts'
import { usePublicConfig } from '../public-config.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

/**
 * Says when something was: `moment` shortly, for a row (`Today 06:58`, `8 Nov`), `exact` in full, for a panel (`17 Nov 2026, 07:36`).
 * `day` says a day of the contract, which has no time zone (`Mon 23 Nov`). All are empty for nothing. `dayFromNow` is the school's day so many
 * days from today, as the contract has it.
 */
export function useWhen(): When {
  const locale = useLocale()
  const timeZone = usePublicConfig()?.school.timeZone
  const key = `${locale} ${timeZone}`
  const when = whens.get(key) ?? whenIn(locale, timeZone)
  whens.set(key, when)
  return when
}

type When = ReturnType<typeof whenIn>
/** Made once for a language and a clock: each cell of a list asks, and formats take long to make. */
const whens = new Map<string, When>()

function whenIn(locale: Locale, timeZone: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, ...(timeZone && { timeZone }) })
  const full = format({ dateStyle: 'medium', timeStyle: 'short' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = format({ day: 'numeric', month: 'short' })
  const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const date = format({ year: 'numeric', month: '2-digit', day: '2-digit' })
  const year = format({ year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(tags[locale], { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const weekdayAndYear = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    day: (day: string | null | undefined): string => {
      if (!day) return ''
      const thisYear = day.slice(0, 4) === year.format(new Date()).slice(0, 4)
      return (thisYear ? weekday : weekdayAndYear).format(new Date(`${day}T00:00:00Z`))
    },
    dayFromNow: (days: number): string => {
      const today = new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) }).format(new Date())
      return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    },
    exact: (iso: string | null | undefined): string => (iso ? full.format(new Date(iso)) : ''),
    moment: (iso: string | null | undefined): string => {
      if (!iso) return ''
      const then = new Date(iso)
      const now = new Date()
      const on = date.format(then)
      if (on === date.format(now)) return t`Today ${clock.format(then)}`
      if (on === date.format(new Date(now.getTime() - 86_400_000))) return t`Yesterday ${clock.format(then)}`
      return (year.format(then) === year.format(now) ? day : dayAndYear).format(then)
    },
  }
}
