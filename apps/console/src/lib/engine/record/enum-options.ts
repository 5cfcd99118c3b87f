import { values, type EnumName } from '@isb/sdk/metadata'
import { enumWord } from './values.tsx'

/** The values of an enum to choose from, in its order. */
export const enumOptions = <Name extends EnumName>(name: Name): { value: (typeof values)[Name][number]; label: string }[] =>
  values[name].map((value) => ({ value, label: enumWord(name, value) }))
