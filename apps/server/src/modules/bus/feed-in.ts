// A GTFS feed comes in: read in a process of its own, held against what is here, and written in one transaction, all of it or nothing.
import type { Data, Schema } from '@isb/contract'
import {
  feedChanges,
  feedOddities,
  planFeed,
  writtenCall,
  type Feed,
  type FeedOddity,
  type FeedOutcome,
  type FeedPlan,
  type RoutePlan,
  type StandingBuses,
  type StandingRoute,
  type StandingStop,
  type StopPlan,
} from '@isb/domain'
import { BundleFault, readFeed, withBundleOf } from '@isb/tables/bundles'
import { isWord, word, type Locale, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { TakesLong } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { Db } from '../../core/database/database.ts'
import { lockImports } from '../../core/database/locks.ts'
import { isLargeBundle, zipIn } from '../../core/files/bundle.ts'
import { createdRow, changedRow, mostResults, refusedRow } from '../../core/shared/import.ts'
import type { IsHeavy } from '../../core/declare/module.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { Refusal } from '../../core/ground/refuse.ts'
import { beginRun, type Outcome, type Running } from '../../core/work/runs.ts'

type Result = Schema<'RunResult'>
type Given = Parameters<Handlers<'bus'>['import']>[0]

/** Begins to bring a feed in. */
export async function importFeed(
  { query: { dryRun = false, fileName, school } = {}, body }: Given,
  context: TakesLong,
): Promise<Data<'bus.import'>> {
  const zip = await zipIn(body)
  return context.atomically(async (change) => {
    const what = { operation: 'bus.import', dryRun, total: 100, fileName, told: { fileName } } as const
    return beginRun({ ...context, ...change }, what, (running) => bringIn(zip, school?.trim(), dryRun, running, context))
  })
}

/** Routes that are read and held against a feed within some 10 ms. */
const fewRoutes = 100

/** Whether a feed takes long to bring in: it is large, or many routes are here. */
export const isLongFeed: IsHeavy = async ({ db }, _path, body) =>
  (await isLargeBundle(body, 'txt')) || (await db.selectFrom('busRoute').select('id').offset(fewRoutes).limit(1).execute()).length > 0

async function bringIn(
  zip: number | Buffer,
  school: string | undefined,
  dryRun: boolean,
  running: Running,
  context: TakesLong,
): Promise<Outcome> {
  const { db } = running
  const { locale, now } = context
  await lockImports(db)
  const today = await schoolDay(db, now)
  let percent = 0
  const progress = (done: number, all: number) => {
    const reached = Math.floor((60 * done) / all)
    if (reached >= percent + 5) running.progress((percent = reached))
  }
  try {
    const feed = await withBundleOf(zip, (files) => readFeed(files, today, { progress }), 'txt')
    const timetable = feed.end()
    // Nobody makes a stop or a route meanwhile: what was planned can be written.
    if (!dryRun) await sql`lock table bus_stop, bus_route in share row exclusive mode`.execute(db)
    const plan = planFeed(timetable, await standingBuses(db), school)
    if (plan.schoolUnknown) feed.note({ code: 'SCHOOL_UNKNOWN', file: 'stops.txt', value: school ?? '' })
    for (const { guessed, from } of plan.routes)
      if (guessed) feed.note({ code: 'DIRECTION_BY_TIME', file: 'trips.txt', line: from.line, value: from.trips[0] ?? '' })
    const odd = toldOddities(feed, locale)
    if (feed.isBroken) return { refused: true, counts: {}, results: odd.filter(({ outcome }) => outcome === 'refused') }
    running.progress(70)
    if (!dryRun) await write(plan, timetable.feed, running, context)
    return { refused: false, counts: countsOf(plan, timetable.refused), results: [...odd, ...told(plan, locale)].slice(0, mostResults) }
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'BUS_ROUTE_ONE_LINE')
      return { refused: true, counts: {}, results: [refusedRow(locale, { key: '' }, error.reason, error.values)] }
    if (!(error instanceof BundleFault)) throw error
    return { refused: true, counts: {}, results: [refusedRow(locale, { key: '', file: error.file }, 'BUS_FEED_FILE')] }
  }
}

