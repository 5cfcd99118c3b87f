// What each caller may see and change of seats on a bus that every student has booked.
import type { OperationId } from '@isb/contract'
import type { Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { numbers, record, same, some, type Asked, type Cell } from './reach-cell.ts'

const bookedOn = '2030-09-02'
const awayOn = '2030-09-03'

/** Every student waits for a seat on one bus, and is on leave the day after. The id of the booking is the student's own. */
export async function bookEverybody({ pool }: TestServer): Promise<void> {
  await pool.query('delete from bus_booking')
  await pool.query(
    `insert into bus_booking (id, person_id, route_id, stop_id, starts_on, ends_on, requested_at, confirmation, decided_at)
     overriding system value select st.id, st.id, c.route_id, c.stop_id, $1, $1, now(), 'Confirmed', now()
     from student st, (select route_id, stop_id from bus_route_stop order by route_id, position limit 1) c`,
    [bookedOn],
  )
  for (const [day, state] of [
    [bookedOn, 'Waiting'],
    [awayOn, 'Away'],
  ]) {
    await pool.query('insert into bus_run (route_id, day) select distinct route_id, $1::date from bus_booking on conflict do nothing', [
      day,
    ])
    await pool.query(
      'insert into bus_ride (booking_id, day, route_id, state, asked_at) select id, $1, route_id, $2, now() from bus_booking',
      [day, state],
    )
  }
}

/** By the ids of the students, in the words of the other cells. */
const sameStudents = ({ cast }: Asked, ids: readonly number[], wanted: readonly string[]) =>
  same('riders', numbers(cast.students.filter(({ id }) => ids.includes(id))), wanted)
const booking = (kind: 'reads' | 'changes', call: (isb: Isb, bookingId: number) => Promise<unknown>): Cell =>
  record(kind, call, 'BUS_BOOKING_NOT_FOUND')

/** Each of what is written is refused for another reason, so that nothing changes. */
export const busCells: Partial<Record<OperationId, Cell>> = {
  async 'busBooking.list'(asked) {
    const ids: number[] = []
    for await (const { id } of asked.isb.busBooking.list.each({ query: { pageSize: 1000 } })) ids.push(id)
    return sameStudents(asked, ids, numbers(asked.reads))
  },
  async 'busBooking.export'({ isb, reads }) {
    const lines = (await (await isb.busBooking.export()).text()).split('\r\n').slice(1).filter(Boolean)
    return lines.length === reads.length ? [] : [`file: ${lines.length} instead of ${reads.length}`]
  },
  async 'busBooking.riders'(asked) {
    const [route] = (await asked.cast.admin.busBooking.list({ query: { pageSize: 1 } })).records.map((one) => one.route)
    const riders = await asked.isb.busBooking.riders({ query: { routeId: route!.id, day: bookedOn } })
    return sameStudents(
      asked,
      riders.map(({ personId }) => personId),
      numbers(asked.reads),
    )
  },
  async 'busBooking.changes'(asked) {
    const { changes } = await asked.isb.busBooking.changes({ query: { day: bookedOn } })
    return sameStudents(
      asked,
      changes.map(({ personId }) => personId),
      numbers(asked.reads),
    )
  },
  async 'busBooking.freed'(asked) {
    const seats = await asked.isb.busBooking.freed({ query: { from: awayOn, to: awayOn } })
    return sameStudents(
      asked,
      seats.map(({ personId }) => personId),
      numbers(asked.reads),
    )
  },
  async 'busBooking.mine'(asked) {
    const ids = (await asked.isb.busBooking.mine()).map(({ id }) => id)
    return sameStudents(asked, ids, [...asked.children])
  },
  async 'busBooking.people'({ isb, reads, cast, dice }) {
    const allowed = new Set(reads.map(({ id }) => id))
    const everybody = new Set(cast.students.map(({ id }) => id))
    const [wanted] = some(dice, cast.students)
    const offered = await isb.busBooking.people({ query: { search: wanted?.name ?? '' } })
    return offered.filter(({ id }) => everybody.has(id) && !allowed.has(id)).map(({ name }) => `offers ${name}`)
  },
  'busBooking.get': booking('reads', (isb, bookingId) => isb.busBooking.get({ path: { bookingId } })),
  'busBooking.history': booking('changes', (isb, bookingId) => isb.busBooking.history({ path: { bookingId } })),
  'busBooking.confirm': booking('changes', (isb, bookingId) => isb.busBooking.confirm({ path: { bookingId } })),
  'busBooking.reject': booking('changes', (isb, bookingId) => isb.busBooking.reject({ path: { bookingId }, body: { reason: 'No' } })),
  // Nobody has decided any of them just now.
  'busBooking.undo': booking('changes', (isb, bookingId) => isb.busBooking.undo({ path: { bookingId } })),
  'busBooking.leaveOut': booking('changes', (isb, bookingId) =>
    isb.busBooking.leaveOut({ path: { bookingId }, body: { day: '1999-01-01' } }),
  ),
  'busBooking.rideAgain': booking('changes', (isb, bookingId) =>
    isb.busBooking.rideAgain({ path: { bookingId }, body: { day: '1999-01-01' } }),
  ),
  'busBooking.moveDay': booking('changes', (isb, bookingId) =>
    isb.busBooking.moveDay({ path: { bookingId }, body: { day: '1999-01-01', routeId: 999_999, stopId: 1 } }),
  ),
  'busBooking.notMeet': booking('changes', (isb, bookingId) => isb.busBooking.notMeet({ path: { bookingId } })),
  'busBooking.request': record('changes', (isb, personId) =>
    isb.busBooking.request({ body: { personId, routeId: 1, stopId: 1, startsOn: '1999-01-01' } }),
  ),
}
