// Every time zone that the browser knows: its IANA name, what it is called in the reader's language, how far it is from UTC now.
import type { Option } from '@isb/ui'
import type { Locale } from '../../lib/base/words/i18n.ts'

const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN' }
const known = new Map<Locale, readonly Option[]>()

const part = (locale: Locale, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** What a zone is called, and how far it is from UTC: “China Time · UTC+8”. Empty for one that the browser does not know. */
export function zoneHint(locale: Locale, timeZone: string): string {
  try {
    const offset = part(locale, timeZone, 'shortOffset').replace('GMT', 'UTC')
    const name = part(locale, timeZone, 'longGeneric')
    return /^(GMT|UTC)/.test(name) ? offset : `${name} · ${offset}`
  } catch {
    return ''
  }
}

/** All of them, by name. It takes a moment the first time. */
export function zoneOptions(locale: Locale): readonly Option[] {
  let options = known.get(locale)
  if (!options) {
    const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
    options = [...names].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' '), hint: zoneHint(locale, value) }))
    known.set(locale, options)
  }
  return options
}
