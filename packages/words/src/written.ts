/** Days and moments in words, in both languages. */
import type { Locale } from './speak.ts'

/** What is said differently in each language. */
export type Both = Readonly<Record<Locale, string>>

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

const written = (at: Date, options: Intl.DateTimeFormatOptions): Both => ({
  en: at.toLocaleString(tags.en, options),
  zh: at.toLocaleString(tags.zh, options),
})

/** A moment by the school's clock: `Tuesday, 17 November 2026 at 15:36`, `2026年11月17日星期二 15:36`. */
export const writtenTime = (at: Date, timeZone: string): Both => written(at, { dateStyle: 'full', timeStyle: 'short', timeZone })

/** A day, `YYYY-MM-DD`, which has no time zone: `Tuesday, 24 November 2026`, `2026年11月24日星期二`. */
export const writtenDay = (day: string): Both => written(new Date(`${day}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
