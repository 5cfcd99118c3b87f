// A run as it was: the trail of its bus, and when it was at its stops.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { readRuns } from './runs.ts'
import { placeSql, timesOf } from './tracking.ts'

/** A trail of more places is thinned: one of every so many. */
const mostPlaces = 2000
/** Nothing is expected of a run that is looked back at. */
const unknown = { expectedAt: null, earliestAt: null, latestAt: null }

export async function replay({ query: { routeId, day } }: Input<'bus.replay'>, { db, now }: SignedIn): Promise<Data<'bus.replay'>> {
  const route = await db.selectFrom('busRoute').select('id').where('id', '=', routeId).executeTakeFirst()
  if (!route) refuse(2, 'BUS_ROUTE_NOT_FOUND')
  const [run] = await readRuns(db, day, routeId)
  if (!run) return refuse(3, 'BUS_NO_RUN')
  const { rows } = await sql<{ place: Schema<'BusPlace'> }>`
    with trail as (
      select t.*, row_number() over (order by t.at) as place, count(*) over () as places
      from bus_run n join bus_route r on r.id = n.route_id join bus_position t on t.vehicle_id = coalesce(n.vehicle_id, r.vehicle_id)
      where n.route_id = ${routeId} and n.day = ${day} and t.at between n.started_at and coalesce(n.closed_at, ${now})
    ) select ${sql.raw(placeSql('t'))} as place from trail t
      where t.place % (1 + t.places / ${mostPlaces}) = 0 or t.place = t.places order by t.at`.execute(db)
  const times = (await timesOf(db, [run], day)).get(routeId) ?? []
  return { run, trail: rows.map(({ place }) => place), times: times.map((time) => ({ ...time, ...unknown })) }
}
