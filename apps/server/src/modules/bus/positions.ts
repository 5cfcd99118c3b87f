// Positions as trackers report them: single or many, late, twice, out of order. The trail keeps them; the place of a bus never jumps back.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import type { App, Caller, SignedIn, TakesLong } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { gather } from '../../core/work/gather.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { Line, metersBetween, type Call, type Point } from './along.ts'
import { expecting, legsSql, type KnownLeg } from './expected.ts'
import { togetherOrSingly, tryAgain } from './singly.ts'

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
  /** In milliseconds, as every time here. */
  readonly at: number | null
  readonly latitude: number
  readonly longitude: number
  readonly along: number
  readonly onRun: number | null
  readonly run: number | null
  readonly startedAt: number | null
  readonly legs: readonly KnownLeg[] | null
  /** The stops whose families have been told that it comes. */
  readonly told: readonly number[] | null
  readonly approachMinutes: number
  readonly calls: readonly { stopId: number; latitude: number; longitude: number; plannedAt: number }[] | null
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
  /** When it came in. */
  readonly now: number
  outcome: Answer['outcome']
}

/** A report with the moment at which it came in, and who must have the right to any bus for it, if anybody. */
interface Reported {
  readonly position: Position
  readonly now: Date
  readonly fleet?: Caller | undefined
}

/**
 * Of each server: what comes within a few milliseconds is written by one statement, and each is answered once that is safe. Whoever reports
 * with a token has been gathered with others before, while it was found out who they are: both together stay below 20 milliseconds.
 */
const gatherers = new WeakMap<App, (reported: Reported) => Promise<() => Answer | undefined>>()
const gatherMs = 5
/** So many have nothing to gain from waiting for more. */
const enough = 64
const mostAtOnce = 500

function gathererOf(app: App): (reported: Reported) => Promise<() => Answer | undefined> {
  let gatherer = gatherers.get(app)
  if (!gatherer) {
    gatherer = gather({ within: gatherMs, enough, most: mostAtOnce }, (all: readonly Reported[]) =>
      togetherOrSingly(all, (some) => take(app.db, some)),
    )
    gatherers.set(app, gatherer)
  }
  return gatherer
}

/** Takes a report together with those that come at the same moment. */
export async function takeReport(app: App, now: Date, position: Position, fleet?: Caller): Promise<Answer> {
  return (await gathererOf(app)({ position, now, fleet }))() ?? refuseField('/plate', 'BUS_VEHICLE_NOT_FOUND')
}

/** Who names no bus reports the one that the token is named after. Any other takes a right of its own, and so does a token that names itself. */
const named = (position: Position, { token }: Caller): Position => ({ ...position, plate: (position.plate ?? token ?? '').trim() })
const isOther = ({ plate = '' }: Position, { token, service }: Caller): boolean =>
  !service || plate.toLowerCase() !== token?.trim().toLowerCase()

export async function report({ body }: Input<'bus.report'>, { app, now, caller }: TakesLong): Promise<Data<'bus.report'>> {
  const position = named(body, caller)
  return takeReport(app, now, position, isOther(position, caller) ? caller : undefined)
}

export async function batch({ body }: Input<'bus.batch'>, { db, now, caller }: SignedIn): Promise<Data<'bus.batch'>> {
  const positions = body.positions.map((position) => named(position, caller))
  if (positions.some((position) => isOther(position, caller)) && !(await mayFleet(db, caller))) refuse(3, 'BUS_REPORT_OTHER')
  return takePositions(db, now, positions, (at) => `/positions/${at}/plate`).catch(tryAgain)
}

const mayFleet = (db: Db, caller: Caller): Promise<boolean> => holds(db, caller, 'bus:report:fleet')

/** Takes what is reported, and answers what became of each in the order given. */
export async function takePositions(db: Db, now: Date, positions: readonly Position[], pathOf: PathOf = () => '/plate'): Promise<Answer[]> {
  const known = await busesNamed(db, now, positions)
  const missing = positions.findIndex(({ plate = '' }) => !known.buses.has(plate.toLowerCase()))
  if (missing >= 0) refuseField(pathOf(missing), 'BUS_VEHICLE_NOT_FOUND')
  return (
    await takeKnown(
      db,
      positions.map((position) => ({ position, now })),
      known,
    )
  ).flatMap((answer) => answer ?? [])
}

/** What has come together: who asks for a right is asked once for all of it, and whoever lacks it is refused alone. */
async function take(db: Db, all: readonly Reported[]): Promise<(() => Answer | undefined)[]> {
  const lacks = new Set<string>()
  const asking = new Map(all.flatMap(({ fleet }) => (fleet ? [[who(fleet), fleet] as const] : [])))
  for (const [name, caller] of asking) if (!(await mayFleet(db, caller))) lacks.add(name)
  const allowed = all.filter(({ fleet }) => !fleet || !lacks.has(who(fleet)))
  const positions = allowed.map(({ position }) => position)
  const answers = allowed.length > 0 ? await takeKnown(db, allowed, await busesNamed(db, allowed[0]!.now, positions)) : []
  const answered = new Map(allowed.map((reported, at) => [reported, answers[at]]))
  return all.map((reported) => () => (answered.has(reported) ? answered.get(reported) : refuse(3, 'BUS_REPORT_OTHER')))
}

