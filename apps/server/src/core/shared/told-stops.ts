// Which stops of a bus line a caller may know. One that few people use may be a home: whoever chooses a stop is not shown it, and cannot book
// it by its id either.
import { CompiledQuery } from 'kysely'
import { holds } from '../access/access.ts'
import { reachOfCode, withinReach } from '../access/reach.ts'
import { schoolDay } from '../database/clock.ts'
import type { SignedIn } from '../app/context.ts'

/** A stop of fewer riders may be somebody's home. */
export const fewestRiders = 5

type Asks = Pick<SignedIn, 'db' | 'caller' | 'now'>

/** Codes whose holders work with stops and riders. */
const officeCodes = ['bus-booking', 'bus-booking:create'] as const

/**
 * SQL of whether call `c` of route `r` is told to the caller. A stop where one to four people have ridden within a year, or will ride, may be
 * a home: it is told to those who reach one of these people, and to these people. A stop where nobody rides is nobody's home, and the
 * school's own end of a route is none either.
 */
export async function toldStopSql({ db, caller, now }: Asks, bind: (value: unknown) => string): Promise<string> {
  if (await holds(db, caller, 'bus')) return 'true'
  const reaches = await Promise.all(officeCodes.map((code) => reachOfCode(db, caller, code)))
  if (reaches.includes('all')) return 'true'
  const today = `${bind(await schoolDay(db, now))}::date`
  const children = { staffId: caller.staffId, divisions: [], homerooms: false, children: true, runs: null }
  const within = [...reaches, ...(caller.own ? [children] : [])].map((reach) => withinReach(reach, 'b.person_id', today, bind))
  if (caller.own) within.push(`b.person_id = ${bind(caller.staffId)}::bigint`)
  return `(
    c.position = (select case r.direction when 'ToSchool' then max(e.position) else min(e.position) end
      from bus_route_stop e where e.route_id = r.id)
    or (select count(distinct b.person_id) not between 1 and ${fewestRiders - 1} or coalesce(bool_or(${within.join(' or ')}), false)
      from bus_booking b where b.stop_id = c.stop_id and b.confirmation = 'Confirmed' and b.ends_on > ${today} - 365))`
}

/** Whether a stop of a route is told to the caller. */
export async function isToldStop(context: Asks, routeId: number, stopId: number): Promise<boolean> {
  const values: unknown[] = [routeId, stopId]
  const isTold = await toldStopSql(context, (value) => `$${values.push(value)}`)
  if (isTold === 'true') return true
  const text = `select from bus_route r join bus_route_stop c on c.route_id = r.id where r.id = $1 and c.stop_id = $2 and ${isTold} limit 1`
  return (await context.db.executeQuery(CompiledQuery.raw(text, values))).rows.length > 0
}
