// The language: kept in local storage under `locale`, English unless chosen otherwise. Its words come in parts, each a chunk of its own
// (words-plugin.ts): what the pages before a session say, what the frame and the first list say, what modules share, and each module's.
import { i18n, type MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { table } from 'virtual:words'
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
/** `public`, `first`, `later`, `late`, the name of a module, or a page of it: `at-bus-route`. */
type Part = string

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
let shared = createWords<WordKey>(said)

/** A word that the server and the terminal say too. */
export const sharedWord = (key: WordKey, values?: Values): string => shared(locale(), key, values)

/** A text that a declaration holds: a shared word by its key, or a message of the console. */
export type Text = WordKey | MessageDescriptor
/** The same in the language of the moment. */
export const say = (text: Text): string => (typeof text === 'string' ? sharedWord(text) : i18n._(text))

/** The same once its words are there; undefined while they are on their way. */
export const sayNow = (text: Text): string | undefined =>
  (typeof text === 'string' ? wordOr(text, '') : text.id in i18n.messages ? i18n._(text) : '') || undefined

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
  const parts = await Promise.all([...asked.keys()].flatMap((part) => table[part]?.(language === 'zh') ?? []))
  const words: Record<Locale, Partial<Record<WordKey, unknown>>> = { en: {}, zh: {} }
  for (const part of parts) Object.assign(words[language], part.words)
  const say = createWords<WordKey>(words)
  return (key, values) => say(language, key, values)
}

/** Makes parts known that the pages before a session do without. */
export function knowWords(more: typeof table): void {
  Object.assign(table, more)
}

/** The parts that have been asked for. They follow the language. */
const asked = new Map<Part, Promise<void>>([['public', Promise.resolve()]])

async function fetchParts(next: Locale, parts: readonly Part[]): Promise<void> {
  const fetched = await Promise.all(parts.flatMap((part) => table[part]?.(next === 'zh') ?? []))
  Object.assign(said[next], ...fetched.map((part) => part.words))
  shared = createWords<WordKey>(said)
  // All at once: whenever messages are added, the whole page is drawn anew.
  i18n.load(next, Object.assign({}, ...fetched.map((part) => part.messages)))
}

/** Loads parts of the words, each once. Screens wait for theirs before they are shown. */
export async function loadWords(...parts: readonly Part[]): Promise<void> {
  const fresh = parts.filter((part) => !asked.has(part))
  if (fresh.length > 0) {
    const load = fetchParts(locale(), fresh)
    for (const part of fresh) asked.set(part, load)
    load.catch(() => fresh.forEach((part) => asked.delete(part)))
  }
  await Promise.all(parts.flatMap((part) => asked.get(part) ?? []))
}

/** Loads code together with a part of the words that it says. */
export const withWords = <Code>(part: Part, load: () => Promise<Code>): Promise<Code> =>
  Promise.all([load(), loadWords(part)]).then(([code]) => code)

/** The same with the words of all modules, for what speaks of every kind of record. */
export const withAllWords = <Code>(load: () => Promise<Code>): Promise<Code> =>
  Promise.all([load(), loadWords(...Object.keys(table))]).then(([code]) => code)

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