const who = ({ staffId, token, sessionId }: Caller): string => `${staffId} ${token} ${sessionId}`

/** What became of each; undefined where there is no such bus. */
async function takeKnown(db: Db, all: readonly Reported[], { buses, box }: Known): Promise<(Answer | undefined)[]> {
  const reads = all.map(({ position, now }): Read | undefined => {
    const bus = buses.get((position.plate ?? '').toLowerCase())
    const time = position.at === undefined ? now.getTime() : Date.parse(position.at)
    return bus && { ...position, bus, time, now: now.getTime(), outcome: 'Taken' }
  })
  const there = reads.filter((read) => read !== undefined)
  const progress = new Map<number, Progress>()
  const passed: Stopped[] = []
  for (const read of there.toSorted((one, other) => one.time - other.time)) {
    const here = progress.get(read.bus.id) ?? begin(read.bus)
    progress.set(read.bus.id, here)
    read.outcome = outcomeOf(read, here, read.now, box)
    if (read.outcome === 'Taken') passed.push(...move(read, here))
  }
  await write(db, there, progress, passed)
  await tellApproaching(db, progress)
  return reads.map((read) => read && { plate: read.bus.plate, at: new Date(read.time).toISOString(), outcome: read.outcome })
}

interface Known {
  readonly buses: ReadonlyMap<string, Bus>
  readonly box: Box
}

/** One value of JSON: pg would take a row of so many columns apart for longer than the rest of a report takes. */
async function busesNamed(db: Db, now: Date, positions: readonly Position[]): Promise<Known> {
  const plates = [...new Set(positions.map(({ plate = '' }) => plate.toLowerCase()))]
  const { rows } = await sql<{ box: Box; buses: readonly Bus[] }>`
    select json_build_object('south', min(latitude) - ${around}::float8, 'north', max(latitude) + ${around}::float8,
        'west', min(longitude) - ${around}::float8, 'east', max(longitude) + ${around}::float8) as box,
      (select coalesce(json_agg(bus), '[]') from (
        select v.id, v.plate, ${msSql('p.at')} as at, p.latitude, p.longitude, coalesce(p.along, 0) as along, p.run_id as "onRun", n.id as run,
          ${msSql('n.started_at')} as "startedAt",
          case when n.id is not null then (select json_agg(json_build_object('stopId', s.id, 'latitude', s.latitude, 'longitude', s.longitude,
              'plannedAt', extract(epoch from (n.day + coalesce(c.other_times->>n.weekday, c.at)::time) at time zone z.time_zone) * 1000) order by c.position)
            from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = n.route_id) end as calls,
          case when n.id is not null then ${sql.raw(legsSql('n.route_id'))} end as legs,
          case when n.id is not null then array(select a.stop_id from bus_approach a where a.run_id = n.id) end as told,
          o.approach_minutes as "approachMinutes"
        from bus_setting o cross join setting z cross join bus_vehicle v left join bus_place p on p.vehicle_id = v.id
          left join lateral (select o.* from bus_run o join bus_route r on r.id = o.route_id
            where o.day = (${now}::timestamptz at time zone z.time_zone)::date and o.started_at is not null and o.closed_at is null
              and o.cancelled_at is null and coalesce(o.vehicle_id, r.vehicle_id) = v.id order by o.started_at desc limit 1) n on true
        where lower(v.plate) = any(${plates}::text[])) bus) as buses
    from bus_stop`.execute(db)
  const { box, buses } = rows[0]!
  return { buses: new Map(buses.map((bus) => [bus.plate.toLowerCase(), bus])), box }
}

/** Where a bus can be; `south` is null where there are no stops, and then nothing is judged. */
interface Box {
  readonly south: number | null
  readonly north: number
  readonly west: number
  readonly east: number
}

