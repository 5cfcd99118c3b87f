-- Who rides which bus. A booking is for one day or for the weekdays of some time; a ride is one day of a confirmed booking.
create table bus_booking_setting (
  single boolean primary key default true check (single),
  cut_off_minutes int not null default 60 check (cut_off_minutes between 0 and 10080),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into bus_booking_setting default values;
create trigger tell_change after update on bus_booking_setting for each statement execute function tell_change('busBooking');

create table bus_booking (
  id bigint generated always as identity primary key,
  route_id bigint not null references bus_route on delete restrict,
  stop_id bigint not null references bus_stop on delete restrict,
  starts_on date not null,
  ends_on date not null check (ends_on between starts_on and starts_on + 400),
  weekdays text[] not null default '{}'
);
comment on column bus_booking.weekdays is 'in TypeScript: Schema<''Weekday''>[]';
call asked_and_decided('bus_booking', 'busBooking');
alter table bus_booking add constraint bus_booking_once
  exclude using gist (person_id with =, route_id with =, daterange(starts_on, ends_on, '[]') with &&)
  where (confirmation in ('Pending', 'Confirmed'));
create index bus_booking_route on bus_booking (route_id, starts_on);
create index bus_booking_stop on bus_booking (stop_id);
create index bus_booking_submitted on bus_booking (submitted_by) where submitted_by is not null;

-- Seat: rides. Waiting: is in line, by when the booking was asked for. Away: on leave, so that the seat is free.
create table bus_ride (
  booking_id bigint not null references bus_booking on delete cascade,
  day date not null,
  route_id bigint not null,
  state text not null check (state in ('Seat', 'Waiting', 'Away')),
  asked_at timestamptz not null,
  primary key (booking_id, day),
  constraint bus_ride_run foreign key (route_id, day) references bus_run (route_id, day)
);
create index bus_ride_line on bus_ride (route_id, day, state, asked_at, booking_id);
create trigger tell_change after insert or update or delete on bus_ride for each statement execute function tell_change('busBooking');

create function bus_seats(of_route bigint, on_day date) returns int language sql stable as $$
  select coalesce((select v.seat_count from bus_route r left join bus_run n on n.route_id = r.id and n.day = on_day
    join bus_vehicle v on v.id = coalesce(n.vehicle_id, r.vehicle_id) where r.id = of_route), 0)
$$;

-- A run counts who has a seat, and never gives more seats than its bus has. A smaller bus takes no seat away.
create function bus_ride_counts() returns trigger language plpgsql as $$
declare
  ride bus_ride := coalesce(new, old);
  more int := coalesce((new.state = 'Seat')::int, 0) - coalesce((old.state = 'Seat')::int, 0);
  now_riding int;
begin
  if more = 0 then return null; end if;
  update bus_run set riders = riders + more where route_id = ride.route_id and day = ride.day returning riders into now_riding;
  if more > 0 and now_riding > bus_seats(ride.route_id, ride.day) then
    raise exception 'run of route % on % is full', ride.route_id, ride.day using errcode = 'check_violation', constraint = 'bus_ride_seats';
  end if;
  return null;
end $$;
create trigger bus_ride_counts after insert or update or delete on bus_ride for each row execute function bus_ride_counts();

-- Gives the free seats of a route to those who wait, first come first served, and answers who got one. A run on the road takes nobody more.
create function bus_pass_on(of_route bigint, first_day date, last_day date) returns setof bus_ride language plpgsql as $$
declare
  run bus_run;
begin
  for run in select * from bus_run n where n.route_id = of_route and n.day between first_day and last_day
    and n.started_at is null and n.cancelled_at is null order by n.day for update
  loop
    return query update bus_ride set state = 'Seat' where day = run.day and booking_id = any (array(
      select y.booking_id from bus_ride y where y.route_id = of_route and y.day = run.day and y.state = 'Waiting'
      order by y.asked_at, y.booking_id limit greatest(0, bus_seats(of_route, run.day) - run.riders))) returning *;
  end loop;
end $$;

-- Whether a student is on leave when a bus of this direction runs.
create function bus_on_leave(student bigint, on_day date, direction text) returns boolean language sql stable as $$
  select exists (select from absence a where a.student_id = student and a.status = 'Normal'
    and half_number(on_day, case direction when 'ToSchool' then 'Morning' else 'Afternoon' end) <@ a.halves)
$$;

-- Puts the rides of a route right from a day on, of all its bookings or of one: a confirmed booking has a ride on each of its days on which
-- the route runs, and on no other. Answers who got a seat after waiting for it. What is on the road or done stays as it is.
create function bus_settle(of_route bigint, of_booking bigint, from_day date) returns setof bus_ride language plpgsql as $$
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
  from bus_runs(first_day, last_day) d
  join bus_booking b on b.route_id = d.route_id and d.day between b.starts_on and b.ends_on and b.confirmation = 'Confirmed'
    and b.person_id is not null and (b.weekdays = '{}' or d.weekday = any (b.weekdays)) and (of_booking is null or b.id = of_booking)
  where d.route_id = of_route;
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

-- What a leave of a student frees, and what the end of it asks back. Answers who got a seat by it.
create function bus_settle_leave(student bigint, first_day date, last_day date) returns setof bus_ride language plpgsql as $$
declare
  ride record;
begin
  for ride in select y.booking_id, y.route_id, y.day, bus_on_leave(student, y.day, r.direction) as away
    from bus_ride y join bus_booking b on b.id = y.booking_id join bus_route r on r.id = y.route_id
    where b.person_id = student and y.day between first_day and last_day order by y.route_id, y.day
  loop
    perform from bus_run where route_id = ride.route_id and day = ride.day for update;
    update bus_ride y set state = case when ride.away then 'Away' else 'Waiting' end
      where y.booking_id = ride.booking_id and y.day = ride.day and (y.state = 'Away') <> ride.away;
    if found then
      return query select p.* from bus_pass_on(ride.route_id, ride.day, ride.day) p where p.booking_id <> ride.booking_id;
    end if;
  end loop;
end $$;
