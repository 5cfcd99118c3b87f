-- How long the legs of a route take, and where its buses really stop, learnt from each run when it is closed.
create table bus_leg (
  route_id bigint not null references bus_route on delete cascade,
  from_stop_id bigint not null references bus_stop on delete cascade,
  to_stop_id bigint not null references bus_stop on delete cascade,
  -- Seconds, of the last 20 runs: half of them took less than the median, half of them lie between low and high.
  median double precision not null check (median > 0),
  low double precision not null,
  high double precision not null check (high >= low),
  runs int not null check (runs > 0),
  primary key (route_id, from_stop_id, to_stop_id)
);
create index bus_leg_from on bus_leg (from_stop_id);
create index bus_leg_to on bus_leg (to_stop_id);

-- Where the bus of a run stood when it was at a stop; null where it did not stand still there.
alter table bus_run_call add column latitude double precision, add column longitude double precision,
  add check ((latitude is null) = (longitude is null));

-- Meters between two places that lie not far from each other.
create function meters_apart(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
returns double precision language sql immutable as $$
  select 111195 * sqrt((lat2 - lat1) ^ 2 + ((lon2 - lon1) * cos(radians((lat1 + lat2) / 2))) ^ 2)
$$;

create function bus_learn() returns trigger language plpgsql as $$
begin
  -- It stood where it was slowest around the time at which it passed; a tracker that tells no speed is told by how far it has come since.
  update bus_run_call c set latitude = p.latitude, longitude = p.longitude
  from bus_run_call k, bus_route r, lateral (
    select t.latitude, t.longitude from (
      select w.*, coalesce(w.speed, meters_apart(lag(w.latitude) over at_time, lag(w.longitude) over at_time, w.latitude, w.longitude)
        / nullif(extract(epoch from w.at - lag(w.at) over at_time), 0)) as pace
      from bus_position w where w.vehicle_id = coalesce(new.vehicle_id, r.vehicle_id)
        and w.at between k.passed_at - interval '3 minutes' and k.passed_at + interval '3 minutes'
      window at_time as (order by w.at)
    ) t where t.pace < 2 order by t.pace, abs(extract(epoch from t.at - k.passed_at)) limit 1
  ) p
  where k.run_id = new.id and r.id = new.route_id and c.run_id = k.run_id and c.stop_id = k.stop_id;

  insert into bus_leg (route_id, from_stop_id, to_stop_id, median, low, high, runs)
  select new.route_id, f.stop_id, t.stop_id, percentile_cont(0.5) within group (order by g.seconds),
    percentile_cont(0.25) within group (order by g.seconds), percentile_cont(0.75) within group (order by g.seconds), count(*)
  from bus_route_stop f join bus_route_stop t on t.route_id = f.route_id and t.position = f.position + 1
  join lateral (
    select extract(epoch from b.passed_at - a.passed_at)::double precision as seconds
    from (select id from bus_run where route_id = new.route_id and closed_at is not null order by day desc limit 20) n
    join bus_run_call a on a.run_id = n.id and a.stop_id = f.stop_id join bus_run_call b on b.run_id = n.id and b.stop_id = t.stop_id
    where b.passed_at > a.passed_at
  ) g on true
  where f.route_id = new.route_id group by f.stop_id, t.stop_id
  on conflict (route_id, from_stop_id, to_stop_id) do update
    set median = excluded.median, low = excluded.low, high = excluded.high, runs = excluded.runs;
  return null;
end $$;
create trigger learn after update of closed_at on bus_run for each row when (old.closed_at is null and new.closed_at is not null)
  execute function bus_learn();

-- A run keeps the bus that it started with, whatever bus its route has later.
create function bus_keep_vehicle() returns trigger language plpgsql as $$
begin
  new.vehicle_id := (select vehicle_id from bus_route where id = new.route_id);
  return new;
end $$;
create trigger keep_vehicle before update of started_at on bus_run for each row
  when (old.started_at is null and new.started_at is not null and new.vehicle_id is null) execute function bus_keep_vehicle();
