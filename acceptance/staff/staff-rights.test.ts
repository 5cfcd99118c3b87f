// What nobody can do to an account: take it over, give what they do not hold, leave the school without an administrator.
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { at, staffing } from '../lib/staff.ts'
import { headersOf, send } from '../trust/lib/call.ts'
import { sessionOf } from '../trust/lib/pair.ts'

type Staff = Schema<'Staff'>

const house = openHouse()
const day = 24 * 60 * 60_000
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))
const { roleNamed, account, everyone, newcomer } = staffing(house, () => admin)
const nodes = async (...codes: string[]) => (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code)).map(({ id }) => id)

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
      expect(await refusal(helper.staff.endSessions({ path }))).toMatchObject(holdsMore)
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

  test('only an administrator makes a token that acts for people, who may hold more and see more', async () => {
    const app = await helper.staff.create({ body: { name: 'Acting app', email: at('acting'), service: true } })
    const token = { name: 'Acts', scopes: ['upms:staff'], acts: true, expiresAt: new Date(Date.now() + 30 * day).toISOString() }
    expect(await refusal(helper.staff.createToken({ path: { staffId: app.id }, body: token }))).toMatchObject({
      code: 4,
      reason: 'ACTS_ADMINISTRATOR',
    })
    expect(await admin.staff.tokens({ path: { staffId: app.id } })).toEqual([])
  })

  test('who holds less does not let a role do without its second factor, nor does a token of an administrator', async () => {
    const { id: roleId } = await admin.roles.create({ body: { name: 'Kept safe', menuIds: await nodes('student') } })
    await admin.roles.requireSecondFactor({ path: { roleId } })
    expect(await refusal(helper.roles.allowWithoutSecondFactor({ path: { roleId } }))).toMatchObject(notHeld)
    const { secret } = await admin.account.createToken({
      body: { name: 'Roles', scopes: ['upms:role:assign'], expiresAt: new Date(Date.now() + 30 * day).toISOString() },
    })
    const narrow = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    const administrator = await roleNamed('Administrator')
    for (const change of [narrow.roles.requireSecondFactor, narrow.roles.allowWithoutSecondFactor])
      expect(await refusal(change({ path: { roleId: administrator } }))).toMatchObject({ code: 4, reason: 'ADMINISTRATOR_ONLY' })
    expect((await admin.roles.get({ path: { roleId } })).secondFactor).toBe(true)
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

test('many deletes of one’s own account at once are each refused, and none finds the system busy', async () => {
  const { id } = await account('admin@school.example')
  const token = await sessionOf(house.server, 'admin')
  const remove = (key: string) =>
    send(`${house.server.url}/isb/admin/staff/${id}`, { method: 'DELETE', headers: headersOf({ token, key }, undefined) })
  for (let round = 0; round < 40; round++) {
    const replies = await Promise.all([1, 2, 3, 4].map((one) => remove(`own account ${round} ${one}`)))
    expect(replies.map(({ status, envelope }) => [status, envelope?.reason])).toEqual(Array.from(replies, () => [200, 'STAFF_SELF']))
  }
})

describe('the last administrator', () => {
  let beside: TestServer
  beforeAll(async () => {
    beside = await startTestServer(inject('cluster'), {}, house.server)
  })
  afterAll(() => beside.stop())
  const administrators = async () =>
    (await everyone({ query: { roleId: await roleNamed('Administrator'), enabled: true } })).map(({ email }) => email ?? '').toSorted()

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
