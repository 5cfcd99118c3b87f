// Changed fields as one text, for files.
import type { Fields } from '@isb/domain'
import { isWord, labelled, separatorIn, valueKeyOf, word, type Locale } from '@isb/words'

/** Answers the word of something: `named('field', 'name')`. What has no word is said as it is. */
export type Named = (kind: string, name: string) => string
type Changed = Parameters<typeof valueKeyOf>[0]

/** Names by their words, each looked up once for a file. */
export function namesIn(locale: Locale): Named {
  const found = new Map<string, string>()
  return (kind, name) => {
    const key = kind ? `${kind}.${name}` : name
    let text = found.get(key)
    if (text === undefined) found.set(key, (text = isWord(key) ? word(locale, key) : name))
    return text
  }
}

/** Fields in one cell: `Name: Menus; Route path: /upms/menu`. */
export const inText = (locale: Locale, named: Named, changed: Changed, fields: Fields): string => {
  const textOf = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((item) => textOf(field, item)).join(separatorIn(locale))
    if (typeof value !== 'string' && typeof value !== 'boolean') return value === null ? '' : JSON.stringify(value)
    const key = valueKeyOf(changed, field, value)
    return key && isWord(key) ? named('', key) : String(value)
  }
  return Object.entries(fields ?? {})
    .map(([field, value]) => labelled(locale, named('field', field), textOf(field, value)))
    .join(locale === 'zh' ? '；' : '; ')
}
