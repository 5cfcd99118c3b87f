// What one person may do changes through one instance: the next request on every instance knows it, and an open stream hears of it.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let beside: TestServer
beforeAll(async () => {
  beside = await startTestServer(inject('cluster'), {}, house.server)
})
afterAll(() => beside.stop())

/** The same session at another instance. */
const at = (server: TestServer, person: Person): Isb => createIsb({ host: server.url, session: memorySession(person.session()) })

/** Somebody listening. */
interface Ear {
  /** All that has come, as it came. */
  text(): string
  /** The data of every `change`. */
  changes(): string[]
  count(event: 'access' | 'end'): number
  over(): boolean
}
const ears: AbortController[] = []
afterEach(() => ears.splice(0).forEach((ear) => ear.abort()))

/** Opens a stream, of what has happened since so many milliseconds ago where they are given, and waits until it stands. */
async function listen(isb: Isb, age?: number): Promise<Ear> {
  const stop = new AbortController()
  ears.push(stop)
  const reader = (await isb.events.stream(age === undefined ? {} : { query: { age } }, { signal: stop.signal })).getReader()
  const decoder = new TextDecoder()
  let text = ''
  let over = false
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
    }
  }
  void read()
    .catch(() => {})
    .finally(() => (over = true))
  await expect.poll(() => text).toContain(':')
  const changes = () => [...text.matchAll(/^event: change\ndata: (.*)$/gm)].map(([, data]) => data ?? '')
  return { text: () => text, changes, count: (event) => text.split(`event: ${event}\n`).length - 1, over: () => over }
}

const roleNamed = async (admin: Isb, name: string) =>
  (await admin.roles.list({ query: { search: name } })).records.find((role) => role.name === name)?.id ?? 0
const staffNamed = async (admin: Isb, search: string) => (await admin.staff.list({ query: { search } })).records[0]?.id ?? 0
const isListening = async () =>
  (await house.server.pool.query("select from pg_stat_activity where application_name like 'isb news %' and datname = current_database()"))
    .rowCount

const newMenu = { body: { type: 'MENU_DIR', name: 'Made by the office' } } as const

