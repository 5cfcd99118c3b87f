// Seats as they move with runs, routes, buses, leaves and the calendar. The database moves them; who got one is told.
import { nameIn } from '@isb/words'
import { sql, type RawBuilder } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { breaks } from '../../core/ground/refuse.ts'
import type { Listeners } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { mailFamilies, mailMovedUp, type Ride } from './mails.ts'

type Within = Pick<SignedIn, 'app' | 'db' | 'now'>

async function passOn(context: Within, rides: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Ride>`select booking_id as "bookingId", day::text as day from ${rides}`.execute(context.db)
  await mailMovedUp(context, rows)
}

/** Gives and takes the seats of a route from today on, as its bookings stand now: of all of them, or of one. */
export async function settle(context: Within, routeId: number, bookingId: number | null = null): Promise<void> {
  const today = await schoolDay(context.db, context.now)
  await passOn(context, sql`bus_settle(${routeId}, ${bookingId}, ${today})`)
}

/** Seats that a run, or a bus on all its runs, has more of go to those who wait. */
const passOnFrom = (context: Within, routeId: number, from: string, to: string) =>
  passOn(context, sql`bus_pass_on(${routeId}, ${from}::date, ${to}::date)`)

/** Refuses a booking that meets one of another line in the same direction, by the name of that line. */
export async function requireOneLine({ db, locale }: Pick<SignedIn, 'db' | 'locale'>, bookingId: number): Promise<void> {
  const { rows } = await sql<{ lineNumber: string; name: string; nameZh: string; other: number | null }>`
    select r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", o.id as other
    from bus_booking b join bus_route r on r.id = bus_other_line(b.id)
      left join bus_booking o on o.route_id = r.id and o.person_id = b.person_id and o.confirmation in ('Pending', 'Confirmed')
        and o.starts_on <= b.ends_on and o.ends_on >= b.starts_on
    where b.id = ${bookingId} order by o.id limit 1`.execute(db)
  const [line] = rows
  if (!line) return
  const route = `${line.lineNumber} ${nameIn(locale, line)}`
  refuse(3, 'BUS_BOOKING_ELSEWHERE', { route }, line.other === null ? undefined : { entity: 'bus-booking', id: line.other })
}

const mailOfMove = { cancel: 'bus-run-cancelled', restore: 'bus-run-restored', change: 'bus-run-changed' } as const

export const listeners: Listeners = {
  async 'absence.told'({ studentId, startsOn, startsHalf, endsOn, endsHalf, ridesBus }, { db }) {
    const { rows } = await sql`
      select from bus_ride y join bus_booking b on b.id = y.booking_id join bus_route r on r.id = y.route_id
      where b.person_id = ${studentId} and y.day between ${startsOn} and ${endsOn}
        and half_number(y.day, case r.direction when 'ToSchool' then 'Morning' else 'Afternoon' end)
          between half_number(${startsOn}, ${startsHalf}) and half_number(${endsOn}, ${endsHalf}) limit 1`.execute(db)
    if (rows.length > 0) ridesBus()
  },

  async 'absence.changed'({ studentId, from, to }, context) {
    const today = await schoolDay(context.db, context.now)
    await passOn(context, sql`bus_settle_leave(${studentId}, greatest(${from}::date, ${today}::date), ${to})`)
  },

  async 'bus.runChanged'({ routeId, day, move }, context) {
    if (move === 'start' || move === 'close' || move === 'reset') return
    const { rows } = await sql<{ ids: number[]; reason: string; plate: string | null }>`
      select array(select y.booking_id from bus_ride y where y.route_id = n.route_id and y.day = n.day and y.state <> 'Away') as ids,
        n.reason, v.plate
      from bus_run n join bus_route r on r.id = n.route_id left join bus_vehicle v on v.id = coalesce(n.vehicle_id, r.vehicle_id)
      where n.route_id = ${routeId} and n.day = ${day} and n.day >= ${await schoolDay(context.db, context.now)}::date`.execute(context.db)
    const [run] = rows
    if (!run) return
    await mailFamilies(context, mailOfMove[move], run.ids, { day, reason: run.reason, plate: run.plate })
    if (move !== 'cancel') await passOnFrom(context, routeId, day, day)
  },

  async 'bus.routeChanged'({ routeId }, context) {
    await sql`set constraints bus_route_one_line immediate`.execute(context.db).catch((error: unknown) => {
      if (breaks(error, 'bus_route_one_line')) refuse(3, 'BUS_ROUTE_ONE_LINE', { line: (error as { detail?: string }).detail ?? '' })
      throw error
    })
    await settle(context, routeId)
  },

  async 'bus.vehicleChanged'({ vehicleId }, context) {
    const { rows } = await sql<{ id: number }>`select id from bus_route where vehicle_id = ${vehicleId}
      union select route_id from bus_run where vehicle_id = ${vehicleId} order by id`.execute(context.db)
    const today = await schoolDay(context.db, context.now)
    for (const { id } of rows) await passOnFrom(context, id, today, 'infinity')
  },

  async 'student.daysChanged'({ studentIds }, context) {
    const { rows } = await sql<{ routeId: number; only: number | null }>`
      select route_id as "routeId", case when count(*) = 1 then min(id) end as only from bus_booking
      where person_id = any(${studentIds}::bigint[]) and confirmation = 'Confirmed'
        and ends_on >= ${await schoolDay(context.db, context.now)}::date
      group by route_id order by route_id`.execute(context.db)
    for (const { routeId, only } of rows) await settle(context, routeId, only)
  },

  async 'calendar.changed'(_, context) {
    const { rows } = await sql<{ id: number }>`select distinct route_id as id from bus_booking
      where confirmation = 'Confirmed' and ends_on >= ${await schoolDay(context.db, context.now)}::date order by id`.execute(context.db)
    for (const { id } of rows) await settle(context, id)
  },
}
