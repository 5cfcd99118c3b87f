// The routes to choose from. Anybody who is signed in reads them, so they must not tell where a few children live.
import type { Data } from '@isb/contract'
import { CompiledQuery } from 'kysely'
import { holds } from '../../core/access/access.ts'
import { reachOfCode, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/clock.ts'
import type { Handlers, SignedIn } from '../../core/context.ts'
import { fewestRiders } from './feed-out.ts'
import { lineSql } from './lists.ts'

/** Codes whose holders work with stops and riders. */
const officeCodes = ['bus-booking', 'bus-booking:create'] as const

/**
 * SQL of whether call `c` of route `r` is told to the caller. A stop where one to four people have ridden within a year, or will ride, may be
 * a home: it is told to those who reach one of these people, and to these people. A stop where nobody rides is nobody's home, and the
 * school's own end of a route is none either.
 */
async function isToldSql({ db, caller, now }: Pick<SignedIn, 'db' | 'caller' | 'now'>, bind: (value: unknown) => string): Promise<string> {
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

/** The active routes with their stops. */
export const options: Handlers<'bus'>['options'] = async (_, context) => {
  const values: unknown[] = []
  const isTold = await isToldSql(context, (value) => `$${values.push(value)}`)
  const text = `select r.id, r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color, r.weekdays,
      r.needs_approval as "needsApproval",
      (select coalesce(json_agg(json_build_object('stopId', s.id, 'name', s.name, 'nameZh', s.name_zh, 'at', c.at,
        'otherTimes', c.other_times) order by c.position), '[]')
        from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = r.id and ${isTold}) as stops
    from bus_route r where r.status = 'Active' order by ${lineSql}, r.direction desc limit 500`
  const { rows } = await context.db.executeQuery<Data<'bus.options'>[number]>(CompiledQuery.raw(text, values))
  return rows
}