async function standingBuses(db: Db): Promise<StandingBuses> {
  const stops = await db
    .selectFrom('busStop')
    .select(['id', 'feed', 'feedId', 'name', 'nameZh', 'latitude', 'longitude', 'note'])
    .orderBy('id')
    .execute()
  const { rows: routes } = await sql<StandingRoute>`
    select r.id, r.feed, r.feed_id as "feedId", r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color, r.weekdays,
      (select coalesce(json_agg(json_build_object('stopId', c.stop_id, 'at', c.at, 'otherTimes', c.other_times) order by c.position), '[]')
        from bus_route_stop c where c.route_id = r.id) as calls
    from bus_route r order by r.id`.execute(db)
  return { stops, routes }
}

/** What is odd in the files. After an error, errors alone are told. */
function toldOddities(feed: Feed, locale: Locale): Result[] {
  const met = feed.oddities.all(feed.order).filter(({ first: [one] }) => !feed.isBroken || (one && feedOddities[one.code] === 'error'))
  return met.flatMap(({ first, count }) =>
    first.map((oddity, at): Result => {
      const more = at === first.length - 1 ? count - first.length : 0
      const { code, file, line, field } = oddity
      return {
        ...(file && { file }),
        ...(line !== undefined && { line }),
        ...(field !== undefined && { field }),
        outcome: feedOddities[code] === 'note' ? 'noted' : 'refused',
        reason: code,
        message: [sentence(oddity, locale), ...(more > 0 ? [word(locale, 'bus.feed.more', { count: more })] : [])].join(' '),
      }
    }),
  )
}

const sentence = ({ code, field = '', value = '', other = '' }: FeedOddity, locale: Locale) =>
  word(locale, `odd.${code}`, { field, value, other })

/** How much there is of each kind by outcome, such as `routes.created`; runs are those of a week. */
function countsOf({ stops, routes }: FeedPlan, refused: number): Record<string, number> {
  const counts: Record<string, number> = {}
  const count = (key: string, more: number) => {
    if (more > 0) counts[key] = (counts[key] ?? 0) + more
  }
  for (const plan of stops) count(`stops.${plan.outcome}`, 1)
  for (const { outcome, after } of routes) {
    count(`routes.${outcome}`, 1)
    count(`runs.${outcome}`, after.weekdays.length)
  }
  count('routes.refused', refused)
  return counts
}

function told({ stops, routes }: FeedPlan, locale: Locale): Result[] {
  const result = <Fields extends object>(
    { standing, after, outcome }: { readonly standing: Fields | undefined; readonly after: Partial<Fields>; readonly outcome: FeedOutcome },
    named: { readonly key: string; readonly file: string; readonly line: number },
    message: string,
  ): Result[] => {
    if (outcome === 'unchanged') return []
    if (!standing) return [createdRow(named, message)]
    const changes = feedChanges<Partial<Fields>>(standing, after).map(
      (field) => [word(locale, `field.${field}` as WordKey), shown(standing[field], locale), shown(after[field], locale)] as const,
    )
    return [changedRow(named, changes, message)]
  }
  const summary = ({ calls }: RoutePlan) =>
    word(locale, 'bus.feed.calls', { count: calls.length, first: calls[0]!.at, last: calls.at(-1)!.at })
  return [
    ...routes.flatMap((plan) => {
      const { lineNumber, name, direction } = plan.after
      const key = `${lineNumber} ${name}, ${word(locale, `value.BusDirection.${direction}`)}`
      return result<StandingRoute>(plan, { key, file: 'trips.txt', line: plan.from.line }, summary(plan))
    }),
    ...stops.flatMap((plan) => result<StandingStop>(plan, { key: plan.after.name, file: 'stops.txt', line: plan.from.line }, '')),
  ]
}

/** A value as it is read; weekdays by their names. */
const shown = (value: unknown, locale: Locale): string =>
  (Array.isArray(value) ? value : [value])
    .map((each) => {
      const key = `value.Weekday.${String(each)}`
      return isWord(key) ? word(locale, key) : String(each)
    })
    .join(', ')

