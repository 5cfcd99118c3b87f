// The language: kept in local storage under `locale`, English unless chosen otherwise. Each catalog is a chunk of its own, in two
// parts (words-plugin.ts): what signing in and the first list say, and the rest, which comes with the first screen that needs it.
import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createWords, type Locale, type Values, type WordKey } from '@isb/words/speak'

export { i18n }
export type { Locale }

export const languageNames: Record<Locale, string> = { en: 'English', zh: '中文' }

const tags: Record<Locale, string> = { en: 'en', zh: 'zh-CN' }
const catalogs = {
  en: () => Promise.all([import('../locales/en.po?first'), import('@isb/words/en')]),
  zh: () => Promise.all([import('../locales/zh.po?first'), import('@isb/words/zh')]),
}
const later = { en: () => import('../locales/en.po?later'), zh: () => import('../locales/zh.po?later') }
/** The second part, once it has been asked for: then it follows the language too. */
let all: Promise<void> | undefined

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
  const [[{ messages }, { words }], rest] = await Promise.all([catalogs[next](), all ? later[next]() : undefined])
  shared = createWords({ [next]: words })
  i18n.load(next, { ...messages, ...rest?.messages })
  document.documentElement.lang = tags[next]
  localStorage.setItem('locale', next)
  i18n.activate(next)
}

/** Loads the second part of the words, once. Screens wait for it before they are shown. */
export function loadAllWords(): Promise<void> {
  const load = async () => {
    const now = locale()
    i18n.load(now, (await later[now]()).messages)
  }
  all ??= load().catch((error: unknown) => {
    all = undefined
    throw error
  })
  return all
}

/** What people named in both languages: the Chinese if that is the language and there is one. */
export const named = (thing: { name: string; nameZh: string }): string => (locale() === 'zh' && thing.nameZh ? thing.nameZh : thing.name)
