// What a feed calls its stops and routes, in English and in Chinese.
import type { FeedCell } from './gtfs-format.ts'

const longestName = 100

/** The beginning of a text; no character is cut in two. */
export const cutTo = (text: string, most: number): string => (text.length > most ? Array.from(text).slice(0, most).join('') : text).trim()

/** The translations of a feed. */
export class FeedNames {
  /** Chinese and English names, by what they are of and the name as it stands or its id. */
  readonly #translated = new Map<string, string>()

  /** Takes a row of `translations.txt`, in the form of today or the older one. */
  take(cells: Readonly<Record<FeedCell<'translations'>, string>>): void {
    const {
      table_name: table,
      field_name: field,
      language,
      lang,
      translation,
      record_id: record,
      field_value: value,
      trans_id: old,
    } = cells
    const to = (language || lang).toLowerCase()
    const spoken = to.startsWith('zh') ? 'zh' : to.startsWith('en') ? 'en' : undefined
    const known = { 'stops.stop_name': 'stop', 'routes.route_long_name': 'route' } as Readonly<Record<string, string>>
    const kinds = old ? ['stop', 'route'] : [known[`${table}.${field}`]].filter((kind) => kind !== undefined)
    if (!spoken) return
    for (const kind of kinds) {
      if (record) this.#translated.set(`${kind} id ${spoken} ${record}`, translation)
      else this.#translated.set(`${kind} name ${spoken} ${value || old}`, translation)
    }
  }

  /** A name in both languages. One in Chinese that has an English one is called by that. */
  named(kind: 'stop' | 'route', id: string, name: string): { name: string; nameZh: string } {
    const inLanguage = (language: string) =>
      this.#translated.get(`${kind} id ${language} ${id}`) ?? this.#translated.get(`${kind} name ${language} ${name}`) ?? ''
    const [zh, en] = [inLanguage('zh'), inLanguage('en')]
    const isChinese = /\p{Script=Han}/u.test(name)
    const both = isChinese && en ? { name: en, nameZh: zh || name } : { name, nameZh: zh === name ? '' : zh }
    return { name: cutTo(both.name, longestName), nameZh: cutTo(both.nameZh, longestName) }
  }
}
