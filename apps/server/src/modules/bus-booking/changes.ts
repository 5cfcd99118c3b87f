// What is otherwise on a day than usual, for those who send children to their buses: class by class.
import type { Data, Input, Schema } from '@isb/contract'
import { CompiledQuery, sql } from 'kysely'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { studentNumberSql, toldApartSql } from '../../core/lists/sql.ts'
import { requireRange } from '../../core/ground/refuse.ts'
import { classNameSql } from '../../core/lists/class-name.ts'
import { routeSql, stopSql } from './lists.ts'

/** A day of a booking, and what is special about it: the worst is told, once. */
const kindSql = `case
    when y.state is null then 'LeftOut'
    when y.state = 'Away' then 'OnLeave'
    when n.cancelled_at is not null then 'NoBus'
    when y.state = 'Waiting' then 'Waiting'
    when y.got_seat_at is not null then 'GotSeat'
    when b.starts_on = b.ends_on then 'ThisDay'
    when b.starts_on = $1::date then 'Begins'
    when n.vehicle_id is distinct from r.vehicle_id and n.vehicle_id is not null then 'OtherBus'
  end`

export async function changes({ query }: Input<'busBooking.changes'>, context: SignedIn): Promise<Data<'busBooking.changes'>> {
  const { db, now } = context
  const day = query?.day ?? (await schoolDay(db, now))
  const values: unknown[] = [day]
  const within = withinReach(await reachOf(db, context), 'p.id', '$1::date', (value) => `$${values.push(value)}`) || 'true'
  const text = `
    select * from (
      select ${kindSql} as kind, p.id as "personId", p.name, p.name_zh as "nameZh", ${studentNumberSql('p.id')}, coalesce(${classNameSql()}, '') as "className",
        coalesce(t.grade, '') as grade, ${routeSql} as route, ${stopSql} as stop, coalesce(c.other_times->>d.weekday, c.at) as at, v.plate
      from bus_booking b join staff p on p.id = b.person_id join bus_route r on r.id = b.route_id join bus_stop s on s.id = b.stop_id
        left join bus_run n on n.route_id = r.id and n.day = $1::date
        left join bus_vehicle v on v.id = coalesce(n.vehicle_id, r.vehicle_id)
        left join bus_runs($1::date, $1::date) d on d.route_id = r.id
        left join bus_ride y on y.booking_id = b.id and y.day = $1::date
        left join bus_route_stop c on c.route_id = b.route_id and c.stop_id = b.stop_id
        left join student_stay t on t.student_id = p.id and t.from_on <= $1::date and (t.until_on is null or t.until_on > $1::date)
        left join homeroom h on h.id = t.homeroom_id
      where b.confirmation = 'Confirmed' and ${within} and (y.booking_id is not null
        or $1::date = any (b.days_out) and d.route_id is not null)
    ) change where kind is not null
    order by lower("className"), grade, lower(name), "personId", at, route->>'lineNumber'`
  const { rows } = await db.executeQuery<Schema<'BusChange'>>(CompiledQuery.raw(text, values))
  const [counted] = (await sql<{ runs: number }>`select count(*) as runs from bus_runs(${day}, ${day})`.execute(db)).rows
  return { day, runs: counted?.runs ?? 0, changes: rows }
}

/** The seats that absences free between two days: whoever got a seat of a run first has the first of them that is by name. */
export async function freed({ query }: Input<'busBooking.freed'>, context: SignedIn): Promise<Data<'busBooking.freed'>> {
  const { db, now } = context
  const { from, to, personId = null } = query
  requireRange('/query/to', from, to, 400)
  const values: unknown[] = [from, to, personId, await schoolDay(db, now)]
  const reach = await reachOf(db, context)
  const within = (child: string) => withinReach(reach, child, '$4::date', (value) => `$${values.push(value)}`) || 'true'
  const text = `
    with place as (
      select n.day, n.route_id, n.cancelled_at, y.state, p.id, p.name, p.name_zh,
        row_number() over (partition by n.day, n.route_id, y.state order by y.got_seat_at, lower(p.name), p.id) as at
      from bus_run n join bus_ride y on y.route_id = n.route_id and y.day = n.day
        join bus_booking b on b.id = y.booking_id join staff p on p.id = b.person_id
      where n.day between $1::date and $2::date and b.confirmation = 'Confirmed'
        and (y.state = 'Away' or y.state = 'Seat' and y.got_seat_at is not null)
        and ($3::bigint is null or (n.route_id, n.day) in (select away.route_id, away.day from bus_ride away
          join bus_booking own on own.id = away.booking_id where own.person_id = $3 and away.state = 'Away'))
    )
    select a.day::text as day, a.id as "personId", a.name, a.name_zh as "nameZh", ${toldApartSql('a.id', 'a.day')}, ${routeSql} as route,
      case when g.id is not null then (select row_to_json(child) from (select g.id, g.name, g.name_zh as "nameZh", ${toldApartSql('g.id', 'g.day')}) child) end as next
    from place a join bus_route r on r.id = a.route_id
      left join place g on g.route_id = a.route_id and g.day = a.day and g.at = a.at and g.state = 'Seat' and g.cancelled_at is null
        and ${within('g.id')}
    where a.state = 'Away' and coalesce(a.id = $3, true) and $4::date is not null and ${within('a.id')}
    order by a.day, r.line_number, r.id, a.at`
  const { rows } = await db.executeQuery<Schema<'BusFreedSeat'>>(CompiledQuery.raw(text, values))
  return rows
}
