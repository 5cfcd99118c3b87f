import { enumFields, type EnumName } from '@isb/contract/metadata'
import { booleanKey, valueKey } from './values.ts'

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
