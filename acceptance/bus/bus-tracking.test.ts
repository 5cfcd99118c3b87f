// Where buses are: what trackers report, what becomes of it, when buses are expected, and what families are told.
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import { openDatabase } from '@isb/server/database'
import { modules } from '@isb/server/modules'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { guardianOf, lessonsOn, pupil } from '../lib/absence.ts'
import { anyway, everybodyOff, inTheMorning, newRoute } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
let today: string
beforeAll(async () => {
  admin = await house.person('admin')
  today = await inTheMorning(admin)
  await lessonsOn(admin, today)
})

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const minute = 60_000
const clockOf = (isb: Isb) => isb.bus.tracking().then(({ now }) => Date.parse(now))
let lines = 0

/** A run on the road: four stops a kilometer apart to the east, five minutes each; the first one was planned so many minutes ago. */
async function onTheRoad(minutesAgo: number) {
  const now = await clockOf(admin)
  const { time } = await admin.bus.runs()
  const begins = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutesAgo
  const at = (index: number) => {
    const minutes = begins + index * 5
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  lines += 1
  const calls = []
  for (const index of [0, 1, 2, 3]) {
    const place = { latitude: 39.9 + lines / 100, longitude: 116.4 + index * 0.0117 }
    const stop = await admin.bus.createStop({ body: { name: `Stop ${lines}.${index}`, ...place } })
    calls.push({ stopId: stop.id, at: at(index) })
  }
  const route = await newRoute(admin, { calls, weekdays: [...everyDay] })
  const body = { routeId: route.id, day: today }
  await admin.bus.startRun({ body: { ...body, ...anyway } })
  // It started when it was planned to.
  await house.server.pool.query(`update bus_run set started_at = started_at - make_interval(mins => $2) where route_id = $1`, [
    route.id,
    minutesAgo,
  ])
  const plate = route.vehicle!.plate
  const planned = Date.parse((await trackOf(route.id)).times[0]!.plannedAt)
  /** The bus so many kilometers along its line, so many minutes after its first stop was planned. */
  const position = (along: number, minutes: number) => ({
    plate,
    latitude: 39.9 + lines / 100,
    longitude: 116.4 + along * 0.0117,
    at: new Date(planned + minutes * minute).toISOString(),
  })
  return { route, plate, body, now, planned, position }
}
const trackOf = async (routeId: number) => (await admin.bus.tracking()).tracks.find(({ run }) => run.routeId === routeId)!
const outcomes = (answers: readonly Schema<'BusPositionAnswer'>[]) => answers.map(({ outcome }) => outcome)
const minutes = (from: string | null, planned: number) => (from === null ? null : Math.round((Date.parse(from) - planned) / minute))

describe('a bus on the road', () => {
  test('passes its stops, is late, and is expected later at those to come', async () => {
    const { route, planned, position } = await onTheRoad(11)
    expect((await trackOf(route.id)).place).toBeNull()
    await admin.bus.batch({ body: { positions: [position(0, 3), position(1, 8), position(1.5, 10.5)] } })
    const track = await trackOf(route.id)
    expect(track).toMatchObject({ seen: true, run: { status: 'OnTheRoad' }, place: { longitude: 116.4 + 1.5 * 0.0117 } })
    expect(Math.round(track.delay! / 60)).toBe(3)
    expect(track.times.map(({ passedAt }) => passedAt !== null)).toEqual([true, true, false, false])
    expect(minutes(track.times[1]!.passedAt, planned)).toBe(8)
    expect(track.times.map(({ expectedAt }) => minutes(expectedAt, planned))).toEqual([null, null, 13, 18])
  })

  test('never goes back: what is old, doubled, of the future or from elsewhere is answered with its reason', async () => {
    const { route, position } = await onTheRoad(11)
    await admin.bus.report({ body: position(2, 10) })
    const before = await trackOf(route.id)
    const answers = await admin.bus.batch({
      body: {
        positions: [
          position(1, 6),
          position(2, 10),
          position(1, 6),
          position(2.5, 60),
          position(1, -2 * 24 * 60),
          { ...position(2, 10.5), latitude: -33, longitude: 151 },
          { ...position(2, 10.5), longitude: 116.8 },
        ],
      },
    })
    expect(outcomes(answers)).toEqual(['Older', 'Doubled', 'Doubled', 'Future', 'Expired', 'Elsewhere', 'Jump'])
    expect(await trackOf(route.id)).toMatchObject({ place: before.place, delay: before.delay })
    const wrong = await refusal(admin.bus.report({ body: { ...position(2, 10.6), latitude: Number.NaN } }))
    expect(wrong).toMatchObject({ code: 1, errors: [{ path: '/latitude' }] })
    // A turn back towards the stop before takes no stop back.
    await admin.bus.report({ body: position(1.8, 10.7) })
    expect((await trackOf(route.id)).times.filter(({ passedAt }) => passedAt !== null)).toHaveLength(3)
  })

  test('is not expected anywhere once it was not seen for 90 seconds', async () => {
    const { route, position } = await onTheRoad(4)
    await admin.bus.report({ body: position(0.5, 3.9) })
    expect((await trackOf(route.id)).times[1]!.expectedAt).not.toBeNull()
    house.server.pass(100_000)
    expect(await trackOf(route.id)).toMatchObject({ seen: false, delay: null, place: { longitude: 116.4 + 0.5 * 0.0117 } })
    expect((await trackOf(route.id)).times[1]!.expectedAt).toBeNull()
  })

  test('which two trackers report at once is in one place, the later one', async () => {
    const { route, position } = await onTheRoad(11)
    const positions = Array.from({ length: 20 }, (_, at) => position(at / 10, at / 2))
    await Promise.all(positions.toReversed().map((body) => admin.bus.report({ body })))
    expect((await trackOf(route.id)).place).toMatchObject({ at: positions.at(-1)!.at })
  })
})

test('a token that is named after a license plate reports that bus alone, and may leave the plate out', async () => {
  const { route, plate, position } = await onTheRoad(5)
  const other = await onTheRoad(5)
  const roles = await admin.roles.list({ query: { pageSize: 100 } })
  const transport = roles.records.find(({ name }) => name === 'Transport')!
  const { id } = await admin.staff.create({
    body: { name: 'Tracker', email: 'tracker@school.example', service: true, roleIds: [transport.id] },
  })
  const expiresAt = new Date(Date.now() + 30 * 24 * 60 * minute).toISOString()
  const made = await admin.staff.createToken({ path: { staffId: id }, body: { name: plate, scopes: ['bus:report'], expiresAt } })
  const session = memorySession({ token: made.secret, authHeaderSchema: 'Bearer' })
  const tracker = createIsb({ host: house.server.url, session })
  const { plate: _, ...here } = position(0.5, 4)
  expect(await tracker.bus.report({ body: here })).toMatchObject({ plate, outcome: 'Taken' })
  expect(await refusal(tracker.bus.report({ body: other.position(0.5, 4) }))).toMatchObject({ code: 3, reason: 'BUS_REPORT_OTHER' })
  expect(await refusal(tracker.bus.tracking())).toMatchObject({ code: 4 })
  expect((await trackOf(route.id)).place).not.toBeNull()
  expect((await trackOf(other.route.id)).place).toBeNull()
  // Whoever names a token of their own after a plate has no right to that bus by it.
  const desk = await house.person('transport')
  const { secret } = await desk.account.createToken({ body: { name: plate, scopes: ['bus:report'], expiresAt } })
  const own = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  expect(await refusal(own.bus.report({ body: here }))).toMatchObject({ code: 3, reason: 'BUS_REPORT_OTHER' })
})

test('a guardian sees the bus of the own child, a minute late and on the road alone; nobody else’s', async () => {
  const { route, body, position } = await onTheRoad(11)
  const child = await pupil(admin, '3A')
  const mother = await guardianOf(house, admin, child.id)
  const stranger = await guardianOf(house, admin, (await pupil(admin, '3A')).id)
  await admin.busBooking.request({ body: { personId: child.id, routeId: route.id, stopId: route.calls[2]!.stopId, startsOn: today } })
  // The run was on the road before the seat was asked for: the ride is of the day before it started.
  await house.server.pool.query(
    `insert into bus_ride (booking_id, day, route_id, state, asked_at) select id, starts_on, route_id, 'Seat', now() from bus_booking
     where person_id = $1 on conflict do nothing`,
    [child.id],
  )
  const now = await clockOf(admin)
  const at = (ms: number) => new Date(now - ms).toISOString()
  await admin.bus.batch({
    body: {
      positions: [
        { ...position(1, 0), at: at(80_000) },
        { ...position(1.2, 0), at: at(10_000) },
      ],
    },
  })
  const [ride, ...others] = await mother.bus.mine()
  expect(others).toEqual([])
  expect(ride).toMatchObject({ child: { id: child.id }, routeId: route.id, status: 'OnTheRoad', place: { at: at(80_000) } })
  expect(ride!.stop).toMatchObject({ stopId: route.calls[2]!.stopId })
  expect(ride!.expectedAt).not.toBeNull()
  expect(await stranger.bus.mine()).toEqual([])
  await everybodyOff(admin, body)
  await admin.bus.closeRun({ body })
  expect((await mother.bus.mine())[0]).toMatchObject({ status: 'Done', place: null })
})

test('a bus with several runs has one place: of the run that it is on, for transport, families and feeds', async () => {
  const { route, position } = await onTheRoad(11)
  const { time } = await admin.bus.runs()
  const soon = await newRoute(admin, {
    vehicleId: route.vehicleId,
    weekdays: [...everyDay],
    direction: 'FromSchool',
    calls: route.calls.map(({ stopId }, index) => ({ stopId, at: `${time.slice(0, 4)}${index + 5}` })),
  })
  const child = await pupil(admin, '3A')
  const mother = await guardianOf(house, admin, child.id)
  await house.server.pool.query(
    `with booking as (
      insert into bus_booking (person_id, route_id, stop_id, starts_on, ends_on, confirmation, requested_at, decided_at)
      values ($1, $2, $3, $4::date, $4::date, 'Confirmed', now(), now()) returning id)
    insert into bus_ride (booking_id, day, route_id, state, asked_at) select id, $4::date, $2, 'Seat', now() from booking`,
    [child.id, route.id, route.calls[2]!.stopId, today],
  )
  const now = await clockOf(admin)
  const at = (ms: number) => new Date(now - ms).toISOString()
  await admin.bus.batch({
    body: {
      positions: [
        { ...position(1, 0), at: at(80_000) },
        { ...position(1.2, 0), at: at(10_000) },
      ],
    },
  })
  const placed = async () =>
    (await Promise.all([route, soon].map(({ id }) => trackOf(id)))).map(({ place, seen }) => place !== null && seen)
  const seenByFamily = async () => (await mother.bus.mine()).map(({ place }) => place !== null)
  expect([await placed(), await seenByFamily()]).toEqual([[true, false], [true]])
  // Nobody has closed the first run when the next one starts: the place is not that of the first any more.
  await admin.bus.startRun({ body: { routeId: soon.id, day: today, ...anyway } })
  await admin.bus.report({ body: { ...position(1.3, 0), at: at(0) } })
  expect([await placed(), await seenByFamily()]).toEqual([[false, true], [false]])
})

/** What a person's stream has told so far. */
async function told(person: Isb) {
  const stop = new AbortController()
  const reader = (await person.events.stream({}, { signal: stop.signal })).getReader()
  const seen = { text: '', stop: () => stop.abort() }
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      seen.text += new TextDecoder().decode(value)
    }
  })().catch(() => {})
  return seen
}

