// The demo's buses drive by the clock, each late in its own way, and report where they are as trackers do. Two shuttles go round all day,
// so that the map is alive whenever somebody looks at it on a school day.
import type { Schema } from '@isb/contract'
import { timeAt } from '@isb/domain'
import CheapRuler from 'cheap-ruler'
import { sql } from 'kysely'
import type { Request } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { takePositions } from './positions.ts'
import { clock, readRuns } from './runs.ts'

type Run = Schema<'BusRun'>

const shuttles = [
  {
    lineNumber: '7',
    name: 'Shuttle north',
    nameZh: '北线班车',
    color: 'Teal',
    plate: '京A·S00035',
    stops: ['School', 'Dashanzi', 'Futong', 'Olympic Green'],
  },
  {
    lineNumber: '8',
    name: 'Shuttle east',
    nameZh: '东线班车',
    color: 'Pink',
    plate: '京A·S00036',
    stops: ['School', 'Tianzhu', 'Houshayu', 'Shunyi Park'],
  },
] as const
/** Minutes that a shuttle takes, and minutes by which the bus of a line is late. */
const roundMinutes = 30
const lateBy = (lineNumber: string) => ({ '3': 6, '5': 3, '8': 4 })[lineNumber] ?? 0

/** Has the buses be where they are at that moment. */
export async function driveDemo({ db, now }: { readonly db: Db } & Pick<Request, 'now'>): Promise<void> {
  const { today } = await clock({ db, now })
  const { rows } = await sql<{
    minute: number
  }>`select (extract(epoch from (${now}::timestamptz at time zone time_zone)::time) / 60)::float8 as minute from setting`.execute(db)
  const { minute } = rows[0]!
  await sendShuttles(db, now, today, minute)
  const places: Schema<'BusPosition'>[] = []
  for (const run of await readRuns(db, today)) {
    const late = lateBy(run.lineNumber)
    const [starts, ends] = [minutesOf(run.startsAt), minutesOf(run.endsAt)]
    const at = (when: number) => new Date(now.getTime() - (minute - when) * 60_000)
    if (run.vehicle && run.status === 'Planned' && minute > ends + late)
      await setRun(db, run, { startedAt: at(starts), closedAt: at(ends + late) })
    else if (run.vehicle && run.status === 'Planned' && minute >= starts && minute < ends) await setRun(db, run, { startedAt: now })
    else if (run.status === 'OnTheRoad' && minute > ends + late + 1) await setRun(db, run, { closedAt: now })
    else if (run.vehicle && run.status === 'OnTheRoad') places.push(placeOf(run, run.vehicle.plate, minute - late))
  }
  if (places.length > 0) await takePositions(db, now, places)
}

const minutesOf = (time: string | null) => (time === null ? Number.NaN : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

/** Where the bus of a run is by its timetable. */
function placeOf({ stops }: Run, plate: string, minute: number): Schema<'BusPosition'> {
  const times = stops.map(({ at }) => minutesOf(at))
  const leg = Math.max(
    0,
    Math.min(
      stops.length - 2,
      times.findLastIndex((time) => time <= minute),
    ),
  )
  const [from, to] = [stops[leg]!, stops[leg + 1]!]
  const share = Math.max(0, Math.min(1, (minute - times[leg]!) / (times[leg + 1]! - times[leg]!)))
  const between = (here: number, there: number) => here + (there - here) * share
  const ruler = new CheapRuler(from.latitude, 'meters')
  const [start, end] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ] as const
  return {
    plate,
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
    speed: Math.min(30, ruler.distance(start, end) / ((times[leg + 1]! - times[leg]!) * 60)),
    heading: (ruler.bearing(start, end) + 360) % 360,
  }
}

async function setRun(db: Db, { routeId, day }: Pick<Run, 'routeId' | 'day'>, set: { startedAt?: Date; closedAt?: Date }): Promise<void> {
  await sql`insert into bus_run (route_id, day) values (${routeId}, ${day}) on conflict do nothing`.execute(db)
  const run = () => db.updateTable('busRun').where('routeId', '=', routeId).where('day', '=', day)
  if (set.startedAt) await run().set({ startedAt: set.startedAt }).execute()
  if (!set.closedAt) return
  await sql`insert into bus_tap (id, run_id, booking_id, kind, adult, tapped_at, taken_at)
    select gen_random_uuid(), n.id, o, 'GotOff', case when bus_is_met(o, n.day) then coalesce((select a.name from bus_booking b
        join guardian g on g.student_id = b.person_id and not g.no_contact join staff a on a.id = g.guardian_id
        where b.id = o order by g.contact_order limit 1), 'Grandmother') else '' end, ${set.closedAt}, ${set.closedAt}
    from bus_run n, bus_open_riders(n.id) o where n.route_id = ${routeId} and n.day = ${day}`.execute(db)
  await run().set({ closedAt: set.closedAt }).execute()
}

/** Sends each shuttle round again once it has come back, by a timetable that begins at this minute. */
async function sendShuttles(db: Db, now: Date, day: string, minute: number): Promise<void> {
  if (minute + roundMinutes >= 24 * 60) return
  for (const shuttle of shuttles) {
    const routeId = await shuttleRoute(db, now, shuttle)
    const { rows } = await sql<{ at: string }>`select max(at) as at from bus_route_stop where route_id = ${routeId}`.execute(db)
    if (rows[0] && minute <= minutesOf(rows[0].at) + lateBy(shuttle.lineNumber) + 2 && minute >= minutesOf(rows[0].at) - roundMinutes)
      continue
    await sql`update bus_run set started_at = null, closed_at = null where route_id = ${routeId} and day = ${day}`.execute(db)
    await sql`delete from bus_run_call where run_id in (select id from bus_run where route_id = ${routeId})`.execute(db)
    await sql`update bus_place set along = 0, run_id = null where run_id in (select id from bus_run where route_id = ${routeId})`.execute(
      db,
    )
    await sql`delete from bus_route_stop where route_id = ${routeId}`.execute(db)
    for (const [index, name] of shuttle.stops.entries()) {
      const at = timeAt(Math.floor(minute) + Math.round((index * roundMinutes) / (shuttle.stops.length - 1)))
      await sql`insert into bus_route_stop (route_id, position, stop_id, at) select ${routeId}, ${index + 1}, id, ${at} from bus_stop where name = ${name}`.execute(
        db,
      )
    }
  }
}

async function shuttleRoute(db: Db, now: Date, { lineNumber, name, nameZh, color, plate }: (typeof shuttles)[number]): Promise<number> {
  const there = await db.selectFrom('busRoute').select('id').where('lineNumber', '=', lineNumber).executeTakeFirst()
  if (there) return there.id
  const vehicle = { plate, seatCount: 22, note: 'Shuttle', updatedAt: now }
  const { id: vehicleId } = await db.insertInto('busVehicle').values(vehicle).returning('id').executeTakeFirstOrThrow()
  const route = { lineNumber, name, nameZh, color, direction: 'FromSchool' as const, vehicleId, updatedAt: now }
  const { id } = await db.insertInto('busRoute').values(route).returning('id').executeTakeFirstOrThrow()
  return id
}
