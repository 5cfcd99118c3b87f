// Seats on buses: who has one, who waits in line and at which place, what a leave frees, and what families are told.
import type { Isb, Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { guardianOf, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { anyway, newRoute } from '../lib/bus.ts'
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
const runOf = async ({ id }: Route, on = day) =>
  (await admin.busBooking.board({ query: { day: on } })).runs.find(({ route }) => route.id === id)
const nameOf = ({ person }: Schema<'BusBooking'>) => person!.name

describe('a seat', () => {
  test('is given at once, beyond the last one there is a place in the line, and a cancelled one goes to the first in it', async () => {
    const route = await newRoute(admin, {}, 2)
    const [first, second, third, fourth] = [await book(route), await book(route), await book(route), await book(route)]
    expect([first, second, third, fourth].map(({ seatDays, waitingDays, placeInLine }) => [seatDays, waitingDays, placeInLine])).toEqual([
      [1, 0, null],
      [1, 0, null],
      [0, 1, 1],
      [0, 1, 2],
    ])
    expect(await runOf(route)).toMatchObject({ seats: 2, riders: 2, waiting: 2, away: 0, pending: 0 })
    await admin.busBooking.cancel({ path: { bookingId: first.id } })
    expect(await ridersOf(admin, route)).toEqual([`${nameOf(second)} Seat`, `${nameOf(third)} Seat`, `${nameOf(fourth)} Waiting 1`])
    expect(await refusal(admin.busBooking.cancel({ path: { bookingId: first.id } }))).toMatchObject({ code: 3, reason: 'ALREADY_DECIDED' })
  })

  test('is looked for before it is booked: on how many days the route runs, and on how many the bus is full', async () => {
    const route = await newRoute(admin, { needsApproval: true }, 1)
    const preview = (more: object = {}) => admin.busBooking.preview({ body: { routeId: route.id, startsOn: day, ...more } })
    expect(await preview()).toEqual({ days: 1, fullDays: 0, firstFullDay: null, needsApproval: true })
    const { id: bookingId } = await book(route, { startsOn: '2030-09-04' })
    // A pending booking holds no seat.
    expect(await preview({ startsOn: '2030-09-04' })).toMatchObject({ days: 1, fullDays: 0 })
    await admin.busBooking.confirm({ path: { bookingId } })
    expect(await preview({ endsOn: '2030-09-06' })).toEqual({ days: 5, fullDays: 1, firstFullDay: '2030-09-04', needsApproval: true })
    expect(await preview({ endsOn: '2030-09-06', weekdays: ['Monday', 'Tuesday'] })).toMatchObject({ days: 2, fullDays: 0 })
    expect(await preview({ startsOn: '2030-10-01' })).toMatchObject({ days: 0 })
    expect(await refusal(preview({ endsOn: '2030-09-01' }))).toMatchObject({ errors: [{ path: '/endsOn' }] })
    expect(await refusal(preview({ routeId: 999_999 }))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
  })

  test('is for the weekdays that are asked for, on days on which the route runs', async () => {
    const route = await newRoute(admin, {})
    const booking = await book(route, { startsOn: '2030-09-30', endsOn: '2030-10-12', weekdays: ['Monday', 'Wednesday'] })
    // The holiday week has none; the Saturday that makes up for a Monday has one.
    expect(booking).toMatchObject({ seatDays: 3, weekdays: ['Monday', 'Wednesday'] })
    expect(await ridersOf(admin, route, '2030-10-12')).toEqual([`${nameOf(booking)} Seat`])
    expect(await ridersOf(admin, route, '2030-10-08')).toEqual([])
    expect(await refusal(book(route, { startsOn: '2030-10-01', endsOn: '2030-10-07' }))).toMatchObject({ reason: 'BUS_BOOKING_NO_DAY' })
    const twice = admin.busBooking.request({ body: bookingOf(route, booking.person!.id, { startsOn: '2030-10-12' }) })
    expect(await refusal(twice)).toMatchObject({ code: 3, reason: 'BUS_BOOKING_TWICE', record: { entity: 'bus-booking' } })
  })

  test('is one in each direction on a day: another line is refused by its name, for the other days it is not', async () => {
    const [usual, other, home, asked, wednesdays] = [
      await newRoute(admin, { lineNumber: 'W1', name: 'West' }, 1),
      await newRoute(admin, {}),
      await newRoute(admin, { direction: 'FromSchool' }),
      await newRoute(admin, { needsApproval: true }),
      await newRoute(admin, {}),
    ]
    await book(usual, { stopId: usual.calls[1]!.stopId })
    const child = await pupil(admin, '5A')
    const guardian = await guardianOf(house, admin, child.id)
    const weekdays = ['Monday', 'Tuesday']
    const standing = await guardian.busBooking.submit({ body: bookingOf(usual, child.id, { endsOn: '2030-09-20', weekdays }) })
    const message = expect.stringContaining('line W1 West') as string
    const twice = { code: 3, reason: 'BUS_BOOKING_ELSEWHERE', message, record: { entity: 'bus-booking', id: standing.id } }
    const again = (isb: Isb, to: Route, more: object = {}) =>
      isb.busBooking[isb === admin ? 'request' : 'submit']({ body: bookingOf(to, child.id, more) })
    // In line on the first day, with a seat on the others.
    for (const isb of [admin, guardian]) {
      expect(await refusal(again(isb, other))).toMatchObject(twice)
      expect(await refusal(again(isb, asked, { startsOn: '2030-09-10', endsOn: '2030-09-12' }))).toMatchObject(twice)
    }
    expect(await again(admin, home, { endsOn: '2030-09-20' })).toMatchObject({ seatDays: 15 })
    expect(await again(admin, wednesdays, { endsOn: '2030-09-20', weekdays: ['Wednesday'] })).toMatchObject({ seatDays: 3 })
    const path = { bookingId: standing.id }
    await admin.busBooking.moveDay({ path, body: { day: '2030-09-03', routeId: other.id, stopId: other.calls[0]!.stopId } })
    for (const rideAgain of [admin.busBooking.rideAgain, guardian.busBooking.rideAgainMine])
      expect(await refusal(rideAgain({ path, body: { day: '2030-09-03' } }))).toMatchObject({ reason: 'BUS_BOOKING_ELSEWHERE' })
    // Of many at once one is taken; the database itself holds it.
    const many = await Promise.allSettled([asked, other].map((to) => again(admin, to, { startsOn: '2030-09-26' })))
    expect(many.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const written = house.server.pool.query(
      `insert into bus_booking (person_id, route_id, stop_id, starts_on, ends_on, confirmation, requested_at, decided_at)
        values ($1, $2, $3, '2030-09-09', '2030-09-09', 'Confirmed', now(), now())`,
      [child.id, other.id, other.calls[0]!.stopId],
    )
    await expect(written).rejects.toMatchObject({ constraint: 'bus_booking_one_line' })
  })

  test('follows the calendar: a day that becomes a holiday has no ride, and one that becomes a school day has one', async () => {
    const route = await newRoute(admin, {})
    const booking = await book(route, { startsOn: '2030-11-04', endsOn: '2030-11-09' })
    expect(booking.seatDays).toBe(5)
    await admin.calendar.change({ body: { days: [{ kind: 'Holiday', startsOn: '2030-11-05', endsOn: '2030-11-06', name: 'Sports' }] } })
    expect(await admin.busBooking.get({ path: { bookingId: booking.id } })).toMatchObject({ seatDays: 3 })
    await lessonsOn(admin, '2030-11-09')
    expect(await admin.busBooking.get({ path: { bookingId: booking.id } })).toMatchObject({ seatDays: 4 })
  })

  test('waits for the office where the route asks for that, and is told what was decided', async () => {
    const route = await newRoute(admin, { needsApproval: true }, 1)
    const [one, two] = [await book(route), await book(route)]
    expect(one).toMatchObject({ confirmation: 'Pending', seatDays: 0, free: 1 })
    expect(await runOf(route)).toMatchObject({ riders: 0, pending: 2 })
    expect(await admin.busBooking.confirm({ path: { bookingId: two.id } })).toMatchObject({ confirmation: 'Confirmed', seatDays: 1 })
    expect(await admin.busBooking.get({ path: { bookingId: one.id } })).toMatchObject({ free: 0, placeInLine: 1 })
    const rejected = await admin.busBooking.reject({ path: { bookingId: one.id }, body: { reason: 'The stop is given up' } })
    expect(rejected).toMatchObject({ confirmation: 'Rejected', reason: 'The stop is given up' })
    const { records } = await admin.busBooking.history({ path: { bookingId: one.id } })
    expect(records.map(({ operation }) => operation)).toEqual(['busBooking.reject', 'busBooking.request'])
  })

  test('is free while its student is on leave, goes to who waits, and is asked back for when the leave is deleted', async () => {
    const route = await newRoute(admin, {}, 1)
    const [rider, waits] = [await book(route), await book(route)]
    const leave = { studentId: rider.person!.id, leaveType: 'Personal' as const }
    const afternoon = await admin.absence.create({ body: { ...leave, startsOn: day, startsHalf: 'Afternoon' } })
    expect(await runOf(route)).toMatchObject({ riders: 1, away: 0 })
    await admin.absence.remove({ path: { absenceId: afternoon.id } })
    const absence = await admin.absence.create({ body: { ...leave, startsOn: day } })
    expect(await ridersOf(admin, route)).toEqual([`${nameOf(rider)} Away`, `${nameOf(waits)} Seat`])
    await admin.absence.remove({ path: { absenceId: absence.id } })
    expect(await ridersOf(admin, route)).toEqual([`${nameOf(waits)} Seat`, `${nameOf(rider)} Waiting 1`])
  })

  test('of one day is left out of a booking, goes to who waits, and is asked for again', async () => {
    const route = await newRoute(admin, {}, 1)
    const [rider, waits] = [await book(route, { endsOn: '2030-09-06' }), await book(route, { startsOn: '2030-09-04' })]
    const path = { bookingId: rider.id }
    const without = (on: string) => refusal(admin.busBooking.leaveOut({ path, body: { day: on } }))
    expect(await admin.busBooking.leaveOut({ path, body: { day: '2030-09-04' } })).toMatchObject({ daysOut: ['2030-09-04'], seatDays: 4 })
    expect(await ridersOf(admin, route, '2030-09-04')).toEqual([`${nameOf(waits)} Seat`])
    for (const none of ['2030-09-04', '2030-09-07', '2030-09-09'])
      expect(await without(none)).toMatchObject({ reason: 'BUS_BOOKING_DAY', errors: [{ path: '/day' }] })
    expect(await admin.busBooking.rideAgain({ path, body: { day: '2030-09-04' } })).toMatchObject({
      daysOut: [],
      seatDays: 4,
      waitingDays: 1,
    })
    expect(await refusal(admin.busBooking.rideAgain({ path, body: { day: '2030-09-04' } }))).toMatchObject({ reason: 'BUS_BOOKING_DAY' })
    const { records } = await admin.busBooking.history({ path })
    expect(records.map(({ operation }) => operation)).toEqual(['busBooking.rideAgain', 'busBooking.leaveOut', 'busBooking.request'])
  })

  test('ends with the last day of its student, goes to who waits, and is back when the student stays after all', async () => {
    const route = await newRoute(admin, {}, 1)
    const term = { endsOn: '2030-09-06' }
    const [leaver, waits] = [await book(route, term), await book(route, term)]
    const path = { studentId: leaver.person!.id }
    const leave = async (leftOn: string | null) => {
      const { version } = await admin.student.get({ path })
      await admin.student.leave({ path, body: { leftOn, version } })
    }
    await leave('2030-09-03')
    expect(await ridersOf(admin, route, '2030-09-03')).toEqual([`${nameOf(leaver)} Seat`, `${nameOf(waits)} Waiting 1`])
    expect(await ridersOf(admin, route, '2030-09-04')).toEqual([`${nameOf(waits)} Seat`])
    await leave(null)
    expect(await ridersOf(admin, route, '2030-09-04')).toEqual([`${nameOf(waits)} Seat`, `${nameOf(leaver)} Waiting 1`])
  })

  test('of somebody who is erased is booked by nobody any more', async () => {
    const route = await newRoute(admin, {}, 1)
    const { id, person } = await book(route, { endsOn: '2030-09-06' })
    const path = { studentId: person!.id }
    const { version } = await admin.student.get({ path })
    await admin.student.leave({ path, body: { version, leftOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) } })
    await admin.staff.erase({ path: { staffId: person!.id }, body: { name: person!.name } })
    const { records } = await admin.busBooking.list({ query: { routeId: route.id } })
    expect(records.map((each) => [each.id, each.person, each.confirmation])).toEqual([[id, null, 'Cancelled']])
  })

  test('is kept on a smaller bus, which cannot start; a larger one takes who waits', async () => {
    const route = await newRoute(admin, {}, 2)
    for (let rider = 0; rider < 3; rider += 1) await book(route)
    const change = async (seatCount: number) => {
      const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: `OTHER-${route.id}-${seatCount}`, seatCount } })
      await admin.bus.changeRun({ body: { routeId: route.id, day, vehicleId, reason: 'A flat tire' } })
    }
    await change(1)
    expect(await runOf(route)).toMatchObject({ seats: 1, riders: 2, waiting: 1 })
    await change(30)
    expect(await runOf(route)).toMatchObject({ seats: 30, riders: 3, waiting: 0 })
    const { today } = await admin.bus.runs()
    await lessonsOn(admin, today)
    const full = await newRoute(admin, { weekdays: ['Monday'] }, 2)
    await book(full, { startsOn: today })
    await book(full, { startsOn: today })
    const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: 'SMALL', seatCount: 1 } })
    await admin.bus.changeRun({ body: { routeId: full.id, day: today, vehicleId, reason: 'A flat tire' } })
    expect(await refusal(admin.bus.startRun({ body: { routeId: full.id, day: today, ...anyway } }))).toMatchObject({
      code: 3,
      reason: 'BUS_RUN_FULL',
    })
  })
})

