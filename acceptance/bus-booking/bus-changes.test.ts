// What differs from the bookings that stand: a day on another line, every other week, children who are met, messages to a run's riders, and
// what homerooms see of all that.
import type { Isb, Schema } from '@isb/sdk'
import { beforeAll, expect, test } from 'vitest'
import { colleague, guardianOf, pupil, yearOf2030 } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { mailsTo } from '../lib/venue.ts'

const house = openHouse()
const day = '2030-09-02'
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

type Route = Schema<'BusRoute'>
const bookingOf = (route: Route, personId: number, more: object = {}) => ({
  personId,
  routeId: route.id,
  stopId: route.calls[0]!.stopId,
  startsOn: day,
  ...more,
})
const book = async (route: Route, more: object = {}) => {
  const { id } = await pupil(admin, '5A')
  return admin.busBooking.request({ body: bookingOf(route, id, more) })
}
const ridersOf = async (isb: Isb, { id: routeId }: Route, on = day) =>
  (await isb.busBooking.riders({ query: { routeId, day: on } })).map(({ name, state, placeInLine }) =>
    [name, state, placeInLine].join(' ').trim(),
  )
const nameOf = ({ person }: Schema<'BusBooking'>) => person!.name

test('a seat of one day is moved to another line, and the booking goes on', async () => {
  const [usual, other, home] = [
    await newRoute(admin, {}, 1),
    await newRoute(admin, { needsApproval: true }),
    await newRoute(admin, { direction: 'FromSchool' }),
  ]
  const [rider, waits] = [await book(usual, { endsOn: '2030-09-06' }), await book(usual)]
  const move = (to: Route, on = day) =>
    admin.busBooking.moveDay({ path: { bookingId: rider.id }, body: { day: on, routeId: to.id, stopId: to.calls[0]!.stopId } })
  expect(await refusal(move(home))).toMatchObject({ reason: 'BUS_BOOKING_DIRECTION', errors: [{ path: '/routeId' }] })
  expect(await refusal(move(usual))).toMatchObject({ reason: 'BUS_BOOKING_SAME_ROUTE' })
  expect(await refusal(move(other, '2030-09-07'))).toMatchObject({ reason: 'BUS_BOOKING_DAY' })
  expect(await move(other)).toMatchObject({ startsOn: day, endsOn: day, confirmation: 'Confirmed', seatDays: 1, route: { id: other.id } })
  expect(await ridersOf(admin, usual)).toEqual([`${nameOf(waits)} Seat`])
  expect(await ridersOf(admin, other)).toEqual([`${nameOf(rider)} Seat`])
  expect(await admin.busBooking.get({ path: { bookingId: rider.id } })).toMatchObject({ daysOut: [day], seatDays: 4 })
})

test('a family moves a day to another line, and keeps its seat where that line has none for it', async () => {
  const [usual, other, full, asked] = [
    await newRoute(admin, {}),
    await newRoute(admin, {}),
    await newRoute(admin, {}, 1),
    await newRoute(admin, { needsApproval: true }),
  ]
  await book(full, { stopId: full.calls[1]!.stopId })
  const child = await pupil(admin, '5A')
  const guardian = await guardianOf(house, admin, child.id)
  const { id: bookingId } = await guardian.busBooking.submit({ body: bookingOf(usual, child.id, { endsOn: '2030-09-06' }) })
  const move = (isb: Isb, to: Route) =>
    isb.busBooking.moveDayMine({ path: { bookingId }, body: { day, routeId: to.id, stopId: to.calls[0]!.stopId } })
  expect(await refusal(move(guardian, full))).toMatchObject({ code: 3, reason: 'BUS_MOVE_NO_SEAT' })
  expect(await refusal(move(guardian, asked))).toMatchObject({ code: 3, reason: 'BUS_MOVE_OFFICE' })
  const stranger = await guardianOf(house, admin, (await pupil(admin, '5A')).id)
  expect(await refusal(move(stranger, other))).toMatchObject({ code: 2, reason: 'BUS_BOOKING_NOT_FOUND' })
  expect(await ridersOf(admin, usual)).toHaveLength(1)
  expect(await move(guardian, other)).toMatchObject({ startsOn: day, seatDays: 1, route: { id: other.id } })
  expect(await ridersOf(admin, usual)).toEqual([])
  expect(await ridersOf(admin, usual, '2030-09-03')).toHaveLength(1)
})

