// What an import says of a row.
import type { Schema, ToldReason } from '@isb/contract'
import { isWord, nameIn, word, type Locale, type Values } from '@isb/words'
import { changedFields, type Fields, type Role, type Row } from './import-row.ts'

type Named = Pick<Row, 'email' | 'line'>
const place = ({ email, line }: Named) => ({ key: email, ...(line !== undefined && { line }) })

/** A row that was refused. */
export const resultOf = (locale: Locale, row: Named, reason: ToldReason<'staff.import'>, values?: Values): Schema<'RunResult'> => ({
  ...place(row),
  outcome: 'refused',
  reason,
  message: word(locale, `reason.${reason}`, values),
})

/** A row that came in: who, or which fields were what and are what. */
export function told(locale: Locale, row: Row, roles: ReadonlyMap<number, Role>): Schema<'RunResult'> {
  const { before, after } = row
  if (!before) return { ...place(row), outcome: 'created', message: nameIn(locale, after) }
  const parts = changedFields(row).map((field) => {
    const label = word(locale, field === 'roleIds' ? 'field.roles' : `field.${field}`)
    return `${label}: ${shown(locale, before, field, roles)} → ${shown(locale, after, field, roles)}`
  })
  return { ...place(row), outcome: 'changed', message: parts.join('; ') }
}

const prefixes = { type: 'value.StaffType.', gender: 'value.Gender.' } as const

function shown(locale: Locale, row: Fields, field: keyof Fields, roles: ReadonlyMap<number, Role>): string {
  if (field === 'roleIds') return row.roleIds.map((id) => roles.get(id)?.name ?? id).join(', ') || '–'
  if (field === 'enabled') return word(locale, row.enabled ? 'state.enabled' : 'state.disabled')
  const value = row[field] ?? ''
  const key = field === 'type' || field === 'gender' ? `${prefixes[field]}${value}` : ''
  return isWord(key) ? word(locale, key) : value || '–'
}
