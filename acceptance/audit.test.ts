// Who changed what, when and from where; and taking it back.
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openHouse, password, refusal, type Person } from './lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))

const newest = async (query: { operation?: string; entity?: string; entityId?: number } = {}) => {
  const [entry] = (await admin.audit.list({ query: { pageSize: 1, ...query } })).records
  if (!entry) throw new Error('the audit is empty')
  return entry
}
const module_ = (name: string, parentId = 0, isb: Isb = admin) => isb.menus.create({ body: { type: 'MENU_DIR', name, parentId } })
const menu = (name: string, parentId: number, code = '') => admin.menus.create({ body: { type: 'MENU', name, parentId, code } })
const menuById = async (id: number) => (await admin.menus.page()).records.find((one) => one.id === id)
const rename = (person: Isb, { id, parentId }: { id: number; parentId: number }, name: string) =>
  person.menus.update({ body: { id, parentId, name } })
const undo = (entry: { id: number }, person: Isb = admin) => person.audit.undo({ path: { auditId: entry.id } })
const roleNamed = async (name: string) => {
  const role = (await admin.roles.list({ query: { search: name } })).records.find((one) => one.name === name)
  if (!role) throw new Error(`no role ${name}`)
  return role
}
let made = 0
/** An account that holds exactly these codes, signed in. */
async function somebody(...codes: string[]): Promise<Person> {
  const email = `somebody${++made}@school.example`
  await house.server.pool.query(
    `with who as (insert into staff (name, email, password_hash) select 'Somebody ${made}', $1, password_hash from staff where email = 'admin@school.example' returning id),
     what as (insert into role (name) values ($1) returning id), granted as (insert into role_menu select what.id, menu.id from what, menu where code = any($2))
     insert into staff_role select who.id, what.id from who, what`,
    [email, codes],
  )
  const person = house.stranger()
  await person.auth.login({ body: { email, password } })
  return person
}