// S-55
test('families hear once, some minutes before, that the bus comes to their child’s stop; nobody else does', async () => {
  const { route, planned, position } = await onTheRoad(6)
  const child = await pupil(admin, '3A')
  const mother = await guardianOf(house, admin, child.id)
  const stranger = await guardianOf(house, admin, (await pupil(admin, '3A')).id)
  await admin.busBooking.request({ body: { personId: child.id, routeId: route.id, stopId: route.calls[3]!.stopId, startsOn: today } })
  await house.server.pool.query(
    `insert into bus_ride (booking_id, day, route_id, state, asked_at) select id, starts_on, route_id, 'Seat', now() from bus_booking
     where person_id = $1 on conflict do nothing`,
    [child.id],
  )
  const [hers, theirs] = [await told(mother), await told(stranger)]
  // A token of hers hears it where it reaches her own data of buses.
  const tokenWith = async (scope: string) => {
    const expiresAt = new Date(Date.now() + 24 * 60 * minute).toISOString()
    const { secret } = await mother.account.createToken({ body: { name: scope, scopes: [scope], expiresAt } })
    return told(createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) }))
  }
  const [busToken, otherToken] = [await tokenWith('bus:self'), await tokenWith('absence:self')]
  // Five minutes a stop: at the second of four it is ten minutes away, at the third five.
  await admin.bus.report({ body: position(1, 5) })
  expect((await mother.bus.mine())[0]).toMatchObject({ approaching: false })
  house.server.pass(5 * minute)
  await admin.bus.report({ body: position(2.1, 10.4) })
  await admin.bus.report({ body: position(2.2, 10.9) })
  await vi.waitUntil(() => hers.text.includes('event: approaching'), 5000)
  const [data, ...more] = [...hers.text.matchAll(/event: approaching\ndata: (.*)/g)].map(([, json]) => JSON.parse(json!) as object)
  expect(more).toEqual([])
  expect(data).toMatchObject({ routeId: route.id, stopId: route.calls[3]!.stopId })
  const at = Date.parse((data as { expectedAt: string }).expectedAt)
  expect(Math.abs(at - planned - 15 * minute)).toBeLessThan(minute)
  expect((await mother.bus.mine())[0]).toMatchObject({ approaching: true })
  await vi.waitUntil(() => busToken.text.includes('event: approaching'), 5000)
  for (const { text } of [theirs, otherToken]) expect(text).not.toContain('approaching')
  for (const { stop } of [hers, theirs, busToken, otherToken]) stop()
})

