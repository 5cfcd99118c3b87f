-- Who is on a bus: each tap of an attendant, kept as often as it is corrected. The last one of a rider by its own time says where the rider
-- is. A tap has the id that the app gave it: sent again, it counts once.
create table bus_tap (
  id uuid constraint bus_tap_once primary key,
  run_id bigint not null references bus_run on delete cascade,
  booking_id bigint references bus_booking on delete cascade,
  kind text not null check (kind in ('Started', 'Boarded', 'NotThere', 'GotOff', 'Cleared', 'Closed')),
  adult_id bigint references staff on delete set null,
  adult text not null default '',
  tapped_at timestamptz not null,
  taken_at timestamptz not null,
  tapped_by bigint references staff on delete set null,
  check ((booking_id is null) = (kind in ('Started', 'Closed'))),
  check (kind = 'GotOff' or (adult = '' and adult_id is null))
);
create index bus_tap_rider on bus_tap (run_id, booking_id, tapped_at desc);
create index bus_tap_booking on bus_tap (booking_id);
create index bus_tap_adult on bus_tap (adult_id) where adult_id is not null;
create index bus_tap_by on bus_tap (tapped_by);
create index bus_tap_taken on bus_tap (taken_at);
create trigger tell_change after insert or update or delete on bus_tap for each statement execute function tell_change('bus');

-- Children of these grades are handed to an adult on the way home.
alter table bus_booking_setting add column met_grades text[] not null default '{}';
comment on column bus_booking_setting.met_grades is 'in TypeScript: string[]';
alter table retention_setting add column boarding_days int not null default 90 check (boarding_days between 1 and 730);

-- Whether a rider gets off to an adult alone.
create function bus_is_met(of_booking bigint, on_day date) returns boolean language sql stable as $$
  select exists (select from bus_booking b join bus_route r on r.id = b.route_id and r.direction = 'FromSchool'
    join student_stay t on t.student_id = b.person_id and t.from_on <= on_day and (t.until_on is null or t.until_on > on_day)
    join bus_booking_setting s on t.grade = any (s.met_grades) where b.id = of_booking)
$$;

-- The last tap of each rider of a run.
create function bus_last_taps(of_run bigint) returns setof bus_tap language sql stable as $$
  select distinct on (booking_id) * from bus_tap where run_id = of_run and booking_id is not null
  order by booking_id, tapped_at desc, taken_at desc, id
$$;

-- A tap is taken while its run is on the road; who must be met gets off to an adult, and to nobody who is kept from the child.
create function bus_tap_is_right() returns trigger language plpgsql as $$
declare
  run bus_run;
begin
  select * into run from bus_run where id = new.run_id for share;
  if new.booking_id is not null and (run.started_at is null or run.closed_at is not null or run.cancelled_at is not null) then
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
create trigger bus_tap_is_right before insert on bus_tap for each row execute function bus_tap_is_right();

-- Riders of whom nobody has said where they are: they have a seat and no tap, or they are on the bus.
create function bus_open_riders(of_run bigint) returns setof bigint language sql stable as $$
  select y.booking_id from bus_run n join bus_ride y on y.route_id = n.route_id and y.day = n.day
    left join bus_last_taps(of_run) t on t.booking_id = y.booking_id
  where n.id = of_run and (t.kind = 'Boarded' or (y.state = 'Seat' and coalesce(t.kind, 'Cleared') = 'Cleared'))
$$;

-- A run is done once everybody is accounted for.
create function bus_run_is_empty() returns trigger language plpgsql as $$
begin
  if exists (select from bus_open_riders(new.id)) then
    raise exception 'run % has riders', new.id using errcode = 'check_violation', constraint = 'bus_run_is_empty';
  end if;
  return new;
end $$;
create trigger bus_run_is_empty before update of closed_at on bus_run for each row
  when (old.closed_at is null and new.closed_at is not null) execute function bus_run_is_empty();
