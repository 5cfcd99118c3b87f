-- A booking may be for every other week, counted from the week in which it begins; a stop may have a cut-off of its own; a ride knows when
-- it came off the waiting list.
alter table bus_booking add column every_other_week boolean not null default false;
alter table bus_stop add column cut_off_minutes int check (cut_off_minutes between 0 and 10080);
alter table bus_ride add column made_at timestamptz not null default now();
alter table bus_ride add column got_seat_at timestamptz;

create function bus_ride_got_seat() returns trigger language plpgsql as $$
begin
  -- What was booked by this very change had its seat from the beginning.
  if new.made_at <> now() then new.got_seat_at := now(); end if;
  return new;
end $$;
create trigger bus_ride_got_seat before update on bus_ride for each row
  when (old.state = 'Waiting' and new.state = 'Seat') execute function bus_ride_got_seat();

-- Whether a booking that begins on a day is for the week of another.
create function bus_week_is_on(every_other boolean, starts_on date, on_day date) returns boolean immutable language sql
  return not every_other or (on_day - date_trunc('week', starts_on)::date) / 7 % 2 = 0;

-- As before; weeks that are left out by turns have no ride.
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
    and (b.weekdays = '{}' or d.weekday = any (b.weekdays)) and bus_week_is_on(b.every_other_week, b.starts_on, d.day)
    and d.day <> all (b.days_out) and (of_booking is null or b.id = of_booking)
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
