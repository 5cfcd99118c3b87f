import { operationIds, operationOf, type Schema } from '@isb/sdk'
import { expect, test } from 'vitest'
import { ownScopeNames } from './own-scopes.ts'
import { press, scopeTree, tickedIds } from './scope-tree.ts'

let last = 0
const menu = (parentId: number, code: string, type: Schema<'AvailableMenu'>['type'] = 'MENU'): Schema<'AvailableMenu'> => ({
  id: ++last,
  parentId,
  type,
  name: code,
  nameZh: '',
  path: '',
  icon: '',
  code,
  isExternalPath: 0,
  openTarget: 0,
})
const upms = menu(0, 'upms', 'MENU_DIR')
const menus = menu(upms.id, 'upms:menu')
const edit = menu(menus.id, 'upms:menu:edit', 'MENU_PERM_RESOURCE')
const sort = menu(menus.id, 'upms:menu:sort', 'MENU_PERM_RESOURCE')
const roles = menu(upms.id, 'upms:role')
const links = menu(0, 'links', 'MENU_DIR')
const website = menu(links.id, 'links:website')
const all = [upms, menus, edit, sort, roles, links, website]
const codes = ['upms:menu', 'upms:menu:edit', 'upms:menu:sort', 'upms:role', 'audit', 'links', 'links:website']
const tree = scopeTree(all, codes, { name: 'Beside', nameZh: '' })
const names = (index = tree) => index.nodes.map(({ name, code }) => `${name}${code ? '' : ' ()'}`)

test('holds what an operation needs, with what it stands under; the rest stands beside', () => {
  expect(names()).toEqual(['upms ()', 'upms:menu', 'upms:menu:edit', 'upms:menu:sort', 'upms:role', 'Beside ()', 'audit'])
})

test('holds a named scope for the own data of every module that has any', () => {
  const scopes = Object.fromEntries(Object.keys(ownScopeNames).map((scope) => [scope, scope]))
  const modules = operationIds.filter((id) => operationOf(id).own).map((id) => id.slice(0, id.indexOf('.')))
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(new Set(Object.keys(scopes))).toEqual(new Set(modules.map((module) => `${kebab(module)}:self`)))
  const own = scopeTree(all, ['upms:role'], { name: 'Beside', nameZh: '' }, { name: 'Own', scopes })
  const group = own.nodes.find(({ name }) => name === 'Own')!
  expect(press(own, new Set(), group.id).toSorted()).toEqual(Object.keys(scopes).toSorted())
})

test('holds nothing that may not be given', () => {
  expect(names(scopeTree(all, ['upms:role', 'links'], { name: 'Beside', nameZh: '' }))).toEqual(['upms ()', 'upms:role'])
})

test('a button takes its screen along, a screen not its buttons; clearing the screen clears them', () => {
  const withButton = press(tree, new Set(), sort.id)
  expect(withButton.toSorted()).toEqual(['upms:menu', 'upms:menu:sort'])
  expect(press(tree, new Set(), menus.id)).toEqual(['upms:menu'])
  expect(press(tree, new Set([...withButton, 'audit']), menus.id)).toEqual(['audit'])
  expect(press(tree, new Set(withButton), sort.id)).toEqual(['upms:menu'])
})

test('a module gives all that stands in it, then takes it', () => {
  const whole = press(tree, new Set(['upms:menu', 'audit']), upms.id)
  expect(whole.toSorted()).toEqual(['audit', 'upms:menu', 'upms:menu:edit', 'upms:menu:sort', 'upms:role'])
  expect(press(tree, new Set(whole), upms.id)).toEqual(['audit'])
})

test('a module is ticked when all in it is given', () => {
  expect([...tickedIds(tree, new Set(['upms:menu']))]).toEqual([menus.id])
  expect(tickedIds(tree, new Set(['upms:menu', 'upms:menu:edit', 'upms:menu:sort', 'upms:role']))).toContain(upms.id)
})