describe('a guardian', () => {
  test('books for a child, hears what becomes of the seat, and cancels the booking', async () => {
    const route = await newRoute(admin, { lineNumber: 'F1', name: 'Family line' }, 1)
    const child = await pupil(admin, '5A', { name: 'Child On The Bus' })
    const guardian = await guardianOf(house, admin, child.id)
    const other = await book(route, { stopId: route.calls[1]!.stopId })
    const booking = await guardian.busBooking.submit({ body: bookingOf(route, child.id) })
    expect(booking).toMatchObject({ waitingDays: 1, placeInLine: 1, submittedBy: { id: guardian.staffId } })
    await admin.busBooking.cancel({ path: { bookingId: other.id } })
    expect(await guardian.busBooking.mine()).toMatchObject([{ id: booking.id, seatDays: 1, placeInLine: null }])
    await admin.bus.cancelRun({ body: { routeId: route.id, day, reason: 'Flooded' } })
    await admin.bus.restoreRun({ body: { routeId: route.id, day } })
    const { email } = await admin.staff.get({ path: { staffId: guardian.staffId } })
    const mails = await mailsTo(house, email!)
    expect(mails.map(({ kind }) => kind)).toEqual(['bus-seat', 'bus-run-cancelled', 'bus-run-restored'])
    expect(mails[1]!.body).toMatch(/Bus F1 Family line does not run[^]*Flooded/)
    const path = { bookingId: booking.id }
    expect(await guardian.busBooking.leaveOutMine({ path, body: { day } })).toMatchObject({ daysOut: [day], seatDays: 0 })
    expect(await refusal(guardian.busBooking.leaveOutMine({ path: { bookingId: other.id }, body: { day } }))).toMatchObject({ code: 2 })
    expect(await guardian.busBooking.rideAgainMine({ path, body: { day } })).toMatchObject({ daysOut: [], seatDays: 1 })
    expect(await guardian.busBooking.withdraw({ path: { bookingId: booking.id } })).toMatchObject({ confirmation: 'Cancelled' })
    expect(await runOf(route)).toMatchObject({ riders: 0 })
  })

  test('books for no other child, and not once the bus is about to come', async () => {
    const child = await pupil(admin, '5A')
    const stranger = await pupil(admin, '5A')
    const guardian = await guardianOf(house, admin, child.id)
    const route = await newRoute(admin, {})
    expect(await refusal(guardian.busBooking.submit({ body: bookingOf(route, stranger.id) }))).toMatchObject({
      reason: 'STUDENT_NOT_FOUND',
    })
    const theirs = await book(route)
    expect(await refusal(guardian.busBooking.withdraw({ path: { bookingId: theirs.id } }))).toMatchObject({ code: 2 })
    await admin.busBooking.cancel({ path: { bookingId: theirs.id } })
    await expect(guardian.busBooking.list()).rejects.toMatchObject({ code: 4 })
    const { today } = await admin.bus.runs()
    await lessonsOn(admin, today)
    const { version } = await admin.busBooking.settings()
    // A day and a night before the bus comes: today's bus is not to be had any more, whatever the time is now.
    await admin.busBooking.updateSettings({ body: { version, cutOffMinutes: 1440 } })
    const startsOn = today
    // A stop may have a cut-off of its own.
    const { id: stopId, version: stopVersion } = await admin.bus.getStop({ path: { stopId: route.calls[1]!.stopId } })
    await admin.bus.updateStop({ path: { stopId }, body: { version: stopVersion, cutOffMinutes: 0 } })
    const { time } = await admin.bus.runs()
    const atOwnStop = guardian.busBooking.submit({ body: { ...bookingOf(route, child.id, { startsOn }), stopId } })
    const answer = await atOwnStop.catch((error: unknown) => (error as { reason?: string }).reason)
    expect(typeof answer === 'object' ? answer.confirmation : answer).toBe(time < '07:35' ? 'Confirmed' : 'BUS_BOOKING_LATE')
    if (typeof answer === 'object') await admin.busBooking.cancel({ path: { bookingId: answer.id } })
    expect(await refusal(guardian.busBooking.submit({ body: bookingOf(route, child.id, { startsOn }) }))).toMatchObject({
      reason: 'BUS_BOOKING_LATE',
      errors: [{ path: '/startsOn' }],
    })
    expect(await admin.busBooking.request({ body: bookingOf(route, child.id, { startsOn }) })).toMatchObject({ confirmation: 'Confirmed' })
  })
})

