// The language: kept in local storage under `locale`, English unless chosen otherwise. Each catalog is a chunk of its own.
import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createWords, type Locale, type Values, type WordKey } from '@isb/words/speak'

export { i18n }
export type { Locale }

export const languageNames: Record<Locale, string> = { en: 'English', zh: '中文' }

const tags: Record<Locale, string> = { en: 'en', zh: 'zh-CN' }
const catalogs = {
  en: () => Promise.all([import('../locales/en.po'), import('@isb/words/en')]),
  zh: () => Promise.all([import('../locales/zh.po'), import('@isb/words/zh')]),
}

/** The language chosen now. */
export const locale = (): Locale => (i18n.locale === 'zh' ? 'zh' : 'en')

/** The same, redrawn when it changes. */
export const useLocale = (): Locale => (useLingui().i18n.locale === 'zh' ? 'zh' : 'en')

/** The language that was chosen here before. */
export const keptLocale = (): Locale => (localStorage.getItem('locale') === 'zh' ? 'zh' : 'en')

let shared: ReturnType<typeof createWords<WordKey>> | undefined

/** A word that the server and the terminal say too. */
export const sharedWord = (key: WordKey, values?: Values): string => shared?.(locale(), key, values) ?? ''

/** Switches the language: loads its words, sets the page's language, remembers it. */
export async function setLocale(next: Locale): Promise<void> {
  const [{ messages }, { words }] = await catalogs[next]()
  shared = createWords({ [next]: words })
  i18n.load(next, messages)
  document.documentElement.lang = tags[next]
  localStorage.setItem('locale', next)
  i18n.activate(next)
}

/** What people named in both languages: the Chinese if that is the language and there is one. */
export const named = (thing: { name: string; nameZh: string }): string => (locale() === 'zh' && thing.nameZh ? thing.nameZh : thing.name)
