// The day: how full its runs are, and who rides them.
import type { Data, Input } from '@isb/contract'
import { CompiledQuery, sql } from 'kysely'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { studentNumberSql, timeSql } from '../../core/lists/sql.ts'
import { classNameSql } from '../../core/lists/class-name.ts'
import { routeSql, stopSql } from './lists.ts'

export async function board({ query }: Input<'busBooking.board'>, { db, now }: SignedIn): Promise<Data<'busBooking.board'>> {
  const day = query?.day ?? (await schoolDay(db, now))
  const ridesIn = (state: string) => sql`(select count(*) from bus_ride y where y.route_id = r.id and y.day = d.day and y.state = ${state})`
  // Nobody books a seat to the school, or from it, at the school itself: its time closes nothing.
  const cutOffs = sql`select min(o.at) as first, max(o.at) as last from (
      select (d.day + coalesce(c.other_times->>d.weekday, c.at)::time) at time zone s.time_zone
        - make_interval(mins => coalesce(w.cut_off_minutes, b.cut_off_minutes)) as at,
        c.position = case r.direction when 'ToSchool' then max(c.position) over () else min(c.position) over () end as "isSchool"
      from bus_route_stop c join bus_stop w on w.id = c.stop_id, setting s, bus_booking_setting b where c.route_id = r.id
    ) o where not o."isSchool"`
  const { rows } = await sql<Data<'busBooking.board'>['runs'][number]>`
    select ${sql.raw(routeSql)} as route, (select min(coalesce(c.other_times->>d.weekday, c.at)) from bus_route_stop c
        where c.route_id = r.id) as "startsAt", v.plate,
      d.seats, ${ridesIn('Seat')} as riders, ${ridesIn('Waiting')} as waiting, ${ridesIn('Away')} as away,
      (select count(*) from bus_ride y where y.route_id = r.id and y.day = d.day and y.state = 'Seat' and y.got_seat_at is not null) as "gotSeat",
      ${sql.raw(timeSql('o.first'))} as "firstCutOffAt", ${sql.raw(timeSql('o.last'))} as "lastCutOffAt",
      (select count(*) from bus_booking b where b.route_id = r.id and b.confirmation = 'Pending' and d.day between b.starts_on and b.ends_on
        and (b.weekdays = '{}' or d.weekday = any (b.weekdays)) and bus_week_is_on(b.every_other_week, b.starts_on, d.day)) as pending, n.cancelled_at is not null as cancelled
    from bus_runs(${day}, ${day}) d join bus_route r on r.id = d.route_id left join bus_vehicle v on v.id = d.vehicle_id
      left join bus_run n on n.id = d.run_id cross join lateral (${cutOffs}) o
    order by r.direction desc, lpad(lower(r.line_number), 8), r.id`.execute(db)
  return { day, runs: rows }
}

/** Those within the caller's reach: a teacher sees the own class. */
export async function riders(
  { query: { routeId, day } }: Input<'busBooking.riders'>,
  context: SignedIn,
): Promise<Data<'busBooking.riders'>> {
  const values: unknown[] = [routeId, day]
  const bind = (value: unknown) => `$${values.push(value)}`
  const within = withinReach(await reachOf(context.db, context), 'p.id', '$2::date', bind) || 'true'
  const text = `
    select y.booking_id as "bookingId", p.id as "personId", p.name, p.name_zh as "nameZh", ${studentNumberSql('p.id')}, coalesce(${classNameSql()}, '') as "className",
      coalesce(t.grade, '') as grade, ${stopSql} as stop, coalesce(c.other_times->>d.weekday, c.at) as at, y.state,
      bus_is_met(b.id, y.day) as met, y.state = 'Seat' and (y.got_seat_at is not null or b.starts_on = b.ends_on) as "isNew",
      ${timeSql('y.asked_at')} as "requestedAt", case when y.state = 'Seat' then ${timeSql('y.got_seat_at')} end as "gotSeatAt",
      case when y.state = 'Waiting' then row_number() over (partition by y.state order by y.asked_at, y.booking_id) end as "placeInLine"
    from bus_ride y join bus_booking b on b.id = y.booking_id join staff p on p.id = b.person_id join bus_stop s on s.id = b.stop_id
      left join bus_route_stop c on c.route_id = b.route_id and c.stop_id = b.stop_id
      left join bus_route_days($1, $2::date, $2::date) d on true
      left join student_stay t on t.student_id = p.id and t.from_on <= y.day and (t.until_on is null or t.until_on > y.day)
      left join homeroom h on h.id = t.homeroom_id
    where y.route_id = $1 and y.day = $2::date`
  const { rows } = await context.db.executeQuery<Data<'busBooking.riders'>[number] & { personId: number }>(
    CompiledQuery.raw(
      `select * from (${text}) p0 where p0."personId" in (select p.id from staff p where ${within})
        order by state = 'Waiting', "placeInLine", at, lower(name), "bookingId"`,
      values,
    ),
  )
  return rows
}
