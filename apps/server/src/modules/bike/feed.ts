// Availability for other apps, as GBFS 3.0 (https://gbfs.org/specification/reference/). Racks are stations; nothing says who has a bike.
import { Readable } from 'node:stream'
import type { Input } from '@isb/contract'
import { sql } from 'kysely'
import type { Anyone } from '../../core/app/context.ts'
import type { Download } from '../../core/download/index.ts'
import { TransportFailure } from '../../core/ground/refuse.ts'
import { apiPrefix } from '../../core/http/serve.ts'

const version = '3.0'
/** Seconds that a reader may keep what it read. */
const ttl = 30
const files = ['system_information', 'vehicle_types', 'station_information', 'station_status'] as const
const bicycle = 'bicycle'

interface Rack {
  location: string
  available: number
  disabled: number
}

/** One file of the feed. Its address is as good as not there while the feed is not public. */
export async function feed({ path }: Input<'bike.feed'>, { app, now }: Anyone): Promise<Download> {
  const [setting] = await app.db
    .selectFrom('bikeSetting')
    .innerJoin('setting', (on) => on.onTrue())
    .selectAll()
    .execute()
  if (!setting?.feedPublic) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
  const { latitude: lat, longitude: lon, schoolName, schoolNameZh, timeZone } = setting
  const inBoth = (en: string, zh: string) => [{ text: en, language: 'en' }, ...(zh ? [{ text: zh, language: 'zh' }] : [])]
  const parts = {
    'gbfs.json': () => ({
      feeds: files.map((name) => ({ name, url: `${app.config.publicUrl}${apiPrefix}/bikes/gbfs/${name}.json` })),
    }),
    'system_information.json': () => ({
      system_id: 'isb_bikes',
      languages: schoolNameZh ? ['en', 'zh'] : ['en'],
      name: inBoth(schoolName, schoolNameZh),
      opening_hours: '24/7',
      feed_contact_email: /<(.+)>/.exec(app.config.mailFrom)?.[1] ?? app.config.mailFrom,
      timezone: timeZone,
    }),
    'vehicle_types.json': () => ({
      vehicle_types: [{ vehicle_type_id: bicycle, form_factor: 'bicycle', propulsion_type: 'human' }],
    }),
    'station_information.json': async () => ({
      stations: (await racks(app.db)).map(({ location }) => ({
        station_id: idOf(location),
        name: inBoth(location || schoolName, ''),
        lat,
        lon,
      })),
    }),
    'station_status.json': async () => ({
      stations: (await racks(app.db)).map(({ location, available, disabled }) => ({
        station_id: idOf(location),
        num_vehicles_available: available,
        vehicle_types_available: [{ vehicle_type_id: bicycle, count: available }],
        num_vehicles_disabled: disabled,
        is_installed: true,
        is_renting: true,
        is_returning: true,
        last_reported: now.toISOString(),
      })),
    }),
  }
  const data = await parts[path.feed]()
  const text = JSON.stringify({ last_updated: now.toISOString(), ttl, version, data })
  return { fileName: path.feed, type: 'application/json; charset=utf-8', body: Readable.from([text]), maxAge: ttl }
}

const idOf = (location: string) => `rack-${Buffer.from(location).toString('hex').slice(0, 40) || 'school'}`

async function racks(db: Anyone['app']['db']): Promise<Rack[]> {
  const { rows } = await sql<Rack>`
    select location,
      count(*) filter (where status = 'Available'
        and not exists (select from bike_rent r where r.bike_id = bike.id and r.is_open)) as available,
      count(*) filter (where status in ('Returned', 'Under Maintenance')) as disabled
    from bike group by location order by location`.execute(db)
  return rows
}
