// Changed fields as one text, for files.
import type { Fields } from '@isb/domain'
import { isWord, valueKeyOf, word, type Locale } from '@isb/words'

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
export const inText = (named: Named, changed: Changed, fields: Fields): string =>
  Object.entries(fields ?? {})
    .map(([field, value]) => `${named('field', field)}: ${valueText(named, changed, field, value)}`)
    .join('; ')

function valueText(named: Named, changed: Changed, field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => valueText(named, changed, field, item)).join(', ')
  if (typeof value !== 'string' && typeof value !== 'boolean') return value === null ? '' : JSON.stringify(value)
  const key = valueKeyOf(changed, field, value)
  return key && isWord(key) ? named('', key) : String(value)
}