test('bookings that wait for a seat are found, and one to the end of a term says which', async () => {
  const route = await newRoute(admin, {}, 1)
  const [term] = yearOf2030.years[0].terms
  await book(route)
  const waits = await book(route, { endsOn: term.endsOn })
  expect(waits.term).toEqual({ name: term.name, nameZh: term.nameZh })
  const { records } = await admin.busBooking.list({ query: { waiting: true, routeId: route.id } })
  expect(records.map(({ id, term: until }) => [id, until?.name])).toEqual([[waits.id, term.name]])
  expect((await admin.busBooking.list({ query: { waiting: false, routeId: route.id } })).records).toMatchObject([{ term: null }])
})

test('a booking is for every other week, beginning with the first', async () => {
  const route = await newRoute(admin, {})
  const booking = await book(route, {
    startsOn: '2030-09-04',
    endsOn: '2030-09-20',
    weekdays: ['Monday', 'Thursday'],
    everyOtherWeek: true,
  })
  expect(booking).toMatchObject({ everyOtherWeek: true, seatDays: 3 })
  const rides = []
  for (const on of ['2030-09-05', '2030-09-09', '2030-09-12', '2030-09-16', '2030-09-19'])
    rides.push((await ridersOf(admin, route, on)).length)
  expect(rides).toEqual([1, 0, 0, 1, 1])
  const none = book(route, { startsOn: '2030-09-06', endsOn: '2030-09-14', weekdays: ['Monday'], everyOtherWeek: true })
  expect(await refusal(none)).toMatchObject({ reason: 'BUS_BOOKING_NO_DAY' })
})

test('a family is told when the office leaves a day out, and what transport writes to the riders of a run', async () => {
  const route = await newRoute(admin, { lineNumber: 'F2', name: 'Told line' })
  const child = await pupil(admin, '5A', { name: 'Told Child' })
  const alone = await pupil(admin, '5A', { name: 'Child Without Mail' })
  const guardian = await guardianOf(house, admin, child.id)
  const { id: bookingId } = await admin.busBooking.request({ body: bookingOf(route, child.id, { endsOn: '2030-09-06' }) })
  await admin.busBooking.leaveOut({ path: { bookingId }, body: { day: '2030-09-04' } })
  await admin.busBooking.rideAgain({ path: { bookingId }, body: { day: '2030-09-04' } })
  await guardian.busBooking.leaveOutMine({ path: { bookingId }, body: { day: '2030-09-05' } })
  const { email } = await admin.staff.get({ path: { staffId: guardian.staffId } })
  const mails = async () => (await mailsTo(house, email!)).map(({ kind }) => kind)
  expect(await mails()).toEqual(['bus-booked', 'bus-day-out', 'bus-day-again'])

  await admin.busBooking.request({ body: bookingOf(route, alone.id) })
  const write = (on: string, text = 'The bus is 20 minutes late.') =>
    admin.busBooking.message({ body: { routeId: route.id, day: on, text } })
  const sent = await write(day)
  expect(sent).toMatchObject({ riders: 2, families: 1, unreached: [{ name: 'Child Without Mail', phone: null }] })
  expect((await mailsTo(house, email!)).at(-1)).toMatchObject({
    kind: 'bus-message',
    body: expect.stringContaining('The bus is 20 minutes late.') as string,
  })
  expect(await guardian.busBooking.myMessages()).toMatchObject([{ text: 'The bus is 20 minutes late.', day, route: { lineNumber: 'F2' } }])
  expect(await admin.busBooking.messages({ query: { routeId: route.id, day } })).toMatchObject([{ id: sent.message.id }])
  // On the day that is left out nobody rides; its family hears nothing.
  expect(await refusal(write('2026-09-01'))).toMatchObject({ reason: 'BUS_MESSAGE_PAST' })
  expect(await refusal(write('2030-09-05'))).toMatchObject({ code: 3, reason: 'BUS_MESSAGE_NOBODY' })
  expect(await (await guardianOf(house, admin, (await pupil(admin, '5A')).id)).busBooking.myMessages()).toEqual([])
  await expect(guardian.busBooking.message({ body: { routeId: route.id, day, text: 'No' } })).rejects.toMatchObject({ code: 4 })
  // Whom a role does not reach is neither written to nor named.
  const reach = { module: 'busBooking', reach: 'Divisions' as const, divisions: ['High' as const] }
  const high = await colleague(house, admin, ['bus-booking:message'], reach)
  const unreached = high.busBooking.message({ body: { routeId: route.id, day, text: 'No' } })
  expect(await refusal(unreached)).toMatchObject({ reason: 'BUS_MESSAGE_NOBODY' })
  await signIn(house, 'admin')
  const said = await house.isb(['bus-booking', 'message', String(route.id), day, 'Running again', '--yes'])
  expect(said).toMatchObject({ code: 0, err: expect.stringContaining('Sent to 1 family. Please call: Child Without Mail') as string })
})

