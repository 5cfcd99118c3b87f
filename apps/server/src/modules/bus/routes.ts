// Routes: what they are called, when they run, where they stop and at what time.
import type { Data, Input, Schema } from '@isb/contract'
import { otherTimesOf, weekdays, whyNotCalls, writtenCall } from '@isb/domain'
import { sql } from 'kysely'
import { unchanged } from '../../core/shared/stale.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuseBroken, refuseField } from '../../core/ground/refuse.ts'
import { routes } from './lists.ts'

type Route = Schema<'BusRoute'>
type Calls = readonly Schema<'BusCall'>[]
const lineTaken = refuseBroken('bus_route_line', '/lineNumber', 'BUS_ROUTE_TAKEN')

type Written = Pick<
  Route,
  | 'lineNumber'
  | 'name'
  | 'nameZh'
  | 'direction'
  | 'color'
  | 'status'
  | 'weekdays'
  | 'divisions'
  | 'vehicleId'
  | 'needsApproval'
  | 'driver'
  | 'driverPhone'
  | 'attendant'
  | 'attendantPhone'
  | 'attendantId'
>
const written = (route: Written): Written => ({
  lineNumber: route.lineNumber.trim(),
  name: route.name.trim(),
  nameZh: route.nameZh.trim(),
  direction: route.direction,
  color: route.color,
  status: route.status,
  weekdays: weekdays.filter((day) => route.weekdays.includes(day)),
  divisions: route.divisions,
  vehicleId: route.vehicleId,
  needsApproval: route.needsApproval,
  driver: route.driver.trim(),
  driverPhone: route.driverPhone.trim(),
  attendant: route.attendant.trim(),
  attendantPhone: route.attendantPhone.trim(),
  attendantId: route.attendantId,
})
/** What the audit says of a route: a stop is its time and its name. */
const audited = (route: Route) => ({ ...written(route), stops: route.stops.map(writtenCall) })

const blank = {
  nameZh: '',
  color: 'Blue',
  status: 'Active',
  weekdays: weekdays.slice(0, 5),
  divisions: [],
  vehicleId: null,
  needsApproval: false,
  driver: '',
  driverPhone: '',
  attendant: '',
  attendantPhone: '',
  attendantId: null,
} as const

export async function create({ body: { calls = [], ...given } }: Input<'bus.create'>, context: SignedIn): Promise<Route> {
  const { db, now, changed } = context
  const fields = written({ ...blank, weekdays: [...blank.weekdays], divisions: [], ...given })
  await requireVehicle(db, fields.vehicleId)
  await requireAttendant(db, fields.attendantId)
  const { id } = await db
    .insertInto('busRoute')
    .values({ ...fields, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(lineTaken)
  await writeCalls(db, id, calls)
  const made = await routes.record(context, id)
  changed('bus-route', id, null, audited(made))
  return made
}

export async function update({ path, body: { version, calls, ...given } }: Input<'bus.update'>, context: SignedIn): Promise<Route> {
  const { db, now, changed } = context
  const before = await unchanged(routes, context, path.routeId, version)
  const fields = written({ ...before, ...given })
  if (fields.vehicleId !== before.vehicleId) await requireVehicle(db, fields.vehicleId)
  if (fields.attendantId !== before.attendantId) await requireAttendant(db, fields.attendantId)
  await db
    .updateTable('busRoute')
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
    .catch(lineTaken)
  if (calls) await writeCalls(db, before.id, calls)
  const after = await routes.record(context, before.id)
  changed('bus-route', before.id, audited(before), audited(after))
  await tellModules(context, 'bus.routeChanged', { routeId: before.id })
  return after
}

/** A route that ran or was booked stays: the database refuses to let go of what runs and bookings name. */
export async function remove({ path }: Input<'bus.remove'>, context: SignedIn): Promise<Data<'bus.remove'>> {
  const before = await routes.locked(context, path.routeId)
  await context.db.deleteFrom('busRoute').where('id', '=', before.id).execute()
  context.changed('bus-route', before.id, audited(before), null)
  return {}
}

/** Refuses a bus that is not there, and keeps it from going away. */
export async function requireVehicle(db: Db, vehicleId: number | null): Promise<void> {
  if (vehicleId === null) return
  const { rows } = await sql`select from bus_vehicle where id = ${vehicleId} for share`.execute(db)
  if (rows.length === 0) refuseField('/vehicleId', 'BUS_VEHICLE_NOT_FOUND')
}

/** Refuses an account that attends no run: a program's, a student's, a disabled one. */
async function requireAttendant(db: Db, staffId: number | null): Promise<void> {
  if (staffId === null) return
  const { rows } = await sql`select from staff where id = ${staffId} and enabled and not service and type <> 'student'`.execute(db)
  if (rows.length === 0) refuseField('/attendantId', 'BUS_ATTENDANT')
}

async function writeCalls(db: Db, routeId: number, calls: Calls): Promise<void> {
  const why = whyNotCalls(calls)
  if (why) refuseField('/calls', why)
  const { rows } = await sql`select from bus_stop where id = any(${calls.map(({ stopId }) => stopId)}::bigint[]) for key share`.execute(db)
  if (rows.length < calls.length) refuseField('/calls', 'BUS_STOP_NOT_FOUND')
  await db.deleteFrom('busRouteStop').where('routeId', '=', routeId).execute()
  const written = calls.map((call, index) => ({
    routeId,
    position: index + 1,
    stopId: call.stopId,
    at: call.at,
    otherTimes: JSON.stringify(otherTimesOf(call)),
  }))
  if (written.length > 0) await db.insertInto('busRouteStop').values(written).execute()
}
