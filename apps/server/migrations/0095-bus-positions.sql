-- Where buses are: the trail that trackers report, the last place of each bus, and when a run was at its stops. Places are WGS-84.
create table bus_position (
  vehicle_id bigint not null references bus_vehicle on delete cascade,
  at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  speed double precision,
  heading double precision,
  primary key (vehicle_id, at)
);
create index bus_position_at on bus_position using brin (at);

-- The last place of a bus, and how far it has come on the run that it is on: meters along the line of its stops, seconds of delay.
create table bus_place (
  vehicle_id bigint primary key references bus_vehicle on delete cascade,
  at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  speed double precision,
  heading double precision,
  run_id bigint references bus_run on delete set null,
  along double precision not null default 0,
  delay int
);
create index bus_place_run on bus_place (run_id);

-- When the bus of a run was at a stop.
create table bus_run_call (
  run_id bigint not null references bus_run on delete cascade,
  stop_id bigint not null references bus_stop on delete cascade,
  passed_at timestamptz not null,
  primary key (run_id, stop_id)
);
create index bus_run_call_stop on bus_run_call (stop_id);
create index bus_run_on_the_road on bus_run (day) where started_at is not null and closed_at is null;

-- Open consoles hear of moves apart from changes: there are many, and nothing waits to be decided because of one.
create function tell_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('isb_moved', tg_argv[0]);
  return null;
end $$;
create trigger tell_moved after insert or update on bus_place for each statement execute function tell_moved('bus.tracking');

alter table retention_setting add column position_days int not null default 30 check (position_days between 1 and 365);