// S-32
test('an account reads twenty streams on a server, and one more once it has closed one', async () => {
  const front = await house.person('front')
  const readers = await Promise.all(Array.from({ length: 20 }, () => front.events.stream().then((stream) => stream.getReader())))
  const authorization = { Authorization: `Bearer ${front.session()?.token}`, 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb' }
  const ask = () => fetch(`${house.server.url}/isb/admin/events`, { headers: authorization })
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  await readers[0]?.cancel()
  await expect
    .poll(async () => {
      const answer = await ask()
      await answer.body?.cancel()
      return answer.status
    })
    .toBe(200)
  await Promise.all(readers.map((reader) => reader.cancel()))
})

describe('a change of what somebody may do', () => {
  test('holds on the next request on both instances, and is told to who listens at the other', async () => {
    const [admin, office] = await Promise.all([house.person('admin'), house.person('office')])
    const there = at(beside, office)
    const [roleId, staffId] = [await roleNamed(admin, 'Menu editor'), await staffNamed(admin, 'office@')]
    const ear = await listen(there)
    await expect.poll(isListening).toBeGreaterThan(0)
    for (const isb of [office, there]) expect(await refusal(isb.menus.create(newMenu))).toMatchObject({ code: 4 })

    let heard = ear.count('access')
    await admin.staff.addRole({ path: { staffId, roleId } })
    for (const isb of [office, there]) {
      await isb.menus.create(newMenu)
      expect((await isb.auth.me()).permissions).toContain('upms:menu:create')
      expect((await isb.auth.menus()).map(({ code }) => code)).toContain('upms:menu:create')
    }
    await expect.poll(() => ear.count('access')).toBeGreaterThan(heard)

    heard = ear.count('access')
    await admin.staff.removeRole({ path: { staffId, roleId } })
    for (const isb of [office, there]) expect(await refusal(isb.menus.create(newMenu))).toMatchObject({ code: 4 })
    await expect.poll(() => ear.count('access')).toBeGreaterThan(heard)
  })

  test.each([
    ['a role is disabled', async (admin: Isb, roleId: number) => admin.roles.disable({ path: { roleId } })],
    ['a role is enabled', async (admin: Isb, roleId: number) => admin.roles.enable({ path: { roleId } })],
    ['a menu is made', async (admin: Isb) => admin.menus.create({ body: { type: 'MENU_DIR', name: 'News' } })],
  ])('is told when %s', async (_, change) => {
    const [admin, front] = await Promise.all([house.person('admin'), house.person('front')])
    const roleId = await roleNamed(admin, 'Front office')
    const ear = await listen(at(beside, front))
    await expect.poll(isListening).toBeGreaterThan(0)
    const heard = ear.count('access')
    await change(admin, roleId)
    await expect.poll(() => ear.count('access')).toBeGreaterThan(heard)
    expect(ear.over()).toBe(false)
  })
})

describe('a change of records', () => {
  const newBike = (admin: Isb, number: string) => admin.bike.create({ body: { number } }, { idempotencyKey: `news-${number}` })

  test('is told with the request that made it, which its maker knows from the answer', async () => {
    const admin = await house.person('admin')
    const ear = await listen(at(beside, admin))
    await newBike(admin, 'N-1')
    await expect.poll(ear.changes).toContainEqual(expect.stringMatching(/^bike req_[0-9a-f]{12}$/))
    const told = ear.changes().at(-1)
    const { records } = await admin.audit.list({ query: { operation: 'bike.create' } })
    expect(told).toBe(`bike ${records[0]?.requestId}`)
  })

  test('is told without one where something else has changed them as well', async () => {
    const admin = await house.person('admin')
    const ear = await listen(at(beside, admin))
    await Promise.all([newBike(admin, 'N-2'), house.server.pool.query("update bike set note = 'By hand' where number = 'N-1'")])
    await expect.poll(ear.changes).not.toEqual([])
    expect(ear.changes().some((data) => data === 'bike')).toBe(true)
  })

  test('is told to whoever began to read before it, not to those who began later', async () => {
    const admin = await house.person('admin')
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, 300)
    await newBike(admin, 'N-3')
    await promise
    const began = performance.now()
    await expect.poll((await listen(admin, 60_000)).changes).not.toEqual([])
    const late = await listen(admin, Math.round(performance.now() - began))
    await newBike(admin, 'N-4')
    await expect.poll(late.changes).toHaveLength(1)
  })

  test('is told only to listeners who hold a code of its module, also when they get or lose it under way', async () => {
    const [admin, office] = await Promise.all([house.person('admin'), house.person('office')])
    const [all, ear] = await Promise.all([listen(admin), listen(office)])
    const [roleId, staffId] = [await roleNamed(admin, 'Bike room'), await staffNamed(admin, 'office@')]
    await newBike(admin, 'N-5')
    await expect.poll(all.changes).toHaveLength(1)
    await admin.staff.addRole({ path: { staffId, roleId } })
    await expect.poll(() => ear.count('access')).toBeGreaterThan(0)
    await newBike(admin, 'N-6')
    await expect.poll(ear.changes).toHaveLength(1)
    await expect.poll(all.changes).toHaveLength(2)
    expect(ear.changes()[0]).toBe(all.changes()[1])

    const heard = ear.count('access')
    await admin.staff.removeRole({ path: { staffId, roleId } })
    await expect.poll(() => ear.count('access')).toBeGreaterThan(heard)
    await newBike(admin, 'N-7')
    await house.server.pool.query('update school_year set name = name')
    // Everybody reads the calendar.
    await expect.poll(() => ear.changes().at(-1)).toBe('calendar')
    expect(ear.changes()).toHaveLength(2)
    expect(all.changes()).toHaveLength(4)
  })

  test('of absences is not told to guardians, who have no code, and each module is told to holders of its own codes', async () => {
    const admin = await house.person('admin')
    const told = async (scopes: string[]) => {
      const { secret } = await admin.account.createToken({
        body: { name: `Hears ${scopes.join()}`, scopes: [...scopes] as never, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
      })
      return listen(createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) }))
    }
    const [absence, bus, own] = await Promise.all([told(['absence']), told(['bus']), told(['absence:self'])])
    await house.server.pool.query('update absence set note = note where false; update bus_stop set name = name where false')
    await house.server.pool.query("select pg_notify('isb_moved', 'bus.tracking')")
    await expect.poll(absence.changes).toEqual(['absence'])
    await expect.poll(bus.changes).toEqual(['bus'])
    await expect.poll(bus.text).toContain('event: moved')
    expect(own.changes()).toEqual([])
    for (const ear of [absence, own]) expect(ear.text()).not.toContain('event: moved')
  })

  test('may have been any where this instance was not listening then', async () => {
    const third = await startTestServer(inject('cluster'), {}, house.server)
    const ear = await listen(at(third, await house.person('admin')), 60_000)
    await expect.poll(() => ear.changes()).toEqual([''])
    await expect.poll(() => ear.count('access')).toBeGreaterThan(0)
    await third.stop()
  })
})

