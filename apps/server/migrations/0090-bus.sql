-- Buses: stops, vehicles, routes with their stops and times, and what is special about the run of a route on a day. Times of day are the
-- school's; places are WGS-84.
create table bus_stop (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  name_zh text not null default '',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  note text not null default '',
  version int not null default 1,
  updated_at timestamptz not null
);
create unique index bus_stop_name on bus_stop (lower(name));

create table bus_vehicle (
  id bigint generated always as identity primary key,
  plate text not null check (plate <> ''),
  seat_count int not null check (seat_count between 1 and 200),
  status text not null default 'InService' check (status in ('InService', 'Workshop', 'Retired')),
  note text not null default '',
  version int not null default 1,
  updated_at timestamptz not null
);
create unique index bus_vehicle_plate on bus_vehicle (lower(plate));

create table bus_route (
  id bigint generated always as identity primary key,
  line_number text not null check (line_number <> ''),
  name text not null check (name <> ''),
  name_zh text not null default '',
  direction text not null check (direction in ('ToSchool', 'FromSchool')),
  color text not null default 'Blue' check (color in ('Purple', 'Blue', 'Pink', 'Olive', 'Teal', 'Amber')),
  status text not null default 'Active' check (status in ('Active', 'Paused')),
  weekdays text[] not null default '{Monday,Tuesday,Wednesday,Thursday,Friday}',
  divisions text[] not null default '{}',
  vehicle_id bigint references bus_vehicle on delete restrict,
  needs_approval boolean not null default false,
  driver text not null default '',
  driver_phone text not null default '',
  attendant text not null default '',
  attendant_phone text not null default '',
  version int not null default 1,
  updated_at timestamptz not null
);
comment on column bus_route.weekdays is 'in TypeScript: Schema<''Weekday''>[]';
comment on column bus_route.divisions is 'in TypeScript: Schema<''Division''>[]';
create unique index bus_route_line on bus_route (lower(line_number), direction);
create index bus_route_vehicle on bus_route (vehicle_id);

-- Where a route stops, in order.
create table bus_route_stop (
  route_id bigint not null references bus_route on delete cascade,
  position int not null check (position > 0),
  stop_id bigint not null references bus_stop on delete restrict,
  at text not null check (at ~ '^[0-9]{2}:[0-9]{2}$'),
  primary key (route_id, position),
  constraint bus_route_stop_once unique (route_id, stop_id)
);
create index bus_route_stop_of on bus_route_stop (stop_id);

-- A run about which there is something to say. Which runs there are `bus_runs` answers.
create table bus_run (
  id bigint generated always as identity primary key,
  route_id bigint not null references bus_route on delete restrict,
  day date not null,
  vehicle_id bigint references bus_vehicle on delete restrict,
  reason text not null default '',
  cancelled_at timestamptz,
  started_at timestamptz,
  closed_at timestamptz check (closed_at >= started_at),
  riders int not null default 0 check (riders >= 0),
  constraint bus_run_once unique (route_id, day),
  check (closed_at is null or cancelled_at is null)
);
create index bus_run_vehicle on bus_run (vehicle_id) where vehicle_id is not null;

-- The runs of some days: a route runs on a day when one of its divisions is on campus and the timetable of the day is that of one of its
-- weekdays. Cancelled runs are among them.
create function bus_runs(first_day date, last_day date)
returns table (route_id bigint, day date, weekday text, run_id bigint, vehicle_id bigint, seats int)
language sql stable as $$
  with campus as (
    select distinct d.division, s.day, s.runs_as
    from unnest(array['Elementary', 'Middle', 'High', 'LifeCentered']) as d(division), school_days(first_day, last_day, d.division, null) s
    where s.campus
  ), taking_place as (
    select r.id, c.day, min(c.runs_as) as weekday from bus_route r
    join campus c on (r.divisions = '{}' or c.division = any (r.divisions)) and c.runs_as = any (r.weekdays)
    where r.status = 'Active' group by r.id, c.day
  )
  select r.id, t.day, t.weekday, n.id, v.id, coalesce(v.seat_count, 0)
  from taking_place t join bus_route r on r.id = t.id
  left join bus_run n on n.route_id = r.id and n.day = t.day
  left join bus_vehicle v on v.id = coalesce(n.vehicle_id, r.vehicle_id)
$$;

create trigger tell_change after insert or update or delete on bus_stop for each statement execute function tell_change('bus');
create trigger tell_change after insert or update or delete on bus_vehicle for each statement execute function tell_change('bus');
create trigger tell_change after insert or update or delete on bus_route for each statement execute function tell_change('bus');
create trigger tell_change after insert or update or delete on bus_run for each statement execute function tell_change('bus');