test('the terminal reports a position and says where buses are', async () => {
  await signIn(house, 'admin')
  const { plate } = await admin.bus.createVehicle({ body: { plate: 'NEW-1', seatCount: 4 } })
  const told = await house.isb(['bus', 'report', plate, '39.95', '116.41'])
  expect(told).toMatchObject({ code: 0, err: expect.stringContaining(`${plate}: The bus is there`) })
  await house.isb(['bus', 'report', plate, 'here', '116.41'], { exit: 64 })
  await house.isb(['bus', 'report', plate, '0', '0', '--json'], { exit: 3 })
  await house.isb(['bus', 'where'])
})

test('the demo’s shuttles drive by the clock and report where they are', async () => {
  const db = openDatabase(house.server.pool)
  const shuttle = async (ms: number) => {
    await db.transaction().execute(async (change) => modules.bus.demo?.goOn?.({ db: change, now: new Date((await clockOf(admin)) + ms) }))
    return (await admin.bus.tracking()).tracks.find(({ run }) => run.name === 'Shuttle north')!
  }
  await shuttle(0)
  const first = await shuttle(1000)
  expect(first).toMatchObject({ seen: true, run: { status: 'OnTheRoad', vehicle: { plate: '京A·S00035' } } })
  house.server.pass(5 * minute)
  const later = await shuttle(0)
  expect(later.place!.latitude).toBeLessThan(first.place!.latitude)
  expect(Math.abs(later.delay!)).toBeLessThan(90)
})