/** Writes what was planned. Names and lines that are exchanged leave their places first. */
async function write({ stops, routes }: FeedPlan, feed: string, running: Running, context: TakesLong): Promise<void> {
  const { db, changed, copy } = running
  const { now } = context
  const stopIds = await writeStops(stops, feed, db, now)
  for (const plan of stops) {
    if (plan.outcome !== 'unchanged')
      changed('bus-stop', stopIds.get(plan)!, plan.standing ? audited(plan.standing, plan.after) : null, plan.after)
  }
  running.progress(80)
  const routeIds = await writeRoutes(routes, feed, db, now)
  const edited = routes.filter(({ outcome }) => outcome !== 'unchanged')
  await sql`delete from bus_route_stop where route_id = any(${edited.flatMap(({ standing }) => standing?.id ?? [])}::bigint[])`.execute(db)
  const nameOf = new Map(stops.flatMap(({ standing }) => (standing ? [[standing.id, standing.name] as const] : [])))
  const note = (plan: RoutePlan) => {
    const after = { ...plan.after, stops: plan.calls.map(({ stop, ...times }) => writtenCall({ ...times, name: stop.after.name })) }
    const { standing } = plan
    const before = standing && {
      ...audited(standing, plan.after),
      stops: standing.calls.map(({ stopId, ...times }) => writtenCall({ ...times, name: nameOf.get(stopId) ?? String(stopId) })),
    }
    changed('bus-route', routeIds.get(plan)!, before ?? null, after)
  }
  await copy('bus_route_stop', ['route_id', 'position', 'stop_id', 'at', 'other_times'], callRows(edited, routeIds, stopIds, note))
  running.progress(95)
  for (const { standing } of edited)
    if (standing) await tellModules({ app: context.app, db, now }, 'bus.routeChanged', { routeId: standing.id })
}

/** The fields of a record that the feed tells. */
const audited = <Fields extends object>(before: Fields, after: object) =>
  Object.fromEntries(Object.keys(after).map((field) => [field, before[field as keyof Fields]]))

/** Notes a route while the database writes the calls of those before. */
function* callRows(
  plans: readonly RoutePlan[],
  routeIds: ReadonlyMap<RoutePlan, number>,
  stopIds: ReadonlyMap<StopPlan, number>,
  note: (plan: RoutePlan) => void,
) {
  for (const plan of plans) {
    note(plan)
    for (const [at, call] of plan.calls.entries())
      yield [routeIds.get(plan)!, at + 1, stopIds.get(call.stop)!, call.at, JSON.stringify(call.otherTimes)] as const
  }
}

async function writeStops(plans: readonly StopPlan[], feed: string, db: Db, now: Date): Promise<ReadonlyMap<StopPlan, number>> {
  const row = ({ from, standing, after }: StopPlan) => ({ ...after, id: standing?.id ?? null, feed_id: from.id, name_zh: after.nameZh })
  const typed = sql.raw('(id bigint, feed_id text, name text, name_zh text, latitude float8, longitude float8, note text)')
  const fresh = plans.filter(({ standing }) => !standing)
  const edited = plans.filter(({ outcome }) => outcome === 'changed')
  const renamed = edited.filter(({ standing, after }) => standing!.name !== after.name).map(({ standing }) => standing!.id)
  await sql`update bus_stop set name = 'stop ' || id || ' ' || gen_random_uuid() where id = any(${renamed}::bigint[])`.execute(db)
  await sql`update bus_stop s set name = x.name, name_zh = x.name_zh, latitude = x.latitude, longitude = x.longitude, note = x.note,
      version = s.version + 1, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(edited.map(row))}) as x ${typed} where s.id = x.id`.execute(db)
  const given = newIds(plans, ({ id }) => [id], feed)
  await release('bus_stop', given, feed, db)
  const { rows } = await sql<{ id: number; feedId: string }>`
    insert into bus_stop (name, name_zh, latitude, longitude, note, feed, feed_id, updated_at)
    select name, name_zh, latitude, longitude, note, ${feed}, feed_id, ${now} from json_to_recordset(${JSON.stringify(fresh.map(row))}) as x ${typed}
    returning id, feed_id as "feedId"`.execute(db)
  await adopt('bus_stop', given, feed, db)
  const made = new Map(rows.map(({ id, feedId }) => [feedId, id]))
  return new Map(plans.map((plan) => [plan, plan.standing?.id ?? made.get(plan.from.id)!]))
}

