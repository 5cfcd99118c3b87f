// The buses of today: where each was last seen, how late it is, and when it was or will be at its stops.
import type { Data, Schema } from '@isb/contract'
import { busLines, isOnMap } from '@isb/domain'
import { sql } from 'kysely'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import type { App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { gather } from '../../core/work/gather.ts'
import { packedJson, type RawJson } from '../../core/ground/raw-json.ts'
import { Line, type Call } from './along.ts'
import { expecting, legsSql, type KnownLeg } from './expected.ts'
import { clock, readRuns } from './runs.ts'

type Track = Schema<'BusTrack'>
type Run = Schema<'BusRun'>

/** A place says where a bus is for so long. */
const seenMs = 90_000
/** Families see where a bus was so long ago. */
export const lateMs = 60_000

export const placeSql = (
  p: string,
) => `json_build_object('at', ${timeSql(`${p}.at`)}, 'latitude', ${p}.latitude, 'longitude', ${p}.longitude,
  'speed', ${p}.speed, 'heading', ${p}.heading)`

/** A stop of a run, with its times. */
interface CallTime {
  readonly stopId: number
  readonly plannedAt: string
  readonly passedAt: string | null
}

/** When the buses of some runs of a day are planned to be at their stops, and when they were. */
export async function timesOf(
  db: Db,
  runs: readonly Pick<Run, 'routeId' | 'weekday'>[],
  day: string,
): Promise<ReadonlyMap<number, readonly CallTime[]>> {
  const { rows } = await sql<CallTime & { routeId: number }>`
    select c.route_id as "routeId", c.stop_id as "stopId",
      ${sql.raw(timeSql('((d.day + coalesce(c.other_times->>d.weekday, c.at)::time) at time zone z.time_zone)'))} as "plannedAt", ${sql.raw(timeSql('k.passed_at'))} as "passedAt"
    from setting z cross join (select ${day}::date as day, u.* from unnest(${runs.map(({ routeId }) => routeId)}::bigint[],
        ${runs.map(({ weekday }) => weekday)}::text[]) u(route_id, weekday)) d join bus_route_stop c on c.route_id = d.route_id
      left join bus_run n on n.route_id = c.route_id and n.day = d.day
      left join bus_run_call k on k.run_id = n.id and k.stop_id = c.stop_id
    order by c.route_id, c.position`.execute(db)
  const times = new Map<number, CallTime[]>()
  for (const { routeId, ...time } of rows) times.set(routeId, [...(times.get(routeId) ?? []), time])
  return times
}

interface Seen {
  readonly routeId: number
  readonly place: Schema<'BusPlace'> | null
  readonly delay: number | null
  readonly along: number | null
  readonly legs: readonly KnownLeg[]
}

/** The runs of a day with what is known of their buses; late, as for strangers, with what was known a minute ago. */
export async function readTracks({ db, now }: Pick<SignedIn, 'db' | 'now'>, day: string, isLate = false): Promise<Track[]> {
  const at = isLate ? new Date(now.getTime() - lateMs) : now
  const runs = await readRuns(db, day)
  const routeIds = runs.map(({ routeId }) => routeId)
  const times = await timesOf(db, runs, day)
  const { rows } = await sql<Seen>`
    select r.id as "routeId", case when p.vehicle_id is not null then ${sql.raw(placeSql('p'))} end as place,
      case when p.run_id = n.id then p.delay end as delay, case when p.run_id = n.id then p.along end as along,
      case when n.started_at is not null and n.closed_at is null then ${sql.raw(legsSql('r.id'))} else '[]' end as legs
    from setting z cross join (select ${day}::date as day) d join bus_route r on r.id = any(${routeIds}::bigint[])
      left join bus_run n on n.route_id = r.id and n.day = d.day
      left join ${isLate ? earlierPlace(at) : lastPlace} on true`.execute(db)
  const seenOf = new Map(rows.map((row) => [row.routeId, row]))
  const tracks = runs.map((run) => {
    const [calls, seen] = [times.get(run.routeId) ?? [], seenOf.get(run.routeId)]
    if (!isLate) return track(run, calls, seen, at.getTime())
    const earlier = calls.map((call) =>
      call.passedAt !== null && Date.parse(call.passedAt) > at.getTime() ? { ...call, passedAt: null } : call,
    )
    return track(run, earlier, seen && madeOut(run, earlier, seen), at.getTime())
  })
  // A bus has several runs a day and one place: it is the place of the run that the bus is on.
  const shown = new Set(busLines(tracks, at.getTime()).filter((line) => isOnMap(line, at.getTime())))
  const isElsewhere = (each: Track) => !shown.has(each) && (each.run.status === 'Planned' || each.run.status === 'OnTheRoad')
  return tracks.map((each) => (isElsewhere(each) ? { ...each, place: null, seen: false, delay: null } : each))
}

const lastPlace = sql`lateral (select * from bus_place p where p.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id)
  and (p.at at time zone z.time_zone)::date = d.day and (n.closed_at is null or p.run_id = n.id)) p`
/** Where a bus on a run was at a moment; how far it had come is to be made out. */
const earlierPlace = (at: Date) => sql`lateral (select t.*, n.id as run_id, null::int as delay, null::float8 as along from bus_position t
  where t.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id) and n.started_at is not null and n.closed_at is null
    and t.at between greatest(n.started_at, ${at}::timestamptz - make_interval(secs => ${seenMs / 1000})) and ${at} order by t.at desc limit 1) p`

/** How far a bus had come by the stops that it had passed and the place where it was, and how late it was. */
function madeOut(run: Run, calls: readonly CallTime[], seen: Seen): Seen {
  if (!seen.place || calls.length < 2) return seen
  const line = new Line(callsOf(run, calls))
  const last = calls.findLastIndex(({ passedAt }) => passedAt !== null)
  const along = line.along([seen.place.longitude, seen.place.latitude], line.metersTo(Math.max(0, last)))
  return { ...seen, along, delay: line.delay(along, Date.parse(seen.place.at)) }
}

function track(run: Run, calls: readonly CallTime[], seen: Seen | undefined, now: number): Track {
  const place = seen?.place ?? null
  const isSeen = place !== null && now - Date.parse(place.at) <= seenMs
  const delay = run.status === 'OnTheRoad' && isSeen ? (seen?.delay ?? null) : null
  const last = calls.findLastIndex(({ passedAt }) => passedAt !== null)
  const expect = seen && delay !== null ? expecting(callsOf(run, calls), seen.legs, seen.along ?? 0, delay, now) : undefined
  const times = calls.map((call, at) => {
    const expected = at > last ? expect?.(at) : undefined
    return {
      ...call,
      expectedAt: written(expected?.at),
      earliestAt: written(expected?.earliest),
      latestAt: written(expected?.latest),
    }
  })
  return { run, place, seen: isSeen, delay, times }
}

const callsOf = ({ stops }: Run, times: readonly CallTime[]) =>
  stops.map(({ stopId, longitude, latitude }, at): Call => ({
    stopId,
    point: [longitude, latitude],
    plannedAt: Date.parse(times[at]!.plannedAt),
  }))
const written = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString())

