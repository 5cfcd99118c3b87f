// Taking back what was changed: what stands in the way, and what it takes.
import type { Schema } from '@isb/sdk'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditing } from '../lib/audit.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))
const { newest, module_, menu, menuById, rename, undo, roleNamed, somebody } = auditing(house, () => admin)

describe('undo', () => {
  test('takes back a rename, as a change of its own; and can be undone itself', async () => {
    const home = await module_('Original')
    await rename(admin, home, 'Mistake')
    const mistake = await newest()
    expect(await undo(mistake)).toEqual({ rows: 1 })
    expect(await menuById(home.id)).toMatchObject({ name: 'Original', version: 3 })
    const undone = await newest()
    expect(undone).toMatchObject({
      operation: 'audit.undo',
      staffName: 'He Jing',
      undoable: true,
      rows: [
        { entity: 'menu', id: home.id, before: { name: 'Mistake' }, after: { name: 'Original' } },
        { entity: 'audit', id: mistake.id, before: { undone: false }, after: { undone: true } },
      ],
    })
    await undo(undone)
    expect(await menuById(home.id)).toMatchObject({ name: 'Mistake', version: 4 })
  })

  test('is refused where somebody has changed the same again, and says who and when', async () => {
    const [home, it] = [await module_('Stable'), await house.person('it')]
    await rename(admin, home, 'Second')
    const entry = await newest()
    await it.menus.update({ body: { id: home.id, parentId: 0, icon: 'bike' } })
    await rename(it, home, 'Third')
    const refused = await refusal(undo(entry))
    expect(refused).toMatchObject({ code: 3, reason: 'MOVED_ON' })
    expect(refused.message).toMatch(/^Marcus Keller changed this again on \d+ \w+ \d{4} at \d\d:\d\d$/)
    expect(await menuById(home.id)).toMatchObject({ name: 'Third', icon: 'bike' })
    // What others changed beside it does not stand in the way, and stays.
    await undo(await newest({ operation: 'menus.update' }))
    expect(await menuById(home.id)).toMatchObject({ name: 'Second', icon: 'bike' })
    await undo(entry)
    expect(await menuById(home.id)).toMatchObject({ name: 'Stable', icon: 'bike' })
    expect(await refusal(undo(entry))).toMatchObject({ code: 3, reason: 'MOVED_ON' })
  })

  test('takes back a move with the sight that it carried along', async () => {
    const [from, to] = [await module_('From'), await module_('To')]
    const screen = await menu('Screen', from.id)
    const role = await admin.roles.create({ body: { name: 'Screeners', menuIds: [screen.id] } })
    const seen = async () => (await admin.roles.get({ path: { roleId: role.id } })).menuIds
    expect(await seen()).toEqual([from.id, screen.id])
    await admin.menus.sort({ body: { parentId: to.id, ids: [screen.id] } })
    expect(await seen()).toEqual([from.id, to.id, screen.id])
    const move = await newest()
    await undo(move)
    expect(await menuById(screen.id)).toMatchObject({ parentId: from.id })
    expect(await seen()).toEqual([from.id, screen.id])
    await undo(await newest({ operation: 'audit.undo' }))
    expect(await menuById(screen.id)).toMatchObject({ parentId: to.id })
    expect(await seen()).toEqual([from.id, to.id, screen.id])
  })

  test('keeps the rules of the tree', async () => {
    const [outer, inner, screen] = [await module_('Outer'), await module_('Inner'), await menu('Codes', 0, 'undo:code')]
    await admin.menus.update({ body: { id: inner.id, parentId: outer.id } })
    await admin.menus.update({ body: { id: inner.id, parentId: 0 } })
    const out = await newest()
    await admin.menus.update({ body: { id: outer.id, parentId: inner.id } })
    expect(await refusal(undo(out))).toMatchObject({ code: 3, reason: 'MENU_CYCLE' })
    await admin.menus.update({ body: { id: screen.id, parentId: 0, code: '' } })
    const uncoded = await newest()
    await menu('Taker', 0, 'undo:code')
    expect(await refusal(undo(uncoded))).toMatchObject({ code: 3, reason: 'MENU_CODE_TAKEN' })
    const gone = await module_('Gone')
    await admin.menus.update({ body: { id: screen.id, parentId: gone.id } })
    await admin.menus.update({ body: { id: screen.id, parentId: 0 } })
    const left = await newest()
    await admin.menus.remove({ path: { id: gone.id } })
    expect(await refusal(undo(left))).toMatchObject({ code: 3, reason: 'MENU_PARENT_NOT_FOUND' })
    await admin.menus.remove({ path: { id: screen.id } })
    expect(await refusal(undo(uncoded))).toMatchObject({ code: 2, reason: 'MENU_NOT_FOUND' })
  })

  test('takes back neither what was made nor what was deleted', async () => {
    const home = await module_('Made')
    expect(await newest()).toMatchObject({ undoable: false })
    expect(await refusal(undo(await newest()))).toMatchObject({ code: 3, reason: 'NOT_UNDOABLE' })
    await admin.menus.remove({ path: { id: home.id } })
    expect(await refusal(undo(await newest()))).toMatchObject({ code: 3, reason: 'NOT_UNDOABLE' })
    expect(await refusal(undo({ id: 999_999 }))).toMatchObject({ code: 2, reason: 'AUDIT_NOT_FOUND' })
  })

  test('takes back a change of the settings', async () => {
    const { version, help } = await admin.settings.get()
    await admin.settings.update({ body: { help: 'Ask in room A204', version } })
    await undo(await newest())
    expect(await admin.settings.get()).toMatchObject({ help, version: version + 2 })
  })
})