const begin = (bus: Bus): Progress => ({
  at: bus.at ?? Number.NEGATIVE_INFINITY,
  point: bus.at === null ? null : [bus.longitude, bus.latitude],
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

/** A run's bus at a stop. */
interface Stopped {
  readonly run: number
  readonly stopId: number
  readonly at: number
}

/** Notes the stops to which buses come soon; the database tells families of each once. */
async function tellApproaching(db: Db, progress: ReadonlyMap<number, Progress>): Promise<void> {
  const soon = [...progress.values()].flatMap(({ last, along, delay }): Stopped[] => {
    if (!last || delay === null || last.bus.run === null || !last.bus.calls) return []
    const { run, calls, legs, told, approachMinutes } = last.bus
    const line = callsOf(calls)
    const expected = expecting(line, legs ?? [], along, delay, last.now)
    const ahead = new Line(line).on(along).leg + 1
    return calls.flatMap(({ stopId }, at) => {
      if (at < ahead || told?.includes(stopId)) return []
      const when = expected(at).at
      return when - last.now <= approachMinutes * 60 * secondMs ? [{ run, stopId, at: when }] : []
    })
  })
  if (soon.length === 0) return
  const values = soon.map(({ run: runId, stopId, at }) => ({ runId, stopId, expectedAt: new Date(at) }))
  await db
    .insertInto('busApproach')
    .values(values)
    .onConflict((on) => on.doNothing())
    .execute()
}

const callsOf = (calls: NonNullable<Bus['calls']>) => calls.map((call): Call => ({ ...call, point: [call.longitude, call.latitude] }))

/** Moves a bus on, and answers the stops that it has passed. */
function move(read: Read, here: Progress): Stopped[] {
  const { bus, time } = read
  const point: Point = [read.longitude, read.latitude]
  const before = { along: here.along, at: Math.max(here.at, bus.startedAt ?? here.at) }
  here.at = time
  here.point = point
  here.last = read
  here.delay = null
  if (bus.run === null || !bus.calls || bus.calls.length < 2 || time < before.at) return []
  const line = new Line(callsOf(bus.calls))
  here.along = line.along(point, before.along)
  here.delay = line.delay(here.along, time)
  return line.passed(before, { along: here.along, at: time }).map((call) => ({ ...call, run: bus.run! }))
}

/** A time as milliseconds, which cost a report less than a Date. */
const msSql = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)
/** Numbers as PostgreSQL reads a list of them: pg would look at each for what it is. */
const listOf = <T>(all: readonly T[], of: (one: T) => number | null | undefined): string =>
  `{${all.map((one) => of(one) ?? 'null').join()}}`

/** Everything in one statement. What another report of the same bus has written meanwhile stays where it is later. */
async function write(db: Db, reads: readonly Read[], progress: ReadonlyMap<number, Progress>, passed: readonly Stopped[]): Promise<void> {
  const trail = reads.filter(({ outcome }) => outcome === 'Taken' || outcome === 'Older')
  if (trail.length === 0) return
  const places = [...progress.values()]
    .flatMap(({ last, along, delay }) => (last ? [{ ...last, along, delay }] : []))
    .toSorted((one, other) => one.bus.id - other.bus.id)
  const { rows } = await sql<{ kept: readonly string[] }>`
    with trail as (
      insert into bus_position (vehicle_id, at, latitude, longitude, speed, heading)
      select id, to_timestamp(ms / 1000), latitude, longitude, speed, heading
      from unnest(${listOf(trail, ({ bus }) => bus.id)}::bigint[], ${listOf(trail, ({ time }) => time)}::float8[],
        ${listOf(trail, ({ latitude }) => latitude)}::float8[], ${listOf(trail, ({ longitude }) => longitude)}::float8[],
        ${listOf(trail, ({ speed }) => speed)}::float8[], ${listOf(trail, ({ heading }) => heading)}::float8[])
        as t (id, ms, latitude, longitude, speed, heading)
      on conflict do nothing returning vehicle_id, at
    ), place as (
      insert into bus_place (vehicle_id, at, latitude, longitude, speed, heading, run_id, along, delay)
      select id, to_timestamp(ms / 1000), latitude, longitude, speed, heading, run, along, delay
      from unnest(${listOf(places, ({ bus }) => bus.id)}::bigint[], ${listOf(places, ({ time }) => time)}::float8[],
        ${listOf(places, ({ latitude }) => latitude)}::float8[], ${listOf(places, ({ longitude }) => longitude)}::float8[],
        ${listOf(places, ({ speed }) => speed)}::float8[], ${listOf(places, ({ heading }) => heading)}::float8[],
        ${listOf(places, ({ bus }) => bus.run)}::bigint[], ${listOf(places, ({ along }) => along)}::float8[],
        ${listOf(places, ({ delay }) => delay)}::int[]) as t (id, ms, latitude, longitude, speed, heading, run, along, delay)
      on conflict (vehicle_id) do update set at = excluded.at, latitude = excluded.latitude, longitude = excluded.longitude,
        speed = excluded.speed, heading = excluded.heading, run_id = excluded.run_id, delay = excluded.delay,
        along = case when bus_place.run_id = excluded.run_id then greatest(bus_place.along, excluded.along) else excluded.along end
      where bus_place.at < excluded.at
    ), call as (
      insert into bus_run_call (run_id, stop_id, passed_at)
      select run, stop, to_timestamp(ms / 1000)
      from unnest(${listOf(passed, ({ run }) => run)}::bigint[], ${listOf(passed, ({ stopId }) => stopId)}::bigint[],
        ${listOf(passed, ({ at }) => at)}::float8[]) as t (run, stop, ms)
      on conflict do nothing
    ) select coalesce(json_agg(vehicle_id || ' ' || ${msSql('at')}), '[]') as kept from trail`.execute(db)
  const kept = new Set(rows[0]!.kept)
  for (const read of trail) if (!kept.delete(`${read.bus.id} ${read.time}`)) read.outcome = 'Doubled'
}
