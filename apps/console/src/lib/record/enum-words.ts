import { values, type EnumName } from '@isb/sdk/metadata'
import { listOf } from '@isb/words'
import { locale } from '../i18n.ts'
import { enumWord } from './values.tsx'

/** The words of several values of an enum, as a sentence has them: `Middle and High`. */
export const enumWords = (name: EnumName, all: readonly string[]): string =>
  listOf(
    locale(),
    all.map((value) => enumWord(name, value)),
  )

/** The values of an enum to choose from, in its order. */
export const enumOptions = <Name extends EnumName>(name: Name): { value: (typeof values)[Name][number]; label: string }[] =>
  values[name].map((value) => ({ value, label: enumWord(name, value) }))
