// The routes to choose from. Anybody who is signed in reads them, so they must not tell where a few children live.
import type { Data } from '@isb/contract'
import { CompiledQuery } from 'kysely'
import type { Handlers } from '../../core/declare/handlers.ts'
import { toldStopSql } from '../../core/shared/told-stops.ts'
import { lineSql } from './lists.ts'

/** The active routes with their stops. */
export const options: Handlers<'bus'>['options'] = async (_, context) => {
  const values: unknown[] = []
  const isTold = await toldStopSql(context, (value) => `$${values.push(value)}`)
  const text = `select r.id, r.line_number as "lineNumber", r.name, r.name_zh as "nameZh", r.direction, r.color, r.weekdays,
      r.needs_approval as "needsApproval",
      (select coalesce(json_agg(json_build_object('stopId', s.id, 'name', s.name, 'nameZh', s.name_zh, 'at', c.at,
        'otherTimes', c.other_times) order by c.position), '[]')
        from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = r.id and ${isTold}) as stops
    from bus_route r where r.status = 'Active' order by ${lineSql}, r.direction desc limit 500`
  const { rows } = await context.db.executeQuery<Data<'bus.options'>[number]>(CompiledQuery.raw(text, values))
  return rows
}
