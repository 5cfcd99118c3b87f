// Roles through the whole chain: what they grant, and who may grant it. Who a change would reach has stories of its own.
import { describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { atWork, hire, roleNamed, sees } from '../lib/people.ts'
import { button, byCode, menu, module_ } from '../lib/tree.ts'

const house = openHouse()
const idOf = async (person: Person, code: string) => (await byCode(person, code)).id

describe('a role', () => {
  test('grants what is named and the way to it, and its people have it on the next request', async () => {
    const admin = await house.person('admin')
    const bikes = await module_(admin, 'Way')
    const rents = await menu(admin, 'Way rents', bikes.id, 'way:rent')
    const confirm = await button(admin, 'Way confirm', rents.id, 'way:rent:confirm')
    await button(admin, 'Way reject', rents.id, 'way:rent:reject')
    const role = await admin.roles.create({ body: { name: 'Way keepers' } })
    expect(role).toMatchObject({ permissions: 0, members: 0, enabled: true, builtin: false, version: 1, menuIds: [] })
    await hire(admin, 'Wayne', [role.id])
    const wayne = await atWork(house, 'Wayne')
    expect(await sees(wayne)).toEqual([])

    const assigned = await admin.roles.assign({ path: { roleId: role.id }, body: { menuIds: [confirm.id], version: 1 } })
    expect(assigned).toMatchObject({ permissions: 3, members: 1, version: 2, menuIds: [bikes.id, rents.id, confirm.id] })
    expect(await sees(wayne)).toEqual(['Way', 'Way rents', 'Way confirm'])
    expect((await wayne.auth.me()).permissions).toEqual(['way:rent', 'way:rent:confirm'])

    // A menu without its button is still seen; what is left out is revoked.
    await admin.roles.assign({ path: { roleId: role.id }, body: { menuIds: [rents.id], version: 2 } })
    expect(await sees(wayne)).toEqual(['Way', 'Way rents'])
  })

  test('that is disabled grants nothing, and grants again when it is enabled', async () => {
    const admin = await house.person('admin')
    const links = await idOf(admin, 'links:website')
    const role = await admin.roles.create({ body: { name: 'Sometimes', menuIds: [links] } })
    await hire(admin, 'Stella', [role.id])
    const stella = await atWork(house, 'Stella')
    expect(await sees(stella)).toEqual(['Links', 'School website'])
    expect(await admin.roles.disable({ path: { roleId: role.id } })).toMatchObject({ enabled: false, version: 2 })
    expect(await sees(stella)).toEqual([])
    await admin.roles.enable({ path: { roleId: role.id } })
    expect(await sees(stella)).toEqual(['Links', 'School website'])
  })

  test('has a name that no other has, in whatever case, and says so in the reader’s language', async () => {
    const admin = await house.person('admin', 'zh')
    await admin.roles.create({ body: { name: 'Only one' } })
    expect(await refusal(admin.roles.create({ body: { name: ' ONLY one ' } }))).toMatchObject({
      code: 1,
      reason: 'ROLE_NAME_TAKEN',
      errors: [{ path: '/name', message: '该名称已被其他角色使用' }],
    })
    const other = await admin.roles.create({ body: { name: 'Another one' } })
    expect(
      await refusal(admin.roles.update({ path: { roleId: other.id }, body: { name: 'only ONE', version: other.version } })),
    ).toMatchObject({ reason: 'ROLE_NAME_TAKEN' })
    expect(await admin.roles.update({ path: { roleId: other.id }, body: { name: 'ANOTHER one', version: other.version } })).toMatchObject({
      name: 'ANOTHER one',
      version: 2,
    })
  })

  test('that somebody else has changed is not overwritten, neither its name nor what it grants', async () => {
    const admin = await house.person('admin')
    const role = await admin.roles.create({ body: { name: 'Contested role' } })
    const path = { roleId: role.id }
    await admin.roles.update({ path, body: { description: 'theirs', version: 1 } })
    expect(await refusal(admin.roles.update({ path, body: { description: 'mine', version: 1 } }))).toMatchObject({
      code: 3,
      reason: 'STALE',
    })
    const menuIds = [await idOf(admin, 'links')]
    expect(await refusal(admin.roles.assign({ path, body: { menuIds, version: 1 } }))).toMatchObject({ code: 3, reason: 'STALE' })
    expect(await admin.roles.get({ path })).toMatchObject({ description: 'theirs', permissions: 0, version: 2 })
  })

  test('that is deleted is taken from who has it, and is in the audit with all it granted', async () => {
    const admin = await house.person('admin')
    const website = await idOf(admin, 'links:website')
    const role = await admin.roles.create({ body: { name: 'Short-lived', menuIds: [website] } })
    await hire(admin, 'Lena', [role.id])
    const lena = await atWork(house, 'Lena')
    await admin.roles.remove({ path: { roleId: role.id } })
    expect(await sees(lena)).toEqual([])
    expect(await refusal(admin.roles.get({ path: { roleId: role.id } }))).toMatchObject({ code: 2, reason: 'ROLE_NOT_FOUND' })
    const { rows } = await house.server.pool.query<{ before: { name: string; menuIds: number[] } }>(
      "select rows -> 0 -> 'before' as before from audit where operation = 'roles.remove' order by id desc limit 1",
    )
    expect(rows[0]?.before).toMatchObject({ name: 'Short-lived', menuIds: [await idOf(admin, 'links'), website] })
  })

  test('is found by name, by state and by having nobody', async () => {
    const admin = await house.person('admin')
    expect((await admin.roles.list({ query: { search: 'FRONT off' } })).records.map(({ name }) => name)).toEqual(['Front office'])
    const empty = (await admin.roles.list({ query: { empty: true } })).records.map(({ name }) => name)
    expect(empty).toContain('Summer school')
    expect(empty).not.toContain('Front office')
    const menuId = await idOf(admin, 'links:calendar')
    const granting = (await admin.roles.list({ query: { menuId } })).records.map(({ name }) => name)
    expect(granting).toEqual(['Administrator', 'Front office', 'Summer school'])
  })
})

describe('the Administrator', () => {
  test('holds the whole tree, and cannot be changed, disabled or deleted', async () => {
    const admin = await house.person('admin')
    const role = await roleNamed(admin, 'Administrator')
    const path = { roleId: role.id }
    const all = (await admin.menus.page()).total
    expect(role).toMatchObject({ builtin: true, permissions: all })
    for (const attempt of [
      () => admin.roles.update({ path, body: { name: 'Mine', version: role.version } }),
      () => admin.roles.assign({ path, body: { menuIds: [], version: role.version } }),
      () => admin.roles.disable({ path }),
      () => admin.roles.remove({ path }),
    ])
      expect(await refusal(attempt())).toMatchObject({ code: 3, reason: 'ROLE_BUILTIN' })
    expect(await roleNamed(admin, 'Administrator')).toMatchObject({ version: role.version, permissions: all })
  })
})

describe('nobody grants what they do not hold', () => {
  /** Somebody who may do everything with roles, and with menus, but holds nothing else. */
  async function manager(admin: Person, name: string) {
    const codes = ['upms:role:create', 'upms:role:edit', 'upms:role:assign', 'upms:role:enable', 'upms:menu:create', 'upms:menu:sort']
    const menuIds = await Promise.all(codes.map((code) => idOf(admin, code)))
    const role = await admin.roles.create({ body: { name, menuIds } })
    await hire(admin, name, [role.id])
    return { role, person: await atWork(house, name) }
  }

  test('neither to a new role, nor to another, nor to their own', async () => {
    const admin = await house.person('admin')
    const { role, person } = await manager(admin, 'Mona')
    const held = await idOf(admin, 'upms:role:create')
    const notHeld = await idOf(admin, 'upms:role:delete')
    const refused = { code: 4, reason: 'GRANT_NOT_HELD', message: 'You cannot grant “Delete role”, because you do not have it yourself' }
    expect(await refusal(person.roles.create({ body: { name: 'Too much', menuIds: [held, notHeld] } }))).toMatchObject(refused)
    const given = await person.roles.create({ body: { name: 'Just enough', menuIds: [held] } })
    const own = await person.roles.get({ path: { roleId: role.id } })
    for (const { id, version, menuIds } of [given, own])
      expect(await refusal(person.roles.assign({ path: { roleId: id }, body: { menuIds: [...menuIds, notHeld], version } }))).toMatchObject(
        refused,
      )
    expect(await person.roles.get({ path: { roleId: role.id } })).toEqual(own)
    expect((await admin.roles.list({ query: { search: 'Too much' } })).total).toBe(0)
  })

  test('but what a role is granted already may stay while something else changes', async () => {
    const admin = await house.person('admin')
    const { person } = await manager(admin, 'Milo')
    const [notHeld, held] = [await idOf(admin, 'links:website'), await idOf(admin, 'upms:role:create')]
    const role = await admin.roles.create({ body: { name: 'Mixed', menuIds: [notHeld] } })
    const path = { roleId: role.id }
    const changed = await person.roles.assign({ path, body: { menuIds: [notHeld, held], version: 1 } })
    expect(changed.menuIds).toEqual(expect.arrayContaining([notHeld, held]))
    // Once revoked, it cannot be given back by who does not hold it.
    await person.roles.assign({ path, body: { menuIds: [held], version: 2 } })
    expect(await refusal(person.roles.assign({ path, body: { menuIds: [held, notHeld], version: 3 } }))).toMatchObject({
      reason: 'GRANT_NOT_HELD',
    })
  })

  test('nor by switching a role on, nor by a code on a new node', async () => {
    const admin = await house.person('admin')
    const { person } = await manager(admin, 'Mara')
    const role = await admin.roles.create({ body: { name: 'Sleeping', menuIds: [await idOf(admin, 'links:website')] } })
    await admin.roles.disable({ path: { roleId: role.id } })
    expect(await refusal(person.roles.enable({ path: { roleId: role.id } }))).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
    expect((await roleNamed(admin, 'Sleeping')).enabled).toBe(false)
    expect(await refusal(person.menus.create({ body: { type: 'MENU_DIR', name: 'Sly', code: 'upms:role:delete' } }))).toMatchObject({
      errors: [{ path: '/code' }],
    })
  })

  test('and the tree to choose from says of each node whether one may', async () => {
    const admin = await house.person('admin')
    const { person } = await manager(admin, 'Mika')
    const options = await person.roles.menuOptions()
    expect(options).toHaveLength((await admin.menus.page()).total)
    const may = new Map(options.map(({ code, mayGrant }) => [code, mayGrant]))
    expect([may.get('upms'), may.get('upms:role'), may.get('upms:role:create')]).toEqual([true, true, true])
    expect([may.get('upms:role:delete'), may.get('links')]).toEqual([false, false])
    expect((await admin.roles.menuOptions()).every(({ mayGrant }) => mayGrant)).toBe(true)
  })
})

test('a menu does not move under a module whose contract code the mover lacks, for that would hand the code out', async () => {
  const admin = await house.person('admin')
  await admin.menus.remove({ path: { id: await idOf(admin, 'config:apply') } })
  const trap = await module_(admin, 'Trap', 0, 'config:apply')
  // Their own role is granted the one, only others' the other.
  const [website, calendar] = [await idOf(admin, 'links:website'), await idOf(admin, 'links:calendar')]
  const editor = await house.person('it')
  const links = await idOf(admin, 'links')
  const before = (await admin.menus.page({ query: { parentId: links } })).records
  const front = await roleNamed(admin, 'Front office')
  for (const id of [website, calendar])
    expect(await refusal(editor.menus.sort({ body: { parentId: trap.id, ids: [id] } }))).toMatchObject({
      code: 4,
      reason: 'CODE_NOT_HELD',
      message: 'This needs the permission “config:apply”, which you do not have',
    })
  const { name, nameZh } = before[0] as { name: string; nameZh: string }
  expect(await refusal(editor.menus.update({ body: { id: website, parentId: trap.id, name, nameZh } }))).toMatchObject({
    code: 4,
    reason: 'CODE_NOT_HELD',
  })
  expect((await admin.menus.page({ query: { parentId: links } })).records).toEqual(before)
  expect(await roleNamed(admin, 'Front office')).toEqual(front)
})
