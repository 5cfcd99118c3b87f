// The language: kept in local storage under `locale`, English by default. Its words load in parts (app/words.ts): the frame's first, shared
// words behind the sign-in, and a module's with its first page.
import { i18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import {
  createWords,
  labelled,
  listOf,
  nameIn,
  separatorIn,
  spaced,
  type Locale,
  type Named,
  type Values,
  type WordKey,
} from '@isb/words/speak'

export { i18n, labelled, listOf }
export type { Locale }

export const languageNames: Record<Locale, string> = { en: 'English', zh: '中文' }

const tags: Record<Locale, string> = { en: 'en', zh: 'zh-CN' }
/** `frame`, `inside`, or the folder of a module. */
type Part = string
/** The words of a part in one language. */
export interface PartWords {
  /** Messages of the console. */
  readonly messages?: Messages
  /** Words that the server and the terminal share. */
  readonly words?: Partial<Record<WordKey, unknown>>
}
type Load = (part: Part, language: Locale) => Promise<PartWords>
let load: Load = () => Promise.resolve({})
/** Sets the function that fetches the words of a part. */
export const loadWordsBy = (next: Load): void => {
  load = next
}

/** The language chosen now. */
export const locale = (): Locale => (i18n.locale === 'zh' ? 'zh' : 'en')

// However a message is said, it is said here: Chinese keeps a space to the Latin letters that stand in its braces.
const plainly = i18n._.bind(i18n)
function spacedOut(asked: MessageDescriptor | string, values?: Record<string, unknown>, options?: Parameters<typeof plainly>[2]) {
  const [id, given, rest] = typeof asked === 'string' ? [asked, values, options] : [asked.id, asked.values, asked]
  return plainly(id, locale() === 'zh' && given ? spaced(i18n.messages[id], given) : given, rest)
}
i18n._ = spacedOut
i18n.t = spacedOut

/** What stands between the parts of a sentence. */
export const comma = (): string => (locale() === 'zh' ? '，' : ', ')
/** What stands between the items of a bare list. */
export const separator = (): string => separatorIn(locale())
/** What stands between sentences of a list. */
export const semicolon = (): string => (locale() === 'zh' ? '；' : '; ')

/** The language chosen now, redrawn when it changes. */
export const useLocale = (): Locale => (useLingui().i18n.locale === 'zh' ? 'zh' : 'en')

/** The language that was chosen here before. */
export const keptLocale = (): Locale => (localStorage.getItem('locale') === 'zh' ? 'zh' : 'en')

const said: Record<Locale, Partial<Record<WordKey, unknown>>> = { en: {}, zh: {} }
// Journeys read the browser's console: a page that misses a word fails there.
const reportMissing = (key: string) => console.error(`No word for ${key}`)
i18n.on('missing', ({ id }) => reportMissing(id))
let shared = createWords<WordKey>(said, reportMissing)

/** A word that the server and the terminal say too. */
export const sharedWord = (key: WordKey, values?: Values): string => shared(locale(), key, values)

/** A text that a declaration holds: a shared word by its key, or a message of the console. */
export type Text = WordKey | MessageDescriptor
/** The same in the language of the moment. */
export const say = (text: Text): string => (typeof text === 'string' ? sharedWord(text) : i18n._(text))

/** A word whose key is put together; something else where there is none. */
export const wordOr = (key: string, otherwise: string): string => wordIn(locale(), key, otherwise)

const wordIn = (language: Locale, key: string, otherwise: string): string =>
  key in said[language] ? shared(language, key as WordKey) : otherwise

/** The same for what is made of words and kept: they are others when the language changes, so whatever depends on them is made anew. */
export function useWords() {
  const language = useLocale()
  return useMemo(
    () => ({
      word: (key: WordKey, values?: Values): string => shared(language, key, values),
      wordOr: (key: string, otherwise: string): string => wordIn(language, key, otherwise),
      say: (text: Text): string => (typeof text === 'string' ? shared(language, text) : i18n._(text)),
      named: (thing: Named): string => nameIn(language, thing),
    }),
    [language],
  )
}
export type Words = ReturnType<typeof useWords>

/** Says this page's words in one language, whichever is chosen: what is printed speaks both. */
export async function wordsIn(language: Locale): Promise<(key: WordKey, values?: Values) => string> {
  const parts = await Promise.all([...asked.keys()].map((part) => load(part, language)))
  const words: Record<Locale, Partial<Record<WordKey, unknown>>> = { en: {}, zh: {} }
  for (const part of parts) Object.assign(words[language], part.words)
  const say = createWords<WordKey>(words)
  return (key, values) => say(language, key, values)
}

/** The parts that have been asked for. They follow the language. */
const asked = new Map<Part, Promise<void>>([['frame', Promise.resolve()]])

async function fetchParts(next: Locale, parts: readonly Part[]): Promise<void> {
  const fetched = await Promise.all(parts.map((part) => load(part, next)))
  Object.assign(said[next], ...fetched.map((part) => part.words))
  shared = createWords<WordKey>(said, reportMissing)
  // All at once: whenever messages are added, the whole page is drawn anew.
  i18n.load(next, Object.assign({}, ...fetched.map((part) => part.messages)))
}

/** Loads parts of the words, each once. Screens wait for theirs before they are shown. */
export async function loadWords(...parts: readonly Part[]): Promise<void> {
  const fresh = parts.filter((part) => !asked.has(part))
  if (fresh.length > 0) {
    const loading = fetchParts(locale(), fresh)
    for (const part of fresh) asked.set(part, loading)
    loading.catch(() => fresh.forEach((part) => asked.delete(part)))
  }
  await Promise.all(parts.flatMap((part) => asked.get(part) ?? []))
}

/** Loads code together with the words of a part. */
export const withWords = <Code>(part: Part, loadCode: () => Promise<Code>): Promise<Code> =>
  Promise.all([loadCode(), loadWords(part)]).then(([code]) => code)

/** Switches the language: loads its words, sets the page's language, remembers it. */
export async function setLocale(next: Locale): Promise<void> {
  // What is asked for meanwhile comes along.
  for (let had = 0; had < asked.size;) {
    had = asked.size
    await fetchParts(next, [...asked.keys()])
  }
  document.documentElement.lang = tags[next]
  localStorage.setItem('locale', next)
  i18n.activate(next)
}

/** A role's name. The one that comes with the system has it in both languages; everywhere else it is `Administrator`, in any case. */
export const roleName = ({ name }: { readonly name: string }): string =>
  name === 'Administrator' ? sharedWord('role.administrator') : name

/** What people named in both languages: the Chinese if that is the language and there is one. */
export const named = (thing: Named): string => nameIn(locale(), thing)
