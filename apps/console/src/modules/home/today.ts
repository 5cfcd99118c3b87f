import { useNow } from '../../lib/base/words/greeting.ts'
import { useLocale } from '../../lib/base/words/i18n.ts'
import { usePublicConfig } from '../../lib/base/connection/public-config.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

/** The day and the time by the school's clock: “Tuesday 17 November, 07:36”. */
export function useToday(): string {
  const now = useNow()
  const locale = useLocale()
  const timeZone = usePublicConfig()?.school.timeZone
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, ...(timeZone && { timeZone }) }).format(now)
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return locale === 'zh' ? `${day} ${time}` : `${day}, ${time}`
}
