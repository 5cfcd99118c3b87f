-- Seats are given and taken by few statements, whatever the number of days: the lock of a route is held for milliseconds. A booking has no
-- rides outside the time that its student is at the school, and none on days that are left out of it.
alter table bus_booking add column days_out date[] not null default '{}';
comment on column bus_booking.days_out is 'in TypeScript: string[]';
alter table bus_booking add check (starts_on <= all (days_out) and ends_on >= all (days_out));

-- The days of one route, as `bus_runs` has them. Planned once a session, for it is asked under the lock of the route.
create function bus_route_days(of_route bigint, first_day date, last_day date) returns table (day date, weekday text)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select s.day, min(s.runs_as) from bus_route r
    join unnest(array['Elementary', 'Middle', 'High', 'LifeCentered']) as d(division) on r.divisions = '{}' or d.division = any (r.divisions)
    cross join lateral school_days(first_day, last_day, d.division, null) s
    where r.id = of_route and r.status = 'Active' and s.campus and s.runs_as = any (r.weekdays) group by s.day;
end $$;

-- Runs count who has a seat, once a statement, and never give more seats than their bus has. A smaller bus takes no seat away.
drop trigger bus_ride_counts on bus_ride;
drop function bus_ride_counts();
create function bus_count_riders(routes bigint[], days date[], changes int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  full_run bus_run;
begin
  with moved as (
    select c.route_id, c.day, sum(c.change) as change from unnest(routes, days, changes) c(route_id, day, change)
    group by c.route_id, c.day having sum(c.change) <> 0
  ), counted as (
    update bus_run n set riders = n.riders + m.change from moved m where n.route_id = m.route_id and n.day = m.day
    returning n.*, m.change > 0 as grew
  ) select c.id, c.route_id, c.day into full_run.id, full_run.route_id, full_run.day from counted c
    where c.grew and c.riders > bus_seats(c.route_id, c.day) limit 1;
  if full_run.id is not null then
    raise exception 'run of route % on % is full', full_run.route_id, full_run.day
      using errcode = 'check_violation', constraint = 'bus_ride_seats';
  end if;
end $$;
create function bus_ride_made() returns trigger language plpgsql as $$
begin
  perform bus_count_riders(array_agg(route_id), array_agg(day), array_agg(1)) from made where state = 'Seat' having count(*) > 0;
  return null;
end $$;
create function bus_ride_gone() returns trigger language plpgsql as $$
begin
  perform bus_count_riders(array_agg(route_id), array_agg(day), array_agg(-1)) from gone where state = 'Seat' having count(*) > 0;
  return null;
end $$;
create function bus_ride_moved() returns trigger language plpgsql as $$
begin
  perform bus_count_riders(array_agg(route_id), array_agg(day), array_agg(change)) from (
    select route_id, day, 1 as change from made where state = 'Seat' union all select route_id, day, -1 from gone where state = 'Seat'
  ) c having count(*) > 0;
  return null;
end $$;
create trigger bus_ride_made after insert on bus_ride referencing new table as made for each statement execute function bus_ride_made();
create trigger bus_ride_gone after delete on bus_ride referencing old table as gone for each statement execute function bus_ride_gone();
create trigger bus_ride_moved after update on bus_ride referencing old table as gone new table as made
  for each statement execute function bus_ride_moved();

-- Gives the free seats of a route to those who wait, first come first served, and answers who got one. A run on the road takes nobody more.
create or replace function bus_pass_on(of_route bigint, first_day date, last_day date) returns setof bus_ride language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform from bus_run n where n.route_id = of_route and n.day between first_day and last_day
    and n.started_at is null and n.cancelled_at is null order by n.day for update;
  return query with free as materialized (
    select n.day, bus_seats(of_route, n.day) - n.riders as seats from bus_run n where n.route_id = of_route
      and n.day between first_day and last_day and n.started_at is null and n.cancelled_at is null
  ), line as materialized (
    select w.booking_id, w.day, f.seats, row_number() over (partition by w.day order by w.asked_at, w.booking_id) as place
    from free f join bus_ride w on w.route_id = of_route and w.day = f.day and w.state = 'Waiting' where f.seats > 0
  ) update bus_ride y set state = 'Seat' from line l
    where y.booking_id = l.booking_id and y.day = l.day and l.place <= l.seats returning y.*;
end $$;

-- As before; days that are left out and days on which the student is not at the school have no ride.
create or replace function bus_settle(of_route bigint, of_booking bigint, from_day date) returns setof bus_ride language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  first_day date;
  last_day date;
  wanted_bookings bigint[];
  wanted_days date[];
  made_bookings bigint[];
  made_days date[];
begin
  -- One at a time on a route. Whoever locks several locks the route, then buses, then runs.
  perform from bus_route where id = of_route for no key update;
  perform from bus_vehicle v where v.id in (
    select r.vehicle_id from bus_route r where r.id = of_route
    union select n.vehicle_id from bus_run n where n.route_id = of_route and n.day >= from_day
  ) order by v.id for share;
  select greatest(from_day, min(starts_on)), max(ends_on) into first_day, last_day from bus_booking
    where route_id = of_route and ends_on >= from_day and (of_booking is null or id = of_booking);
  select array_agg(b.id), array_agg(d.day) into wanted_bookings, wanted_days
  from bus_route_days(of_route, first_day, last_day) d
  join bus_booking b on b.route_id = of_route and d.day between b.starts_on and b.ends_on and b.confirmation = 'Confirmed'
    and (b.weekdays = '{}' or d.weekday = any (b.weekdays)) and d.day <> all (b.days_out) and (of_booking is null or b.id = of_booking)
  join student s on s.id = b.person_id and d.day between s.entered_on and coalesce(s.left_on, 'infinity');
  insert into bus_run (route_id, day) select of_route, w.day from unnest(wanted_days) w(day) group by w.day order by w.day
    on conflict do nothing;
  perform from bus_run n where n.route_id = of_route and (n.day = any (wanted_days) or exists (
    select from bus_ride y where y.route_id = of_route and y.day = n.day and y.day >= from_day and (of_booking is null or y.booking_id = of_booking)))
    order by n.day for update;
  delete from bus_ride y using bus_run n where n.route_id = y.route_id and n.day = y.day and n.started_at is null
    and y.route_id = of_route and y.day >= from_day and (of_booking is null or y.booking_id = of_booking)
    and (y.booking_id, y.day) not in (select * from unnest(wanted_bookings, wanted_days));
  with made as (
    insert into bus_ride (booking_id, day, route_id, state, asked_at)
      select b.id, w.day, of_route, case when bus_on_leave(b.person_id, w.day, r.direction) then 'Away' else 'Waiting' end, b.requested_at
      from unnest(wanted_bookings, wanted_days) as w(booking_id, day) join bus_booking b on b.id = w.booking_id
        join bus_route r on r.id = of_route join bus_run n on n.route_id = of_route and n.day = w.day and n.started_at is null
      on conflict do nothing returning booking_id, day
  ) select array_agg(booking_id), array_agg(day) into made_bookings, made_days from made;
  return query select p.* from bus_pass_on(of_route, first_day, last_day) p
    where (p.booking_id, p.day) not in (select * from unnest(made_bookings, made_days));
end $$;