describe('a stream', () => {
  test('says every few seconds that it lives', async () => {
    const ear = await listen(await house.person('front'))
    const signs = () => ear.text().split(/^:$/m).length - 1
    const before = signs()
    await expect.poll(signs).toBeGreaterThan(before + 1)
  })

  test('ends with the session, wherever that was ended', async () => {
    const front = await house.person('front')
    const ear = await listen(at(beside, front))
    await front.auth.logout()
    await expect.poll(ear.over).toBe(true)
    expect(ear.count('end')).toBe(1)
    expect(ear.text().trimEnd()).toMatch(/event: end\ndata:$/)
  })

  test('does not tell when somebody else signs out', async () => {
    const [admin, front, office] = await Promise.all([house.person('admin'), house.person('front'), house.person('office')])
    const [ear, over] = await Promise.all([listen(admin), listen(office)])
    const heard = ear.count('access')
    await office.auth.logout()
    await expect.poll(over.over).toBe(true)
    await front.auth.logout()
    await admin.bike.create({ body: { number: 'After signing out' } })
    await expect.poll(ear.changes).not.toEqual([])
    expect(ear.count('access')).toBe(heard)
  })

  test('ends when the account is disabled, and cannot be opened then', async () => {
    const [admin, it] = await Promise.all([house.person('admin'), house.person('it')])
    const staffId = await staffNamed(admin, 'it@')
    const ear = await listen(at(beside, it))
    await admin.staff.disable({ path: { staffId } })
    await expect.poll(ear.over).toBe(true)
    expect(ear.count('end')).toBe(1)
    expect(await refusal(at(beside, it).events.stream())).toMatchObject({ code: 18 })
    await admin.staff.enable({ path: { staffId } })
  })

  test('ends when the person for whom an app reads is disabled', async () => {
    const admin = await house.person('admin')
    const app = await admin.staff.create({ body: { name: 'Listening app', email: 'listens@school.example', service: true } })
    const { id: staffId } = await admin.staff.create({ body: { name: 'Listened For', type: 'parent' } })
    const roles = await admin.roles.list({ query: { pageSize: 100 } })
    const menuReader = roles.records.find(({ name }) => name === 'Menu reader')!
    await admin.staff.addRole({ path: { staffId: app.id, roleId: menuReader.id } })
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const { secret } = await admin.staff.createToken({
      path: { staffId: app.id },
      body: { name: 'App', scopes: ['upms:menu'], acts: true, expiresAt },
    })
    const session = memorySession({ token: secret, authHeaderSchema: 'Bearer' })
    const ear = await listen(createIsb({ host: house.server.url, session, actingPerson: staffId }))
    await admin.staff.disable({ path: { staffId } })
    await expect.poll(ear.over).toBe(true)
    expect(ear.count('end')).toBe(1)
  })

  test('keeps no session alive', async () => {
    const front = await house.person('front')
    const ear = await listen(front)
    house.server.pass(31 * 60_000)
    const admin = await house.person('admin')
    await admin.menus.create({ body: { type: 'MENU_DIR', name: 'Half an hour later' } })
    await expect.poll(ear.over).toBe(true)
    expect(ear.count('end')).toBe(1)
  })

  test('needs a session', async () => {
    expect(await refusal(house.stranger().events.stream())).toMatchObject({ code: 18 })
  })

  test('does not hold an instance that stops, and can be opened at the other', async () => {
    const third = await startTestServer(inject('cluster'), {}, house.server)
    const front = await house.person('front')
    const ear = await listen(at(third, front))
    await third.stop()
    await expect.poll(ear.over).toBe(true)
    expect(ear.count('end')).toBe(0)
    const again = await listen(at(house.server, front))
    expect(again.over()).toBe(false)
  })

  test('stands while the database loses its connections, and then tells that something may have been missed', async () => {
    const [admin, front] = await Promise.all([house.person('admin'), house.person('front')])
    const ear = await listen(at(beside, front))
    await expect.poll(isListening).toBeGreaterThan(0)
    const heard = ear.count('access')
    await house.server.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect.poll(() => ear.count('access')).toBeGreaterThan(heard)
    const told = ear.count('access')
    await expect
      .poll(() =>
        admin.menus.create({ body: { type: 'MENU_DIR', name: 'After the break' } }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await expect.poll(() => ear.count('access')).toBeGreaterThan(told)
    expect(ear.over()).toBe(false)
  })
})
