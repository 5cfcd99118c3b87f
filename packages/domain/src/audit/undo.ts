import type { OperationId } from '@isb/contract'
import type { Fields } from './differences.ts'

/** The changes that can be taken back. Making something is not among them: to take it back would be a delete. */
const undoable = new Set<string>([
  'menus.update',
  'menus.sort',
  'roles.update',
  'roles.enable',
  'roles.disable',
  'roles.assign',
  'staff.setRoles',
  'staff.addRole',
  'staff.removeRole',
  'settings.update',
  // What was taken back can be brought back.
  'audit.undo',
] satisfies OperationId[])

/** Whether a change can be taken back: one of menus, roles or settings that neither made nor deleted a row. */
export const isUndoable = (operation: string, rows: readonly { readonly before: Fields; readonly after: Fields }[]): boolean =>
  undoable.has(operation) && rows.length > 0 && rows.every(({ before, after }) => before !== null && after !== null)
