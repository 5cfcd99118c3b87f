// The runs of a day: planned by the calendar, cancelled or given another bus with a reason, started and closed.
import type { Data, Input, Schema } from '@isb/contract'
import { startDoubts, whyNotMoveRun, type RunMove } from '@isb/domain'
import { nameIn } from '@isb/words'
import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import type { Tables } from '../../core/database/tables.ts'
import { timeSql } from '../../core/lists/sql.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { endsOn, lineSql, routes, startsOn, stopsOn, vehicleSql } from './lists.ts'
import { requireVehicle } from './routes.ts'

type Run = Schema<'BusRun'>
type Name = Schema<'BusRunName'>

/** The runs of a day, or that of one route. */
export async function readRuns(db: Db, day: string, routeId: number | null = null): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select r.id as "routeId", d.day::text as day, d.weekday, r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color,
      case when n.cancelled_at is not null then 'Cancelled' when n.closed_at is not null then 'Done'
        when n.started_at is not null then 'OnTheRoad' else 'Planned' end as status,
      coalesce(n.reason, '') as reason, ${sql.raw(vehicleSql)} as vehicle,
      coalesce(n.vehicle_id, r.vehicle_id) is distinct from r.vehicle_id as "otherVehicle", coalesce(n.riders, 0) as riders,
      r.driver, r.driver_phone as "driverPhone", r.attendant, r.attendant_phone as "attendantPhone", ${sql.raw(stopsOn('d.weekday'))} as stops,
      ${sql.raw(startsOn('d.weekday'))} as "startsAt", ${sql.raw(endsOn('d.weekday'))} as "endsAt",
      ${sql.raw(timeSql('n.started_at'))} as "startedAt", ${sql.raw(timeSql('n.closed_at'))} as "closedAt"
    from bus_runs(${day}, ${day}) d join bus_route r on r.id = d.route_id left join bus_run n on n.id = d.run_id
      left join bus_vehicle v on v.id = d.vehicle_id
    where ${routeId}::bigint is null or r.id = ${routeId}
    order by r.direction desc, ${sql.raw(lineSql)}, r.id`.execute(db)
  return rows
}

/** The day and the time of day at the school. */
export async function clock({ db, now }: Pick<SignedIn, 'db' | 'now'>): Promise<{ today: string; time: string }> {
  const { rows } = await sql<{ today: string; time: string }>`
    select (${now} at time zone time_zone)::date::text as today, to_char(${now} at time zone time_zone, 'HH24:MI') as time from setting`.execute(
    db,
  )
  return rows[0]!
}

export async function runs({ query }: Input<'bus.runs'>, context: SignedIn): Promise<Data<'bus.runs'>> {
  const { today, time } = await clock(context)
  const day = query?.day ?? today
  return { day, today, time, runs: await readRuns(context.db, day) }
}

/** A run that takes place, as it stands once nobody else can change it. */
export async function lockedRun(context: SignedIn, { routeId, day }: Name): Promise<{ id: number; run: Run }> {
  const { db } = context
  const { rows: route } = await sql`select from bus_route where id = ${routeId} for share`.execute(db)
  if (route.length === 0) refuse(2, 'BUS_ROUTE_NOT_FOUND')
  await sql`insert into bus_run (route_id, day) select route_id, day from bus_runs(${day}, ${day}) where route_id = ${routeId}
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from bus_run where route_id = ${routeId} and day = ${day} for update`.execute(db)
  const [run] = await readRuns(db, day, routeId)
  return rows[0] && run ? { id: rows[0].id, run } : refuse(3, 'BUS_NO_RUN')
}

const audited = ({ routeId, day, status, reason, vehicle }: Run) => ({ routeId, day, status, reason, vehicle: vehicle?.plate ?? null })

/** Moves a run on. What it writes may depend on the run; other modules hear of it, and may change its riders. */
const move =
  <Body extends Name>(by: RunMove, columns: (body: Body, context: SignedIn, run: Run) => Promise<Updateable<Tables['busRun']>>) =>
  async ({ body }: { readonly body: Body }, context: SignedIn): Promise<Run> => {
    const { id, run } = await lockedRun(context, body)
    const why = whyNotMoveRun(run.status, by)
    if (why) refuse(3, why)
    await context.db
      .updateTable('busRun')
      .set(await columns(body, context, run))
      .where('id', '=', id)
      .execute()
    await tellModules(context, 'bus.runChanged', { routeId: body.routeId, day: body.day, move: by })
    const [after] = await readRuns(context.db, body.day, body.routeId)
    const { reason = '' } = body as { readonly reason?: string }
    context.changed('bus-run', id, audited(run), { ...audited(after!), reason: reason.trim() || after!.reason })
    return after!
  }

export const cancelRun = move<Schema<'BusRunCancellation'>>('cancel', async ({ routeId, day, reason }, { db, now }) => {
  const { rows } = await sql<{ riders: number }>`select count(*) as riders from bus_run n, bus_aboard(n.id)
    where n.route_id = ${routeId} and n.day = ${day}`.execute(db)
  const riders = rows[0]?.riders ?? 0
  if (riders > 0) refuse(3, 'BUS_RUN_ABOARD', { riders })
  return { cancelledAt: now, reason: reason.trim() }
})
export const restoreRun = move<Name>('restore', async () => ({ cancelledAt: null, reason: '' }))
export const changeRun = move<Schema<'BusRunChange'>>('change', async ({ routeId, vehicleId, reason }, context) => {
  await requireVehicle(context.db, vehicleId)
  const { vehicleId: usual } = await routes.record(context, routeId)
  return { vehicleId: vehicleId === usual ? null : vehicleId, reason: reason.trim() }
})
/** The other runs of the day on the road with the bus or the attendant of a run. */
export async function busyWith(db: Db, { routeId, day }: Name): Promise<Schema<'BusBusy'>[]> {
  const { rows } = await sql<Schema<'BusBusy'>>`
    select d.doubt, d.who, o.line_number as "lineNumber", o.name, o.name_zh as "nameZh",
      to_char(m.started_at at time zone z.time_zone, 'HH24:MI') as since
    from setting z cross join bus_route r left join bus_run n on n.route_id = r.id and n.day = ${day}
      join bus_run m on m.day = ${day} and m.route_id <> r.id and m.started_at is not null and m.closed_at is null and m.cancelled_at is null
      join bus_route o on o.id = m.route_id
      cross join lateral (
        select 'BUS_RUN_BUS_BUSY' as doubt, v.plate as who from bus_vehicle v
        where v.id = coalesce(n.vehicle_id, r.vehicle_id) and v.id = coalesce(m.vehicle_id, o.vehicle_id)
        union all
        select 'BUS_RUN_ATTENDANT_BUSY', r.attendant where r.attendant <> '' and lower(r.attendant) = lower(o.attendant)
          and r.attendant_id is not distinct from o.attendant_id
      ) d
    where r.id = ${routeId} order by d.doubt desc, m.started_at`.execute(db)
  return rows
}

export const startRun = move<Schema<'BusRunStart'>>('start', async ({ day, despite = [] }, context, run) => {
  const { vehicle, riders } = run
  const { today, time } = await clock(context)
  if (day !== today) refuse(3, 'BUS_RUN_OTHER_DAY')
  if (!vehicle) refuse(3, 'BUS_RUN_NO_VEHICLE')
  if (vehicle.status !== 'InService') refuse(3, 'BUS_RUN_OUT_OF_SERVICE', { plate: vehicle.plate })
  if (riders > vehicle.seatCount) refuse(3, 'BUS_RUN_FULL', { riders, seats: vehicle.seatCount })
  const doubts = startDoubts(run, time, await busyWith(context.db, run), (other) => nameIn(context.locale, other))
  const doubt = doubts.find(({ reason }) => !despite.includes(reason))
  if (doubt) refuse(3, doubt.reason, doubt.values)
  return { startedAt: context.now }
})
/** A run that is planned again has the bus and the timetable of its route again, and its bus is not on it. */
export const resetRun = move<Schema<'BusRunReset'>>('reset', async ({ routeId, day }, { db }) => {
  const { rows } = await sql<{ id: number; riders: number; passed: boolean }>`
    select n.id, (select count(*) from bus_aboard(n.id)) as riders, (exists (select from bus_run_call k where k.run_id = n.id)
      or exists (select from bus_tap t where t.run_id = n.id and t.kind = 'GotOff')) as passed
    from bus_run n where n.route_id = ${routeId} and n.day = ${day}`.execute(db)
  const { id, riders, passed } = rows[0]!
  if (riders > 0) refuse(3, 'BUS_RUN_ABOARD', { riders })
  if (passed) refuse(3, 'BUS_RUN_PASSED')
  await sql`update bus_place set run_id = null, along = 0, delay = null where run_id = ${id}`.execute(db)
  await sql`delete from bus_approach where run_id = ${id}`.execute(db)
  const { rows: kept } = await sql<{ vehicleId: number | null }>`
    select nullif(n.vehicle_id, r.vehicle_id) as "vehicleId" from bus_run n join bus_route r on r.id = n.route_id where n.id = ${id}`.execute(
    db,
  )
  return { startedAt: null, weekday: null, vehicleId: kept[0]!.vehicleId }
})
export const closeRun = move<Name>('close', async ({ routeId, day }, { db, now }) => {
  const { rows } = await sql<{ riders: number }>`select count(*) as riders from bus_run n, bus_open_riders(n.id)
    where n.route_id = ${routeId} and n.day = ${day}`.execute(db)
  const riders = rows[0]?.riders ?? 0
  if (riders > 0) refuse(3, 'BUS_RUN_OPEN', { riders })
  return { closedAt: now }
})

/** What was noted of runs of days before that: another bus, a cancellation, the times at stops. */
export async function forgetRuns(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from bus_run where id in (
      select id from bus_run r where day < ${cutOff}::date
        and not exists (select from bus_ride i where i.route_id = r.route_id and i.day = r.day) limit ${limit}) returning id`.execute(db)
  return rows.length
}