test('beside the menu stands how many runs of today transport has to settle', async () => {
  const count = async () => (await admin.queues.list()).find(({ code }) => code === 'bus')!
  // A minute begins: nothing becomes late while the test looks.
  house.server.pass(minute - ((await clockOf(admin)) % minute))
  const { waiting } = await count()
  const { time } = await admin.bus.runs()
  const at = (minutes: number) => {
    const shown = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
    return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
  }
  const { calls } = await newRoute(admin, {})
  const leaves = (minutes: number) => [
    { stopId: calls[0]!.stopId, at: at(minutes) },
    { stopId: calls[1]!.stopId, at: at(minutes + 30) },
  ]
  const late = await newRoute(admin, { name: 'Should have left', weekdays: [...everyDay], calls: leaves(-6) })
  await newRoute(admin, { weekdays: [...everyDay], calls: leaves(-4) })
  expect(await count()).toMatchObject({ waiting: waiting + 1 })
  await admin.bus.startRun({ body: { routeId: late.id, day: today, ...anyway } })
  expect(await count()).toMatchObject({ waiting })
  const { id: routeId } = await newRoute(admin, { name: 'Without a bus', weekdays: [...everyDay], calls: leaves(60), vehicleId: null })
  expect(await count()).toMatchObject({ waiting: waiting + 1 })
  await admin.bus.cancelRun({ body: { routeId, day: today, reason: 'No bus' } })
  expect(await count()).toMatchObject({ waiting })
})

test('positions go after as many days as they are kept', async () => {
  const { plate, position } = await onTheRoad(2)
  await admin.bus.report({ body: position(0.1, 1) })
  const kept = async () =>
    (await house.server.pool.query('select from bus_position p join bus_vehicle v on v.id = p.vehicle_id where v.plate = $1', [plate]))
      .rowCount
  expect(await kept()).toBe(1)
  house.server.pass(29 * 24 * 60 * minute)
  const again = await house.person('admin')
  await again.retention.tidyUp()
  expect(await kept()).toBe(1)
  house.server.pass(2 * 24 * 60 * minute)
  expect((await (await house.person('admin')).retention.tidyUp()).deleted['positions']).toBeGreaterThan(0)
  expect(await kept()).toBe(0)
})
