// What an import says of a row.
import type { Schema } from '@isb/contract'
import { isWord, nameIn, word, type Locale } from '@isb/words'
import { changedRow, createdRow } from '../../core/shared/import.ts'
import { changedFields, type Fields, type Role, type Row } from './import-row.ts'

/** A row that came in: who, or which fields were what and are what. */
export function told(locale: Locale, row: Row, roles: ReadonlyMap<number, Role>): Schema<'RunResult'> {
  const { before, after } = row
  if (!before) return createdRow(row, nameIn(locale, after))
  return changedRow(
    row,
    changedFields(row).map((field) => [
      word(locale, field === 'roleIds' ? 'field.roles' : `field.${field}`),
      shown(locale, before, field, roles),
      shown(locale, after, field, roles),
    ]),
  )
}

const prefixes = { type: 'value.StaffType.', gender: 'value.Gender.' } as const

function shown(locale: Locale, row: Fields, field: keyof Fields, roles: ReadonlyMap<number, Role>): string {
  if (field === 'roleIds') return row.roleIds.map((id) => roles.get(id)?.name ?? id).join(', ')
  if (field === 'enabled') return word(locale, row.enabled ? 'state.enabled' : 'state.disabled')
  const value = row[field] ?? ''
  const key = field === 'type' || field === 'gender' ? `${prefixes[field]}${value}` : ''
  return isWord(key) ? word(locale, key) : value
}
