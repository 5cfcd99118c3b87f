// The menu tree: its rules, who may change it, what a change leaves. A whole tree from a file has stories of its own.
import { describe, expect, test } from 'vitest'
import { refusal, openHouse, type Person } from '../lib/house.ts'
import { button, byCode, menu, module_, tree } from '../lib/tree.ts'

const house = openHouse()
const names = async (person: Person, parentId: number) =>
  (await person.menus.page({ query: { parentId } })).records.map((menu) => menu.name)

describe('the tree', () => {
  test('takes new nodes last among their siblings, with the specification’s defaults', async () => {
    const admin = await house.person('admin')
    const made = await module_(admin, 'Reports')
    expect(made).toMatchObject({ parentId: 0, category: 'ADMIN', isExternalPath: 0, openTarget: 0, version: 1, nameZh: '' })
    expect((await names(admin, 0)).at(-1)).toBe('Reports')
  })

  test('has modules and menus at the top or in modules, and buttons only under a menu', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Placement')
    const screen = await menu(admin, 'Screen', home.id)
    const confirm = await button(admin, 'Confirm', screen.id, 'placement:confirm')
    const before = await tree(admin)
    expect(await refusal(button(admin, 'Loose', home.id, 'placement:loose'))).toMatchObject({
      code: 1,
      reason: 'MENU_BUTTON_PARENT',
      errors: [{ path: '/parentId' }],
    })
    expect(await refusal(menu(admin, 'Deep', screen.id))).toMatchObject({ code: 1, reason: 'MENU_NEST' })
    expect(await refusal(menu(admin, 'Deeper', confirm.id))).toMatchObject({ code: 1, reason: 'MENU_NEST' })
    expect(await refusal(menu(admin, 'Orphan', 999_999))).toMatchObject({ code: 1, reason: 'MENU_PARENT_NOT_FOUND' })
    expect(await tree(admin)).toEqual(before)
  })

  test('uses a code once, and says by what', async () => {
    const admin = await house.person('admin', 'zh')
    const home = await module_(admin, 'Codes')
    const screen = await menu(admin, 'Codescreen', home.id)
    await button(admin, 'First', screen.id, 'codes:one')
    expect(await refusal(button(admin, 'Second', screen.id, 'codes:one'))).toMatchObject({
      reason: 'MENU_CODE_TAKEN',
      errors: [{ path: '/code', message: '编码“codes:one”已被“First”使用' }],
    })
  })

  // S-28
  test('takes external paths by http only', async () => {
    const admin = await house.person('admin')
    const external = (path: string) => admin.menus.create({ body: { type: 'MENU', name: 'Out', path, isExternalPath: 1 } })
    expect(await refusal(external('javascript:alert(1)'))).toMatchObject({ reason: 'MENU_PATH_EXTERNAL' })
    expect(await external('https://school.example/help')).toMatchObject({ path: 'https://school.example/help' })
  })

  test('keeps what an update leaves out, but for the parent, which falls back to the top', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Fallback')
    const made = await admin.menus.create({
      body: { type: 'MENU', name: 'Kept', nameZh: '保留', parentId: home.id, path: '/kept', icon: 'bike' },
    })
    expect(await admin.menus.update({ body: { id: made.id, name: 'Renamed', version: made.version } })).toMatchObject({
      name: 'Renamed',
      nameZh: '保留',
      path: '/kept',
      icon: 'bike',
      parentId: 0,
      version: 2,
    })
  })

  test('refuses an edit of an old version', async () => {
    const [one, two] = await Promise.all([house.person('admin'), house.person('it')])
    const made = await module_(one, 'Contested')
    await one.menus.update({ body: { id: made.id, parentId: 0, name: 'First', version: made.version } })
    expect(await refusal(two.menus.update({ body: { id: made.id, parentId: 0, name: 'Second', version: made.version } }))).toMatchObject({
      code: 3,
      reason: 'STALE',
    })
    expect((await two.menus.page({ query: { search: 'Second' } })).total).toBe(0)
  })

  test('is sorted by the complete new order; a missing child is stale, one from elsewhere moves in', async () => {
    const admin = await house.person('admin')
    const [from, to] = [await module_(admin, 'From'), await module_(admin, 'To')]
    const [a, b, c] = [await menu(admin, 'A', to.id), await menu(admin, 'B', to.id), await menu(admin, 'C', from.id)]
    expect((await admin.menus.sort({ body: { parentId: to.id, ids: [b.id, c.id, a.id] } })).map((row) => row.name)).toEqual(['B', 'C', 'A'])
    expect(await names(admin, from.id)).toEqual([])
    expect(await refusal(admin.menus.sort({ body: { parentId: to.id, ids: [a.id, b.id] } }))).toMatchObject({ code: 3, reason: 'STALE' })
    expect(await names(admin, to.id)).toEqual(['B', 'C', 'A'])
    // Who edited the moved menu meanwhile holds an old parent; who edited one that only changed its place does not.
    expect(await refusal(admin.menus.update({ body: { id: c.id, parentId: from.id, name: 'C2', version: c.version } }))).toMatchObject({
      reason: 'STALE',
    })
    expect(await admin.menus.update({ body: { id: a.id, parentId: to.id, name: 'A2', version: a.version } })).toMatchObject({ name: 'A2' })
  })

  test('never stands under itself', async () => {
    const admin = await house.person('admin')
    const outer = await module_(admin, 'Outer')
    const inner = await module_(admin, 'Inner', outer.id)
    expect(await refusal(admin.menus.sort({ body: { parentId: inner.id, ids: [outer.id] } }))).toMatchObject({
      code: 3,
      reason: 'MENU_CYCLE',
    })
    expect(await refusal(admin.menus.update({ body: { id: outer.id, parentId: inner.id, version: 1 } }))).toMatchObject({
      code: 3,
      reason: 'MENU_CYCLE',
    })
    await expect(
      house.server.pool.query('update menu set parent_id = $1, parent_type = $2 where id = $3', [inner.id, 'MENU_DIR', outer.id]),
    ).rejects.toThrow(/under itself/)
  })

  test('loses a menu with its buttons, and keeps a module that still holds something', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Doomed')
    const screen = await menu(admin, 'Doomedscreen', home.id)
    const confirm = await button(admin, 'Confirm', screen.id, 'doomed:confirm')
    expect(await refusal(admin.menus.remove({ path: { id: home.id } }))).toMatchObject({
      code: 3,
      reason: 'MENU_HAS_CHILDREN',
      message: '“Doomed” contains 1 module or menu. Move or delete them first.',
    })
    expect(await admin.menus.remove({ path: { id: screen.id } })).toEqual({ ids: [screen.id, confirm.id] })
    expect(await refusal(admin.menus.remove({ path: { id: screen.id } }))).toMatchObject({ code: 2, reason: 'MENU_NOT_FOUND' })
    expect(await admin.menus.remove({ path: { id: home.id } })).toEqual({ ids: [home.id] })
  })

  test('loses everything below it where that is asked for, told beforehand, in the audit node by node', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Felled')
    const inner = await module_(admin, 'Felled inner', home.id)
    const screen = await menu(admin, 'Felled screen', inner.id)
    const confirm = await button(admin, 'Confirm', screen.id, 'felled:confirm')
    const beside = await module_(admin, 'Beside')
    const everything = { path: { id: home.id }, query: { recursive: true } }
    const impact = await admin.menus.removeImpact(everything)
    const below = new Set([home.id, inner.id, screen.id, confirm.id])
    expect(new Set(impact.changes.map(({ menu: { id } }) => id))).toEqual(below)
    const { ids } = await admin.menus.remove(everything)
    expect(new Set(ids)).toEqual(below)
    const left = (await tree(admin)).map(({ id }) => id)
    expect(left).toContain(beside.id)
    expect(left.filter((id) => ids.includes(id))).toEqual([])
    const { records } = await admin.audit.list({ query: { operation: 'menus.remove' } })
    expect((await admin.audit.get({ path: { auditId: records[0]!.id } })).rows.map(({ id }) => id)).toEqual(ids)
  })

  test('is found by English, Chinese, code and path, and paged and sorted like every list', async () => {
    const admin = await house.person('admin')
    const found = async (search: string) => (await admin.menus.page({ query: { search } })).records.map((row) => row.code)
    expect(await found('NEW MENU')).toEqual(['upms:menu:create'])
    expect(await found('菜单管理')).toEqual(['upms:menu'])
    expect(await found('menu:sort')).toEqual(['upms:menu:sort'])
    expect(await found('100%')).toEqual([])
    const page = await admin.menus.page({ query: { sort: '-name', pageSize: 2, pageNum: 2 } })
    expect(page).toMatchObject({ pageNum: 2, pageSize: 2, records: { length: 2 } })
    const all: string[] = []
    for await (const row of admin.menus.page.each({ query: { sort: 'name', pageSize: 3 } })) all.push(row.name)
    expect(all).toEqual(all.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(all).toHaveLength(page.total)
  })
})

