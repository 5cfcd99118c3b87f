// The buses of today: where each was last seen, how late it is, and when it was or will be at its stops.
import type { Data, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import type { SignedIn } from '../../core/context.ts'
import { clock, readRuns } from './runs.ts'

type Track = Schema<'BusTrack'>
type Run = Schema<'BusRun'>

/** A place says where a bus is for so long. */
const seenMs = 90_000
/** Families see where a bus was so long ago. */
const lateMs = 60_000

const placeSql = (p: string) => `json_build_object('at', ${timeSql(`${p}.at`)}, 'latitude', ${p}.latitude, 'longitude', ${p}.longitude,
  'speed', ${p}.speed, 'heading', ${p}.heading)`

interface Seen {
  readonly routeId: number
  readonly place: Schema<'BusPlace'> | null
  readonly delay: number | null
  readonly times: readonly { stopId: number; plannedAt: string; passedAt: string | null }[]
}

/** The runs of a day with what is known of their buses. */
async function readTracks({ db, now }: Pick<SignedIn, 'db' | 'now'>, day: string): Promise<Track[]> {
  const runs = await readRuns(db, day)
  const { rows } = await sql<Seen>`
    select r.id as "routeId", case when p.vehicle_id is not null then ${sql.raw(placeSql('p'))} end as place,
      case when p.run_id = n.id then p.delay end as delay,
      coalesce((select json_agg(json_build_object('stopId', c.stop_id, 'plannedAt',
          ${sql.raw(timeSql('((d.day + c.at::time) at time zone z.time_zone)'))},
          'passedAt', ${sql.raw(timeSql('k.passed_at'))}) order by c.position)
        from bus_route_stop c left join bus_run_call k on k.run_id = n.id and k.stop_id = c.stop_id where c.route_id = r.id), '[]') as times
    from setting z cross join (select ${day}::date as day) d join bus_route r on r.id = any(${runs.map(({ routeId }) => routeId)}::bigint[])
      left join bus_run n on n.route_id = r.id and n.day = d.day
      left join bus_place p on p.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id) and (p.at at time zone z.time_zone)::date = d.day
        and (n.closed_at is null or p.run_id = n.id)`.execute(db)
  const seenOf = new Map(rows.map((row) => [row.routeId, row]))
  return runs.map((run) => track(run, seenOf.get(run.routeId), now.getTime()))
}

function track(run: Run, seen: Seen | undefined, now: number): Track {
  const place = seen?.place ?? null
  const isSeen = place !== null && now - Date.parse(place.at) <= seenMs
  const delay = run.status === 'OnTheRoad' && isSeen ? (seen?.delay ?? null) : null
  const calls = seen?.times ?? []
  const last = calls.findLastIndex(({ passedAt }) => passedAt !== null)
  const expected = (plannedAt: string) => new Date(Math.max(now, Date.parse(plannedAt) + delay! * 1000)).toISOString()
  const times = calls.map((call, at) => ({ ...call, expectedAt: delay === null || at <= last ? null : expected(call.plannedAt) }))
  return { run, place, seen: isSeen, delay, times }
}

export async function tracking(_input: unknown, context: SignedIn): Promise<Data<'bus.tracking'>> {
  const { today } = await clock(context)
  return { day: today, now: context.now.toISOString(), tracks: await readTracks(context, today) }
}

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
    select ${sql.raw(personSql('c'))} as child, y.route_id as "routeId",
      b.stop_id as "stopId", (select ${sql.raw(placeSql('t'))} from bus_position t
        where t.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id) and t.at between n.started_at and ${new Date(now.getTime() - lateMs)}
        order by t.at desc limit 1) as place
    from guardian g join bus_booking b on b.person_id = g.student_id join bus_ride y on y.booking_id = b.id and y.day = ${today}
      join staff c on c.id = g.student_id join bus_route r on r.id = y.route_id join bus_run n on n.route_id = y.route_id and n.day = y.day
    where g.guardian_id = ${caller.staffId} and g.may_see and y.state = 'Seat' order by lower(c.name), c.id, y.route_id`.execute(db)
  const tracks = rows.length > 0 ? await readTracks(context, today) : []
  return rows.flatMap(({ child, routeId, stopId, place }) => {
    const found = tracks.find(({ run }) => run.routeId === routeId)
    const stop = found?.run.stops.find((one) => one.stopId === stopId)
    const times = found?.times.find((one) => one.stopId === stopId)
    if (!found || !stop || !times) return []
    const { lineNumber, name, nameZh, direction, status } = found.run
    const { plannedAt, passedAt, expectedAt } = times
    const ride = { child, routeId, lineNumber, name, nameZh, direction, status, stop, plannedAt, passedAt, expectedAt }
    return [{ ...ride, place: status === 'OnTheRoad' ? place : null }]
  })
}