async function writeRoutes(plans: readonly RoutePlan[], feed: string, db: Db, now: Date): Promise<ReadonlyMap<RoutePlan, number>> {
  const row = ({ from, standing, after }: RoutePlan) => ({
    ...after,
    id: standing?.id ?? null,
    feed_id: from.trips[0],
    line_number: after.lineNumber,
    name_zh: after.nameZh,
    weekdays: `{${after.weekdays.join()}}`,
  })
  const typed = sql.raw('(id bigint, feed_id text, line_number text, name text, name_zh text, direction text, color text, weekdays text)')
  const fresh = plans.filter(({ standing }) => !standing)
  const edited = plans.filter(({ outcome }) => outcome === 'changed')
  const moved = edited
    .filter(({ standing, after }) => standing!.lineNumber !== after.lineNumber || standing!.direction !== after.direction)
    .map(({ standing }) => standing!.id)
  await sql`update bus_route set line_number = 'line ' || id || ' ' || gen_random_uuid() where id = any(${moved}::bigint[])`.execute(db)
  await sql`update bus_route r set line_number = x.line_number, name = x.name, name_zh = x.name_zh, direction = x.direction, color = x.color,
      weekdays = x.weekdays::text[], version = r.version + 1, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(edited.map(row))}) as x ${typed} where r.id = x.id`.execute(db)
  const given = newIds(plans, ({ trips }) => trips, feed)
  await release('bus_route', given, feed, db)
  const { rows } = await sql<{ id: number; feedId: string }>`
    insert into bus_route (line_number, name, name_zh, direction, color, weekdays, feed, feed_id, updated_at)
    select line_number, name, name_zh, direction, color, weekdays::text[], ${feed}, feed_id, ${now}
    from json_to_recordset(${JSON.stringify(fresh.map(row))}) as x ${typed} returning id, feed_id as "feedId"`.execute(db)
  await adopt('bus_route', given, feed, db)
  const made = new Map(rows.map(({ id, feedId }) => [feedId, id]))
  return new Map(plans.map((plan) => [plan, plan.standing?.id ?? made.get(plan.from.trips[0]!)!]))
}

interface Planned<From> {
  readonly from: From
  readonly standing: { readonly id: number; readonly feed: string | null; readonly feedId: string | null } | undefined
}
/** Who is known by another id of this feed than before; without an id of ours it is made. What another feed brought stays known by that. */
interface NewId {
  readonly id: number | undefined
  readonly given: string
}

const newIds = <From>(plans: readonly Planned<From>[], idsOf: (from: From) => readonly string[], feed: string): readonly NewId[] =>
  plans.flatMap(({ from, standing }) => {
    const ids = idsOf(from)
    const isKnown = standing?.feed != null && (standing.feed !== feed || ids.includes(standing.feedId!))
    return isKnown ? [] : [{ id: standing?.id, given: ids[0]! }]
  })

/** Takes ids of the feed from those that have had them. */
async function release(table: 'bus_stop' | 'bus_route', ids: readonly NewId[], feed: string, db: Db): Promise<void> {
  await sql`update ${sql.raw(table)} set feed = null, feed_id = null
    where feed = ${feed} and feed_id = any(${ids.map(({ given }) => given)}::text[])`.execute(db)
}

/** What is here is known by the feed's ids from now on. */
async function adopt(table: 'bus_stop' | 'bus_route', ids: readonly NewId[], feed: string, db: Db): Promise<void> {
  await sql`update ${sql.raw(table)} t set feed = ${feed}, feed_id = x.given
    from json_to_recordset(${JSON.stringify(ids.filter(({ id }) => id !== undefined))}) as x (id bigint, given text)
    where t.id = x.id`.execute(db)
}
