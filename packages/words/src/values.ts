import type { EnumName, EnumValue } from '@isb/contract/metadata'
import type { WordKey } from './speak.ts'

/** Enums whose values are called like those of another one. */
const likeAnother = { StoredMenuType: 'MenuType', DayKind: 'DayReason' } as const satisfies Partial<Record<EnumName, EnumName>>
/** Enums whose values nobody is shown as they are: a sentence of their own tells what they mean. */
type Untold = 'Locale' | 'Missing' | 'PlanAction' | 'PlanKind'

/** The word of every value that people are shown, such as `value.Gender.female`. complete.ts demands each in both languages. */
export type ValueKey = {
  [Name in Exclude<EnumName, Untold | keyof typeof likeAnother>]: `value.${Name}.${EnumValue<Name>}`
}[Exclude<EnumName, Untold | keyof typeof likeAnother>]

/** The key that names a value of an enum. */
export const valueKey = (kind: EnumName, value: string): string =>
  `value.${(likeAnother as Partial<Record<EnumName, EnumName>>)[kind] ?? kind}.${value}`

/** The key that names a field's yes or no. */
export const booleanKey = (field: string, value: boolean): WordKey =>
  field === 'enabled' ? (value ? 'state.enabled' : 'state.disabled') : value ? 'yes' : 'no'
