// Buses: stops, vehicles and routes as transport keeps them, and the runs of a day as the calendar and the road have them.
import { randomUUID } from 'node:crypto'
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { yearOf2030, lessonsOn } from '../lib/absence.ts'
import { anyway, everyDay, inTheMorning, newRoute, runOf as runWith } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})
const runOf = async (routeId: number, day: string) => (await admin.bus.runs({ query: { day } })).runs.find((run) => run.routeId === routeId)

describe('a route', () => {
  test('calls at its stops in their order, is found by a stop, and tells its history', async () => {
    const route = await newRoute(admin, { lineNumber: 'R1', name: 'Ring road', nameZh: '环路', driver: 'Wu Gang' })
    expect(route).toMatchObject({ startsAt: '07:20', endsAt: '08:00', vehicle: { seatCount: 3 }, weekdays: { length: 5 } })
    expect(route.stops.map(({ at }) => at)).toEqual(['07:20', '07:35', '08:00'])
    const [first, second, third] = route.calls
    const calls = [
      { stopId: second!.stopId, at: '07:10' },
      { stopId: first!.stopId, at: '07:30' },
      { stopId: third!.stopId, at: '08:00' },
    ]
    const path = { routeId: route.id }
    const changed = await admin.bus.update({ path, body: { version: route.version, calls } })
    expect(changed.calls).toMatchObject(calls)
    const found = await admin.bus.list({ query: { search: `ring ${route.stops[0]!.name}`, stopId: first!.stopId } })
    expect(found.records.map(({ id }) => id)).toEqual([route.id])
    const { records } = await admin.bus.history({ path })
    expect(records.map(({ operation }) => operation)).toEqual(['bus.update', 'bus.create'])
    expect(await (await admin.bus.export({ query: { search: 'ring' } })).text()).toContain(`07:10 ${changed.stops[0]!.name}`)
    await admin.bus.remove({ path })
    expect(await refusal(admin.bus.get({ path }))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
  })

  test('is refused where its stops cannot be driven, or its line is taken', async () => {
    const { calls, vehicleId, lineNumber } = await newRoute(admin, {})
    const [first, second] = calls
    const body = { name: 'Another', direction: 'ToSchool' as const }
    expect(await refusal(admin.bus.create({ body: { ...body, lineNumber } }))).toMatchObject({
      reason: 'BUS_ROUTE_TAKEN',
      errors: [{ path: '/lineNumber' }],
    })
    const at = (...times: readonly [number, string][]) =>
      refusal(admin.bus.create({ body: { ...body, lineNumber: 'X', calls: times.map(([stopId, time]) => ({ stopId, at: time })) } }))
    expect(await at([first!.stopId, '08:00'], [second!.stopId, '07:59'])).toMatchObject({ reason: 'BUS_STOPS_ORDER' })
    expect(await at([first!.stopId, '08:00'], [first!.stopId, '08:10'])).toMatchObject({ reason: 'BUS_STOP_TWICE' })
    expect(await at([999_999, '08:00'])).toMatchObject({ reason: 'BUS_STOP_NOT_FOUND', errors: [{ path: '/calls' }] })
    expect(await refusal(admin.bus.removeStop({ path: { stopId: first!.stopId } }))).toMatchObject({ code: 3, reason: 'BUS_STOP_USED' })
    expect(await refusal(admin.bus.removeVehicle({ path: { vehicleId: vehicleId! } }))).toMatchObject({ reason: 'BUS_VEHICLE_USED' })
  })
})

describe('a run', () => {
  test('takes place on school days of its weekdays, and on a make-up workday as on the day that it runs as', async () => {
    const mondays = await newRoute(admin, { weekdays: ['Monday'] })
    const runs = async (day: string) => (await runOf(mondays.id, day)) !== undefined
    expect(await runs('2030-09-02')).toBe(true)
    expect(await runs('2030-09-03')).toBe(false)
    // A holiday, and the Saturday that makes up for a Monday.
    expect(await runs('2030-10-07')).toBe(false)
    expect(await runs('2030-10-12')).toBe(true)
    expect(await runs('2031-07-14')).toBe(false)
  })

  test('does not take place where none of its divisions is on campus', async () => {
    const little = await newRoute(admin, { divisions: ['Elementary'] })
    const all = await newRoute(admin, { divisions: ['Elementary', 'High'] })
    expect(await runOf(little.id, '2030-11-15')).toBeUndefined()
    expect(await runOf(all.id, '2030-11-15')).toMatchObject({ status: 'Planned' })
  })

  test('is cancelled with a reason, restored, and given another bus for the day alone', async () => {
    const route = await newRoute(admin, {})
    const body = { routeId: route.id, day: '2030-09-02' }
    expect(await admin.bus.cancelRun({ body: { ...body, reason: 'Flooded' } })).toMatchObject({ status: 'Cancelled', reason: 'Flooded' })
    expect(await refusal(admin.bus.cancelRun({ body: { ...body, reason: 'Again' } }))).toMatchObject({ code: 3, reason: 'BUS_RUN_OVER' })
    expect(await admin.bus.restoreRun({ body })).toMatchObject({ status: 'Planned', reason: '' })
    const spare = await admin.bus.createVehicle({ body: { plate: 'SPARE-1', seatCount: 12 } })
    const changed = await admin.bus.changeRun({ body: { ...body, vehicleId: spare.id, reason: 'A flat tire' } })
    expect(changed).toMatchObject({ vehicle: { plate: 'SPARE-1' }, otherVehicle: true, reason: 'A flat tire' })
    expect(await runOf(route.id, '2030-09-03')).toMatchObject({ vehicle: { id: route.vehicleId }, otherVehicle: false })
    expect(await refusal(admin.bus.remove({ path: { routeId: route.id } }))).toMatchObject({ code: 3, reason: 'BUS_ROUTE_USED' })
    expect(await refusal(admin.bus.cancelRun({ body: { ...body, day: '2030-09-07', reason: 'No' } }))).toMatchObject({
      reason: 'BUS_NO_RUN',
    })
    const { records } = await admin.audit.list({ query: { operation: 'bus.changeRun' } })
    expect(records[0]).toMatchObject({ operation: 'bus.changeRun' })
  })

  test('starts and closes on its own day, once', async () => {
    const { today } = await admin.bus.runs()
    await lessonsOn(admin, today)
    const route = await newRoute(admin, { weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] })
    const body = { routeId: route.id, day: today }
    expect(await refusal(admin.bus.closeRun({ body }))).toMatchObject({ reason: 'BUS_RUN_NOT_STARTED' })
    expect(await admin.bus.startRun({ body: { ...body, ...anyway } })).toMatchObject({ status: 'OnTheRoad', startedAt: expect.any(String) })
    expect(await refusal(admin.bus.startRun({ body: { ...body, ...anyway } }))).toMatchObject({ reason: 'BUS_RUN_NOT_PLANNED' })
    expect(await admin.bus.closeRun({ body })).toMatchObject({ status: 'Done' })
    expect(await refusal(admin.bus.startRun({ body: { ...body, day: '2030-09-02', ...anyway } }))).toMatchObject({
      reason: 'BUS_RUN_OTHER_DAY',
    })
    const none = await newRoute(admin, { vehicleId: null })
    expect(await refusal(admin.bus.startRun({ body: { ...body, routeId: none.id, ...anyway } }))).toMatchObject({
      reason: 'BUS_RUN_NO_VEHICLE',
    })
  })
})