describe('a line of the audit', () => {
  test('says who, when, from where, with which token, and what differs', async () => {
    const home = await module_('Before')
    const { secret } = await admin.account.createToken({
      body: { name: 'Night script', scopes: ['upms:menu:edit'], expiresAt: new Date(Date.now() + 60_000_000).toISOString() },
    })
    const script = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    const began = Date.now()
    await rename(script, home, 'After')
    const entry = await newest()
    const { userId } = await admin.auth.me()
    expect(entry).toEqual({
      id: entry.id,
      at: entry.at,
      staffId: userId,
      staffName: 'He Jing',
      address: '127.0.0.1',
      token: 'Night script',
      requestId: entry.requestId,
      operation: 'menus.update',
      rowCount: 1,
      undoable: true,
      rows: [{ entity: 'menu', id: home.id, label: 'Before', before: { name: 'Before' }, after: { name: 'After' } }],
    })
    expect(Date.parse(entry.at)).toBeGreaterThanOrEqual(began)
    expect(entry.requestId).not.toBe('')
    await rename(admin, home, 'By hand')
    expect((await newest()).token).toBeNull()
  })

  test('calls things by their names, in the reader’s language', async () => {
    const [links, upms] = await Promise.all(['links', 'upms'].map(async (code) => (await admin.menus.page({ query: { code } })).records[0]))
    const moved = await admin.menus.create({ body: { type: 'MENU_DIR', name: 'Moving', nameZh: '搬家', parentId: links?.id ?? 0 } })
    await admin.menus.update({ body: { id: moved.id, parentId: upms?.id ?? 0 } })
    const entry = await newest({ operation: 'menus.update' })
    expect(entry.rows).toMatchObject([{ label: 'Moving', before: { parentId: 'Links' }, after: { parentId: 'Administration' } }])
    const reader = await house.person('admin', 'zh')
    expect((await reader.audit.get({ path: { auditId: entry.id } })).rows).toMatchObject([
      { label: '搬家', before: { parentId: '常用链接' }, after: { parentId: '系统管理' } },
    ])
    const role = await admin.roles.create({ body: { name: 'Movers', menuIds: [moved.id] } })
    await admin.roles.assign({ path: { roleId: role.id }, body: { menuIds: [links?.id ?? 0], version: role.version } })
    expect((await newest()).rows).toEqual([
      { entity: 'role', id: role.id, label: 'Movers', before: { menuIds: ['Administration', 'Moving'] }, after: { menuIds: ['Links'] } },
    ])
  })

  test('shows ten rows in the list and all of them by itself', async () => {
    const home = await module_('Many')
    const ids: number[] = []
    for (let count = 0; count < 12; count++) ids.push((await menu(`Child ${count}`, home.id)).id)
    await admin.menus.sort({ body: { parentId: home.id, ids: ids.toReversed() } })
    const entry = await newest()
    expect(entry).toMatchObject({ operation: 'menus.sort', rowCount: 12, rows: { length: 10 } })
    const whole = await admin.audit.get({ path: { auditId: entry.id } })
    expect(whole.rows).toHaveLength(12)
    expect(whole.rows[0]).toMatchObject({ label: 'Child 11', before: { sort: 11 }, after: { sort: 0 } })
    expect(await refusal(admin.audit.get({ path: { auditId: 999_999 } }))).toMatchObject({ code: 2, reason: 'AUDIT_NOT_FOUND' })
  })

  test('holds no secret and nothing of what was searched for', async () => {
    const office = await house.person('office')
    await office.account.changePassword({ body: { current: password, password: 'a long walk in the rain' } })
    await admin.account.createToken({
      body: { name: 'Said once', scopes: ['audit'], expiresAt: new Date(Date.now() + 60_000).toISOString() },
    })
    await admin.staff.export({ query: { search: 'Sun Yue', enabled: true } })
    const { rows } = await house.server.pool.query<{ all: string }>("select string_agg(a::text, ' ') as all from audit a")
    for (const secret of [password, 'a long walk', 'isb_', '$argon2', 'Sun Yue"']) expect(rows[0]?.all).not.toContain(secret)
    expect(await newest({ operation: 'staff.export' })).toMatchObject({
      staffName: 'He Jing',
      rows: [{ entity: 'export', before: null, after: { enabled: true, searched: true } }],
      undoable: false,
    })
  })

  test('cannot be changed by the application, not even through its own database role', async () => {
    const client = await house.server.pool.connect()
    await client.query('set role isb_app')
    await expect(client.query("update audit set staff_name = 'nobody'")).rejects.toThrow(/permission denied/)
    await expect(client.query('delete from audit')).rejects.toThrow(/permission denied/)
    await client.query('reset role')
    client.release()
  })
})

