import { expect, test } from 'vitest'
import { isUndoable } from './undo.ts'

const edit = { before: { name: 'A' }, after: { name: 'B' } }

test.each([
  ['menus.update', [edit], true],
  ['menus.sort', [edit, edit], true],
  ['roles.assign', [edit], true],
  ['settings.update', [edit], true],
  ['audit.undo', [edit], true],
  ['menus.create', [{ before: null, after: { name: 'B' } }], false],
  ['menus.remove', [{ before: { name: 'A' }, after: null }], false],
  ['roles.update', [edit, { before: { name: 'A' }, after: null }], false],
  ['menus.update', [], false],
  ['auth.login', [{ before: {}, after: { signedIn: true } }], false],
  ['staff.update', [edit], false],
])('%s %j can be taken back: %s', (operation, rows, can) => expect(isUndoable(operation, rows)).toBe(can))
