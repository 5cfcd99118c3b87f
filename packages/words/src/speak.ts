/** Speaks compiled catalogs. Apart from the catalogs themselves, so that a browser loads one language only. */
import { setupI18n, type Messages } from '@lingui/core'
import type { Demanded } from './demanded.ts'
import type { WordKey as CatalogKey } from './generated/catalogs.ts'
import { joined, spaced } from './spaced.ts'

export { spaced } from './spaced.ts'

/** A word of the catalogs. complete.ts checks that they have those that the contract asks for. */
export type WordKey = CatalogKey | Demanded

/** The languages of the product. */
export type Locale = 'en' | 'zh'
/** What stands in a message's braces. */
export type Values = Record<string, string | number | Date>

/**
 * Speaks one compiled catalog: `(locale, key, values) → text`.
 * @param onMissing receives each key without a word
 */
export function createWords<Key extends string>(
  catalogs: Partial<Record<Locale, Partial<Record<Key, unknown>>>>,
  onMissing: (key: Key) => void = () => {},
) {
  const speakers = new Map<Locale, ReturnType<typeof setupI18n>>()
  const speaker = (locale: Locale) => {
    let one = speakers.get(locale)
    if (!one) {
      one = setupI18n({ locale, locales: locale === 'zh' ? 'zh-CN' : 'en-US', messages: { [locale]: catalogs[locale] as Messages } })
      speakers.set(locale, one)
    }
    return one
  }
  // A later server may have values that this version has no word for: they are shown as they came.
  return (locale: Locale, key: Key, values?: Values): string => {
    if (key in (catalogs[locale] ?? {}))
      return speaker(locale)._(key, locale === 'zh' && values ? spaced(catalogs.zh?.[key], values) : values)
    onMissing(key)
    return key.slice(key.lastIndexOf('.') + 1)
  }
}

/** What stands between the items of a bare list, such as times. */
export const separatorIn = (locale: Locale): string => (locale === 'zh' ? '、' : ', ')

/** Made when somebody first needs one: that takes as long as a hundred uses of it. */
const lists = new Map<string, Intl.ListFormat>()
function listFormat(locale: Locale, type: Intl.ListFormatType): Intl.ListFormat {
  let format = lists.get(locale + type)
  if (!format) lists.set(locale + type, (format = new Intl.ListFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { type })))
  return format
}

/** A list of names as a sentence has it: `a, b and c`. */
export const listOf = (locale: Locale, names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  joined(
    listFormat(locale, type)
      .formatToParts(names)
      .map(({ value }) => value),
  )

/** A value behind its label: `Place: here`, `位置：这里`. */
export const labelled = (locale: Locale, label: string, value: string | number): string =>
  `${label}${locale === 'zh' ? '：' : ': '}${value}`

/** What is said beside it: `signed in (auth.login)`, `登录（auth.login）`. */
export const beside = (locale: Locale, text: string, aside: string): string =>
  locale === 'zh' ? `${text}（${aside}）` : `${text} (${aside})`

/** What people named in both languages. A person is not told apart by the name alone: `personIn` says the rest. */
export interface Named {
  readonly name: string
  readonly nameZh: string
  readonly studentNumber?: never
  readonly place?: never
}

/** Its name in the reader's language, else in the other. */
export const nameIn = (locale: Locale, { name, nameZh }: Named): string => (locale === 'zh' && nameZh) || name
