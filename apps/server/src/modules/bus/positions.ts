// Positions as trackers report them: single or many, late, twice, out of order. The trail keeps them; the place of a bus never jumps back.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import { schoolDay } from '../../core/clock.ts'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseField } from '../../core/refuse.ts'
import { Line, metersBetween, type Call, type Point } from './along.ts'

type Position = Schema<'BusPosition'>
type Answer = Schema<'BusPositionAnswer'>
/** Where a report stands in what was sent. */
type PathOf = (at: number) => `/${string}`

const secondMs = 1000
/** A tracker's clock may be ahead of ours by so much. */
const aheadMs = 60 * secondMs
const dayMs = 24 * 60 * 60 * secondMs
/** Meters a second that no bus drives, and meters that a fix may be wrong by. */
const fastest = 60
const wrongBy = 500
/** Degrees around all stops in which a bus can be. */
const around = 0.5

/** A bus that reports: where it was last, and the run that it is on. */
interface Bus {
  readonly id: number
  readonly plate: string
  readonly at: Date | null
  readonly latitude: number
  readonly longitude: number
  readonly along: number
  readonly onRun: number | null
  readonly run: number | null
  readonly startedAt: Date | null
  readonly calls: readonly { stopId: number; latitude: number; longitude: number; plannedAt: number }[]
}

/** How far it has come while the reports of one call are read. */
interface Progress {
  at: number
  point: Point | null
  along: number
  delay: number | null
  last: Read | null
}
interface Read extends Position {
  readonly bus: Bus
  readonly time: number
  outcome: Answer['outcome']
}

export async function report({ body }: Input<'bus.report'>, context: SignedIn): Promise<Data<'bus.report'>> {
  const [answer] = await take(context, [body], () => '/plate')
  return answer!
}

export const batch = ({ body }: Input<'bus.batch'>, context: SignedIn): Promise<Data<'bus.batch'>> =>
  take(context, body.positions, (at) => `/positions/${at}/plate`)

/** Asks whether the caller may report these buses. Who names none reports the one that the token is named after. */
async function take({ db, now, caller }: SignedIn, positions: readonly Position[], pathOf: PathOf): Promise<Answer[]> {
  const own = caller.token?.trim().toLowerCase()
  const named = positions.map((position) => ({ ...position, plate: (position.plate ?? caller.token ?? '').trim() }))
  const fleet = await holds(db, caller, 'bus:report:fleet')
  if (!fleet && named.some(({ plate }) => plate.toLowerCase() !== own)) refuse(3, 'BUS_REPORT_OTHER')
  return takePositions(db, now, named, pathOf)
}

/** Takes what is reported, and answers what became of each in the order given. */
export async function takePositions(db: Db, now: Date, positions: readonly Position[], pathOf: PathOf = () => '/plate'): Promise<Answer[]> {
  const named = positions.map(({ plate = '' }) => plate.toLowerCase())
  const today = await schoolDay(db, now)
  const buses = await busesNamed(db, [...new Set(named)], today)
  const reads = positions.map((position, at): Read => {
    const bus = buses.get(named[at]!)
    if (!bus) return refuseField(pathOf(at), 'BUS_VEHICLE_NOT_FOUND')
    return { ...position, bus, time: position.at === undefined ? now.getTime() : Date.parse(position.at), outcome: 'Taken' }
  })
  const box = await boxOf(db)
  const progress = new Map<number, Progress>()
  const passed: { run: number; stopId: number; at: number }[] = []
  for (const read of reads.toSorted((one, other) => one.time - other.time)) {
    const here = progress.get(read.bus.id) ?? begin(read.bus)
    progress.set(read.bus.id, here)
    read.outcome = outcomeOf(read, here, now.getTime(), box)
    if (read.outcome === 'Taken') passed.push(...move(read, here))
  }
  await write(db, reads, progress, passed)
  return reads.map(({ bus, time, outcome }) => ({ plate: bus.plate, at: new Date(time).toISOString(), outcome }))
}

async function busesNamed(db: Db, plates: readonly string[], today: string): Promise<ReadonlyMap<string, Bus>> {
  const { rows } = await sql<Bus>`
    select v.id, v.plate, p.at, p.latitude, p.longitude, coalesce(p.along, 0) as along, p.run_id as "onRun", n.id as run, n.started_at as "startedAt",
      coalesce((select json_agg(json_build_object('stopId', s.id, 'latitude', s.latitude, 'longitude', s.longitude, 'plannedAt',
          extract(epoch from (n.day + c.at::time) at time zone z.time_zone) * 1000) order by c.position)
        from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = n.route_id), '[]') as calls
    from setting z cross join bus_vehicle v left join bus_place p on p.vehicle_id = v.id
      left join lateral (select o.* from bus_run o join bus_route r on r.id = o.route_id
        where o.day = ${today} and o.started_at is not null and o.closed_at is null and o.cancelled_at is null
          and coalesce(o.vehicle_id, r.vehicle_id) = v.id order by o.started_at desc limit 1) n on true
    where lower(v.plate) = any(${plates}::text[])`.execute(db)
  return new Map(rows.map((bus) => [bus.plate.toLowerCase(), bus]))
}

