// A row of an import: the account that stands, and what the file makes of it.
import type { Schema } from '@isb/contract'
import type { Named } from '../../core/shared/import.ts'

/** The fields that an import writes. */
export interface Fields {
  readonly name: string
  readonly nameZh: string
  readonly type: Schema<'StaffType'>
  readonly gender: Schema<'Gender'> | null
  readonly enabled: boolean
  /** Ids, in ascending order. */
  readonly roleIds: readonly number[]
}
/** An account as it stands. */
export interface Standing extends Fields {
  readonly id: number
  readonly email: string | null
  readonly version: number
}
/** A row with what stands and what will; its key is the address, or the name without one. */
export interface Row extends Named {
  readonly email: string | null
  readonly before: Standing | undefined
  readonly after: Fields
}
/** A role to give, by its id. */
export interface Role {
  readonly id: number
  readonly name: string
  readonly builtin: boolean
  readonly menuIds: readonly number[]
}

const fields = ['name', 'nameZh', 'type', 'gender', 'enabled'] as const
/** The fields in which an account will differ. */
export function changedFields({ before, after }: Row): (keyof Fields)[] {
  if (!before) return []
  const changed: (keyof Fields)[] = fields.filter((field) => before[field] !== after[field])
  return sameIds(before.roleIds, after.roleIds) ? changed : [...changed, 'roleIds']
}
/** Whether a row leaves anything else than what stands. */
export const isChanged = (row: Row): boolean => !row.before || changedFields(row).length > 0

const sameIds = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, at) => id === b[at])
