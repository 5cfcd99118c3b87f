import { readingOf } from '../../core/search.ts'

/** What a search for a person looks in: names and address in small letters, then the Chinese name's pinyin whole and as initials. */
export const searchTextOf = ({ name, nameZh, email }: { name: string; nameZh: string; email: string }): string =>
  [name, nameZh, email, readingOf(nameZh)].filter(Boolean).join(' ').toLowerCase()
