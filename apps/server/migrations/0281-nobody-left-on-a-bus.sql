-- Nobody is left on a bus: a run with somebody aboard is not cancelled, what comes from an attendant after the cancellation is taken, and a
-- run that has started stays a run, whatever becomes of its route or of the calendar.
create or replace function bus_tap_is_right() returns trigger language plpgsql as $$
declare
  run bus_run;
begin
  select * into run from bus_run where id = new.run_id for share;
  if new.booking_id is not null and (run.started_at is null or run.closed_at is not null) then
    raise exception 'run % is not on the road', run.id using errcode = 'check_violation', constraint = 'bus_tap_on_the_road';
  end if;
  if new.kind = 'GotOff' and new.adult = '' and bus_is_met(new.booking_id, run.day) then
    raise exception 'booking % is met by nobody', new.booking_id using errcode = 'check_violation', constraint = 'bus_tap_met';
  end if;
  if exists (select from bus_booking b join guardian g on g.student_id = b.person_id and g.no_contact
    where b.id = new.booking_id and g.guardian_id = new.adult_id) then
    raise exception 'adult % is kept from the child', new.adult_id using errcode = 'check_violation', constraint = 'bus_tap_adult';
  end if;
  return new;
end $$;

-- Who has got on and not off.
create function bus_aboard(of_run bigint) returns setof bigint language sql stable as $$
  select booking_id from bus_last_taps(of_run) where kind = 'Boarded'
$$;

create function bus_run_has_nobody_aboard() returns trigger language plpgsql as $$
begin
  if exists (select from bus_aboard(new.id)) then
    raise exception 'run % has riders aboard', new.id using errcode = 'check_violation', constraint = 'bus_run_nobody_aboard';
  end if;
  return new;
end $$;
create trigger bus_run_nobody_aboard before update of cancelled_at on bus_run for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function bus_run_has_nobody_aboard();

create index bus_run_started on bus_run (day) where started_at is not null;
create or replace function bus_runs(first_day date, last_day date)
returns table (route_id bigint, day date, weekday text, run_id bigint, vehicle_id bigint, seats int)
language sql stable as $$
  with campus as (
    select distinct d.division, s.day, s.runs_as
    from unnest(array['Elementary', 'Middle', 'High', 'LifeCentered']) as d(division), school_days(first_day, last_day, d.division, null) s
    where s.campus
  ), planned as (
    select r.id, c.day, min(c.runs_as) as weekday from bus_route r
    join campus c on (r.divisions = '{}' or c.division = any (r.divisions)) and c.runs_as = any (r.weekdays)
    where r.status = 'Active' group by r.id, c.day
  ), taking_place as (
    select id, day, weekday from planned
    union all select n.route_id, n.day, coalesce(n.weekday, to_char(n.day, 'FMDay')) from bus_run n
      where n.day between first_day and last_day and n.started_at is not null
        and not exists (select from planned p where p.id = n.route_id and p.day = n.day)
  )
  select r.id, t.day, t.weekday, n.id, v.id, coalesce(v.seat_count, 0)
  from taking_place t join bus_route r on r.id = t.id
  left join bus_run n on n.route_id = r.id and n.day = t.day
  left join bus_vehicle v on v.id = coalesce(n.vehicle_id, r.vehicle_id)
$$;
