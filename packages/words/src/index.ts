/**
 * The words that more than one app says, in English and Chinese. Plain functions, no global instance: the caller names the
 * locale each time, so one process can speak both at once.
 */
import { en } from './generated/catalogs.ts'
import type { Locale, WordKey } from './speak.ts'

export { beside, createWords, labelled, listOf, nameIn, separatorIn, type Locale, type Values, type WordKey } from './speak.ts'
export { writtenDay, writtenTime, type Both } from './written.ts'
export { valueKeyOf } from './audited.ts'
export { halfDayIn } from './modules/calendar.ts'
export { personIn } from './person.ts'
export { nameOf, type Person } from './modules/person.ts'
export { booleanKey, valueKey } from './values.ts'
export { word } from './word.ts'

/** What the audit calls a kind of record: each has a word in both languages. */
export type EntityName = Extract<WordKey, `audit.entity.${string}`> extends `audit.entity.${infer Name}` ? Name : never

/** Whether a string is one of the words, for keys that are put together at run time (`reason.` + reason). */
export const isWord = (key: string): key is WordKey => key in en

/** The language that an Accept-Language header or a BCP 47 tag asks for; English unless Chinese comes first. */
export const localeOf = (header: string | undefined | null): Locale => {
  const first = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(';q=')
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 }
    })
    .filter(({ tag }) => /^(zh|en)\b/.test(tag))
    .toSorted((a, b) => b.weight - a.weight)[0]
  return first?.tag.startsWith('zh') ? 'zh' : 'en'
}
