/** Days and moments in words, in both languages. */
import type { Locale } from './speak.ts'

/** What is said differently in each language. */
export type Both = Readonly<Record<Locale, string>>

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

/** Making one takes as long as a hundred uses of it. There are as many as time zones of schools. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(locale: Locale, timeZone: string, timeStyle?: 'short'): Intl.DateTimeFormat {
  const key = [locale, timeZone, timeStyle].join(' ')
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'full', timeStyle, timeZone })))
  return format
}
const written = (at: Date, timeZone: string, timeStyle?: 'short'): Both => ({
  en: formatOf('en', timeZone, timeStyle).format(at),
  zh: formatOf('zh', timeZone, timeStyle).format(at),
})

/** A moment by the school's clock: `Tuesday, 17 November 2026 at 15:36`, `2026年11月17日星期二 15:36`. */
export const writtenTime = (at: Date, timeZone: string): Both => written(at, timeZone, 'short')

/** A day, `YYYY-MM-DD`, which has no time zone: `Tuesday, 24 November 2026`, `2026年11月24日星期二`. */
export const writtenDay = (day: string): Both => written(new Date(`${day}T00:00:00Z`), 'UTC')