describe('permission', () => {
  test('is asked of every operation, and a refusal changes nothing', async () => {
    const [admin, office] = [await house.person('admin'), await house.person('office')]
    const before = await tree(admin)
    const { id } = await byCode(admin, 'links')
    expect((await office.menus.page()).total).toBe(before.length)
    const attempts = [
      () => module_(office, 'Mine'),
      () => office.menus.update({ body: { id, name: 'Mine' } }),
      () => office.menus.remove({ path: { id } }),
      () => office.menus.sort({ body: { parentId: 0, ids: [id] } }),
      () => office.menus.import({ body: { nodes: [{ key: '1', type: 'MENU_DIR', name: 'Mine' }] } }),
    ]
    for (const attempt of attempts) expect(await refusal(attempt())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    expect(await tree(admin)).toEqual(before)
  })

  test('holds from the next request when a role changes', async () => {
    const office = await house.person('office')
    await office.menus.page()
    await house.server.pool.query("update role set enabled = false where name = 'Menu reader'")
    expect(await refusal(office.menus.page())).toMatchObject({ code: 4 })
    expect(await office.auth.menus()).toEqual([])
    await house.server.pool.query("update role set enabled = true where name = 'Menu reader'")
    await office.menus.page()
  })

  test('cannot be had by naming a contract code that one does not hold', async () => {
    const [admin, it] = [await house.person('admin'), await house.person('it')]
    const upms = await byCode(admin, 'upms:menu')
    await admin.menus.remove({ path: { id: (await byCode(admin, 'upms:menu:delete')).id } })
    expect(await refusal(button(it, 'Delete', upms.id, 'upms:menu:delete'))).toMatchObject({
      reason: 'MENU_CODE_NOT_HELD',
      errors: [{ path: '/code' }],
    })
    await admin.menus.remove({ path: { id: (await byCode(admin, 'settings:edit')).id } })
    const sort = await byCode(it, 'upms:menu:sort')
    expect(await refusal(it.menus.update({ body: { ...patch(sort), code: 'settings:edit' } }))).toMatchObject({
      reason: 'MENU_CODE_NOT_HELD',
    })
    await button(admin, 'Delete menu', upms.id, 'upms:menu:delete')
  })

  test('to edit is none to move: another parent takes the one to sort, by an update too', async () => {
    const [admin, nobody] = [await house.person('admin'), await house.person('nobody')]
    const role = await admin.roles.create({ body: { name: 'Only edits', menuIds: [(await byCode(admin, 'upms:menu:edit')).id] } })
    await admin.staff.addRole({ path: { staffId: (await nobody.auth.me()).userId, roleId: role.id } })
    const links = await byCode(admin, 'links')
    const website = await byCode(nobody, 'links:website')
    const renamed = await nobody.menus.update({ body: { ...patch(website), name: 'Site' } })
    expect(renamed).toMatchObject({ name: 'Site', parentId: links.id })
    expect(await refusal(nobody.menus.update({ body: { ...patch(renamed), parentId: 0 } }))).toMatchObject({ reason: 'CODE_NOT_HELD' })
    await admin.roles.remove({ path: { roleId: role.id } })
    expect(await refusal(nobody.menus.page())).toMatchObject({ code: 4 })
  })

  test('of an administrator does not hang on the tree', async () => {
    const admin = await house.person('admin')
    const importing = await byCode(admin, 'upms:menu:import')
    await admin.menus.remove({ path: { id: importing.id } })
    expect((await admin.auth.me()).permissions).toContain('upms:menu:import')
    await admin.menus.import({ body: { dryRun: true, nodes: [{ key: '1', type: 'MENU_DIR', name: 'Still' }] } })
  })

  test('survives a move: who saw a menu sees it in its new module', async () => {
    const admin = await house.person('admin')
    const away = await module_(admin, 'Elsewhere')
    const website = await byCode(admin, 'links:website')
    await admin.menus.sort({ body: { parentId: away.id, ids: [website.id] } })
    const front = await house.person('front')
    expect((await front.auth.menus()).map((row) => row.name)).toContain('Elsewhere')
  })
})

const patch = ({ id, parentId, version }: { id: number; parentId: number; version: number }) => ({ id, parentId, version })

describe('every change', () => {
  test('leaves who, when, what, before and after in an audit that nobody can rewrite', async () => {
    const it = await house.person('it')
    const made = await module_(it, 'Audited')
    await it.menus.update({ body: { id: made.id, parentId: 0, name: 'Audited twice', version: 1 } })
    const { rows } = await house.server.pool.query('select staff_name, operation, rows from audit where rows @> $1 order by id', [
      JSON.stringify([{ entity: 'menu', id: made.id }]),
    ])
    expect(rows).toMatchObject([
      { staff_name: 'Marcus Keller', operation: 'menus.create', rows: [{ before: null, after: { name: 'Audited' } }] },
      { staff_name: 'Marcus Keller', operation: 'menus.update', rows: [{ before: { name: 'Audited' }, after: { name: 'Audited twice' } }] },
    ])
    for (const sql of ["update audit set staff_name = 'nobody'", 'delete from audit', 'truncate audit cascade'])
      await expect(house.server.pool.query(sql)).rejects.toThrow(/append-only/)
  })

  test('happens once under one Idempotency-Key, which serves no other request', async () => {
    const admin = await house.person('admin')
    const make = (name: string) => admin.menus.create({ body: { type: 'MENU_DIR', name } }, { idempotencyKey: 'key-1' })
    const [first, second] = await Promise.all([make('Once'), make('Once')])
    expect(second).toEqual(first)
    expect(await make('Once')).toEqual(first)
    expect((await admin.menus.page({ query: { search: 'Once' } })).total).toBe(1)
    expect(await refusal(make('Other'))).toMatchObject({ code: 3, reason: 'IDEMPOTENCY_KEY_REUSED' })
    house.server.pass(25 * 60 * 60_000)
    const later = await house.person('admin')
    expect(await later.menus.create({ body: { type: 'MENU_DIR', name: 'Other' } }, { idempotencyKey: 'key-1' })).toMatchObject({
      name: 'Other',
    })
  })
})
