// Accounts through the whole chain: how one comes to be, who may touch it, and what nobody can do to it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openHouse, password, refusal, type Person } from './lib/house.ts'

type Staff = Schema<'Staff'>

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'isb-story-'))
const day = 24 * 60 * 60_000
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await house.isb(['login', '--email', 'admin@school.example', '--password-stdin'], { input: password })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => `${name}@school.example`
const roleNamed = async (name: string): Promise<number> => {
  const role = (await admin.staff.roleOptions()).find((one) => one.name === name)
  if (!role) throw new Error(`no role ${name}`)
  return role.id
}
const account = async (email: string, isb: Isb = admin): Promise<Staff> => {
  const [found] = (await isb.staff.list({ query: { search: email } })).records.filter((one) => one.email === email)
  if (!found) throw new Error(`no account ${email}`)
  return found
}
const nodes = async (...codes: string[]) => (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code)).map(({ id }) => id)
const everyone = async (query: Parameters<Isb['staff']['list']>[0] = {}) => {
  const all: Staff[] = []
  for await (const one of admin.staff.list.each(query)) all.push(one)
  return all
}

/** Somebody new who can sign in with the demo's password. */
async function newcomer(name: string, roles: string[] = [], server: TestServer = house.server): Promise<{ id: number; person: Person }> {
  const roleIds = await Promise.all(roles.map(roleNamed))
  const { id } = await admin.staff.create({ body: { name, email: at(name), invite: false, roleIds } })
  await house.server.pool.query(
    "update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where id = $1",
    [id],
  )
  const session = memorySession()
  const person = Object.assign(createIsb({ host: server.url, session }), { session: () => session.get() })
  await person.auth.login({ body: { email: at(name), password } })
  return { id, person }
}

describe('an account', () => {
  test('is made at a terminal, invited by mail, accepts, and signs in to what its roles give', async () => {
    const made = await house.isb(['staff', 'create', at('ma.lin'), '--name', 'Ma Lin', '--name-zh', '马琳', '--role', 'auditor', '--json'])
    expect(made.code).toBe(0)
    expect(JSON.parse(made.out)).toMatchObject({ email: at('ma.lin'), roles: [{ name: 'Auditor' }], invitedUntil: expect.any(String) })
    await expect.poll(() => house.server.mails.filter(({ to }) => to === at('ma.lin')).length).toBe(1)
    const token = /#invite=([\w-]+)/.exec(house.server.mails.find(({ to }) => to === at('ma.lin'))?.body ?? '')?.[1] ?? ''
    const person = house.stranger()
    await person.auth.acceptInvite({ body: { token, password: 'a long walk in the rain' } })
    await person.auth.login({ body: { email: at('ma.lin'), password: 'a long walk in the rain' } })
    expect((await person.auth.menus()).map(({ code }) => code)).toEqual(['upms', 'audit'])
    expect(await account(at('ma.lin'))).toMatchObject({ invitedUntil: null, lastLoginAt: expect.any(String) })
  })

  test('is out from the next request on when it is disabled, its tokens too, and has to sign in again afterwards', async () => {
    const { id, person } = await newcomer('gao.min', ['Menu reader'])
    const { secret } = await person.account.createToken({
      body: { name: 'Mine', scopes: ['upms:menu'], expiresAt: new Date(Date.now() + day).toISOString() },
    })
    const byToken = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    await byToken.menus.page({ query: { pageSize: 1 } })
    expect(await house.isb(['staff', 'disable', at('gao.min'), '--yes'])).toMatchObject({ code: 0 })
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    expect(await refusal(byToken.menus.page())).toMatchObject({ code: 18 })
    expect(await refusal(person.auth.login({ body: { email: at('gao.min'), password } }))).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    await admin.staff.enable({ path: { staffId: id } })
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    await person.auth.login({ body: { email: at('gao.min'), password } })
    expect((await person.menus.page()).total).toBeGreaterThan(0)
  })

  test('has an address of its own, whatever the case it is typed in', async () => {
    await admin.staff.create({ body: { name: 'First', email: at('taken'), invite: false } })
    const second = await admin.staff.create({ body: { name: 'Second', email: ' Second@School.Example'.trim(), invite: false } })
    expect(second.email).toBe(at('second'))
    expect(await refusal(admin.staff.create({ body: { name: 'Third', email: 'TAKEN@school.example' } }))).toMatchObject({
      code: 1,
      reason: 'EMAIL_TAKEN',
      errors: [{ path: '/email' }],
    })
    const change = { path: { staffId: second.id }, body: { email: 'Taken@SCHOOL.example', version: second.version } }
    expect(await refusal(admin.staff.update(change))).toMatchObject({ reason: 'EMAIL_TAKEN' })
    expect((await everyone({ query: { search: 'taken@' } })).map(({ name }) => name)).toEqual(['First'])
  })

  test('has it alone: twenty who are given one address at once are told at the field that it is taken, all but one', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.staff.create({ body: { name: 'Same', email: at('same'), invite: false } })),
    )
    const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object)
    expect(refused).toHaveLength(19)
    for (const one of refused) expect(one).toMatchObject({ code: 1, reason: 'EMAIL_TAKEN', errors: [{ path: '/email' }] })
  })

  test('edited by two at once keeps the first edit and tells the second', async () => {
    const { id, version } = await admin.staff.create({ body: { name: 'Edited', email: at('edited'), invite: false } })
    const path = { staffId: id }
    await admin.staff.update({ path, body: { nameZh: '甲', version } })
    expect(await refusal(admin.staff.update({ path, body: { nameZh: '乙', version } }))).toMatchObject({ code: 3, reason: 'STALE' })
    expect(await refusal(admin.staff.setRoles({ path, body: { roleIds: [], version } }))).toMatchObject({ reason: 'STALE' })
    expect(await admin.staff.get({ path })).toMatchObject({ name: 'Edited', nameZh: '甲' })
  })

  test('leaves what it did in the audit when it is deleted', async () => {
    const { id, person } = await newcomer('leaver', ['Menu editor'])
    await person.menus.create({ body: { type: 'MENU_DIR', name: 'Left behind' } })
    expect(await house.isb(['staff', 'delete', at('leaver'), '--yes'])).toMatchObject({ code: 0 })
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    expect(await refusal(admin.staff.get({ path: { staffId: id } }))).toMatchObject({ code: 2, reason: 'STAFF_NOT_FOUND' })
    const kept = (await admin.audit.list({ query: { operation: 'menus.create' } })).records
    expect(kept[0]).toMatchObject({ staffName: 'leaver' })
    const [deleted] = (await admin.audit.list({ query: { operation: 'staff.remove' } })).records
    expect(await admin.audit.get({ path: { auditId: deleted?.id ?? 0 } })).toMatchObject({
      rows: [{ entity: 'staff', id, before: { email: at('leaver'), roles: ['Menu editor'] }, after: null }],
    })
  })
})

