import { createWords, type Locale, type Values } from '@isb/words'
import { en, zh, type WordKey } from '../generated/words.ts'
import { inert } from './output/controls.ts'

export type { Locale, Values, WordKey }

/** Says one of the terminal's words in the reader's language. */
export type Say = (key: WordKey, values?: Values) => string

/** Who reads: the language, and the terminal's words in it. */
export interface Speaker {
  readonly locale: Locale
  readonly say: Say
}

/** A text of the terminal: one of its words, or one that is put together for the reader. */
export type Text = WordKey | ((speaker: Speaker) => string)
export const textOf = (text: Text, speaker: Speaker): string => (typeof text === 'string' ? speaker.say(text) : text(speaker))

/** Whether the terminal has a word of this key, for keys that are put together at run time. */
export const isSaid = (key: string): key is WordKey => key in en

const word = createWords<WordKey>({ en, zh })

/** The words of a language. What stands in their braces came from elsewhere: nothing of it moves the cursor. */
export const sayIn =
  (locale: Locale): Say =>
  (key, values = {}) =>
    word(
      locale,
      key,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? inert(value) : value])),
    )

const localeNamed = (name: string): Locale => (/^zh\b|^zh_/i.test(name) ? 'zh' : 'en')

/**
 * The language to speak, known before the command line is parsed, because its faults are told in it too:
 * `--lang`, then ISB_LANG, then the system's LC_ALL, LC_MESSAGES, LANG; English otherwise.
 */
export function localeFor(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at < 0 ? undefined : argv[at]?.startsWith('--lang=') ? argv[at].slice(7) : argv[at + 1]
  return localeNamed(asked || env['ISB_LANG'] || env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en')
}
