import { enumFields, type EnumName, type EnumValue } from '@isb/contract/metadata'
import type { WordKey } from './speak.ts'

/** Enums whose values are called like those of another one. */
const likeAnother = { StoredMenuType: 'MenuType' } as const satisfies Partial<Record<EnumName, EnumName>>
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

/** What the audit tells of a secret instead of showing it. */
const secrets = ['invitation', 'password', 'resetCode']
const fieldsOf: Readonly<Record<string, Readonly<Record<string, EnumName>>>> = enumFields

/**
 * The key that names what a field of a row of the audit holds; undefined where nothing does, and the value is shown as it is.
 * @param changed the operation that changed the row, and the kind of its record
 */
export function valueKeyOf(
  { operation, entity }: { readonly operation: string; readonly entity: string },
  field: string,
  value: string | boolean,
): string | undefined {
  if (typeof value === 'boolean') return booleanKey(field, value)
  // A file has no fields: what stands in its row is what its list was narrowed by.
  const kind = fieldsOf[entity === 'export' ? operation : entity]?.[field]
  if (kind) return valueKey(kind, value)
  return secrets.includes(field) ? `audit.value.${value}` : undefined
}
