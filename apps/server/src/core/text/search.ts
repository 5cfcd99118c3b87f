// How Chinese is found by who types Latin letters. It is stored with what is searched, by every way that writes it.
import { pinyin } from 'pinyin-pro'

const readings = new Map<string, string>()
const mostReadings = 20_000

/**
 * A Chinese name's pinyin, whole and as initials: `zhangwei zw`; '' where there is no Chinese. A surname is read as one, 单 as shan; ü is
 * written v, as it is typed.
 */
export function readingOf(name: string): string {
  if (!/\p{Script=Han}/u.test(name)) return ''
  // A school has the same names again and again, and a reading takes longer to find than to remember.
  let reading = readings.get(name)
  if (reading === undefined) {
    const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', surname: 'head', v: true })
    reading = `${syllables.join('')} ${syllables.map((syllable) => syllable.charAt(0)).join('')}`
    if (readings.size >= mostReadings) readings.clear()
    readings.set(name, reading)
  }
  return reading
}

const syllablesByName = new Map<string, readonly (readonly string[])[]>()

/** The syllables of a Chinese name, with its first character read as a surname and as any other: 曾 is zeng, and ceng. */
export function syllablesOf(name: string): readonly (readonly string[])[] {
  let found = syllablesByName.get(name)
  if (found === undefined) {
    const read = (surname: 'head' | 'off') => pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', surname, v: true })
    const [head, plain] = [read('head'), read('off')]
    found = head.join(' ') === plain.join(' ') ? [head] : [head, plain]
    if (syllablesByName.size >= mostReadings) syllablesByName.clear()
    syllablesByName.set(name, found)
  }
  return found
}

/** A person's names and address. */
export interface Searched {
  readonly name: string
  readonly nameZh: string
  readonly email: string | null
  readonly familyName?: string
  readonly givenName?: string
  readonly preferredName?: string
}

/** What a search for a person looks in: names and address in small letters, then the Chinese name's pinyin whole and as initials. */
export function searchTextOf({ name, nameZh, email, familyName = '', givenName = '', preferredName = '' }: Searched): string {
  const parts = [familyName, givenName, preferredName].filter((part) => !name.includes(part))
  return [name, nameZh, email, readingOf(nameZh), ...parts].filter(Boolean).join(' ').toLowerCase()
}
