// Whose rides somebody may see and act on: what each role gets from each operation about a child on a bus. What lies outside is not there;
// what somebody has no code for is refused before anything is looked at.
import { randomUUID } from 'node:crypto'
import type { Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, guardianOf, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { anyway, runOf } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
const office = ['bus-booking', 'bus-booking:cancel', 'bus-booking:meet', 'bus-booking:message', 'bus:attend']
const roles = [
  'administrator',
  'office',
  'office of another division',
  'who reads bookings alone',
  'teacher of the class',
  'teacher of another class',
  'attendant of the run',
  'attendant of another run',
  'guardian who may act',
  'guardian who may only see',
  'guardian without contact',
  'guardian of another child',
  'nobody',
] as const
type Role = (typeof roles)[number]
const people = {} as Record<Role, Person>
/** The run of today, the child's booking on it, and one that is cancelled. */
const ride = { day: '', routeId: 0, personId: 0, stopId: 0, bookingId: 0, cancelledId: 0 }

beforeAll(async () => {
  const admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  const { today: day } = await admin.bus.runs()
  await lessonsOn(admin, day)
  const { route, pupils } = await runOf(admin, day, ['Child'])
  const other = await runOf(admin, day, ['Other Child'])
  const { id: personId, bookingId } = pupils[0]!
  const stopId = route.calls[1]!.stopId
  const { id: cancelledId } = await admin.busBooking.request({ body: { personId, routeId: route.id, stopId, startsOn: '2030-09-02' } })
  await admin.busBooking.cancel({ path: { bookingId: cancelledId } })
  await admin.busBooking.meet({ path: { bookingId } })
  Object.assign(ride, { day, routeId: route.id, personId, stopId, bookingId, cancelledId })
  const [acting, seeing, barred] = [
    await guardianOf(house, admin, personId),
    await guardianOf(house, admin, personId),
    await guardianOf(house, admin, personId),
  ]
  const { pool } = house.server
  await pool.query('update guardian set may_act = false where guardian_id = $1', [seeing.staffId])
  await pool.query('update guardian set may_act = false, may_see = false, no_contact = true where guardian_id = $1', [barred.staffId])
  const within = async (codes: readonly string[], reach: 'Homerooms' | 'Divisions' | 'Runs') => {
    const made = await colleague(house, admin, codes)
    const { rows } = await pool.query<{ id: string }>(
      'select role_id as id from staff_role sr join staff s on s.id = sr.staff_id where s.email = $1',
      [made.email],
    )
    const path = { roleId: Number(rows[0]!.id) }
    const { version } = await admin.roles.get({ path })
    const reaches = (['bus', 'busBooking'] as const).map((module) => ({
      module,
      reach,
      divisions: reach === 'Divisions' ? (['High'] as const).slice() : [],
    }))
    await admin.roles.setReach({ path, body: { reaches, version } })
    return made
  }
  const teacherOf = async (name: string) => {
    const teacher = await within(office, 'Homerooms')
    await pool.query('update homeroom set dl_teacher_email = $1 where name = $2', [teacher.email, name])
    return teacher
  }
  const attendantOf = async (routeId: number) => {
    const attendant = await within(['bus:attend'], 'Runs')
    await pool.query('update bus_route set attendant_id = (select id from staff where email = $1) where id = $2', [
      attendant.email,
      routeId,
    ])
    return attendant
  }
  Object.assign(people, {
    administrator: admin,
    office: await colleague(house, admin, office),
    'office of another division': await within(office, 'Divisions'),
    'who reads bookings alone': await colleague(house, admin, ['bus-booking']),
    'teacher of the class': await teacherOf('5A'),
    'teacher of another class': await teacherOf('3B'),
    'attendant of the run': await attendantOf(route.id),
    'attendant of another run': await attendantOf(other.route.id),
    'guardian who may act': acting,
    'guardian who may only see': seeing,
    'guardian without contact': barred,
    'guardian of another child': await guardianOf(house, admin, other.pupils[0]!.id),
    nobody: await house.person('nobody'),
  } satisfies Record<Role, Person>)
  await admin.bus.startRun({ body: { routeId: route.id, day, ...anyway } })
  await admin.busBooking.message({ body: { routeId: route.id, day, text: 'The bus is late.' } })
}, 120_000)

const found = (is: boolean) => (is ? 'done' : 'not there')
const past = '1999-01-01'
/** Each changes nothing of the ride, whoever asks: it is refused for a reason that only who reaches the child is told. */
const operations: Record<'office' | 'attendant' | 'families', Record<string, (isb: Isb, given: typeof ride) => Promise<unknown>>> = {
  office: {
    list: async (isb, { bookingId }) =>
      found((await isb.busBooking.list({ query: { pageSize: 1000 } })).records.some(({ id }) => id === bookingId)),
    riders: async (isb, { routeId, day, personId }) =>
      found((await isb.busBooking.riders({ query: { routeId, day } })).some((rider) => rider.personId === personId)),
    get: (isb, { bookingId }) => isb.busBooking.get({ path: { bookingId } }),
    history: (isb, { bookingId }) => isb.busBooking.history({ path: { bookingId } }),
    cancel: (isb, { cancelledId: bookingId }) => isb.busBooking.cancel({ path: { bookingId } }),
    meet: (isb, { bookingId }) => isb.busBooking.meet({ path: { bookingId } }),
    // Only the families of whom one reaches are written to.
    message: (isb, { routeId, day }) =>
      isb.busBooking.message({ body: { routeId, day, text: 'Later still.' } }).catch((error: { code: number; reason: string }) => {
        if (error.reason === 'BUS_MESSAGE_NOBODY') return 'not there'
        throw error
      }),
    // What was written names nobody: it is the run's.
    messages: (isb, { routeId, day }) => isb.busBooking.messages({ query: { routeId, day } }),
  },
  attendant: {
    attended: async (isb, { routeId }) => found((await isb.bus.attended()).runs.some((run) => run.routeId === routeId)),
    sheet: async (isb, { routeId, bookingId }) =>
      found((await isb.bus.sheet({ query: { routeId } })).riders.some((rider) => rider.bookingId === bookingId)),
    tap: async (isb, { routeId, day, bookingId }) => {
      const tap = { id: randomUUID(), kind: 'Boarded' as const, bookingId: 999_999, tappedAt: new Date().toISOString() }
      const { sheet } = await isb.bus.tap({ body: { routeId, day, taps: [tap] } })
      return found(sheet.riders.some((rider) => rider.bookingId === bookingId))
    },
  },
  families: {
    mine: async (isb, { bookingId }) => found((await isb.busBooking.mine()).some(({ id }) => id === bookingId)),
    where: async (isb, { routeId }) => found((await isb.bus.mine()).some((run) => run.routeId === routeId)),
    myMessages: async (isb) => found((await isb.busBooking.myMessages()).some(({ text }) => text === 'The bus is late.')),
    submit: (isb, { personId, routeId, stopId }) => isb.busBooking.submit({ body: { personId, routeId, stopId, startsOn: past } }),
    withdraw: (isb, { cancelledId: bookingId }) => isb.busBooking.withdraw({ path: { bookingId } }),
    leaveOut: (isb, { bookingId }) => isb.busBooking.leaveOutMine({ path: { bookingId }, body: { day: past } }),
    rideAgain: (isb, { bookingId }) => isb.busBooking.rideAgainMine({ path: { bookingId }, body: { day: past } }),
    moveDay: (isb, { bookingId }) => isb.busBooking.moveDayMine({ path: { bookingId }, body: { day: past, routeId: 999_999, stopId: 1 } }),
  },
}
const signs = { done: '+', 'not there': '-', 0: '+', 1: '+', 2: '-', 3: '+', 4: 'x' } as const

/** For each role what it gets: + done, - not there, x no permission; the operations of the office, of attendants, of families. */
const right: Record<Role, string> = {
  administrator: '++++++++ +++ --------',
  office: '++++++++ +++ --------',
  'office of another division': '-------+ --- --------',
  'who reads bookings alone': '++++xxxx xxx --------',
  'teacher of the class': '++++++++ +++ --------',
  'teacher of another class': '-------+ --- --------',
  'attendant of the run': 'xxxxxxxx +++ --------',
  'attendant of another run': 'xxxxxxxx --- --------',
  'guardian who may act': 'xxxxxxxx xxx ++++++++',
  'guardian who may only see': 'xxxxxxxx xxx +++-----',
  'guardian without contact': 'xxxxxxxx xxx --------',
  'guardian of another child': 'xxxxxxxx xxx --------',
  nobody: 'xxxxxxxx xxx --------',
}

describe('the ride of one child', () => {
  test.each(roles)('%s', async (role) => {
    const got: string[] = []
    for (const part of Object.values(operations)) {
      got.push('')
      for (const call of Object.values(part)) {
        const answer = await call(people[role], ride).then(
          (made) => (typeof made === 'string' ? made : 0),
          (error: { code: number }) => error.code,
        )
        got[got.length - 1] += signs[answer as keyof typeof signs]
      }
    }
    expect(got.join(' ')).toBe(right[role])
  })

  test('has changed by none of it', async () => {
    const { administrator: admin } = people
    const { bookingId, cancelledId, routeId } = ride
    expect(await admin.busBooking.get({ path: { bookingId } })).toMatchObject({ confirmation: 'Confirmed', daysOut: [], met: true })
    expect(await admin.busBooking.get({ path: { bookingId: cancelledId } })).toMatchObject({ confirmation: 'Cancelled' })
    expect((await admin.bus.sheet({ query: { routeId } })).riders).toMatchObject([{ boarding: 'Open' }])
  })
})

describe('the stops to choose from', () => {
  const namesFor = async (role: Role) =>
    (await people[role].bus.options()).find(({ id }) => id === ride.routeId)!.stops.map(({ name }) => name.replace(/ \d+$/, ''))
  const sees: Record<Role, boolean> = {
    administrator: true,
    office: true,
    'office of another division': false,
    'who reads bookings alone': true,
    'teacher of the class': true,
    'teacher of another class': false,
    'attendant of the run': false,
    'attendant of another run': false,
    'guardian who may act': true,
    'guardian who may only see': true,
    'guardian without contact': false,
    'guardian of another child': false,
    nobody: false,
  }

  test.each(roles)('leave out the stop of one child, unless the caller reaches the child: %s', async (role) => {
    // Nobody rides from the first stop, and the last one is the school.
    expect(await namesFor(role)).toEqual(sees[role] ? ['Gate', 'Park', 'School'] : ['Gate', 'School'])
  })

  // S-57
  test('leave out a stop that cannot be booked by its id either', async () => {
    const guardian = people['guardian of another child']
    const [child] = await guardian.student.mine()
    const submit = (stopId: number) =>
      refusal(guardian.busBooking.submit({ body: { personId: child!.id, routeId: ride.routeId, stopId, startsOn: '2030-09-03' } }))
    const refused = await submit(ride.stopId)
    expect(refused).toMatchObject({ reason: 'BUS_BOOKING_STOP', errors: [{ path: '/stopId' }] })
    // As for one where the line does not call.
    expect((await submit(999_999)).message).toBe(refused.message)
  })

  test('show a stop to everybody from the fifth rider on', async () => {
    const { administrator: admin } = people
    for (const name of ['Two', 'Three', 'Four', 'Five']) {
      expect(await namesFor('nobody')).not.toContain('Park')
      const { id: personId } = await pupil(admin, '5A', { name: `Rider ${name}` })
      await admin.busBooking.request({ body: { personId, routeId: ride.routeId, stopId: ride.stopId, startsOn: ride.day } })
    }
    expect(await namesFor('nobody')).toContain('Park')
  })
})