test('the terminal lists, confirms and tells who rides; who holds nothing sees nothing', async () => {
  const route = await newRoute(admin, { lineNumber: 'T7', name: 'Terminal line', needsApproval: true })
  const booking = await book(route)
  await signIn(house, 'admin')
  expect((await house.isb(['bus-booking', 'list', '--confirmation', 'pending'])).out).toContain('T7 Terminal line')
  await house.isb(['bus-booking', 'confirm', String(booking.id)])
  await house.isb(['bus-booking', 'leave-out', String(booking.id), '--day', day, '--yes'])
  await house.isb(['bus-booking', 'ride-again', String(booking.id), '--day', day])
  const riders = await house.isb(['bus-booking', 'riders', String(route.id), day])
  expect((await house.isb(['bus-booking', 'changes', day])).out).toMatch(/Rides this day only +T7 Terminal line/)
  expect(riders.out).toMatch(new RegExp(`07:20 +Gate \\d+ +${nameOf(booking)} +ABS-\\d+ +5A +Has a seat`))
  await expect((await house.person('nobody')).busBooking.list()).rejects.toMatchObject({ code: 4 })
})

test('students alone are offered as riders, and nobody who has left', async () => {
  const named = async (search: string) => (await admin.busBooking.people({ query: { search } })).map(({ name }) => name)
  await pupil(admin, '5A', { name: 'Rider Offered' })
  expect(await named('Rider Offered')).toEqual(['Rider Offered'])
  expect((await admin.bus.people({ query: { search: 'office@school.example' } })).length).toBe(1)
  expect(await named('office@school.example')).toEqual([])
})
