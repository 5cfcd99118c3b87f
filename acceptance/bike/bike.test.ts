// Bikes, the whole chain: somebody asks, the bike room decides, the database keeps the rules, the clock makes a bike overdue.
import { ApiError, createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
const dayMs = 24 * 60 * 60_000

let desk: Person
let app: Isb
let riders: { id: number; name: string; email: string }[]
let nextRider = 0
const rider = () => riders[nextRider++ % riders.length] as (typeof riders)[number]

let made = 0
const newBike = async (fields: { location?: string } = {}) =>
  desk.bike.create({ body: { number: `S-${++made}`, brand: 'Trek FX 2', location: 'Story rack', ...fields } })

beforeAll(async () => {
  desk = await house.person('bikes')
  const admin = await house.person('admin')
  // The school's app: a service account with a token that submits for whoever uses it.
  const { id: roleId } = await admin.roles.create({
    body: {
      name: 'School app',
      menuIds: (await admin.roles.menuOptions())
        .filter(({ code }) => ['bike:rent:create', 'bike:rent:on-behalf', 'bike:return:create', 'bike:return:on-behalf'].includes(code))
        .map(({ id }) => id),
    },
  })
  const service = await admin.staff.create({
    body: { name: 'School app', email: 'app@school.example', type: 'other', service: true, roleIds: [roleId] },
  })
  const { secret } = await admin.staff.createToken({
    path: { staffId: service.id },
    body: {
      name: 'School app',
      scopes: ['bike:rent:create', 'bike:rent:on-behalf', 'bike:return:create', 'bike:return:on-behalf'],
      expiresAt: new Date(Date.now() + 300 * dayMs).toISOString(),
    },
  })
  app = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  const { rows } = await house.server.pool.query<{ id: string; name: string; email: string }>(
    `select id, name, email from staff s where type = 'student' and name_zh <> '' and enabled
      and not exists (select from bike_rent r where r.person_id = s.id) order by id`,
  )
  riders = rows.map((row) => ({ ...row, id: Number(row.id) }))
})

describe('a rent', () => {
  test('is asked for by an app, confirmed at the desk, returned, checked, and free again', async () => {
    const bike = await newBike()
    const { id: personId, email } = rider()
    const asked = await app.bike.requestRent({ body: { bikeId: bike.id, personId, note: 'For a week' } })
    expect(asked).toMatchObject({ confirmation: 'Pending', person: { id: personId }, submittedBy: { name: 'School app' }, dueOn: null })
    expect((await desk.bike.get({ path: { bikeId: bike.id } })).status).toBe('Available')
    expect(await desk.bike.allowance({ query: { personId } })).toMatchObject({ limit: 1, open: [{ bikeNumber: bike.number }] })

    const confirmed = await desk.bike.confirmRent({ path: { rentId: asked.id } })
    expect(confirmed).toMatchObject({ confirmation: 'Confirmed', decidedBy: { name: 'Zheng Rui' }, overdue: false })
    expect((await desk.bike.get({ path: { bikeId: bike.id } })).status).toBe('In use')
    expect(await app.bike.getRent({ path: { rentId: asked.id } })).toMatchObject({ confirmation: 'Confirmed', dueOn: confirmed.dueOn })

    const back = await app.bike.requestReturn({ body: { rentId: asked.id, note: 'Library rack' } })
    expect(await refusal(app.bike.requestReturn({ body: { rentId: asked.id } }))).toMatchObject({ code: 3, reason: 'RETURN_REQUESTED' })
    await desk.bike.confirmReturn({ path: { returnId: back.id } })
    expect(await desk.bike.get({ path: { bikeId: bike.id } })).toMatchObject({ status: 'Returned', rent: null })
    expect(await refusal(app.bike.requestRent({ body: { bikeId: bike.id, personId } }))).toMatchObject({ reason: 'BIKE_NOT_AVAILABLE' })
    await desk.bike.return({ path: { bikeId: bike.id } })
    expect((await desk.bike.get({ path: { bikeId: bike.id } })).status).toBe('Available')
    await expect
      .poll(() => house.server.mails.filter(({ to }) => to === email).map(({ subject }) => subject))
      .toEqual([expect.stringContaining(`Bike ${bike.number} is yours`), `自行车 ${bike.number} 已归还 · Bike ${bike.number} is back`])
  })

  test('counts against the limit while it is pending, and a refusal says what counts', async () => {
    const [first, second] = [await newBike(), await newBike()]
    const { id: personId } = rider()
    const asked = await app.bike.requestRent({ body: { bikeId: first.id, personId } })
    expect(await refusal(app.bike.requestRent({ body: { bikeId: second.id, personId } }))).toMatchObject({
      code: 5,
      reason: 'BIKE_LIMIT_REACHED',
      message: `1 of 1: bike ${first.number}, requested`,
    })
    const { dueOn } = await desk.bike.confirmRent({ path: { rentId: asked.id } })
    const { message } = await refusal(app.bike.requestRent({ body: { bikeId: second.id, personId } }))
    expect(message).toMatch(new RegExp(`^1 of 1: bike ${first.number}, due \\w+,? \\d+ \\w+ ${dueOn?.slice(0, 4)}$`))
  })

  test('is held by one person a bike, and is free when it was rejected with a reason or taken back', async () => {
    const bike = await newBike()
    const [one, two] = [rider(), rider()]
    const asked = await app.bike.requestRent({ body: { bikeId: bike.id, personId: one.id } })
    const body = { bikeId: bike.id, personId: two.id }
    // The rent of somebody else is named only to a caller who may see it.
    const told = (record: object) => ({ code: 3, reason: 'BIKE_REQUESTED', record })
    expect(await refusal(app.bike.requestRent({ body }))).toMatchObject(told({ entity: 'bike', id: bike.id }))
    expect(await refusal(desk.bike.requestRent({ body }))).toMatchObject(told({ entity: 'bike-rent', id: asked.id }))
    await desk.bike.rejectRent({ path: { rentId: asked.id }, body: { reason: 'Flat tyre' } })
    const again = await app.bike.requestRent({ body: { bikeId: bike.id, personId: two.id } })
    expect(await refusal(desk.bike.cancelRent({ path: { rentId: again.id } }))).toMatchObject({ code: 4, reason: 'REQUEST_NOT_YOURS' })
    expect(await app.bike.cancelRent({ path: { rentId: again.id } })).toMatchObject({ confirmation: 'Cancelled' })
    expect((await desk.bike.get({ path: { bikeId: bike.id } })).rent).toBeNull()
    await expect.poll(() => house.server.mails.find(({ to }) => to === one.email)?.body).toContain('Reason: Flat tyre')
  })

  test('that is decided already names who was first', async () => {
    const bike = await newBike()
    const asked = await app.bike.requestRent({ body: { bikeId: bike.id, personId: rider().id } })
    await desk.bike.rejectRent({ path: { rentId: asked.id }, body: { reason: 'Closed today' } })
    const late = await house.person('admin', 'zh')
    expect(await refusal(late.bike.confirmRent({ path: { rentId: asked.id } }))).toMatchObject({
      code: 3,
      reason: 'ALREADY_DECIDED',
      message: '郑锐已先处理：该申请已拒绝',
    })
  })

  test('is for oneself unless one may ask for others; nobody else learns of it', async () => {
    const bike = await newBike()
    const it = await house.person('it')
    expect(await refusal(it.bike.requestRent({ body: { bikeId: bike.id } }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    const asked = await desk.bike.requestRent({ body: { bikeId: bike.id } })
    expect(asked).toMatchObject({ person: { name: 'Zheng Rui' }, submittedBy: null })
    expect(await refusal(it.bike.getRent({ path: { rentId: asked.id } }))).toMatchObject({ code: 2, reason: 'RENT_NOT_FOUND' })
    expect(await refusal(it.bike.allowance({ query: { personId: asked.person?.id ?? 0 } }))).toMatchObject({ code: 4 })
    expect(await it.bike.allowance()).toEqual({ limit: 1, open: [] })
  })
})

describe('by the clock', () => {
  test('a bike is overdue after its last day at the school; its renter is mailed once, and the desk takes it back in one step', async () => {
    const bike = await newBike()
    const { id: personId, email } = rider()
    const asked = await app.bike.requestRent({ body: { bikeId: bike.id, personId } })
    const { dueOn } = await desk.bike.confirmRent({ path: { rentId: asked.id } })
    await app.bike.requestReturn({ body: { rentId: asked.id } })
    const statusOf = async () => (await desk.bike.get({ path: { bikeId: bike.id } })).status
    await house.server.remind()
    expect(await statusOf()).toBe('In use')

    house.server.pass(8 * dayMs)
    desk = await house.person('bikes')
    expect(await statusOf()).toBe('Overdue')
    const overdue = await desk.bike.listRents({ query: { overdue: true, pageSize: 100 } })
    expect(overdue.records.map(({ id }) => id)).toContain(asked.id)
    expect((await desk.bike.list({ query: { status: 'Overdue', pageSize: 100 } })).records.map(({ id }) => id)).toContain(bike.id)
    await house.server.remind()
    await house.server.remind()
    const reminders = () => house.server.mails.filter((mail) => mail.to === email && mail.subject.includes('overdue'))
    await expect.poll(() => reminders().length).toBe(1)
    expect(reminders()[0]?.body).toContain(`Bike ${bike.number} was due back on`)
    expect(dueOn).toMatch(/^\d{4}-\d\d-\d\d$/)

    await desk.bike.return({ path: { bikeId: bike.id } })
    expect(await desk.bike.get({ path: { bikeId: bike.id } })).toMatchObject({ status: 'Available', rent: null })
    const returns = await desk.bike.listReturns({ query: { bikeId: bike.id } })
    expect(returns.records).toMatchObject([{ confirmation: 'Confirmed', overdue: false }])
    expect(await desk.bike.getRent({ path: { rentId: asked.id } })).toMatchObject({ returnedAt: expect.any(String) as string })
  })

  test('a bike that came back late is not overdue any more in the answer that confirms its return', async () => {
    const bike = await newBike()
    const asked = await desk.bike.requestRent({ body: { bikeId: bike.id, personId: rider().id } })
    await desk.bike.confirmRent({ path: { rentId: asked.id } })
    house.server.pass(8 * dayMs)
    desk = await house.person('bikes')
    const back = await desk.bike.requestReturn({ body: { rentId: asked.id } })
    expect(back.overdue).toBe(true)
    expect(await desk.bike.confirmReturn({ path: { returnId: back.id } })).toMatchObject({ confirmation: 'Confirmed', overdue: false })
  })
})

describe('bikes', () => {
  test('keep their number to themselves, go to maintenance when nobody waits, and stay once they were rented', async () => {
    const bike = await newBike()
    expect(await refusal(desk.bike.create({ body: { number: bike.number.toLowerCase() } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/number' }],
    })
    const repaired = await desk.bike.startMaintenance({ path: { bikeId: bike.id }, body: { note: 'Brakes' } })
    expect(repaired).toMatchObject({ status: 'Under Maintenance', note: 'Brakes' })
    expect(await refusal(app.bike.requestRent({ body: { bikeId: bike.id, personId: rider().id } }))).toMatchObject({
      reason: 'BIKE_NOT_AVAILABLE',
    })
    await desk.bike.endMaintenance({ path: { bikeId: bike.id } })
    const asked = await app.bike.requestRent({ body: { bikeId: bike.id, personId: rider().id } })
    expect(await refusal(desk.bike.startMaintenance({ path: { bikeId: bike.id }, body: {} }))).toMatchObject({ reason: 'BIKE_REQUESTED' })
    await app.bike.cancelRent({ path: { rentId: asked.id } })
    const admin = await house.person('admin')
    expect(await refusal(admin.bike.remove({ path: { bikeId: bike.id } }))).toMatchObject({ reason: 'BIKE_HAS_HISTORY' })
    const fresh = await newBike()
    await admin.bike.remove({ path: { bikeId: fresh.id } })
    expect(await refusal(desk.bike.get({ path: { bikeId: fresh.id } }))).toMatchObject({ code: 2 })
  })

  test('have a history that names who did what', async () => {
    const bike = await newBike()
    await desk.bike.update({ path: { bikeId: bike.id }, body: { location: 'East gate rack', version: bike.version } })
    expect(await refusal(desk.bike.update({ path: { bikeId: bike.id }, body: { brand: 'x', version: bike.version } }))).toMatchObject({
      reason: 'STALE',
    })
    const { records } = await desk.bike.history({ path: { bikeId: bike.id } })
    expect(records.map(({ operation, staffName }) => [operation, staffName])).toEqual([
      ['bike.update', 'Zheng Rui'],
      ['bike.create', 'Zheng Rui'],
    ])
    expect(records[0]?.rows[0]).toMatchObject({ before: { location: 'Story rack' }, after: { location: 'East gate rack' } })
  })

  test('come from a file by their number: all of it or nothing, and what they are doing stays', async () => {
    const bike = await newBike()
    const done = async (rows: { number: string; brand?: string; location?: string; line: number }[]) => {
      let run = await desk.bike.import({ body: { rows } })
      while (run.state === 'Running') run = await desk.runs.get({ path: { runId: run.id } })
      return run
    }
    const twice = await done([
      { number: 'I-1', line: 2 },
      { number: 'i-1', line: 3 },
    ])
    expect(twice).toMatchObject({ state: 'Refused', results: [{ line: 3, outcome: 'refused' }] })
    expect((await desk.bike.list({ query: { search: 'I-1' } })).total).toBe(0)
    const run = await done([
      { number: 'I-1', brand: 'Giant', location: 'Yard', line: 2 },
      { number: bike.number, location: 'Yard', line: 3 },
      { number: 'I-2', line: 4 },
    ])
    expect(run).toMatchObject({ state: 'Done', counts: { created: 2, changed: 1, unchanged: 0 } })
    expect(run.results.find(({ outcome }) => outcome === 'changed')?.message).toBe('Location: Story rack → Yard')
    expect(await desk.bike.get({ path: { bikeId: bike.id } })).toMatchObject({ brand: 'Trek FX 2', location: 'Yard', status: 'Available' })
    expect(await done([{ number: 'I-2', line: 2 }])).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 1 } })
  })
})

describe('queues', () => {
  test('say what waits to who may work them, and the oldest', async () => {
    const before = (await desk.queues.list()).find(({ code }) => code === 'bike:rent')
    const asked = await app.bike.requestRent({ body: { bikeId: (await newBike()).id, personId: rider().id } })
    const after = await desk.queues.list()
    expect(after.map(({ code }) => code)).toEqual(['bike:rent', 'bike:return'])
    expect(after[0]).toEqual({ ...before, waiting: (before?.waiting ?? 0) + 1, recent: (before?.recent ?? 0) + 1 })
    expect(before).toMatchObject({ code: 'bike:rent', oldest: expect.stringMatching(/ · B-\d+$/) as string })
    const { records } = await desk.bike.listRents({ query: { pageSize: 200 } })
    const pending = records.filter(({ confirmation }) => confirmation === 'Pending')
    expect(records.slice(0, pending.length)).toEqual(pending)
    expect(pending.map(({ requestedAt }) => requestedAt)).toEqual(pending.map(({ requestedAt }) => requestedAt).toSorted())
    expect(pending.at(-1)?.id).toBe(asked.id)
    const front = await house.person('front')
    expect(await front.queues.list()).toEqual([])
  })
})

describe('the feed', () => {
  const read = async (file: string) => {
    const answer = await fetch(`${house.server.url}/isb/admin/bikes/gbfs/${file}`)
    return {
      status: answer.status,
      cors: answer.headers.get('access-control-allow-origin'),
      body: (await answer.json()) as Record<string, unknown>,
    }
  }

  test('is not there until the school makes it public, and then says where bikes are free and nothing of people', async () => {
    expect((await read('gbfs.json')).status).toBe(404)
    const admin = await house.person('admin')
    const { version } = await admin.bike.settings()
    expect(await refusal(admin.bike.updateSettings({ body: { feedPublic: true, version } }))).toMatchObject({
      errors: [{ path: '/feedPublic' }],
    })
    await admin.bike.updateSettings({ body: { feedPublic: true, latitude: 31.2, longitude: 121.4, version } })
    const bike = await newBike({ location: 'Feed rack' })
    await newBike({ location: 'Feed rack' })
    await app.bike.requestRent({ body: { bikeId: bike.id, personId: rider().id } })
    const index = await read('gbfs.json')
    expect(index).toMatchObject({ status: 200, cors: '*', body: { version: '3.0', ttl: 30 } })
    const { data } = index.body as { data: { feeds: { name: string; url: string }[] } }
    expect(data.feeds.map(({ name }) => name)).toEqual(['system_information', 'vehicle_types', 'station_information', 'station_status'])
    const stations = (await read('station_information.json')).body as {
      data: { stations: { station_id: string; name: { text: string }[] }[] }
    }
    const rack = stations.data.stations.find(({ name }) => name[0]?.text === 'Feed rack')
    const status = (await read('station_status.json')).body as {
      data: { stations: { station_id: string; num_vehicles_available: number }[] }
    }
    expect(status.data.stations.find(({ station_id }) => station_id === rack?.station_id)?.num_vehicles_available).toBe(1)
    expect(JSON.stringify([stations, status])).not.toMatch(/person|Zheng|@school/)
  })
})

test('an account with a bike cannot be deleted; a refusal says why', async () => {
  const bike = await newBike()
  const admin = await house.person('admin')
  const { id } = await admin.staff.create({ body: { name: 'Rider Ren', email: 'rider.ren@school.example', invite: false } })
  await app.bike.requestRent({ body: { bikeId: bike.id, personId: id } })
  const error = await refusal(admin.staff.remove({ path: { staffId: id } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 3, reason: 'ACCOUNT_HAS_BIKE' })
})

// S-37
test('nobody at the desk learns an address by searching for its letters; a whole address finds its person', async () => {
  const admin = await house.person('admin')
  const { id } = await admin.staff.create({ body: { name: 'Quentin Vale', email: 'zq-secret@school.example', invite: false } })
  const bike = await newBike()
  await app.bike.requestRent({ body: { bikeId: bike.id, personId: id } })
  const found = async (search: string) =>
    (await desk.bike.listRents({ query: { search } })).total + (await desk.bike.list({ query: { search } })).total
  expect(await found('quentin')).toBe(2)
  expect(await found('zq-sec')).toBe(0)
  expect(await desk.bike.people({ query: { search: 'zq-sec' } })).toEqual([])
  expect(await desk.bike.people({ query: { search: 'quentin' } })).toMatchObject([{ id, email: null }])
  expect(await desk.bike.people({ query: { search: 'ZQ-secret@school.example' } })).toMatchObject([
    { id, email: 'zq-secret@school.example' },
  ])
  expect(await admin.bike.people({ query: { search: 'zq-sec' } })).toMatchObject([{ id, email: 'zq-secret@school.example' }])
})
