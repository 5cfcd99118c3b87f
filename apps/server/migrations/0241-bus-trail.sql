-- The trail of buses lies in a part for each day (of UTC), which goes whole when it is too old. Parts are made ahead by the daily tidy-up;
-- what comes on a day that has none lies in `rest` until there is one. They have a schema of their own: everybody reads and writes
-- bus_position. What was kept until now becomes the rest, so that nothing is copied.
create schema if not exists trail;
drop index bus_position_at;
alter table bus_position rename to rest;
alter table rest set schema trail;
create table bus_position (
  vehicle_id bigint not null references bus_vehicle on delete cascade,
  at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  speed double precision,
  heading double precision,
  primary key (vehicle_id, at)
) partition by range (at);
alter table bus_position attach partition trail.rest default;

-- Makes the parts of these days, with what the rest has of them. A backup that reads meanwhile is not waited for: the next day makes them.
create function bus_trail_ahead(first_day date, last_day date) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  day date;
  part text;
  bounds text[];
begin
  for day in select d::date from generate_series(first_day, last_day, interval '1 day') d order by d loop
    part := to_char(day, '"day_"YYYYMMDD');
    bounds := array[(day::timestamp at time zone 'UTC')::text, ((day + 1)::timestamp at time zone 'UTC')::text];
    if to_regclass('trail.' || part) is null then
      -- One server at a time; and nothing comes into the rest that the part would have.
      lock table bus_vehicle in share row exclusive mode;
      lock table trail.rest in access exclusive mode;
      if to_regclass('trail.' || part) is null then
        execute format('create table trail.%I (like bus_position including all)', part);
        execute format('with moved as (delete from trail.rest where at >= %L and at < %L returning *) insert into trail.%I select * from moved',
          bounds[1], bounds[2], part);
        execute format('alter table bus_position attach partition trail.%I for values from (%L) to (%L)', part, bounds[1], bounds[2]);
      end if;
    end if;
  end loop;
exception when lock_not_available then null;
end $$;

-- Drops the parts of days before that one, and answers how many positions they held. One that a backup reads stays, empty, until the next day.
create function bus_trail_forget(first_day date) returns bigint
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  part text;
  is_read boolean := false;
  held bigint;
  gone bigint := 0;
begin
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'bus_position'::regclass and c.relname < to_char(first_day, '"day_"YYYYMMDD') and c.relname like 'day\_%' order by 1
  loop
    if not is_read then
      begin
        execute format('select count(*) from trail.%I', part) into held;
        execute format('drop table trail.%I', part);
      exception when lock_not_available then is_read := true;
      end;
    end if;
    if is_read then
      execute format('delete from trail.%I', part);
      get diagnostics held = row_count;
    end if;
    gone := gone + held;
  end loop;
  return gone;
end $$;
revoke execute on function bus_trail_ahead(date, date), bus_trail_forget(date) from public;
grant execute on function bus_trail_ahead(date, date), bus_trail_forget(date) to isb_app;

select bus_trail_ahead((now() at time zone 'UTC')::date - 1, (now() at time zone 'UTC')::date + 14);