describe('undoing what roles grant', () => {
  let made = 0
  let nodes: Record<'website' | 'calendar' | 'menus', Schema<'Menu'>>
  let role: Schema<'RoleDetail'>
  const code = async (name: string) => (await admin.menus.page({ query: { code: name } })).records[0] as Schema<'Menu'>
  const granted = async () => (await admin.roles.get({ path: { roleId: role.id } })).menuIds
  const assign = async (...menuIds: number[]) => {
    const { version } = await admin.roles.get({ path: { roleId: role.id } })
    await admin.roles.assign({ path: { roleId: role.id }, body: { menuIds, version } })
    return newest()
  }
  beforeEach(async () => {
    nodes = { website: await code('links:website'), calendar: await code('links:calendar'), menus: await code('upms:menu') }
    role = await admin.roles.create({ body: { name: `Undone ${++made}`, menuIds: [nodes.website.id] } })
  })

  test('takes back an assignment whole, unless the role was assigned again', async () => {
    const before = await granted()
    const first = await assign(nodes.calendar.id)
    const second = await assign(nodes.calendar.id, nodes.menus.id)
    expect(await refusal(undo(first))).toMatchObject({ code: 3, reason: 'MOVED_ON', message: expect.stringContaining('He Jing') as string })
    await undo(second)
    await undo(first)
    expect(await granted()).toEqual(before)
    expect((await admin.roles.get({ path: { roleId: role.id } })).version).toBe(role.version + 4)
  })

  test('gives back what is still there of it', async () => {
    const extra = await menu('Extra', nodes.website.parentId)
    await assign(nodes.website.id, extra.id)
    const taken = await assign()
    await admin.menus.remove({ path: { id: extra.id } })
    await undo(taken)
    expect(await granted()).toEqual(role.menuIds)
  })

  test('takes the permission of the change itself, and holding what comes back', async () => {
    const revoked = await assign(nodes.website.id)
    const emptied = await assign()
    const [without, poor, rich] = [
      await somebody('audit', 'audit:undo', 'links', 'links:website'),
      await somebody('audit', 'audit:undo', 'upms:role:assign'),
      await somebody('audit', 'audit:undo', 'upms:role:assign', 'links', 'links:website'),
    ]
    expect(await refusal(undo(emptied, without))).toMatchObject({
      code: 4,
      reason: 'CODE_NOT_HELD',
      message: 'This needs the permission “upms:role:assign”, which you do not have',
    })
    expect(await refusal(undo(emptied, poor))).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
    expect(await granted()).toEqual([])
    await undo(emptied, rich)
    expect(await granted()).toEqual(role.menuIds)
    expect(await newest()).toMatchObject({ operation: 'audit.undo' })
    // To undo an undo takes what the change itself took, too.
    expect(await refusal(undo(await newest(), without))).toMatchObject({ reason: 'CODE_NOT_HELD' })
    expect(revoked.id).toBeLessThan(emptied.id)
  })

  test('switches no role on that grants more than one holds', async () => {
    await assign(nodes.menus.id)
    await admin.roles.disable({ path: { roleId: role.id } })
    const off = await newest()
    const poor = await somebody('audit', 'audit:undo', 'upms:role:enable')
    expect(await refusal(undo(off, poor))).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
    // Nor do those who are in it: switched on, it must not vouch for itself.
    await admin.staff.addRole({ path: { staffId: (await poor.auth.me()).userId, roleId: role.id } })
    expect(await refusal(undo(off, poor))).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
    await undo(off)
    expect(await admin.roles.get({ path: { roleId: role.id } })).toMatchObject({ enabled: true })
  })

  test('takes back a new name, unless another role has it by now', async () => {
    await admin.roles.update({
      path: { roleId: role.id },
      body: { name: `${role.name} renamed`, description: 'Why', version: role.version },
    })
    const renamed = await newest()
    const taker = await admin.roles.create({ body: { name: role.name.toUpperCase() } })
    expect(await refusal(undo(renamed))).toMatchObject({ code: 3, reason: 'ROLE_NAME_TAKEN' })
    await admin.roles.remove({ path: { roleId: taker.id } })
    await undo(renamed)
    expect(await admin.roles.get({ path: { roleId: role.id } })).toMatchObject({ name: role.name, description: '' })
  })
})

