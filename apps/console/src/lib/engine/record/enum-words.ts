import type { EnumName } from '@isb/sdk/metadata'
import { listOf } from '@isb/words'
import { locale } from '../../base/words/i18n.ts'
import { enumWord } from './values.tsx'

/** The words of several values of an enum, as a sentence has them: `Middle and High`. */
export const enumWords = (name: EnumName, all: readonly string[]): string =>
  listOf(
    locale(),
    all.map((value) => enumWord(name, value)),
  )
