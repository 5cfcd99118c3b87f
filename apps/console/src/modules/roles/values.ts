// What the form holds, apart from how it looks.
import type { Draft } from '../../lib/declare/draft.ts'
import type { Role } from './data.ts'

export type Values = {
  readonly name: string
  readonly description: string
  /** The role whose permissions a new one begins with. */
  readonly copyOf: number | null
}
export type RoleDraft = Draft<Values>

const longestName = 100

export const valuesOf = ({ name, description }: Pick<Role, 'name' | 'description'>): Values => ({ name, description, copyOf: null })
export const newDraft = (): RoleDraft => {
  const start = { name: '', description: '', copyOf: null }
  return { start, values: start }
}
export const editDraft = (row: Role): RoleDraft => ({ start: valuesOf(row), values: valuesOf(row), id: row.id, version: row.version })
/** The same again under another name. */
export const copyDraft = (row: Role, name: string): RoleDraft => {
  const start = { name: name.slice(0, longestName), description: row.description, copyOf: row.id }
  return { start, values: start }
}