/** The buses of today as they stand at a moment. */
interface Reading {
  readonly tracks: readonly Track[]
  /** As the map is answered; made once, whoever asks. */
  packed(): Promise<RawJson<Data<'bus.tracking'>>>
}

/**
 * Every open map asks as soon as something has moved, and so does every family's app: those that ask together are answered by one reading,
 * which begins after they asked.
 */
const readers = new WeakMap<App, (asked: object) => Promise<Reading>>()
/** Milliseconds that the first waits for others, and that lie between two readings at least. */
const [togetherMs, restMs] = [15, 200]

function readingOf(app: App): Promise<Reading> {
  let reader = readers.get(app)
  if (!reader) {
    reader = gather({ within: togetherMs, rest: restMs }, async (asked: readonly object[]) => {
      const now = app.now()
      const { today } = await clock({ db: app.db, now })
      const tracks = await readTracks({ db: app.db, now }, today)
      let packed: ReturnType<Reading['packed']> | undefined
      const reading = { tracks, packed: () => (packed ??= packedJson({ day: today, now: now.toISOString(), tracks })) }
      return asked.map(() => reading)
    })
    readers.set(app, reader)
  }
  return reader({})
}

export const tracking = async (_input: unknown, { app }: SignedIn): Promise<RawJson<Data<'bus.tracking'>>> =>
  (await readingOf(app)).packed()

interface Ride {
  readonly child: Schema<'PersonRef'>
  readonly routeId: number
  readonly stopId: number
  readonly place: Schema<'BusPlace'> | null
}

/** The buses on which the caller's own children have a seat today. */
export async function mine(_input: unknown, context: SignedIn): Promise<Data<'bus.mine'>> {
  const { db, now, caller } = context
  const { today } = await clock(context)
  const { rows } = await sql<Ride>`
    select ${sql.raw(personSql('c', `'${today}'::date`))} as child, y.route_id as "routeId",
      b.stop_id as "stopId", (select ${sql.raw(placeSql('t'))} from bus_position t
        where t.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id) and t.at between n.started_at and ${new Date(now.getTime() - lateMs)}
        order by t.at desc limit 1) as place
    from guardian g join bus_booking b on b.person_id = g.student_id join bus_ride y on y.booking_id = b.id and y.day = ${today}
      join staff c on c.id = g.student_id join bus_route r on r.id = y.route_id join bus_run n on n.route_id = y.route_id and n.day = y.day
    where g.guardian_id = ${caller.staffId} and g.may_see and y.state = 'Seat' order by lower(c.name), c.id, y.route_id`.execute(db)
  const tracks = rows.length > 0 ? (await readingOf(context.app)).tracks : []
  const { approachMinutes } = await db.selectFrom('busSetting').select('approachMinutes').executeTakeFirstOrThrow()
  return rows.flatMap(({ child, routeId, stopId, place }) => {
    const found = tracks.find(({ run }) => run.routeId === routeId)
    const stop = found?.run.stops.find((one) => one.stopId === stopId)
    const times = found?.times.find((one) => one.stopId === stopId)
    if (!found || !stop || !times) return []
    const { lineNumber, name, nameZh, direction, status } = found.run
    const { stopId: _, ...when } = times
    const approaching = times.expectedAt !== null && Date.parse(times.expectedAt) - now.getTime() <= approachMinutes * 60_000
    const ride = { child, routeId, lineNumber, name, nameZh, direction, status, stop, ...when, approaching }
    return [{ ...ride, place: status === 'OnTheRoad' && found.place ? place : null }]
  })
}
