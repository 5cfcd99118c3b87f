// Who is on a bus: the sheet of a run, taps that count once, corrections, adults to whom children are handed, and a run that nobody closes
// while a child is unaccounted for.
import { randomUUID } from 'node:crypto'
import type { Isb, Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, guardianOf, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { anyway, runOf } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
let day = ''
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  ;({ today: day } = await admin.bus.runs())
  await lessonsOn(admin, day)
})

type Route = Schema<'BusRoute'>
const runWith = (names: readonly string[], more: object = {}) => runOf(admin, day, names, more)
type Tap = Schema<'BusTap'>
const tapOf = (kind: Tap['kind'], bookingId?: number, more: Partial<Tap> = {}): Tap => ({
  id: randomUUID(),
  kind,
  tappedAt: new Date().toISOString(),
  ...(kind === 'Started' && anyway),
  ...(bookingId !== undefined && { bookingId }),
  ...more,
})
const send = (isb: Isb, { id: routeId }: Route, ...taps: Tap[]) => isb.bus.tap({ body: { routeId, day, taps } })
const ridersIn = ({ riders }: Schema<'BusSheet'>) => riders.map(({ name, boarding }) => `${name} ${boarding}`)
const outcomesIn = ({ taps }: Schema<'BusTapsAnswer'>) => taps.map(({ outcome, reason }) => [outcome, reason].filter(Boolean).join(' '))

