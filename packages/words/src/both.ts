/** Mails whose reader's language nobody knows: both languages in one. */
import type { Schema } from '@isb/contract'
import type { Locale, Values } from './speak.ts'
import { word } from './word.ts'

/** A value of a mail that is said differently in each language. */
export type Both = Readonly<Record<Locale, string>>
/** What stands in the braces of a mail; null is said as nothing. */
export type MailValues = Readonly<Record<string, string | number | Both | null>>

const line = '———'

/**
 * A mail in both languages, in the words `mail.<kind>.subject` and `mail.<kind>.text`: the subject as `English / 中文`, then the English text, a line, the Chinese text. Times and days go in
 * as `writtenTime` and `writtenDay`, names that people gave in both languages as `{ en, zh }`; an empty `zh` is said as `en`.
 */
export function bothLanguages(kind: Schema<'MailKind'>, values: MailValues): { subject: string; body: string } {
  const valuesIn = (locale: Locale): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value?.[locale] || (value?.en ?? '') : value]),
    )
  const text = (part: 'subject' | 'text', locale: Locale) => word(locale, `mail.${kind}.${part}`, valuesIn(locale)).trim()
  return {
    subject: `${text('subject', 'en')} / ${text('subject', 'zh')}`,
    body: `${text('text', 'en')}\n\n${line}\n\n${text('text', 'zh')}\n`,
  }
}

const tags = { en: 'en-GB', zh: 'zh-CN' } as const

const written = (at: Date, options: Intl.DateTimeFormatOptions): Both => ({
  en: at.toLocaleString(tags.en, options),
  zh: at.toLocaleString(tags.zh, options),
})

/** A moment by the school's clock: `Tuesday, 17 November 2026 at 15:36`, `2026年11月17日星期二 15:36`. */
export const writtenTime = (at: Date, timeZone: string): Both => written(at, { dateStyle: 'full', timeStyle: 'short', timeZone })

/** A day, `YYYY-MM-DD`, which has no time zone: `Tuesday, 24 November 2026`, `2026年11月24日星期二`. */
export const writtenDay = (day: string): Both => written(new Date(`${day}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
