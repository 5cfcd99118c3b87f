// The routes, stops and days leave as a GTFS feed.
import { addDays, feedOut, type FeedFileOut, type FeedSourceRoute } from '@isb/domain'
import { zippedRoster, type RosterOut } from '@isb/roster'
import { word } from '@isb/words'
import { sql } from 'kysely'
import { schoolDay } from '../../core/clock.ts'
import type { Handlers } from '../../core/context.ts'
import { bytesFile } from '../../core/download/index.ts'
import { lineSql, stopsSql } from './lists.ts'

/** A feed tells of a year. */
const daysAhead = 364
/** A stop of fewer riders may be somebody's home. */
const fewestRiders = 5

/** The timetable as a file; for others, without the stops that may be homes. The school's own end of a route is none. */
export const feed: Handlers<'bus'>['feed'] = async ({ query: { withoutHomes = false } = {} }, { app, db, now, locale }) => {
  const from = await schoolDay(db, now)
  const until = addDays(from, daysAhead)
  const { schoolName, timeZone } = await db.selectFrom('setting').select(['schoolName', 'timeZone']).executeTakeFirstOrThrow()
  const { rows } = await sql<FeedSourceRoute & { readonly homes: readonly number[] }>`
    select r.id, r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color, r.weekdays, r.divisions,
      ${sql.raw(stopsSql)} as stops, coalesce(d.days, '{}') as days,
      array(select c.stop_id from bus_route_stop c where c.route_id = r.id
        and c.position <> (select case r.direction when 'ToSchool' then max(e.position) else min(e.position) end
          from bus_route_stop e where e.route_id = r.id)
        and (select count(distinct b.person_id) from bus_booking b where b.stop_id = c.stop_id and b.confirmation = 'Confirmed'
          and b.ends_on >= ${from}::date) < ${fewestRiders}) as homes
    from bus_route r left join (select route_id, array_agg(day::text order by day) as days from bus_runs(${from}, ${until}) group by route_id) d
      on d.route_id = r.id
    where r.status = 'Active' order by ${sql.raw(lineSql)}, r.direction desc, r.id`.execute(db)
  const routes = rows.map(({ homes, stops, ...route }) => ({
    ...route,
    stops: withoutHomes ? stops.filter(({ stopId }) => !homes.includes(stopId)) : stops,
  }))
  const school = { name: schoolName, url: app.config.publicUrl, timeZone, language: 'en' }
  const files = feedOut({ school, from, until, routes })
  return bytesFile(`${word(locale, 'file.bus-feed')} ${from}.zip`, 'application/zip', zippedRoster(streamed(files)))
}

async function* streamed(files: readonly FeedFileOut[]): AsyncGenerator<RosterOut, void> {
  for (const { rows, ...file } of files) yield { ...file, rows: once(rows) }
}
async function* once<Rows>(rows: Rows): AsyncGenerator<Rows, void> {
  yield rows
}