interface Box {
  readonly south: number | null
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Where a bus can be; nothing is said where there are no stops. */
async function boxOf(db: Db): Promise<Box> {
  const { rows } = await sql<Box>`select min(latitude) - ${around}::float8 as south, max(latitude) + ${around}::float8 as north,
    min(longitude) - ${around}::float8 as west, max(longitude) + ${around}::float8 as east from bus_stop`.execute(db)
  return rows[0]!
}

const begin = (bus: Bus): Progress => ({
  at: bus.at?.getTime() ?? Number.NEGATIVE_INFINITY,
  point: bus.at && [bus.longitude, bus.latitude],
  along: bus.run !== null && bus.run === bus.onRun ? bus.along : 0,
  delay: null,
  last: null,
})

function outcomeOf({ time, latitude, longitude }: Read, { at, point }: Progress, now: number, box: Box): Answer['outcome'] {
  if (time > now + aheadMs) return 'Future'
  if (time < now - dayMs) return 'Expired'
  const inside = latitude >= (box.south ?? 0) && latitude <= box.north && longitude >= box.west && longitude <= box.east
  if (box.south !== null && !inside) return 'Elsewhere'
  if (time === at) return 'Doubled'
  if (time < at) return 'Older'
  const meters = point ? metersBetween(point, [longitude, latitude]) : 0
  return meters > wrongBy && meters / ((time - at) / secondMs) > fastest ? 'Jump' : 'Taken'
}

/** Moves a bus on, and answers the stops that it has passed. */
function move(read: Read, here: Progress): { run: number; stopId: number; at: number }[] {
  const { bus, time } = read
  const point: Point = [read.longitude, read.latitude]
  const before = { along: here.along, at: Math.max(here.at, bus.startedAt?.getTime() ?? here.at) }
  here.at = time
  here.point = point
  here.last = read
  here.delay = null
  if (bus.run === null || bus.calls.length < 2 || time < before.at) return []
  const line = new Line(bus.calls.map((call): Call => ({ ...call, point: [call.longitude, call.latitude] })))
  here.along = line.along(point, before.along)
  here.delay = line.delay(here.along, time)
  return line.passed(before, { along: here.along, at: time }).map((call) => ({ ...call, run: bus.run! }))
}

/** Everything in one statement. What another report of the same bus has written meanwhile stays where it is later. */
async function write(
  db: Db,
  reads: Read[],
  progress: ReadonlyMap<number, Progress>,
  passed: readonly { run: number; stopId: number; at: number }[],
): Promise<void> {
  const trail = reads.filter(({ outcome }) => outcome === 'Taken' || outcome === 'Older')
  if (trail.length === 0) return
  const places = [...progress.values()]
    .flatMap(({ last, along, delay }) => (last ? [{ ...last, along, delay }] : []))
    .toSorted((one, other) => one.bus.id - other.bus.id)
  const time = (ms: number) => new Date(ms)
  const { rows } = await sql<{ vehicleId: number; at: Date }>`
    with trail as (
      insert into bus_position (vehicle_id, at, latitude, longitude, speed, heading)
      select * from unnest(${trail.map(({ bus }) => bus.id)}::bigint[], ${trail.map((one) => time(one.time))}::timestamptz[],
        ${trail.map(({ latitude }) => latitude)}::float8[], ${trail.map(({ longitude }) => longitude)}::float8[],
        ${trail.map(({ speed }) => speed ?? null)}::float8[], ${trail.map(({ heading }) => heading ?? null)}::float8[])
      on conflict do nothing returning vehicle_id, at
    ), place as (
      insert into bus_place (vehicle_id, at, latitude, longitude, speed, heading, run_id, along, delay)
      select * from unnest(${places.map(({ bus }) => bus.id)}::bigint[], ${places.map((one) => time(one.time))}::timestamptz[],
        ${places.map(({ latitude }) => latitude)}::float8[], ${places.map(({ longitude }) => longitude)}::float8[],
        ${places.map(({ speed }) => speed ?? null)}::float8[], ${places.map(({ heading }) => heading ?? null)}::float8[],
        ${places.map(({ bus }) => bus.run)}::bigint[], ${places.map(({ along }) => along)}::float8[], ${places.map(({ delay }) => delay)}::int[])
      on conflict (vehicle_id) do update set at = excluded.at, latitude = excluded.latitude, longitude = excluded.longitude,
        speed = excluded.speed, heading = excluded.heading, run_id = excluded.run_id, delay = excluded.delay,
        along = case when bus_place.run_id = excluded.run_id then greatest(bus_place.along, excluded.along) else excluded.along end
      where bus_place.at < excluded.at
    ), call as (
      insert into bus_run_call (run_id, stop_id, passed_at)
      select * from unnest(${passed.map(({ run }) => run)}::bigint[], ${passed.map(({ stopId }) => stopId)}::bigint[],
        ${passed.map(({ at }) => time(at))}::timestamptz[])
      on conflict do nothing
    ) select vehicle_id as "vehicleId", at from trail`.execute(db)
  const kept = new Set(rows.map(({ vehicleId, at }) => `${vehicleId} ${at.getTime()}`))
  for (const read of trail) if (!kept.delete(`${read.bus.id} ${read.time}`)) read.outcome = 'Doubled'
}

/** Positions from before that. */
export async function forgetPositions(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`delete from bus_position where (vehicle_id, at) in
    (select vehicle_id, at from bus_position where at < ${before} limit ${limit}) returning 1 as gone`.execute(db)
  return rows.length
}
