import { en, zh } from './generated/catalogs.ts'
import { createWords, type WordKey } from './speak.ts'

/** The text of a word in a language. */
export const word = createWords<WordKey>({ en, zh })
