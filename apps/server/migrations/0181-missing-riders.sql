-- Who is not at the stop in the morning without a leave stands on the call list of absence, until the child gets on after all.
alter table absence add column from_bus boolean not null default false;

-- What a leave of a student frees, and what the end of it asks back. Answers who got a seat by it. On a run that is on the road nobody
-- else has had the seat since: who comes after all has it again.
create or replace function bus_settle_leave(student bigint, first_day date, last_day date) returns setof bus_ride language plpgsql as $$
declare
  ride record;
  run bus_run;
begin
  for ride in select y.booking_id, y.route_id, y.day, bus_on_leave(student, y.day, r.direction) as away
    from bus_ride y join bus_booking b on b.id = y.booking_id join bus_route r on r.id = y.route_id
    where b.person_id = student and y.day between first_day and last_day order by y.route_id, y.day
  loop
    select * into run from bus_run where route_id = ride.route_id and day = ride.day for update;
    update bus_ride y set state = case when ride.away then 'Away'
        when run.started_at is not null and run.riders < bus_seats(ride.route_id, ride.day) then 'Seat' else 'Waiting' end
      where y.booking_id = ride.booking_id and y.day = ride.day and (y.state = 'Away') <> ride.away;
    if found then
      return query select p.* from bus_pass_on(ride.route_id, ride.day, ride.day) p where p.booking_id <> ride.booking_id;
    end if;
  end loop;
end $$;
