import { createWords, type Locale, type Values } from '@isb/words'
import { en, zh, type WordKey } from '../generated/words.ts'

export type { Locale, Values, WordKey }

/** Says one of the terminal's words in the reader's language. */
export type Say = (key: WordKey, values?: Values) => string

const word = createWords<WordKey>({ en, zh })

/** The words of a language. */
export const sayIn =
  (locale: Locale): Say =>
  (key, values) =>
    word(locale, key, values)

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