test('the terminal lists routes and runs; who holds nothing sees nothing', async () => {
  await newRoute(admin, { lineNumber: 'T9', name: 'Terminal line' })
  await signIn(house, 'admin')
  expect((await house.isb(['bus', 'routes', '--search', 'terminal'])).out).toMatch(/T9 +Terminal line +To school +07:20/)
  expect((await house.isb(['bus', 'runs', '2030-09-02'])).out).toMatch(/T9 +Terminal line +To school +07:20 +08:00/)
  await expect((await house.person('nobody')).bus.runs()).rejects.toMatchObject({ code: 4 })
})

describe('the start of a run', () => {
  let day = ''
  beforeAll(async () => {
    day = await inTheMorning(admin)
    await lessonsOn(admin, day)
  })
  const at =
    (...times: string[]) =>
    async (given: object = {}) => {
      const route = await newRoute(admin, { weekdays: [...everyDay], ...given })
      const calls = route.calls.map(({ stopId }, index) => ({ stopId, at: times[index]! }))
      return admin.bus.update({ path: { routeId: route.id }, body: { version: route.version, calls } })
    }
  const inTheAfternoon = at('15:40', '15:50', '16:10')
  const now = at('09:30', '09:40', '10:10')
  const start = ({ id: routeId }: { id: number }, ...despite: NonNullable<Schema<'BusRunStart'>['despite']>) =>
    admin.bus.startRun({ body: { routeId, day, despite } })

  test('more than an hour early, or with its bus or attendant on another run, is refused with the times until the caller names that', async () => {
    const first = await inTheAfternoon({ attendant: 'Zhao Li' })
    expect(await refusal(start(first))).toMatchObject({
      code: 3,
      reason: 'BUS_RUN_EARLY',
      message: expect.stringMatching(/^This run starts at 15:40, in \d h \d+ min$/),
    })
    expect(await start(first, 'BUS_RUN_EARLY')).toMatchObject({ status: 'OnTheRoad' })
    const second = await now({ vehicleId: first.vehicleId, attendant: 'Zhao Li' })
    const other = `has been on another run since \\d\\d:\\d\\d: ${first.lineNumber} ${first.name}`
    expect(await refusal(start(second))).toMatchObject({
      reason: 'BUS_RUN_BUS_BUSY',
      message: expect.stringMatching(new RegExp(`^The bus ${first.vehicle!.plate} ${other}$`)),
    })
    expect(await refusal(start(second, 'BUS_RUN_BUS_BUSY'))).toMatchObject({
      reason: 'BUS_RUN_ATTENDANT_BUSY',
      message: expect.stringMatching(new RegExp(`^The attendant Zhao Li ${other}$`)),
    })
    const { busy } = await admin.bus.sheet({ query: { routeId: second.id } })
    expect(busy).toMatchObject([
      { doubt: 'BUS_RUN_BUS_BUSY', who: first.vehicle!.plate, name: first.name },
      { doubt: 'BUS_RUN_ATTENDANT_BUSY', who: 'Zhao Li', name: first.name },
    ])
    expect(await start(second, 'BUS_RUN_BUS_BUSY', 'BUS_RUN_ATTENDANT_BUSY')).toMatchObject({ status: 'OnTheRoad' })
  })

  test('is refused while its bus is in repair', async () => {
    const route = await now()
    const path = { vehicleId: route.vehicle!.id }
    const { version } = await admin.bus.getVehicle({ path })
    await admin.bus.updateVehicle({ path, body: { version, status: 'Workshop' } })
    const run = (await admin.bus.runs({ query: { day } })).runs.find(({ routeId }) => routeId === route.id)
    expect(run).toMatchObject({ status: 'Planned', vehicle: { status: 'Workshop' } })
    expect(await refusal(start(route))).toMatchObject({ code: 3, reason: 'BUS_RUN_OUT_OF_SERVICE' })
  })

  test('is undone by transport with a reason while the bus has passed no stop', async () => {
    const route = await now()
    const body = { routeId: route.id, day, reason: 'The wrong run' }
    expect(await refusal(admin.bus.resetRun({ body }))).toMatchObject({ code: 3, reason: 'BUS_RUN_NOT_STARTED' })
    await start(route)
    const desk = await house.person('bikes')
    expect(await refusal(desk.bus.resetRun({ body }))).toMatchObject({ code: 4 })
    expect(await admin.bus.resetRun({ body })).toMatchObject({ status: 'Planned', startedAt: null, otherVehicle: false })
    await start(route)
    await house.server.pool.query(
      `insert into bus_run_call (run_id, stop_id, passed_at) select id, $2, now() from bus_run where route_id = $1`,
      [route.id, route.calls[0]!.stopId],
    )
    expect(await refusal(admin.bus.resetRun({ body }))).toMatchObject({ code: 3, reason: 'BUS_RUN_PASSED' })
  })

  test('is undone by its attendant within a minute, unless somebody is aboard', async () => {
    const { route, pupils } = await runWith(admin, day, ['Mia Aboard'])
    const tap = async (kind: 'Started' | 'Withdrawn' | 'Boarded' | 'Cleared' | 'GotOff', bookingId?: number) => {
      const one = { id: randomUUID(), kind, tappedAt: new Date((await admin.bus.tracking()).now).toISOString() }
      const sent = { ...one, ...(kind === 'Started' && anyway), ...(bookingId !== undefined && { bookingId }) }
      const { taps, sheet } = await admin.bus.tap({ body: { routeId: route.id, day, taps: [sent] } })
      return [taps[0]!.reason ?? taps[0]!.outcome, sheet.run.status]
    }
    const { bookingId } = pupils[0]!
    expect(await tap('Started')).toEqual(['Taken', 'OnTheRoad'])
    await tap('Boarded', bookingId)
    expect(await tap('Withdrawn')).toEqual(['BUS_RUN_ABOARD', 'OnTheRoad'])
    await tap('Cleared', bookingId)
    expect(await tap('Withdrawn')).toEqual(['Taken', 'Planned'])
    expect(await tap('Started')).toEqual(['Taken', 'OnTheRoad'])
    house.server.pass(61_000)
    expect(await tap('Withdrawn')).toEqual(['BUS_TAP_LATE', 'OnTheRoad'])
    // A run on which somebody has ridden ends with the walk through the bus.
    await tap('Boarded', bookingId)
    await tap('GotOff', bookingId)
    expect(await refusal(admin.bus.resetRun({ body: { routeId: route.id, day, reason: 'By mistake' } }))).toMatchObject({
      code: 3,
      reason: 'BUS_RUN_PASSED',
    })
  })
})
