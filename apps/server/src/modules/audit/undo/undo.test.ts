// What can be taken back, and for everything else that changes such a record the reason why not: a new operation is in one or the other.
import { operationIds, operationOf } from '@isb/contract'
import { entities, type EntityMetadata } from '@isb/contract/metadata'
import { isUndoable } from '@isb/domain'
import { expect, test } from 'vitest'
import { kinds } from './index.ts'

const kept: Readonly<Record<string, EntityMetadata>> = entities
const modules = new Set(Object.keys(kinds).map((kind) => kept[kind]?.module))

/** Operations that change nothing which could be brought back, or must not be, each with the reason. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  'asks what would happen, and changes nothing': ['menus.moveImpact', 'roles.assignImpact', 'staff.rolesImpact'],
  'makes something, and to take it back would be a delete': [
    'menus.create',
    'menus.import',
    'roles.create',
    'staff.create',
    'staff.createToken',
    'staff.import',
  ],
  'what is gone has lost what hung on it': ['menus.remove', 'roles.remove', 'staff.erase', 'staff.remove', 'staff.revokeToken'],
  'whom people may see is decided anew': ['roles.setReach'],
  'how people prove who they are is decided anew': [
    'roles.allowWithoutSecondFactor',
    'roles.requireSecondFactor',
    'staff.resetSecondFactor',
  ],
  'who may sign in, and by what address, is decided anew': [
    'staff.disable',
    'staff.enable',
    'staff.endSessions',
    'staff.invite',
    'staff.update',
  ],
}

test('whatever changes a record that can be brought back can be taken back, or says why not', () => {
  const changes = operationIds.filter((id) => modules.has(id.split('.')[0]) && operationOf(id).method !== 'GET')
  const not = changes.filter((id) => !isUndoable(id, [{ before: {}, after: {} }]))
  expect(not.toSorted()).toEqual(Object.values(lasting).flat().toSorted())
})