describe('an attendant', () => {
  test('starts a run, says of each child where it is, and closes the run once all are accounted for', async () => {
    const { route, pupils } = await runWith(['Ann', 'Bob', 'Cy'])
    const [ann, bob, cy] = pupils.map(({ bookingId }) => bookingId)
    expect((await admin.bus.attended()).runs.map(({ routeId }) => routeId)).toContain(route.id)
    expect(outcomesIn(await send(admin, route, tapOf('Boarded', ann)))).toEqual(['Refused BUS_TAP_OFF_THE_ROAD'])
    const first = await send(admin, route, tapOf('Started'), tapOf('Boarded', ann), tapOf('NotThere', bob))
    expect(outcomesIn(first)).toEqual(['Taken', 'Taken', 'Taken'])
    expect(ridersIn(first.sheet)).toEqual(['Ann Boarded', 'Bob NotThere', 'Cy Open'])
    const closed = () => tapOf('Closed', undefined, { walkedThrough: true })
    expect((await send(admin, route, closed())).taps[0]).toMatchObject({
      outcome: 'Refused',
      reason: 'BUS_RUN_OPEN',
      message: '2 riders are not accounted for',
    })
    expect(await refusal(admin.bus.closeRun({ body: { routeId: route.id, day } }))).toMatchObject({ code: 3, reason: 'BUS_RUN_OPEN' })
    await signIn(house, 'admin')
    expect((await house.isb(['bus', 'sheet', String(route.id)])).out).toMatch(/07:35 +Park \d+ +Bob +ABS-\d+ +5A +Not there/)
    await send(admin, route, tapOf('Boarded', cy), tapOf('GotOff', ann))
    expect(outcomesIn(await send(admin, route, tapOf('GotOff', cy), tapOf('Closed'), closed()))).toEqual([
      'Taken',
      'Refused BUS_TAP_WALK',
      'Taken',
    ])
    expect((await admin.bus.sheet({ query: { routeId: route.id } })).run).toMatchObject({ status: 'Done' })
    const order = (await admin.bus.attended()).runs.map(({ status }) => status)
    expect(order.indexOf('Done'), 'what is over comes after what is to start').toBeGreaterThan(order.lastIndexOf('Planned'))
    expect(outcomesIn(await send(admin, route, tapOf('Cleared', cy)))).toEqual(['Refused BUS_TAP_OFF_THE_ROAD'])
  })

  test('still marks who gets off a run that ends under way, whatever ends it', async () => {
    const { route, pupils } = await runWith(['Pam', 'Quin'])
    const [pam, quin] = pupils.map(({ bookingId }) => bookingId)
    const name = { routeId: route.id, day }
    const body = { ...name, reason: 'A breakdown' }
    const late = tapOf('Boarded', quin)
    await send(admin, route, tapOf('Started'), tapOf('Boarded', pam))
    expect(await refusal(admin.bus.cancelRun({ body }))).toMatchObject({
      code: 3,
      reason: 'BUS_RUN_ABOARD',
      message: '1 child is aboard. Give the run another bus, or mark first where they got off',
    })
    const cancels = house.server.pool.query('update bus_run set cancelled_at = now() where route_id = $1', [route.id])
    await expect(cancels).rejects.toMatchObject({ constraint: 'bus_run_nobody_aboard' })
    const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: 'SPARE-1', seatCount: 40 } })
    expect(await admin.bus.changeRun({ body: { ...body, vehicleId } })).toMatchObject({ status: 'OnTheRoad', otherVehicle: true })
    await send(admin, route, tapOf('GotOff', pam))
    expect(await admin.bus.cancelRun({ body })).toMatchObject({ status: 'Cancelled' })
    // The phone had no network: somebody was aboard of whom nobody knew.
    expect(ridersIn((await send(admin, route, late)).sheet)).toEqual(['Pam GotOff', 'Quin Boarded'])
    expect(ridersIn((await send(admin, route, tapOf('GotOff', quin))).sheet)).toEqual(['Pam GotOff', 'Quin GotOff'])
    // A run that has started stays one when its route is paused.
    await admin.bus.restoreRun({ body: name })
    await send(admin, route, tapOf('Boarded', pam))
    const { version } = await admin.bus.get({ path: { routeId: route.id } })
    await admin.bus.update({ path: { routeId: route.id }, body: { version, status: 'Paused' } })
    expect(outcomesIn(await send(admin, route, tapOf('GotOff', pam)))).toEqual(['Taken'])
    expect((await admin.bus.closeRun({ body: name })).status).toBe('Done')
  })

  test('sends a tap twice, late or wrong: each counts once, the last by its own time holds, and every correction is kept', async () => {
    const { route, pupils } = await runWith(['Dot'])
    const [dot] = pupils.map(({ bookingId }) => bookingId)
    await send(admin, route, tapOf('Started'))
    const boarded = tapOf('Boarded', dot)
    const older = tapOf('NotThere', dot, { tappedAt: new Date(Date.now() - 60_000).toISOString() })
    expect(outcomesIn(await send(admin, route, boarded, boarded, older))).toEqual(['Taken', 'Doubled', 'Older'])
    const again = await Promise.all([1, 2, 3, 4].map(() => send(admin, route, boarded)))
    expect(again.flatMap(outcomesIn)).toEqual(['Doubled', 'Doubled', 'Doubled', 'Doubled'])
    expect(ridersIn(again[0]!.sheet)).toEqual(['Dot Boarded'])
    expect(ridersIn((await send(admin, route, tapOf('Cleared', dot))).sheet)).toEqual(['Dot Open'])
    const { rows } = await house.server.pool.query('select kind from bus_tap where booking_id = $1 order by tapped_at', [dot])
    expect(rows.map(({ kind }) => kind)).toEqual(['NotThere', 'Boarded', 'Cleared'])
    const { records } = await admin.busBooking.history({ path: { bookingId: dot! } })
    expect(records.map(({ operation }) => operation)).toEqual(['bus.tap', 'bus.tap', 'busBooking.request'])
    const stranger = await runWith(['Eve'])
    expect(outcomesIn(await send(admin, route, tapOf('Boarded', stranger.pupils[0]!.bookingId)))).toEqual(['Refused BUS_TAP_RIDER'])
  })

  test('says in the morning that a child is not there: it stands on the call list, and is taken back when it gets on after all', async () => {
    const { route, pupils } = await runWith(['Hal', 'Ivy', 'Joe'])
    const [hal, ivy, joe] = pupils as [{ id: number; bookingId: number }, ...{ id: number; bookingId: number }[]]
    const absencesOf = async (personId: number) =>
      (await admin.absence.list({ query: { studentId: personId } })).records.map(
        ({ leaveType, startsHalf, endsHalf, status }) => `${leaveType} ${startsHalf} ${endsHalf} ${status}`,
      )
    await admin.absence.create({ body: { studentId: joe!.id, leaveType: 'Sick', startsOn: day } })
    await send(admin, route, tapOf('Started'), ...pupils.map(({ bookingId }) => tapOf('NotThere', bookingId)))
    expect(await absencesOf(hal.id)).toEqual(['Unexplained Morning Morning Normal'])
    expect(await absencesOf(joe!.id)).toEqual(['Sick Morning Afternoon Normal'])
    const { absences } = await admin.absence.board({ query: { day } })
    expect(absences.find(({ studentId }) => studentId === hal.id)).toMatchObject({ leaveType: 'Unexplained', part: 'Morning' })
    // The office has called one family and knows more; the other child comes running.
    const [known] = (await admin.absence.list({ query: { studentId: ivy!.id } })).records
    await admin.absence.update({ path: { absenceId: known!.id }, body: { leaveType: 'Sick', version: known!.version } })
    const { sheet } = await send(admin, route, tapOf('Boarded', hal.bookingId), tapOf('Cleared', ivy!.bookingId))
    expect(ridersIn(sheet)).toEqual(['Hal Boarded', 'Ivy Open', 'Joe NotThere'])
    expect(sheet.riders.map(({ away }) => away)).toEqual([false, true, true])
    expect(await absencesOf(hal.id)).toEqual(['Unexplained Morning Morning Deleted'])
    expect(await absencesOf(ivy!.id)).toEqual(['Sick Morning Morning Normal'])
    const { records } = await admin.absence.history({ path: { absenceId: known!.id } })
    expect(records.map(({ operation }) => operation)).toEqual(['absence.update', 'bus.tap'])
  })

  test('hands a young child to a named adult on the way home, and to nobody who is kept from the child', async () => {
    const { route, pupils } = await runWith(['Fay'], { direction: 'FromSchool' })
    const [fay] = pupils
    const mother = await guardianOf(house, admin, fay!.id)
    const { version } = await admin.busBooking.settings()
    const { grade } = (await admin.student.get({ path: { studentId: fay!.id } })) as { grade: string }
    await admin.busBooking.updateSettings({ body: { version, metGrades: [grade] } })
    await send(admin, route, tapOf('Started'), tapOf('Boarded', fay!.bookingId))
    const { riders } = await admin.bus.sheet({ query: { routeId: route.id } })
    expect(riders).toMatchObject([{ met: true, adults: [{ id: mother.staffId }], notTo: [] }])
    const off = (more: Partial<Tap>) => send(admin, route, tapOf('GotOff', fay!.bookingId, more))
    expect(outcomesIn(await off({}))).toEqual(['Refused BUS_TAP_MET'])
    const { id: strangerId } = await pupil(admin, '5A')
    expect(outcomesIn(await off({ adultId: strangerId }))).toEqual(['Refused BUS_TAP_ADULT'])
    const { sheet } = await off({ adultId: mother.staffId })
    expect(sheet.riders).toMatchObject([{ boarding: 'GotOff', adult: riders[0]!.adults[0]!.name }])
    expect((await off({ adult: 'Grandmother Li' })).sheet.riders).toMatchObject([{ adult: 'Grandmother Li' }])
    // The database itself holds it, whoever writes there.
    const { pool } = house.server
    const write = (columns: string) =>
      pool.query(`insert into bus_tap (id, run_id, booking_id, kind, tapped_at, taken_at, ${columns.split(' = ')[0]})
        select gen_random_uuid(), id, ${fay!.bookingId}, 'GotOff', now(), now(), ${columns.split(' = ')[1]} from bus_run where route_id = ${route.id}`)
    await expect(write(`adult = ''`)).rejects.toMatchObject({ constraint: 'bus_tap_met' })
    await pool.query('update guardian set may_see = false, may_act = false, no_contact = true where guardian_id = $1', [mother.staffId])
    expect(outcomesIn(await off({ adultId: mother.staffId }))).toEqual(['Refused BUS_TAP_ADULT'])
    await send(admin, route, tapOf('Boarded', fay!.bookingId))
    await expect(pool.query('update bus_run set closed_at = now() where route_id = $1', [route.id])).rejects.toMatchObject({
      constraint: 'bus_run_is_empty',
    })
  })

  test('sees the names of those whom the role reaches, and of nobody without the right', async () => {
    const { route } = await runWith(['Gus'])
    const query = { routeId: route.id }
    const namesFor = async (codes: readonly string[], divisions?: ['High']) => {
      const isb = await colleague(house, admin, codes, divisions && { reach: 'Divisions', divisions, module: 'bus' })
      return (await isb.bus.sheet({ query })).riders.map(({ name }) => name)
    }
    expect(await namesFor(['bus:attend'])).toEqual(['Gus'])
    // A run on which nobody rides whom the role reaches is none to attend, nor is one's own child's.
    expect(await refusal(namesFor(['bus:attend'], ['High']))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
    const { id: older } = await pupil(admin, '5A', { name: 'Hugo', division: 'High' })
    await admin.busBooking.request({ body: { personId: older, routeId: route.id, stopId: route.calls[1]!.stopId, startsOn: day } })
    expect(await namesFor(['bus:attend'], ['High'])).toEqual(['Hugo'])
    const parent = await colleague(house, admin, ['bus:attend'], { reach: 'Children', divisions: [], module: 'bus' })
    await admin.student.setGuardian({
      path: { studentId: older, guardianId: (await parent.auth.me()).userId },
      body: { relation: 'Father' },
    })
    expect((await parent.bus.attended()).runs).toEqual([])
    expect(await refusal(send(parent, route, tapOf('Started')))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
    expect(await refusal(namesFor(['bus']))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  })
})