describe('undoing who has which role', () => {
  test('gives back what was taken and takes what was given, by the rules of giving', async () => {
    const [front, reader, builtin] = [await roleNamed('Front office'), await roleNamed('Menu reader'), await roleNamed('Administrator')]
    const person = await admin.staff.create({
      body: { name: 'Zhao Min', email: 'zhao.min@school.example', invite: false, roleIds: [front.id] },
    })
    const path = { staffId: person.id }
    const now = async () => (await admin.staff.get({ path })).roles.map(({ name }) => name)
    await admin.staff.setRoles({ path, body: { roleIds: [reader.id], version: (await admin.staff.get({ path })).version } })
    const changed = await newest()
    const poor = await somebody('audit', 'audit:undo', 'upms:staff:assign')
    expect(await refusal(undo(changed, poor))).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
    expect(await refusal(undo(changed, await somebody('audit', 'audit:undo')))).toMatchObject({ code: 4, reason: 'CODE_NOT_HELD' })
    await undo(changed)
    expect(await now()).toEqual(['Front office'])

    await admin.staff.addRole({ path: { ...path, roleId: builtin.id } })
    const raised = await newest()
    expect(await refusal(undo(raised, poor))).toMatchObject({ code: 4, reason: 'ADMINISTRATOR_ONLY' })
    await undo(raised)
    expect(await now()).toEqual(['Front office'])
    expect(await newest()).toMatchObject({ rows: [{ label: 'Zhao Min', before: { roles: ['Administrator'] }, after: { roles: [] } }, {}] })
  })

  test('never leaves the school without an administrator', async () => {
    const builtin = await roleNamed('Administrator')
    const { userId } = await admin.auth.me()
    const second = await admin.staff.create({ body: { name: 'Second', email: 'second@school.example', invite: false } })
    await admin.staff.addRole({ path: { staffId: second.id, roleId: builtin.id } })
    const given = await newest()
    await house.server.pool.query('delete from staff_role where staff_id = $1 and role_id = $2', [userId, builtin.id])
    await house.server.pool.query(
      "update staff set password_hash = (select password_hash from staff where email = 'it@school.example') where id = $1",
      [second.id],
    )
    const other = house.stranger()
    await other.auth.login({ body: { email: 'second@school.example', password } })
    expect(await refusal(undo(given, other))).toMatchObject({ code: 3, reason: 'LAST_ADMINISTRATOR' })
    await other.staff.addRole({ path: { staffId: userId, roleId: builtin.id } })
    await undo(given, admin)
  })
})
