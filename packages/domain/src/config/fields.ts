import type { Schema } from '@isb/contract'
import type { StandingMenu, StandingRole } from './standing.ts'

type Fields = Schema<'StepFields'>

/** The fields of a node that may change; its type never does. */
export const menuFields = [
  'parent',
  'name',
  'nameZh',
  'path',
  'icon',
  'isExternalPath',
  'openTarget',
] as const satisfies (keyof StandingMenu)[]
/** The plain fields of a role. */
export const roleFields = ['name', 'description', 'enabled'] as const satisfies (keyof StandingRole)[]

/** The fields of a row, by name. */
export const pick = <T extends object>(row: T, fields: readonly (keyof T & keyof Fields)[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))

/** The fields in which two rows differ. */
export const differing = <T extends object, F extends keyof T>(before: T, after: T, fields: readonly F[]): F[] =>
  fields.filter((field) => before[field] !== after[field])

/** Whether two lists hold the same in the same order. */
export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])
