// Feeds: addresses by which calendar programs read reservations. Whoever knows one reads it, so its key is 128 random bits; it ends at once
// when it is revoked, when its owner's account ends, or when they may not see any more what it shows.
import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { operationOf, type Data, type Input } from '@isb/contract'
import { CompiledQuery } from 'kysely'
import { requireCodes } from '../../core/access/access.ts'
import { lastSignIn, suspendedSql } from '../../core/access/suspended.ts'
import type { Anyone, SignedIn } from '../../core/app/context.ts'
import type { Download } from '../../core/download/index.ts'
import { icalendar } from '../../core/text/ical.ts'
import { refuse, TransportFailure } from '../../core/ground/refuse.ts'
import { apiPrefix } from '../../core/http/serve.ts'
import { bothWords, eventOf, inBoth, momentsSql, prodid, type Event } from './event.ts'
import { refSql } from './lists.ts'

type Feed = Data<'venue.feeds'>[number]
const mostFeeds = 50
/** Events of one feed at most, the latest. */
const mostEvents = 5000

const digestOf = (key: string) => createHash('sha256').update(key).digest()

const shownSql = `select f.id, case when v.id is not null then ${refSql('v')} end as venue, f.titles,
  to_json(f.created_at at time zone 'UTC')#>>'{}' || 'Z' as "createdAt", to_json(f.last_read_at at time zone 'UTC')#>>'{}' || 'Z' as "lastReadAt"
  from venue_feed f left join venue v on v.id = f.venue_id`

export async function feeds(_input: unknown, { db, caller }: SignedIn): Promise<Feed[]> {
  const { rows } = await db.executeQuery<Feed>(CompiledQuery.raw(`${shownSql} where f.staff_id = $1 order by f.id desc`, [caller.staffId]))
  return rows
}

export async function createFeed({ body }: Input<'venue.createFeed'>, context: SignedIn): Promise<Data<'venue.createFeed'>> {
  const { app, db, now, caller, changed } = context
  const { venueId = null, titles } = body
  if (venueId !== null) {
    await requireCodes(db, caller, titles ? ['venue:calendar', 'venue:reservation'] : ['venue:calendar'])
    const venue = await db.selectFrom('venue').select('id').where('id', '=', venueId).executeTakeFirst()
    if (!venue) refuse(2, 'VENUE_NOT_FOUND')
  }
  // Those of one person are counted one after the other.
  await db.selectFrom('staff').select('id').where('id', '=', caller.staffId).forNoKeyUpdate().execute()
  if ((await feeds(undefined, context)).length >= mostFeeds) refuse(3, 'VENUE_FEEDS_TOO_MANY', { limit: mostFeeds })
  const key = randomBytes(16).toString('base64url')
  const row = { staffId: caller.staffId, venueId, titles, keyHash: digestOf(key), createdAt: now }
  const { id } = await db.insertInto('venueFeed').values(row).returning('id').executeTakeFirstOrThrow()
  changed('venue-feed', id, null, { staffId: caller.staffId, venueId, titles })
  const [feed] = (await feeds(undefined, context)).filter((each) => each.id === id)
  return { address: `${app.config.publicUrl}${apiPrefix}${operationOf('venue.feed').path}?key=${key}`, feed: feed! }
}

export async function removeFeed({ path }: Input<'venue.removeFeed'>, { db, caller, changed }: SignedIn): Promise<Record<string, never>> {
  const gone = await db
    .deleteFrom('venueFeed')
    .where('id', '=', path.feedId)
    .where('staffId', '=', caller.staffId)
    .returning(['staffId', 'venueId', 'titles'])
    .executeTakeFirst()
  if (!gone) return refuse(2, 'VENUE_FEED_NOT_FOUND')
  changed('venue-feed', path.feedId, gone, null)
  return {}
}

/** Whether the owner of feed `f` holds a code. */
const ownerHolds = (code: string) => `exists (select from staff_role sr join role r on r.id = sr.role_id and r.enabled
  where sr.staff_id = f.staff_id and not ${suspendedSql(lastSignIn, '$2::timestamptz')} and (r.builtin or exists (select from role_menu rm join menu m on m.id = rm.menu_id
    where rm.role_id = r.id and m.code = '${code}')))`

const feedSql = `
  select f.id, f.staff_id as "staffId", f.venue_id as "venueId", f.titles, coalesce(v.name, '') as name, coalesce(v.name_zh, '') as "nameZh"
  from venue_feed f join staff p on p.id = f.staff_id and p.enabled left join venue v on v.id = f.venue_id
  where f.key_hash = $1 and (f.venue_id is null or ${ownerHolds('venue:calendar')} and (not f.titles or ${ownerHolds('venue:reservation')}))`

interface Row {
  readonly id: number
  readonly staffId: number
  readonly venueId: number | null
  readonly titles: boolean
  readonly name: string
  readonly nameZh: string
}

/** A venue is taken by what is reserved of its whole and its parts too. */
const eventsSql = `
  select r.id, r.title, r.status, r.version, r.updated_at as "updatedAt", ${momentsSql}, v.name as "venueName", v.name_zh as "venueNameZh",
    v.location, coalesce(p.name, '') as person
  from venue_reservation r join venue v on v.id = r.venue_id left join staff p on p.id = r.person_id, setting s
  where r.day >= ($3::timestamptz at time zone s.time_zone)::date - 90
    and (case when $1::bigint is null then r.person_id = $2 else r.venue_id = $1 or v.part_of_id = $1
      or r.venue_id = (select part_of_id from venue where id = $1) end)
  order by r.day desc, r.starts_at desc, r.id desc limit ${mostEvents}`

/** An address that is revoked is as good as one that never was. */
export async function feed({ query }: Input<'venue.feed'>, { app, now }: Anyone): Promise<Download> {
  const { rows } = await app.pool.query<Row>(feedSql, [digestOf(query.key), now])
  const [found] = rows
  if (!found) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
  const { id, staffId, venueId, titles, name, nameZh } = found
  const { rows: events } = await app.pool.query<Event>(eventsSql, [venueId, staffId, now])
  // That somebody reads it is worth a write an hour. A database that takes no changes answers it all the same.
  await app.pool
    .query(
      `update venue_feed set last_read_at = date_trunc('hour', $2::timestamptz)
        where id = $1 and last_read_at is distinct from date_trunc('hour', $2::timestamptz)`,
      [id, now],
    )
    .catch(() => {})
  const host = new URL(app.config.publicUrl).host
  const title = venueId === null ? bothWords('venue.feed.own') : inBoth(name, nameZh)
  const text = icalendar(
    { prodid, method: 'PUBLISH', 'x-wr-calname': title, 'refresh-interval': 'PT1H' },
    events.map((event) => eventOf(event, host, titles)),
  )
  return { fileName: 'venues.ics', type: 'text/calendar; charset=utf-8', body: Readable.from([text]) }
}
