-- A child rides one line in each direction on a day: no booking stands, asked for or confirmed, beside one of another line for the same day.
-- Bookings from before that meet stay as they are until they are decided or cancelled: nobody loses a seat unheard.
create function bus_booking_is_on(booking bus_booking, on_day date, as_weekday text) returns boolean immutable language sql
  return (booking.weekdays = '{}' or as_weekday = any (booking.weekdays)) and on_day <> all (booking.days_out)
    and bus_week_is_on(booking.every_other_week, booking.starts_on, on_day);

-- The route of another booking of the same student that meets a booking on some day, holidays included: they may be given up.
create function bus_other_line(of_booking bigint) returns bigint language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  here bus_booking;
  other record;
begin
  select * into here from bus_booking where id = of_booking and confirmation in ('Pending', 'Confirmed');
  for other in select o as booking, r.weekdays as here_on, p.weekdays as there_on, p.id as route_id,
      greatest(o.starts_on, here.starts_on) as first_day, least(o.ends_on, here.ends_on) as last_day
    from bus_booking o join bus_route r on r.id = here.route_id
      join bus_route p on p.id = o.route_id and p.id <> r.id and p.direction = r.direction
    where o.person_id = here.person_id and o.confirmation in ('Pending', 'Confirmed')
      and daterange(o.starts_on, o.ends_on, '[]') && daterange(here.starts_on, here.ends_on, '[]')
    order by o.id
  loop
    if exists (
      select from (
        select s.at::date as day, to_char(s.at, 'FMDay') as weekday from generate_series(other.first_day, other.last_day, interval '1 day') s(at)
        union select d.day, d.weekday from bus_route_days(other.route_id, other.first_day, other.last_day) d
      ) d where d.weekday = any (other.here_on) and d.weekday = any (other.there_on)
        and bus_booking_is_on(here, d.day, d.weekday) and bus_booking_is_on(other.booking, d.day, d.weekday)
    ) then return other.route_id; end if;
  end loop;
  return null;
end $$;

-- Bookings of a student wait for each other, also when a day is asked for again: whichever comes second sees the first.
drop trigger lock_student on bus_booking;
create trigger lock_student before insert or update of confirmation, days_out on bus_booking
  for each row execute function lock_student('person_id');

create function bus_booking_is_of_one_line() returns trigger language plpgsql as $$
begin
  if bus_other_line(new.id) is not null then
    raise exception 'booking % meets one of another line', new.id using errcode = 'check_violation', constraint = 'bus_booking_one_line';
  end if;
  return null;
end $$;
create constraint trigger bus_booking_one_line after insert on bus_booking deferrable initially deferred
  for each row execute function bus_booking_is_of_one_line();
create constraint trigger bus_booking_one_line_again after update of confirmation, days_out on bus_booking deferrable initially deferred
  for each row when (new.confirmation = 'Confirmed' and old.confirmation <> 'Confirmed' or new.confirmation = 'Pending' and
    old.confirmation = 'Rejected' or cardinality(new.days_out) < cardinality(old.days_out))
  execute function bus_booking_is_of_one_line();
