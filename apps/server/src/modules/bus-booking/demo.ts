// The demo's riders: most seats of every line are taken for the weeks around today, and line 3 is full with some in line and to decide.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'

async function plantBookings(db: Db, now: Date): Promise<void> {
  const { rows: routes } = await sql<{ id: number; lineNumber: string; seats: number; stops: number[] }>`
    select r.id, r.line_number as "lineNumber", v.seat_count as seats, array(select c.stop_id from bus_route_stop c join bus_stop s on s.id = c.stop_id
      where c.route_id = r.id and s.name <> 'School' order by c.position) as stops
    from bus_route r join bus_vehicle v on v.id = r.vehicle_id order by r.direction, r.id`.execute(db)
  const { rows: students } = await sql<{ id: number }>`select id from student where left_on is null order by id`.execute(db)
  const { rows: clock } = await sql<{ from: string; to: string; today: string }>`
    select (today - 10)::text as "from", (today + 45)::text as "to", today::text as today
    from (select (${now}::timestamptz at time zone time_zone)::date as today from setting) clock`.execute(db)
  const { from: startsOn, to: endsOn, today } = clock[0]!
  // Each line has the same riders there and home.
  const lines = [...new Set(routes.map(({ lineNumber }) => lineNumber))]
  let next = 0
  const first = new Map<string, number>()
  const rows = routes.flatMap(({ id: routeId, lineNumber, seats, stops }) => {
    const full = lineNumber === '3'
    const wanted = full ? seats + 3 : seats - 4 - 2 * lines.indexOf(lineNumber)
    const begin = first.get(lineNumber) ?? next
    if (!first.has(lineNumber)) {
      first.set(lineNumber, begin)
      next += wanted + (full ? 5 : 0)
    }
    const bookings = students.slice(begin, begin + wanted + (full ? 5 : 0))
    return bookings.map(({ id: personId }, at) => {
      const pending = at >= wanted
      const asked = new Date(now.getTime() - (pending ? (at - wanted + 1) * 37 * 60_000 : (400 - at) * 60 * 60_000))
      return {
        personId,
        routeId,
        stopId: stops[at % stops.length]!,
        startsOn: pending ? today : startsOn,
        endsOn,
        weekdays: at % 9 === 4 ? (['Monday', 'Wednesday', 'Friday'] as const).slice() : [],
        requestedAt: asked,
        ...(pending ? { confirmation: 'Pending' as const } : { confirmation: 'Confirmed' as const, decidedAt: asked }),
      }
    })
  })
  await db.insertInto('busBooking').values(rows).execute()
  await sql`update bus_booking_setting set met_grades = '{K1,K2,G1}'`.execute(db)
  for (const { id } of routes) await sql`select bus_settle(${id}, null, ${startsOn})`.execute(db)
}

/** Who attends line 3 sees its riders alone. */
async function plantAttendant(db: Db): Promise<void> {
  await sql`insert into role_reach (role_id, module, reach) select id, 'bus', 'Runs' from role where name = 'Bus attendant'`.execute(db)
  await sql`update bus_route set attendant_id = (select id from staff where email = 'attendant@school.example')
    where line_number = '3'`.execute(db)
}

const codes = ['', ':create', ':confirm', ':reject', ':cancel', ':meet', ':message', ':changes', ':settings'].map(
  (end) => `bus-booking${end}`,
)

export const demo: Demo = {
  roles: [{ name: 'Bus attendant', description: 'Marks who is on the bus on their own runs', except: codes, also: ['bus:attend'] }],
  accounts: [
    { email: 'transport@school.example', name: 'Guo Peng', nameZh: '郭鹏', role: 'Transport', gender: 'male' },
    { email: 'attendant@school.example', name: 'Zhao Li', nameZh: '赵丽', role: 'Bus attendant', gender: 'female' },
  ],
  async plant(db, now) {
    await plantBookings(db, now)
    await plantAttendant(db)
  },
}
