// The live feed of others, such as that of the bus company: vehicle positions as GTFS-Realtime, by license plate.
import type { Data } from '@isb/contract'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { timeSql } from '../../core/lists/sql.ts'
import { OutboundFault } from '../../core/outbound/outbound.ts'
import { asWgs84 } from './datum.ts'
import { takePositions } from './positions.ts'
import { decodeFeed, type FeedMessage } from './realtime-format.ts'

const everySeconds = 15
/** Milliseconds for an answer: a lock is held meanwhile, which somebody else takes over within half a minute. */
const within = 8000
const most = 4 * 1024 * 1024
/** Vehicles of one answer. */
const mostVehicles = 5000

export async function source(_input: unknown, { db }: SignedIn): Promise<Data<'bus.source'>> {
  const { rows } = await sql<Data<'bus.source'>>`select ${sql.raw(timeSql('read_at'))} as "readAt", buses, unknown, ignored, fault
    from bus_source`.execute(db)
  return rows[0]!
}

/** Reads the feed where one is set and it is time. */
export async function readSource(db: Db, { outbound }: App, now: Date): Promise<void> {
  const { rows } = await sql<{ feedAddress: string; feedDatum: 'WGS84' | 'GCJ02' }>`
    select feed_address as "feedAddress", feed_datum as "feedDatum" from bus_setting, bus_source
    where feed_address <> '' and (read_at is null or read_at > ${now} or read_at <= ${now}::timestamptz - make_interval(secs => ${everySeconds - 1}))
    `.execute(db)
  const [setting] = rows
  if (!setting) return
  const { feedAddress, feedDatum } = setting
  const outcome = await outbound(feedAddress, { mostBytes: most, timeoutMs: within }).then(
    async ({ status, body }) => {
      if (status !== 200) return { ...nothing, fault: 'STATUS' as const }
      const feed = read(body)
      return feed ? { ...(await takeFeed(db, now, feed, feedDatum)), fault: null } : { ...nothing, fault: 'NOT_A_FEED' as const }
    },
    (error: unknown) => ({ ...nothing, fault: error instanceof OutboundFault ? faults[error.why] : ('NOT_REACHED' as const) }),
  )
  await db
    .updateTable('busSource')
    .set({ readAt: now, ...outcome })
    .execute()
}

const faults = {
  ADDRESS: 'NOT_ALLOWED',
  PRIVATE: 'NOT_ALLOWED',
  REDIRECT: 'REDIRECT',
  TOO_LARGE: 'TOO_LARGE',
  TIMEOUT: 'NOT_REACHED',
  AWAY: 'NOT_REACHED',
} as const
const nothing = { buses: 0, unknown: 0, ignored: 0 }

function read(bytes: Uint8Array): FeedMessage | undefined {
  try {
    return decodeFeed(bytes)
  } catch {
    return undefined
  }
}

/** Takes the places of the buses that we have; whatever is odd in one of them leaves the others alone. */
export async function takeFeed(db: Db, now: Date, { header, entity }: FeedMessage, datum: 'WGS84' | 'GCJ02'): Promise<typeof nothing> {
  const told = entity.slice(0, mostVehicles).flatMap(({ isDeleted, vehicle }) => {
    const { position, vehicle: named, timestamp = header.timestamp } = vehicle ?? {}
    if (isDeleted || !position || !named || !isPlace(position)) return []
    const at = timestamp ? new Date(timestamp * 1000) : now
    if (Number.isNaN(at.getTime())) return []
    const names = [named.licensePlate, named.label, named.id].flatMap((name) => (name ? [name.trim().toLowerCase()] : []))
    return [{ names, position, at }]
  })
  const { rows } = await sql<{ plate: string }>`select plate from bus_vehicle
    where lower(plate) = any(${told.flatMap(({ names }) => names)}::text[])`.execute(db)
  const plates = new Map(rows.map(({ plate }) => [plate.toLowerCase(), plate]))
  const known = told.flatMap(({ names, position: { latitude, longitude, speed = -1, bearing = -1 }, at }) => {
    const plate = names.map((name) => plates.get(name)).find(Boolean)
    if (!plate) return []
    const moves = { ...(speed >= 0 && speed <= 100 && { speed }), ...(bearing >= 0 && bearing <= 360 && { heading: bearing }) }
    return [{ plate, ...asWgs84({ latitude, longitude }, datum), at: at.toISOString(), ...moves }]
  })
  const answers = known.length > 0 ? await takePositions(db, now, known) : []
  const buses = answers.filter(({ outcome }) => outcome === 'Taken' || outcome === 'Older').length
  return { buses, unknown: told.length - known.length, ignored: known.length - buses }
}

const isPlace = ({ latitude, longitude }: { latitude: number; longitude: number }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
