-- A route that turns round, or runs on a further weekday, gives no child a second line in the same direction on a day that is still to come.

-- As before, for the days from one day on, and for some weekdays alone where they are given.
create function bus_other_line_on(of_booking bigint, from_day date, only_on text[]) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  here bus_booking;
  other record;
begin
  select * into here from bus_booking where id = of_booking and confirmation in ('Pending', 'Confirmed');
  for other in select o as booking, r.weekdays as here_on, p.weekdays as there_on, p.id as route_id,
      greatest(o.starts_on, here.starts_on, from_day) as first_day, least(o.ends_on, here.ends_on) as last_day
    from bus_booking o join bus_route r on r.id = here.route_id
      join bus_route p on p.id = o.route_id and p.id <> r.id and p.direction = r.direction
    where o.person_id = here.person_id and o.confirmation in ('Pending', 'Confirmed')
      and daterange(o.starts_on, o.ends_on, '[]') && daterange(here.starts_on, here.ends_on, '[]') and least(o.ends_on, here.ends_on) >= from_day
    order by o.id
  loop
    if exists (
      select from (
        select s.at::date as day, to_char(s.at, 'FMDay') as weekday from generate_series(other.first_day, other.last_day, interval '1 day') s(at)
        union select d.day, d.weekday from bus_route_days(other.route_id, other.first_day, other.last_day) d
      ) d where d.weekday = any (other.here_on) and d.weekday = any (other.there_on) and (only_on is null or d.weekday = any (only_on))
        and bus_booking_is_on(here, d.day, d.weekday) and bus_booking_is_on(other.booking, d.day, d.weekday)
    ) then return other.route_id; end if;
  end loop;
  return null;
end $$;
create or replace function bus_other_line(of_booking bigint) returns bigint language plpgsql stable as $$
begin
  return bus_other_line_on(of_booking, '-infinity', null);
end $$;

create function bus_route_leaves_one_line() returns trigger language plpgsql as $$
declare
  today date := (select (now() at time zone time_zone)::date from setting);
  only_on text[] := case when new.direction = old.direction then array(select unnest(new.weekdays) except select unnest(old.weekdays)) end;
  line text;
begin
  -- Whoever books something for one of its riders meanwhile is waited for, and waits.
  perform from student where id in (select person_id from bus_booking
    where route_id = new.id and confirmation in ('Pending', 'Confirmed') and ends_on >= today) order by id for no key update;
  select r.line_number into line from bus_booking b join bus_route r on r.id = bus_other_line_on(b.id, today, only_on)
    where b.route_id = new.id and b.confirmation in ('Pending', 'Confirmed') and b.ends_on >= today order by b.id limit 1;
  if found then
    raise exception 'riders of route % have another line', new.id
      using errcode = 'check_violation', constraint = 'bus_route_one_line', detail = line;
  end if;
  return null;
end $$;
create constraint trigger bus_route_one_line after update of direction, weekdays on bus_route deferrable initially deferred
  for each row when (new.direction <> old.direction or not new.weekdays <@ old.weekdays) execute function bus_route_leaves_one_line();