test('whoever booked for a child hears no more of it once they are no guardian who may see it', async () => {
  const route = await newRoute(admin, {})
  const [kept, left] = [await pupil(admin, '5A'), await pupil(admin, '5A')]
  const father = await guardianOf(house, admin, kept.id, left.id)
  const { email } = await admin.staff.get({ path: { staffId: father.staffId } })
  for (const { id } of [kept, left]) await father.busBooking.submit({ body: bookingOf(route, id, { endsOn: '2030-09-06' }) })
  const path = ({ id }: { id: number }) => ({ studentId: id, guardianId: father.staffId })
  await admin.student.setGuardian({ path: path(kept), body: { relation: 'Father', noContact: true } })
  await admin.student.removeGuardian({ path: path(left) })
  // Where a family has no address, the office that booked is told.
  const dispatcher = await colleague(house, admin, ['bus-booking', 'bus-booking:create'])
  await dispatcher.busBooking.request({ body: bookingOf(route, (await pupil(admin, '5A')).id) })
  await admin.bus.cancelRun({ body: { routeId: route.id, day, reason: 'Flooded' } })
  await admin.bus.restoreRun({ body: { routeId: route.id, day } })
  const sent = await admin.busBooking.message({ body: { routeId: route.id, day, text: 'Late' } })
  expect(sent).toMatchObject({ riders: 3, families: 0 })
  expect(await mailsTo(house, email!)).toEqual([])
  const told = (await mailsTo(house, dispatcher.email)).map(({ kind }) => kind)
  expect(told).toEqual(['bus-run-cancelled', 'bus-run-restored', 'bus-message'])
})

test('homerooms see what is otherwise today, of their own classes alone', async () => {
  const on = '2030-09-24'
  const [route, spare, stopped, full] = [
    await newRoute(admin, {}, 20),
    await newRoute(admin, {}),
    await newRoute(admin, {}),
    await newRoute(admin, {}, 1),
  ]
  const standing = { startsOn: '2030-09-23', endsOn: '2030-09-27' }
  const named = async (name: string, to: Route, more: object = standing, className: '5A' | '9A' = '5A') => {
    const { id } = await pupil(admin, className, { name })
    return admin.busBooking.request({ body: bookingOf(to, id, more) })
  }
  await named('Usual', route)
  const [sick, out] = [await named('On Leave', route), await named('Left Out', route)]
  await named('Begins', route, { startsOn: on, endsOn: '2030-09-27' })
  await named('Extra', route, { startsOn: on })
  await named('Stranded', stopped)
  await named('Older', stopped, standing, '9A')
  const [has] = [await named('Has Seat', full), await named('Gets Seat', full), await named('Waits', full)]
  await admin.absence.create({ body: { studentId: sick.person!.id, leaveType: 'Sick', startsOn: on } })
  await admin.busBooking.leaveOut({ path: { bookingId: out.id }, body: { day: on } })
  await admin.busBooking.leaveOut({ path: { bookingId: has.id }, body: { day: on } })
  await admin.bus.cancelRun({ body: { routeId: stopped.id, day: on, reason: 'Flooded' } })
  const of = async (isb: Isb) => (await isb.busBooking.changes({ query: { day: on } })).changes.map(({ name, kind }) => `${name} ${kind}`)
  const inClass = [
    'Begins Begins',
    'Extra ThisDay',
    'Gets Seat GotSeat',
    'Has Seat LeftOut',
    'Left Out LeftOut',
    'On Leave OnLeave',
    'Stranded NoBus',
    'Waits Waiting',
  ]
  expect(await of(admin)).toEqual([...inClass, 'Older NoBus'])
  // A day without buses is told apart from one on which everybody rides as usual.
  expect((await admin.busBooking.changes({ query: { day: on } })).runs).toBeGreaterThan(3)
  expect(await admin.busBooking.changes({ query: { day: '2030-09-29' } })).toMatchObject({ runs: 0, changes: [] })
  const { vehicleId } = spare
  await admin.bus.changeRun({ body: { routeId: route.id, day: on, vehicleId, reason: 'A flat tire' } })
  expect(await of(admin)).toContain('Usual OtherBus')
  const teacher = await colleague(house, admin, ['bus-booking:changes'], { module: 'busBooking', reach: 'Homerooms', divisions: [] })
  expect(await of(teacher)).toEqual([])
  const { records } = await admin.homeroom.list({ query: { search: '9A' } })
  const older = records.find(({ name }) => name === '9A')!
  await admin.homeroom.update({ path: { homeroomId: older.id }, body: { version: older.version, teacherEmail: teacher.email } })
  expect(await of(teacher)).toEqual(['Older NoBus'])
})

