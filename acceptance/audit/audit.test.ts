// Who changed what, when and from where: the list, a record's own history, the file, the terminal. Taking it back has stories of its own.
import { createIsb, memorySession, type Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditing } from '../lib/audit.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))
const { newest, module_, menu, menuById, rename, undo, roleNamed, somebody } = auditing(house, () => admin)

describe('a line of the audit', () => {
  test('stands among the changes, or among who came and what was taken along', async () => {
    await module_('A change')
    await (await admin.bike.export()).text()
    const operations = async (kind: 'change' | 'access') =>
      new Set((await admin.audit.list({ query: { kind, pageSize: 100 } })).records.map(({ operation }) => operation))
    const [changes, accesses] = [await operations('change'), await operations('access')]
    expect(changes).toContain('menus.create')
    expect([...accesses]).toEqual(expect.arrayContaining(['auth.login', 'bike.export']))
    expect([...changes].filter((operation) => accesses.has(operation))).toEqual([])
  })

  test('calls people as its reader does, in the file too', async () => {
    await module_('A change by 何静')
    const reader = await house.person('admin', 'zh')
    expect((await reader.audit.list({ query: { operation: 'menus.create', pageSize: 1 } })).records).toMatchObject([{ staffName: '何静' }])
    const file = await (await reader.audit.export({ query: { operation: 'menus.create' } })).text()
    expect(file).toContain(',何静,')
    expect(file).not.toContain(',He Jing,')
    const oldest = (await reader.queues.list()).map((queue) => queue.oldest)
    expect(oldest).toContainEqual(expect.stringMatching(/^\p{Script=Han}/u))
  })

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
      refused: null,
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
    expect(chinese).toContain('类型：模块')
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

describe('from the terminal', () => {
  beforeAll(async () => void (await signIn(house, 'admin')))

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
    const { out: shown } = await house.isb(['audit', 'get', id])
    expect(shown).toContain('Menu Terminal\n  Name: Terminal → Console\n')
    expect(shown).toMatch(/^TIME +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
    expect((await house.isb(['audit', 'get', id, '--lang', 'zh'])).out).toContain('菜单 Terminal\n  名称：Terminal → Console\n')
    expect(await house.isb(['audit', 'undo', id])).toMatchObject({ out: '', err: 'Undone (1 row)\n' })
    expect(await menuById(home.id)).toMatchObject({ name: 'Terminal' })
    const again = await house.isb(['audit', 'undo', id, '--json'], { exit: 3 })
    expect(again).toMatchObject({ code: 3, out: '' })
    expect(JSON.parse(again.err)).toMatchObject({ error: { code: 3, reason: 'MOVED_ON' } })
    const file = await house.isb(['audit', 'export', ...record])
    expect(file.code).toBe(0)
    expect(
      file.out
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',')[2]),
    ).toEqual(['Undid a change', 'Changed a menu', 'Created a menu'])
  })

  test('the list says how much more there is, and is narrowed by who did it', async () => {
    const short = await house.isb(['audit', 'list', '--limit', '3', '--ndjson'])
    expect(short.out.trimEnd().split('\n')).toHaveLength(3)
    const table = await house.isb(['audit', 'list', '--limit', '3'])
    expect(short.err).toBe(table.err)
    expect(table.err).toMatch(/^Showing the first 3 of [\d,]+; --limit 0 for all\n$/)
    const all = await house.isb(['audit', 'list', '--limit', '0', '--ndjson'])
    expect(all.out.trimEnd().split('\n')).toHaveLength((await admin.audit.list()).total)
    const theirs = await house.isb(['audit', 'list', '--who', 'IT@school.example', '--limit', '0', '--json'])
    expect(new Set((JSON.parse(theirs.out) as Schema<'AuditEntry'>[]).map(({ staffName }) => staffName))).toEqual(
      new Set(['Marcus Keller']),
    )
    // A list that shows all of it takes a limit too.
    const staff = await house.isb(['staff', 'list', '--limit', '2', '--ndjson'])
    expect(staff.out.trimEnd().split('\n')).toHaveLength(2)
    expect(staff.err).toMatch(/^Showing the first 2 of/)
    expect(await house.isb(['audit', 'list', '--from', 'yesterday'], { exit: 1 })).toMatchObject({ out: '' })
  })
})
