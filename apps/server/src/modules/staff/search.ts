// What a search for a person looks in. It is stored with the account, by every way that writes one.
import { pinyin } from 'pinyin-pro'

const readings = new Map<string, string>()
const mostReadings = 20_000

/**
 * Names and address in small letters, then the Chinese name's pinyin whole and as initials: `zhangwei zw`. A surname is read as one,
 * 单 as shan; ü is written v, as it is typed.
 */
export const searchTextOf = ({ name, nameZh, email }: { name: string; nameZh: string; email: string }): string =>
  [name, nameZh, email, readingOf(nameZh)].filter(Boolean).join(' ').toLowerCase()

/** A school has the same names again and again, and a reading takes longer to find than to remember. */
function readingOf(nameZh: string): string {
  if (!/\p{Script=Han}/u.test(nameZh)) return ''
  let reading = readings.get(nameZh)
  if (reading === undefined) {
    const syllables = pinyin(nameZh, { toneType: 'none', type: 'array', nonZh: 'removed', surname: 'head', v: true })
    reading = `${syllables.join('')} ${syllables.map((syllable) => syllable.charAt(0)).join('')}`
    if (readings.size >= mostReadings) readings.clear()
    readings.set(nameZh, reading)
  }
  return reading
}