test('a leave of several days says which seats it frees, and who has got each of them', async () => {
  const [there, home] = [await newRoute(admin, {}, 1), await newRoute(admin, { direction: 'FromSchool' }, 1)]
  const { id: personId } = await pupil(admin, '5A', { name: 'Away For Long' })
  const week = { startsOn: '2030-09-09', endsOn: '2030-09-13' }
  for (const route of [there, home]) await admin.busBooking.request({ body: bookingOf(route, personId, week) })
  const waits = await pupil(admin, '9A', { name: 'First In Line', division: 'High' })
  await admin.busBooking.request({ body: bookingOf(there, waits.id, { startsOn: '2030-09-11', endsOn: '2030-09-12' }) })
  // Not in the afternoon of the first day, nor in that of the last.
  const half = { startsHalf: 'Morning', endsHalf: 'Morning' } as const
  await admin.absence.create({ body: { studentId: personId, leaveType: 'Sick', startsOn: '2030-09-10', endsOn: '2030-09-12', ...half } })
  const range = { from: '2030-09-01', to: '2030-09-30', personId }
  const told = async (isb: Isb) =>
    (await isb.busBooking.freed({ query: range })).map(({ day: on, route, next }) =>
      [on, route.direction, next?.name ?? 'nobody'].join(' '),
    )
  expect(await told(admin)).toEqual([
    '2030-09-10 ToSchool nobody',
    '2030-09-10 FromSchool nobody',
    '2030-09-11 ToSchool First In Line',
    '2030-09-11 FromSchool nobody',
    '2030-09-12 ToSchool First In Line',
  ])
  // A name is told to who may see the child.
  const teacher = await colleague(house, admin, ['bus-booking:changes'], { module: 'busBooking', reach: 'Divisions', divisions: ['High'] })
  expect(await told(teacher)).toEqual([])
  expect(await refusal(admin.busBooking.freed({ query: { ...range, to: '2030-08-31' } }))).toMatchObject({ reason: 'RANGE_REVERSED' })
  expect(await refusal(admin.busBooking.freed({ query: { ...range, to: '2031-12-31' } }))).toMatchObject({ reason: 'DAYS_TOO_MANY' })
})

test('a child is marked to be met by an adult on the way home, whatever the grade', async () => {
  const [there, home] = [await newRoute(admin, {}), await newRoute(admin, { direction: 'FromSchool' })]
  const [morning, booking] = [await book(there), await book(home)]
  const path = { bookingId: booking.id }
  const isMet = async (route: Route) => (await admin.busBooking.riders({ query: { routeId: route.id, day } })).map(({ met }) => met)
  expect(await isMet(home)).toEqual([false])
  expect(await admin.busBooking.meet({ path })).toMatchObject({ met: true })
  expect(await admin.busBooking.meet({ path })).toMatchObject({ met: true })
  expect(await isMet(home)).toEqual([true])
  expect(await admin.busBooking.notMeet({ path })).toMatchObject({ met: false })
  expect(await isMet(home)).toEqual([false])
  await admin.busBooking.meet({ path: { bookingId: morning.id } })
  expect(await isMet(there)).toEqual([false])
  const { records } = await admin.busBooking.history({ path })
  expect(records.map(({ operation }) => operation)).toEqual(['busBooking.notMeet', 'busBooking.meet', 'busBooking.request'])
})