describe('the list', () => {
  const found = async (query: NonNullable<Parameters<Person['audit']['list']>[0]>['query']) =>
    (await admin.audit.list({ query: { pageSize: 1000, ...query } })).records

  test('is narrowed by person, operation, module and record, newest first', async () => {
    const it = await house.person('it')
    const { userId } = await it.auth.me()
    const one = await module_('Narrowed', 0, it)
    await rename(it, one, 'Narrowed again')
    expect((await found({ staffId: userId, operation: 'menus' })).map(({ operation }) => operation).slice(0, 2)).toEqual([
      'menus.update',
      'menus.create',
    ])
    expect(new Set((await found({ staffId: userId })).map(({ staffName }) => staffName))).toEqual(new Set(['Marcus Keller']))
    expect(new Set((await found({ operation: 'auth.login' })).map(({ operation }) => operation))).toEqual(new Set(['auth.login']))
    expect((await found({ entity: 'menu', entityId: one.id })).map(({ operation }) => operation)).toEqual(['menus.update', 'menus.create'])
    expect(await found({ entity: 'role', entityId: one.id })).toEqual([])
    expect(await found({ operation: 'menus.up' })).toEqual([])
    expect(await refusal(admin.audit.list({ query: { sort: 'rows' } }))).toMatchObject({ code: 1, errors: [{ path: '/query/sort' }] })
    const oldest = await found({ sort: 'at' })
    expect(oldest.map(({ at }) => at)).toEqual(oldest.map(({ at }) => at).toSorted())
  })

  test('counts days by the school’s clock', async () => {
    const line = (at: string, name: string) =>
      house.server.pool.query("insert into audit (at, staff_name, operation, rows) values ($1, $2, 'menus.update', '[]')", [at, name])
    await line('2026-03-01T15:59:59.999Z', 'Last of the first of March')
    await line('2026-03-01T16:00:00.000Z', 'First of the second')
    await line('2026-03-02T15:59:59.999Z', 'Last of the second')
    const names = async (from: string, to: string) => (await found({ from, to })).map(({ staffName }) => staffName)
    expect(await names('2026-03-02', '2026-03-02')).toEqual(['Last of the second', 'First of the second'])
    expect(await names('2026-03-01', '2026-03-01')).toEqual(['Last of the first of March'])
    const before = await admin.settings.get()
    const { version } = await admin.settings.update({ body: { timeZone: 'UTC', version: before.version } })
    expect(await names('2026-03-01', '2026-03-01')).toEqual(['First of the second', 'Last of the first of March'])
    await admin.settings.update({ body: { timeZone: before.timeZone, version } })
    expect(await refusal(found({ from: '2026-02-30' }))).toMatchObject({ code: 1, errors: [{ path: '/query/from' }] })
  })

  test('leaves as a file, a line a changed row, by the same filters, and no cell of it runs', async () => {
    const home = await module_('=HYPERLINK("http://evil.example")')
    const other = await menu('Harmless', home.id)
    await admin.menus.remove({ path: { id: other.id } })
    await rename(admin, home, '+1-2')
    const file = await admin.audit.export({ query: { entity: 'menu', entityId: home.id } })
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Time,Who,Operation,Kind,Record,Name of the record,Before,After,Address,API token,Request')
    expect(lines[1]).toContain(`He Jing,Changed a menu,Menu,${home.id},"'=HYPERLINK(""http://evil.example"")","Name: =HYPERLINK`)
    expect(lines[1]).toContain(',Name: +1-2,127.0.0.1,,')
    const chinese = await (await (await house.person('admin', 'zh')).audit.export({ query: { entity: 'menu', entityId: home.id } })).text()
    expect(chinese).toContain(`修改了菜单,菜单,${home.id}`)
    expect(chinese).toContain('类型: 模块')
    const sheet = new Uint8Array(await (await admin.audit.export({ query: { format: 'xlsx' } })).arrayBuffer())
    expect(sheet.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
    expect(await newest()).toMatchObject({ operation: 'audit.export', rows: [{ after: { format: 'xlsx' } }] })
  })

  test('is only for who holds it, and undoing for who holds that', async () => {
    const it = await house.person('it')
    const entry = await newest({ operation: 'menus.update' })
    const attempts = [
      () => it.audit.list(),
      () => it.audit.get({ path: { auditId: entry.id } }),
      () => it.audit.export(),
      () => undo(entry, it),
    ]
    for (const attempt of attempts) expect(await refusal(attempt())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  })
})

describe('a record’s own history', () => {
  test('is what was done to it alone, for who may see the record, without from where', async () => {
    const home = await module_('Historic')
    const [one, two] = [await menu('One', home.id), await menu('Two', home.id)]
    await admin.menus.sort({ body: { parentId: home.id, ids: [two.id, one.id] } })
    const office = await somebody('upms:menu')
    const history = await office.menus.history({ path: { id: two.id } })
    expect(history.records).toMatchObject([
      {
        operation: 'menus.sort',
        address: '',
        staffName: 'He Jing',
        rowCount: 2,
        rows: [{ id: two.id, before: { sort: 1 }, after: { sort: 0 } }],
      },
      { operation: 'menus.create', rows: [{ before: null, after: { name: 'Two', parentId: 'Historic' } }] },
    ])
    expect(history).toMatchObject({ total: 2, pageNum: 1, pageSize: 20 })
    expect((await admin.menus.history({ path: { id: two.id }, query: { pageSize: 1, pageNum: 2 } })).records).toMatchObject([
      { operation: 'menus.create' },
    ])
    expect(await refusal(office.audit.list())).toMatchObject({ code: 4 })
  })

  test('of accounts and roles tells of sign-ins, roles and permissions', async () => {
    const person = await admin.staff.create({ body: { name: 'Wu Tao', email: 'wu.tao@school.example', invite: false } })
    const reader = await roleNamed('Menu reader')
    await admin.staff.addRole({ path: { staffId: person.id, roleId: reader.id } })
    expect((await admin.staff.history({ path: { staffId: person.id } })).records[0]).toMatchObject({
      operation: 'staff.addRole',
      undoable: true,
      rows: [{ entity: 'staff', label: 'Wu Tao', before: { roles: [] }, after: { roles: ['Menu reader'] } }],
    })
    const { userId } = await admin.auth.me()
    const signIns = (await admin.staff.history({ path: { staffId: userId } })).records.filter(({ operation }) => operation === 'auth.login')
    expect(signIns[0]?.rows).toEqual([{ entity: 'staff', id: userId, label: 'He Jing', before: {}, after: { signedIn: true } }])
    await admin.roles.disable({ path: { roleId: reader.id } })
    expect((await admin.roles.history({ path: { roleId: reader.id } })).records[0]).toMatchObject({
      operation: 'roles.disable',
      rows: [{ label: 'Menu reader', before: { enabled: true }, after: { enabled: false } }],
    })
    await undo(await newest({ operation: 'roles.disable' }))
    expect(await roleNamed('Menu reader')).toMatchObject({ enabled: true })
  })
})

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
    expect(refused.message).toMatch(/^Marcus Keller has changed this again on \d+ \w+ \d{4} at \d\d:\d\d$/)
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
      message: 'This takes “upms:role:assign”, which you do not hold',
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

describe('from the terminal', () => {
  beforeAll(
    async () =>
      void (await house.isb(['login', '--host', house.server.url, '--email', 'admin@school.example', '--password-stdin'], {
        input: `${password}\n`,
      })),
  )

  test('a change is found, looked at, taken back and exported', async () => {
    const home = await module_('Terminal')
    await rename(admin, home, 'Console')
    const record = ['--entity', 'menu', '--id', String(home.id)]
    const { out } = await house.isb(['audit', 'list', ...record, '--ndjson'])
    const [entry] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Schema<'AuditEntry'>)
    expect(entry).toMatchObject({ operation: 'menus.update', staffName: 'He Jing' })
    const id = String(entry?.id)
    expect((await house.isb(['audit', 'get', id])).out).toContain('Menu Terminal\n  Name: Terminal → Console\n')
    expect((await house.isb(['audit', 'get', id, '--lang', 'zh'])).out).toContain('菜单 Terminal\n  名称: Terminal → Console\n')
    expect(await house.isb(['audit', 'undo', id])).toMatchObject({ code: 0, out: '', err: 'Taken back (1 row)\n' })
    expect(await menuById(home.id)).toMatchObject({ name: 'Terminal' })
    const again = await house.isb(['audit', 'undo', id, '--json'])
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(again.err)).toMatchObject({ error: { code: 3, reason: 'MOVED_ON' } })
    const file = await house.isb(['audit', 'export', ...record])
    expect(file.code).toBe(0)
    expect(
      file.out
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',')[2]),
    ).toEqual(['Took a change back', 'Changed a menu', 'Made a menu'])
  })

  test('the list says how much more there is, and is narrowed by who did it', async () => {
    const short = await house.isb(['audit', 'list', '--limit', '3', '--ndjson'])
    expect(short.out.trimEnd().split('\n')).toHaveLength(3)
    const table = await house.isb(['audit', 'list', '--limit', '3'])
    expect(table.err).toMatch(/^The latest 3 of [\d,]+; --limit 0 for all\n$/)
    const all = await house.isb(['audit', 'list', '--limit', '0', '--ndjson'])
    expect(all.out.trimEnd().split('\n')).toHaveLength((await admin.audit.list()).total)
    const theirs = await house.isb(['audit', 'list', '--who', 'IT@school.example', '--limit', '0', '--json'])
    expect(new Set((JSON.parse(theirs.out) as Schema<'AuditEntry'>[]).map(({ staffName }) => staffName))).toEqual(
      new Set(['Marcus Keller']),
    )
    expect(await house.isb(['audit', 'list', '--from', 'yesterday'])).toMatchObject({ code: 1, out: '' })
  })
})
