// The routes, stops and days leave as a GTFS feed.
import { Readable } from 'node:stream'
import { addDays, feedOut, type FeedFileOut, type FeedSourceRoute } from '@isb/domain'
import { zippedRoster, type RosterOut } from '@isb/tables/bundles'
import { word } from '@isb/words'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { App } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { Db } from '../../core/database/database.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { bytesFile, type Download } from '../../core/download/index.ts'
import { fewestRiders } from '../../core/shared/told-stops.ts'
import { lineSql, stopsSql } from './lists.ts'

/** A feed tells of a year. */
const daysAhead = 364
/** Riders have a seat at a stop on several days of the weeks around today. */
const weeksAround = 3

/** The stops of each route that may be homes. The school's own end of a route is none. */
export async function homesOf(db: Db, from: string): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; homes: number[] }>`
    select r.id, array(select c.stop_id from bus_route_stop c where c.route_id = r.id
        and c.position <> (select case r.direction when 'ToSchool' then max(e.position) else min(e.position) end
          from bus_route_stop e where e.route_id = r.id)
        and (select count(*) from (select b.person_id from bus_booking b join bus_ride y on y.booking_id = b.id and y.state = 'Seat'
            and y.day between ${from}::date - ${weeksAround} * 7 and ${from}::date + ${weeksAround} * 7
          where b.stop_id = c.stop_id group by b.person_id having count(distinct y.day) > 1) rider) < ${fewestRiders}) as homes
    from bus_route r`.execute(db)
  return new Map(rows.map(({ id, homes }) => [id, homes]))
}

/** The timetable of a year from today. */
async function filesOf(db: Db, now: Date, url: string, withoutHomes: boolean): Promise<{ from: string; files: readonly FeedFileOut[] }> {
  const from = await schoolDay(db, now)
  const until = addDays(from, daysAhead)
  const { schoolName, timeZone } = await db.selectFrom('setting').select(['schoolName', 'timeZone']).executeTakeFirstOrThrow()
  const { rows } = await sql<FeedSourceRoute>`
    select r.id, r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color, r.weekdays, r.divisions,
      ${sql.raw(stopsSql)} as stops, coalesce(d.days, '[]') as days
    from bus_route r left join (select route_id, json_agg(json_build_object('day', day, 'weekday', weekday) order by day) as days
        from bus_runs(${from}, ${until}) group by route_id) d
      on d.route_id = r.id
    where r.status = 'Active' order by ${sql.raw(lineSql)}, r.direction desc, r.id`.execute(db)
  const homes = withoutHomes ? await homesOf(db, from) : new Map<number, readonly number[]>()
  const routes = rows.map(({ stops, ...route }) => ({
    ...route,
    stops: stops.filter(({ stopId }) => !homes.get(route.id)?.includes(stopId)),
  }))
  const school = { name: schoolName, url, timeZone, language: 'en' }
  return { from, files: feedOut({ school, from, until, routes }) }
}

/** The timetable as a file; for others, without the stops that may be homes. */
export const feed: Handlers<'bus'>['feed'] = async ({ query: { withoutHomes = false } = {} }, context) => {
  const { app, db, now, locale } = context
  const { from, files } = await filesOf(db, now, app.config.publicUrl, withoutHomes)
  return bytesFile(`${word(locale, 'file.bus-feed')} ${from}.zip`, 'application/zip', zippedRoster(streamed(files)), partyOf(context))
}

/** However many strangers read it, it is made once in a while. */
const made = new WeakMap<App, { readonly at: number; readonly bytes: Promise<Buffer> }>()
const madeForMs = 10 * 60_000

/** The timetable for anybody. */
export async function openTimetable(app: App, now: Date): Promise<Download> {
  let last = made.get(app)
  if (!last || Math.abs(now.getTime() - last.at) > madeForMs) {
    const bytes = filesOf(app.db, now, app.config.publicUrl, true).then(async ({ files }) => {
      const parts: Uint8Array[] = []
      for await (const part of zippedRoster(streamed(files))) parts.push(part)
      return Buffer.concat(parts)
    })
    last = { at: now.getTime(), bytes }
    made.set(app, last)
    bytes.catch(() => made.delete(app))
  }
  const bytes = await last.bytes
  return { fileName: 'gtfs.zip', type: 'application/zip', size: bytes.length, body: Readable.from([bytes]) }
}

async function* streamed(files: readonly FeedFileOut[]): AsyncGenerator<RosterOut, void> {
  for (const { rows, ...file } of files) yield { ...file, rows: once(rows) }
}
async function* once<Rows>(rows: Rows): AsyncGenerator<Rows, void> {
  yield rows
}
