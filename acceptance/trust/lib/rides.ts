// Students who ride a bus on every day, whatever the calendar says, for models that ask whether the bus is told of absences.
import type { TestServer } from '@isb/server/testing'

/** Gives a student rides there and home on runs that are on the road: nothing takes it away. */
export async function ridesEveryDay({ pool }: TestServer, studentId: number, first: string, last: string): Promise<void> {
  await pool.query(
    `with stop as (
      insert into bus_stop (name, latitude, longitude, updated_at) values ('Stop ' || $1, 40, 116, now()) returning id
    ), route as (
      insert into bus_route (line_number, name, direction, updated_at) select 'M' || $1, 'Route ' || $1, direction, now()
        from unnest(array['ToSchool', 'FromSchool']) direction returning id
    ) insert into bus_booking (person_id, route_id, stop_id, starts_on, ends_on, confirmation, requested_at, decided_at)
      select $1::text::bigint, route.id, stop.id, $2::date, $3::date, 'Confirmed', now(), now() from route, stop`,
    [String(studentId), first, last],
  )
  await pool.query(
    `insert into bus_run (route_id, day, started_at) select route_id, day, now() from bus_booking, generate_series(starts_on, ends_on, '1 day') day
      where person_id = $1`,
    [studentId],
  )
  await pool.query(
    `insert into bus_ride (booking_id, day, route_id, state, asked_at) select b.id, n.day, n.route_id, 'Away', now()
      from bus_booking b join bus_run n on n.route_id = b.route_id where b.person_id = $1`,
    [studentId],
  )
}
