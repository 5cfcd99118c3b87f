// Trackers that can set no header report by an address with a key: 128 random bits, of which the digest is kept. A Traccar server forwards
// what it knows of all its devices to one address.
import { createHash, randomBytes } from 'node:crypto'
import { operationOf, type Data, type Input, type Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Anyone, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { apiPrefix } from '../../core/http/serve.ts'
import { timeSql } from '../../core/lists/sql.ts'
import { refuse, TransportFailure } from '../../core/ground/refuse.ts'
import { asWgs84 } from './datum.ts'
import { vehicleSql } from './lists.ts'
import { takeReport } from './positions.ts'
import { requireVehicle } from './routes.ts'

type Tracker = Schema<'BusTracker'>

const digestOf = (key: string) => createHash('sha256').update(key).digest()
const knot = 0.514444
/** From here on a number counts milliseconds. */
const millisecondsFrom = 1e11

async function readTrackers(db: Db, id: number | null = null): Promise<Tracker[]> {
  const { rows } = await sql<Tracker>`
    select k.id, k.name, ${sql.raw(vehicleSql)} as vehicle, k.datum, ${sql.raw(timeSql('k.created_at'))} as "createdAt",
      ${sql.raw(timeSql('k.last_at'))} as "lastAt"
    from bus_tracker k left join bus_vehicle v on v.id = k.vehicle_id where ${id}::bigint is null or k.id = ${id} order by k.id desc`.execute(
    db,
  )
  return rows
}

export const trackers = (_input: unknown, { db }: SignedIn): Promise<Data<'bus.trackers'>> => readTrackers(db)

const audited = ({ name, vehicle, datum }: Tracker) => ({ name, vehicle: vehicle?.plate ?? null, datum })

export async function createTracker({ body }: Input<'bus.createTracker'>, context: SignedIn): Promise<Data<'bus.createTracker'>> {
  const { app, db, now, changed } = context
  const { name, vehicleId, datum } = body
  await requireVehicle(db, vehicleId)
  const key = randomBytes(16).toString('base64url')
  const row = { name: name.trim(), vehicleId, datum, keyHash: digestOf(key), createdAt: now }
  const { id } = await db.insertInto('busTracker').values(row).returning('id').executeTakeFirstOrThrow()
  const [tracker] = await readTrackers(db, id)
  changed('bus-tracker', id, null, audited(tracker!))
  const at = (operation: 'bus.track' | 'bus.traccar') => `${app.config.publicUrl}${apiPrefix}${operationOf(operation).path}?key=${key}`
  return { address: at('bus.track'), traccar: at('bus.traccar'), tracker: tracker! }
}

export async function removeTracker({ path }: Input<'bus.removeTracker'>, { db, changed }: SignedIn): Promise<Record<string, never>> {
  const [tracker] = await readTrackers(db, path.trackerId)
  if (!tracker) return refuse(2, 'BUS_TRACKER_NOT_FOUND')
  await db.deleteFrom('busTracker').where('id', '=', path.trackerId).execute()
  changed('bus-tracker', path.trackerId, audited(tracker), null)
  return {}
}

interface Reported {
  /** What the tracker calls itself; of any bus one is its license plate. */
  readonly names: readonly (string | null | undefined)[]
  readonly at: number | undefined
  readonly latitude: number
  readonly longitude: number
  readonly knots: number | null | undefined
  readonly heading: number | null | undefined
}

/** An address that is revoked is as good as one that never was. */
async function take(key: string, { names, at, knots, heading, ...place }: Reported, { app, now }: Anyone): Promise<Data<'bus.track'>> {
  const { rows } = await sql<{ id: number; datum: Schema<'BusDatum'>; plate: string | null }>`
    select k.id, k.datum, v.plate from bus_tracker k left join bus_vehicle v on v.id = k.vehicle_id
    where k.key_hash = ${digestOf(key)}`.execute(app.db)
  const [tracker] = rows
  if (!tracker) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
  const plate = tracker.plate ?? (await plateNamed(app.db, names))
  if (plate === undefined) refuse(3, 'BUS_VEHICLE_NOT_FOUND')
  const speed = knots == null ? null : knots * knot
  const answer = await takeReport(app, now, {
    plate,
    ...asWgs84(place, tracker.datum),
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    ...(speed !== null && speed >= 0 && speed <= 100 && { speed }),
    ...(heading != null && heading >= 0 && heading <= 360 && { heading }),
  })
  // That it works is worth a write a minute.
  await sql`update bus_tracker set last_at = date_trunc('minute', ${now}::timestamptz)
    where id = ${tracker.id} and last_at is distinct from date_trunc('minute', ${now}::timestamptz)`.execute(app.db)
  return answer
}

async function plateNamed(db: Db, names: readonly (string | null | undefined)[]): Promise<string | undefined> {
  const { rows } = await sql<{ plate: string }>`select plate from bus_vehicle
    where lower(plate) = any(${names.flatMap((name) => (name ? [name.trim().toLowerCase()] : []))}::text[]) limit 1`.execute(db)
  return rows[0]?.plate
}

/** Milliseconds since 1970; what is no time is now. */
function momentOf(text: string | number | null | undefined): number | undefined {
  if (text == null || text === '') return undefined
  const count = Number(text)
  const at = Number.isNaN(count) ? Date.parse(String(text)) : count < millisecondsFrom ? count * 1000 : count
  return Number.isNaN(new Date(at).getTime()) ? undefined : at
}

export const track = ({ query }: Input<'bus.track'>, context: Anyone): Promise<Data<'bus.track'>> => {
  const { key, id, lat, lon, timestamp, speed, bearing, heading } = query
  const reported = { names: [id], at: momentOf(timestamp), latitude: lat, longitude: lon, knots: speed, heading: bearing ?? heading }
  return take(key, reported, context)
}

export const traccar = ({ query, body }: Input<'bus.traccar'>, context: Anyone): Promise<Data<'bus.traccar'>> => {
  const { position, device } = body
  const { latitude, longitude, fixTime, speed, course } = position
  const names = [device.name, device.uniqueId]
  return take(query.key, { names, at: momentOf(fixTime), latitude, longitude, knots: speed, heading: course }, context)
}
