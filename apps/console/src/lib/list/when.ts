// Times as people say them: by the school's clock, in the reader's language.
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from '../i18n.ts'
import { usePublicConfig } from '../public-config.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

/**
 * Says when something was: `moment` shortly, for a row (`Today 06:58`, `8 Nov`), `exact` in full, for a panel (`17 Nov 2026, 07:36`).
 * Both are empty for nothing.
 */
export function useWhen() {
  const { t } = useLingui()
  const locale = useLocale()
  const timeZone = usePublicConfig()?.school.timeZone
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tags[locale], { ...options, ...(timeZone && { timeZone }) })
    const full = format({ dateStyle: 'medium', timeStyle: 'short' })
    const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const day = format({ day: 'numeric', month: 'short' })
    const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
    const date = format({ year: 'numeric', month: '2-digit', day: '2-digit' })
    const year = format({ year: 'numeric' })
    return {
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
  }, [t, locale, timeZone])
}
