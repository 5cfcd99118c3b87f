// Many at once, through two servers on one database: a bus gives as many seats as it has, and those who wait stand in order of arrival.
import { randomUUID } from 'node:crypto'
import { isPassing, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

const day = '2030-09-02'
let servers: TwoServers
let one: TestServer
let clients: readonly [Isb, Isb]
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ one, clients } = servers)
  await clients[0].calendar.change({ body: structuredClone(yearOf2030) as never })
})
afterAll(() => servers.stop())
const clientOf = (at: number) => clients[(at % 2) as 0 | 1]

/** Asks until there is an answer, for a server with all its sessions taken says “not ready” and means “ask again”. Once by its key. */
async function answered<Answer>(ask: (options: { idempotencyKey: string }) => Promise<Answer>): Promise<Answer> {
  const options = { idempotencyKey: randomUUID() }
  for (;;)
    try {
      return await ask(options)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
}

/** Bookings of different students that wait for the office, in the order in which they were asked for. */
async function asked(count: number, seats: number) {
  const route = await newRoute(clients[0], { needsApproval: true }, seats)
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { id: personId } = await pupil(clients[0], '5A')
    const body = { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: day }
    ids.push((await clients[0].busBooking.request({ body })).id)
  }
  return { route, ids }
}
const ridersOf = async (routeId: number) => {
  const riders = await clients[1].busBooking.riders({ query: { routeId, day } })
  const inState = (state: string) => riders.filter((rider) => rider.state === state).map(({ bookingId }) => bookingId)
  return { seats: inState('Seat'), line: inState('Waiting') }
}

test('of two hundred bookings of the last three seats that are confirmed at once three have a seat, the others wait in order', async () => {
  const { route, ids } = await asked(200, 3)
  const confirmed = ids
    .toReversed()
    .map((bookingId, at) => answered((options) => clientOf(at).busBooking.confirm({ path: { bookingId } }, options)))
  expect(await outcomes(confirmed)).toEqual({ done: 200 })
  const { seats, line } = await ridersOf(route.id)
  expect(seats.length).toBe(3)
  expect(line).toEqual(ids.filter((id) => !seats.includes(id)))
  const { rows } = await one.pool.query('select riders from bus_run where route_id = $1', [route.id])
  expect(rows).toEqual([{ riders: 3 }])
}, 300_000)

test('seats that are cancelled while leaves come and buses change leave no seat empty beside a line', async () => {
  const { route, ids } = await asked(24, 6)
  await Promise.all(ids.map((bookingId, at) => clientOf(at).busBooking.confirm({ path: { bookingId } })))
  const { seats } = await ridersOf(route.id)
  const { id: vehicleId } = await clients[0].bus.createVehicle({ body: { plate: 'LARGER', seatCount: 8 } })
  const people = await Promise.all(ids.map((bookingId) => clients[0].busBooking.get({ path: { bookingId } })))
  const mixed = [
    ...seats.slice(0, 3).map((bookingId, at) => clientOf(at).busBooking.cancel({ path: { bookingId } })),
    ...people
      .filter(({ id }) => seats.slice(3).includes(id))
      .map(({ person }, at) => clientOf(at).absence.create({ body: { studentId: person!.id, leaveType: 'Sick', startsOn: day } })),
    clients[1].bus.changeRun({ body: { routeId: route.id, day, vehicleId, reason: 'A larger one' } }),
  ]
  expect(await outcomes(mixed)).toEqual({ done: 7 })
  const now = await ridersOf(route.id)
  expect([now.seats.length, now.line.length]).toEqual([8, 10])
  expect(now.line).toEqual(now.line.toSorted((first, other) => first - other))
})

test('a leave and a booking of the same student at once leave the seat free, whichever comes first', async () => {
  const route = await newRoute(clients[0], {}, 60)
  const students = await Promise.all(Array.from({ length: 30 }, () => pupil(clients[0], '5B')))
  const both = students.flatMap(({ id }, at) => [
    clientOf(at).busBooking.request({ body: { personId: id, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: day } }),
    clientOf(at + 1).absence.create({ body: { studentId: id, leaveType: 'Sick', startsOn: day } }),
  ])
  expect(await outcomes(both)).toEqual({ done: 60 })
  const riders = await clients[1].busBooking.riders({ query: { routeId: route.id, day } })
  expect(riders.map(({ state }) => state)).toEqual(students.map(() => 'Away'))
})

test('a leave waits for a booking of the same student that is being written down, and frees its seat', async () => {
  const route = await newRoute(clients[0], {}, 60)
  const { id } = await pupil(clients[0], '5A')
  const session = await one.pool.connect()
  const waits = async () => (await one.pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rows.length > 0
  try {
    await session.query('begin')
    const { rows } = await session.query<{ id: number }>(
      `insert into bus_booking (person_id, route_id, stop_id, starts_on, ends_on, confirmation, requested_at, decided_at)
      values ($1, $2, $3, $4, $4, 'Confirmed', now(), now()) returning id`,
      [id, route.id, route.calls[0]!.stopId, day],
    )
    await session.query('select bus_settle($1, $2, $3)', [route.id, rows[0]!.id, day])
    let over = false
    const leave = clients[1].absence.create({ body: { studentId: id, leaveType: 'Sick', startsOn: day } }).finally(() => (over = true))
    await expect.poll(async () => over || (await waits()), { timeout: 10_000 }).toBe(true)
    await session.query('commit')
    await leave
  } finally {
    session.release()
  }
  const riders = await clients[1].busBooking.riders({ query: { routeId: route.id, day } })
  expect(riders.map(({ state }) => state)).toEqual(['Away'])
})

test('a line turns round, or runs on a further day, only where no child gets a second line by it; whoever books meanwhile waits', async () => {
  const [admin, second] = clients
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const
  const turning = await newRoute(admin, { lineNumber: 'TU1', direction: 'FromSchool', weekdays: [...weekdays] })
  const other = await newRoute(admin, { lineNumber: 'TU2' })
  const { id: personId } = await pupil(admin, '5A')
  const bookingOf = (route: typeof turning) => ({
    personId,
    routeId: route.id,
    stopId: route.calls[0]!.stopId,
    startsOn: day,
    endsOn: '2030-12-20',
  })
  await admin.busBooking.request({ body: bookingOf(turning) })
  const { id: bookingId } = await admin.busBooking.request({ body: { ...bookingOf(other), weekdays: ['Friday'] } })
  const change = async (isb: Isb, body: object) => {
    const { version } = await isb.bus.get({ path: { routeId: turning.id } })
    return isb.bus.update({ path: { routeId: turning.id }, body: { version, ...body } })
  }
  const refused = { code: 3, reason: 'BUS_ROUTE_ONE_LINE', message: expect.stringContaining('line TU2 in the same direction') as string }
  // On Fridays alone they have the other line: turned round, the two do not meet. With Fridays they would.
  await change(admin, { direction: 'ToSchool' })
  await expect(change(admin, { weekdays: [...weekdays, 'Friday'] })).rejects.toMatchObject(refused)
  await change(admin, { direction: 'FromSchool', weekdays: [...weekdays, 'Friday'] })
  await expect(change(admin, { direction: 'ToSchool' })).rejects.toMatchObject(refused)
  expect(await admin.bus.get({ path: { routeId: turning.id } })).toMatchObject({ direction: 'FromSchool' })
  await admin.busBooking.cancel({ path: { bookingId } })
  // Turned round and booked at the same moment, through two servers: one of the two is refused.
  const both = await Promise.allSettled([change(admin, { direction: 'ToSchool' }), second.busBooking.request({ body: bookingOf(other) })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
