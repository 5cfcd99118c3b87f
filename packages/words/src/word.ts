import type { Complete } from './complete.ts'
import { en, zh, type WordKey } from './generated/catalogs.ts'
import { createWords } from './speak.ts'

/** The text of a word in a language. */
export const word = createWords<WordKey>({ en: en satisfies Complete, zh })