describe('finding people', () => {
  beforeAll(async () => {
    for (const [name, nameZh, email] of [
      ['Zhang Jin', '张瑾', 'z.jin'],
      ['Qu Zhang', '璩章', 'q.zhang'],
      ['Zeng Guofan', '曾国藩', 'z.guofan'],
    ] as const)
      await admin.staff.create({ body: { name, nameZh, email: at(email), type: 'other', invite: false } })
  })
  const found = async (search: string) =>
    (await everyone({ query: { search, type: 'other' } })).map(({ email }) => email.replace(/@.*/, '')).toSorted()

  test.each([
    ['zhang', ['q.zhang', 'z.jin']],
    ['张', ['z.jin']],
    ['zj', ['z.jin']],
    ['ZENG', ['z.guofan']],
    ['国藩', ['z.guofan']],
    ['zgf', ['z.guofan']],
    ['zhang jin', ['z.jin']],
    ['q.zhang@SCHOOL', ['q.zhang']],
    ['100%', []],
  ])('%s', async (search, people) => {
    expect(await found(search)).toEqual(expect.arrayContaining(people))
    // The demo school has others of these names; of those made here, nobody else is found.
    const made = ['q.zhang', 'z.guofan', 'z.jin']
    expect((await found(search)).filter((name) => made.includes(name))).toEqual(people)
  })

  test('filters combine, with each other, with the order and with the total', async () => {
    const all = await everyone()
    const roleId = await roleNamed('Front office')
    const cases = [
      [{ type: 'student', enabled: false }, (one: Staff) => one.type === 'student' && !one.enabled],
      [
        { type: 'staff', roleId, enabled: true },
        (one: Staff) => one.type === 'staff' && one.enabled && one.roles.some(({ id }) => id === roleId),
      ],
      [
        { gender: 'female', source: 'synced', neverSignedIn: true },
        (one: Staff) => one.gender === 'female' && one.source === 'synced' && one.lastLoginAt === null,
      ],
      [{ search: 'li', type: 'parent' }, (one: Staff) => one.type === 'parent' && /li|李/i.test(`${one.name} ${one.nameZh} ${one.email}`)],
    ] as const
    for (const [query, fits] of cases) {
      const wanted = all.filter(fits)
      expect(wanted.length, JSON.stringify(query)).toBeGreaterThan(2)
      const sorted = wanted.toSorted((one, other) => (one.email < other.email ? 1 : -1)).map(({ email }) => email)
      const pages = []
      for (let pageNum = 1; pageNum <= Math.ceil(wanted.length / 2); pageNum++) {
        const { records, total } = await admin.staff.list({ query: { ...query, sort: '-email', pageNum, pageSize: 2 } })
        expect(total).toBe(wanted.length)
        pages.push(...records.map(({ email }) => email))
      }
      expect(pages).toEqual(sorted)
    }
    expect(await refusal(admin.staff.list({ query: { sort: 'passwordHash' } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/query/sort' }],
    })
  })

  test('counts people by type as the list does', async () => {
    const counts = await admin.staff.counts()
    for (const type of ['staff', 'parent', 'student', 'other'] as const)
      expect((await admin.staff.list({ query: { type } })).total).toBe(counts[type])
    expect((await admin.staff.list()).total).toBe(counts.all)
  })

  test('the file is the list: same people, same order, words in the reader’s language', async () => {
    const people = (await everyone({ query: { type: 'other', sort: '-email' } })).map(({ email }) => email)
    const csv = await house.isb(['staff', 'export', '--type', 'other', '--sort', '-email', '--lang', 'zh'])
    expect(csv.code).toBe(0)
    expect(csv.out.startsWith('\uFEFF名称,')).toBe(true)
    const [, ...lines] = csv.out.trimEnd().split('\r\n')
    expect(lines.map((line) => /[^,]+@[^,]+/.exec(line)?.[0])).toEqual(people)
    expect(lines[0]).toContain(',其他,')
    const file = join(folder, 'staff.xlsx')
    expect(await house.isb(['staff', 'export', '-o', file])).toMatchObject({ code: 0, out: '' })
    expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  })
})

describe('many at once, at a terminal', () => {
  test('who is piped in is disabled line by line; who is not there, and who may not be, hold up nobody', async () => {
    for (const name of ['bulk.one', 'bulk.two']) await admin.staff.create({ body: { name, email: at(name), invite: false } })
    const input = `# who has left\n${at('bulk.one')}\n\n${at('missing')}\nADMIN@school.example\n{"email":"${at('bulk.two')}"}\n${at('bulk.one')}\n`
    expect(await house.isb(['staff', 'disable', '-'], { input })).toMatchObject({ code: 2, out: '' })
    expect((await account(at('bulk.one'))).enabled).toBe(true)
    const said = await house.isb(['staff', 'disable', '-', '--yes', '--json'], { input })
    expect(said.code).toBe(1)
    expect(JSON.parse(said.out)).toMatchObject([
      { email: at('bulk.one'), outcome: 'done', account: { enabled: false } },
      { email: at('missing'), outcome: 'failed', error: { reason: 'NO_ACCOUNT' } },
      { email: 'admin@school.example', outcome: 'failed', error: { code: 3, reason: 'STAFF_SELF' } },
      { email: at('bulk.two'), outcome: 'done', account: { enabled: false } },
    ])
    expect(JSON.parse(said.err)).toMatchObject({ error: { reason: 'SOME_FAILED' } })
    const list = await house.isb(['staff', 'list', '--search', 'bulk.', '--ndjson'])
    expect(await house.isb(['staff', 'enable', '-', '--yes'], { input: list.out })).toMatchObject({ code: 0 })
    expect((await everyone({ query: { search: 'bulk.' } })).map(({ enabled }) => enabled)).toEqual([true, true])
  })

  test('roles are given and taken, telling first what is lost', async () => {
    const input = `${at('bulk.one')}\n${at('bulk.two')}\n`
    expect(await house.isb(['staff', 'give', '-', 'front OFFICE', 'Summer school'], { input })).toMatchObject({ code: 0 })
    expect((await account(at('bulk.two'))).roles.map(({ name }) => name)).toEqual(['Front office', 'Summer school'])
    expect((await house.isb(['staff', 'give', at('bulk.one'), 'Front office'])).out).toContain('unchanged')
    const asked = await house.isb(['staff', 'take', at('bulk.one'), at('bulk.two'), 'Front office'])
    expect(asked).toMatchObject({ code: 2, out: '' })
    expect(asked.err).toContain('2 people lose “School website” (menu)')
    expect(asked.err).toContain('2 keep it through Summer school')
    expect((await account(at('bulk.one'))).roles).toHaveLength(2)
    expect(await house.isb(['staff', 'take', '-', 'Front office', '--yes'], { input })).toMatchObject({ code: 0 })
    expect((await account(at('bulk.one'))).roles.map(({ name }) => name)).toEqual(['Summer school'])
  })
})

test('who ends the sessions of everybody ends their own last', async () => {
  const front = await house.person('front')
  const input = `admin@school.example\n${at('front')}\n`
  const said = await house.isb(['staff', 'end-sessions', '-', '--json'], { input })
  expect(JSON.parse(said.out)).toMatchObject([
    { email: 'admin@school.example', outcome: 'done' },
    { email: at('front'), outcome: 'done' },
  ])
  expect(said.code).toBe(0)
  expect(await refusal(front.auth.me())).toMatchObject({ code: 18 })
  expect(await house.isb(['whoami'])).toMatchObject({ code: 4 })
  await admin.auth.login({ body: { email: 'admin@school.example', password } })
})

describe('taking over', () => {
  let helper: Person
  let helperId: number
  let office: Staff
  /** Everything about accounts and roles, nothing about menus. */
  const desk = ['upms:staff', 'create', 'edit', 'assign', 'enable', 'invite', 'sessions', 'token', 'delete'].map((verb, index) =>
    index === 0 ? verb : `upms:staff:${verb}`,
  )
  const roleDesk = ['upms:role', 'upms:role:create', 'upms:role:edit', 'upms:role:assign', 'upms:role:enable', 'upms:role:delete']
  beforeAll(async () => {
    await admin.roles.create({ body: { name: 'Help desk', menuIds: await nodes(...desk, ...roleDesk) } })
    ;({ id: helperId, person: helper } = await newcomer('helper', ['Help desk']))
    office = await account(at('office'))
  })
  const holdsMore = { code: 4, reason: 'ACCOUNT_HOLDS_MORE' }
  const notHeld = { code: 4, reason: 'GRANT_NOT_HELD' }

  test('who holds less cannot change how an account signs in', async () => {
    for (const name of ['office', 'admin']) {
      const { id: staffId, version } = await account(at(name))
      const path = { staffId }
      expect(await refusal(helper.staff.update({ path, body: { email: at('mine'), version } }))).toMatchObject(holdsMore)
      expect(await refusal(helper.staff.invite({ path }))).toMatchObject(holdsMore)
      expect(await refusal(helper.staff.disable({ path }))).toMatchObject(holdsMore)
      expect(await refusal(helper.staff.remove({ path }))).toMatchObject(holdsMore)
    }
    const dormant = await admin.staff.create({
      body: { name: 'Dormant', email: at('dormant'), invite: false, roleIds: [await roleNamed('Menu reader')] },
    })
    await admin.staff.disable({ path: { staffId: dormant.id } })
    expect(await refusal(helper.staff.enable({ path: { staffId: dormant.id } }))).toMatchObject(holdsMore)
    // Name and gender are no way in.
    await helper.staff.update({ path: { staffId: office.id }, body: { gender: 'female', version: office.version } })
    expect(house.server.mails.filter(({ to }) => to === at('office') || to === at('mine'))).toEqual([])
  })

  test('a role that is disabled counts, for it can be enabled again', async () => {
    const { id: roleId } = await admin.roles.create({ body: { name: 'Sleeping', menuIds: await nodes('upms:menu') } })
    await admin.roles.disable({ path: { roleId } })
    await admin.staff.addRole({ path: { staffId: helperId, roleId } })
    const { id: staffId, version } = await admin.staff.create({
      body: { name: 'Sleeper', email: at('sleeper'), invite: false, roleIds: [roleId] },
    })
    expect(await refusal(helper.roles.enable({ path: { roleId } }))).toMatchObject(notHeld)
    expect(await refusal(helper.staff.update({ path: { staffId }, body: { email: at('mine'), version } }))).toMatchObject(holdsMore)
    expect((await helper.auth.me()).permissions).not.toContain('upms:menu')
  })

  test('nobody gives what they do not hold: to themselves, to others, to somebody new', async () => {
    const reader = await roleNamed('Menu reader')
    const path = { staffId: helperId }
    const { version } = await helper.staff.get({ path })
    expect(await refusal(helper.staff.addRole({ path: { ...path, roleId: reader } }))).toMatchObject(notHeld)
    expect(await refusal(helper.staff.setRoles({ path, body: { roleIds: [reader], version } }))).toMatchObject(notHeld)
    expect(await refusal(helper.staff.addRole({ path: { staffId: (await account(at('nobody'))).id, roleId: reader } }))).toMatchObject(
      notHeld,
    )
    expect(await refusal(helper.staff.create({ body: { name: 'Puppet', email: at('puppet'), roleIds: [reader] } }))).toMatchObject(notHeld)
    expect(await everyone({ query: { search: 'puppet' } })).toEqual([])
    expect(await refusal(helper.staff.addRole({ path: { ...path, roleId: await roleNamed('Administrator') } }))).toMatchObject({
      code: 4,
      reason: 'ADMINISTRATOR_ONLY',
    })
    const own = await admin.roles.get({ path: { roleId: await roleNamed('Help desk') } })
    const more = [...own.menuIds, ...(await nodes('upms:menu'))]
    expect(await refusal(helper.roles.assign({ path: { roleId: own.id }, body: { menuIds: more, version: own.version } }))).toMatchObject(
      notHeld,
    )
    expect(await refusal(helper.roles.create({ body: { name: 'Mine', menuIds: await nodes('upms:menu') } }))).toMatchObject(notHeld)
    expect((await helper.staff.roleOptions()).filter(({ mayGive }) => mayGive).map(({ name }) => name)).not.toContain('Menu reader')
  })

  test('a token for a service account carries no more than its maker holds', async () => {
    const { id: staffId } = await admin.staff.create({
      body: { name: 'Mobile app', email: at('mobile'), service: true, roleIds: [await roleNamed('Menu reader')] },
    })
    const body = { name: 'App', scopes: ['upms:menu'], expiresAt: new Date(Date.now() + day).toISOString() }
    expect(await refusal(helper.staff.createToken({ path: { staffId }, body }))).toMatchObject({ reason: 'SCOPE_NOT_HELD' })
    const { token } = await admin.staff.createToken({ path: { staffId }, body })
    expect(await refusal(helper.staff.revokeToken({ path: { staffId, tokenId: token.id } }))).toMatchObject(holdsMore)
    expect(await refusal(admin.staff.createToken({ path: { staffId: office.id }, body }))).toMatchObject({ reason: 'SERVICE_ACCOUNT_ONLY' })
  })

  test('a token of an administrator does no more than its scopes, not even to its owner', async () => {
    const { secret } = await admin.account.createToken({
      body: { name: 'Desk', scopes: [...desk, ...roleDesk], expiresAt: new Date(Date.now() + day).toISOString() },
    })
    const token = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    for (const name of ['office', 'admin']) {
      const { id: staffId, version } = await account(at(name), token)
      const path = { staffId }
      expect(await refusal(token.staff.update({ path, body: { email: at('mine'), version } })), name).toMatchObject(holdsMore)
      expect(await refusal(token.staff.invite({ path })), name).toMatchObject(holdsMore)
      expect(await refusal(token.staff.disable({ path })), name).toMatchObject(name === 'admin' ? { reason: 'STAFF_SELF' } : holdsMore)
    }
    const reader = await roleNamed('Menu reader')
    expect(await refusal(token.staff.addRole({ path: { staffId: helperId, roleId: reader } }))).toMatchObject(notHeld)
    expect(await refusal(token.staff.addRole({ path: { staffId: helperId, roleId: await roleNamed('Administrator') } }))).toMatchObject({
      reason: 'ADMINISTRATOR_ONLY',
    })
    expect(await refusal(token.roles.enable({ path: { roleId: await roleNamed('Sleeping') } }))).toMatchObject(notHeld)
    expect(await refusal(token.roles.create({ body: { name: 'Mine', menuIds: await nodes('upms:menu') } }))).toMatchObject(notHeld)
    const { id: staffId } = await account(at('mobile'), token)
    const body = { name: 'App', scopes: ['upms:staff'], expiresAt: new Date(Date.now() + day).toISOString() }
    expect(await refusal(token.staff.createToken({ path: { staffId }, body }))).toMatchObject({ code: 4, reason: 'SESSION_ONLY' })
    expect(await admin.auth.me()).toMatchObject({ email: 'admin@school.example', administrator: true })
  })
})

describe('the last administrator', () => {
  let beside: TestServer
  beforeAll(async () => {
    beside = await startTestServer(inject('cluster'), {}, house.server)
  })
  afterAll(() => beside.stop())
  const administrators = async () =>
    (await everyone({ query: { roleId: await roleNamed('Administrator'), enabled: true } })).map(({ email }) => email).toSorted()

  test('stays, whatever is tried', async () => {
    const { id: staffId, version } = await account('admin@school.example')
    const roleId = await roleNamed('Administrator')
    expect(await refusal(admin.staff.removeRole({ path: { staffId, roleId } }))).toMatchObject({ code: 3, reason: 'LAST_ADMINISTRATOR' })
    expect(await refusal(admin.staff.setRoles({ path: { staffId }, body: { roleIds: [], version } }))).toMatchObject({
      reason: 'LAST_ADMINISTRATOR',
    })
    expect(await refusal(admin.staff.disable({ path: { staffId } }))).toMatchObject({ reason: 'STAFF_SELF' })
    expect(await refusal(admin.staff.remove({ path: { staffId } }))).toMatchObject({ reason: 'STAFF_SELF' })
    // A service account signs in nowhere, so it is no second one.
    await admin.staff.create({ body: { name: 'Robot', email: at('robot'), service: true, roleIds: [roleId] } })
    expect(await refusal(admin.staff.removeRole({ path: { staffId, roleId } }))).toMatchObject({ reason: 'LAST_ADMINISTRATOR' })
    for (const statement of [
      'update staff set enabled = false where not service',
      'delete from staff where not service and not exists (select from bike_rent r where r.person_id = staff.id and r.is_open)',
      'delete from staff_role',
    ])
      await expect(house.server.pool.query(statement)).rejects.toThrow('last administrator')
    await admin.staff.remove({ path: { staffId: (await account(at('robot'))).id } })
    expect(await administrators()).toEqual(['admin@school.example'])
  })

  const ways: Record<string, (isb: Isb, staffId: number, roleId: number) => Promise<unknown>> = {
    disable: (isb, staffId) => isb.staff.disable({ path: { staffId } }),
    delete: (isb, staffId) => isb.staff.remove({ path: { staffId } }),
    'take the role of': (isb, staffId, roleId) => isb.staff.removeRole({ path: { staffId, roleId } }),
  }
  test.each(Object.keys(ways))('of two who %s each other at once through two servers, one stays', async (way) => {
    const roleId = await roleNamed('Administrator')
    const one = await newcomer(`${way.split(' ')[0]}.one`, ['Administrator'])
    const other = await newcomer(`${way.split(' ')[0]}.other`, ['Administrator'], beside)
    const { id: adminId } = await account('admin@school.example')
    await house.server.pool.query('update staff set enabled = false where id = $1', [adminId])
    // Neither can write its audit row before both have made their change: each is through every check of the server's own.
    const door = await house.server.pool.connect()
    await door.query('begin')
    await door.query('lock table audit in share row exclusive mode')
    const both = Promise.allSettled([ways[way]?.(one.person, other.id, roleId), ways[way]?.(other.person, one.id, roleId)])
    await expect
      .poll(async () => {
        const { rows } = await door.query<{ waiting: number }>(
          'select count(*) as waiting from pg_stat_activity where datname = current_database() and pg_blocking_pids(pid) <> $1::int[]',
          [[]],
        )
        return Number(rows[0]?.waiting)
      })
      .toBe(2)
    await door.query('commit')
    door.release()
    const ended = await both
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = ended.find((end) => end.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: expect.toSatisfy((code) => [3, 18].includes(code as number)) })
    const winner = ended[0]?.status === 'fulfilled' ? one : other
    expect((await winner.person.auth.me()).administrator).toBe(true)
    const { rows } = await house.server.pool.query<{ left: number }>(
      'select count(*) as left from staff s join staff_role sr on sr.staff_id = s.id join role r on r.id = sr.role_id where r.builtin and s.enabled',
    )
    expect(Number(rows[0]?.left)).toBe(1)
    await winner.person.staff.enable({ path: { staffId: adminId } })
    await admin.auth.login({ body: { email: 'admin@school.example', password } })
    await admin.staff.remove({ path: { staffId: winner === one ? one.id : other.id } })
  })
})
