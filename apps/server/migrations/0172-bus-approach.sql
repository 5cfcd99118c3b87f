-- Families hear once that the bus comes to their child's stop.
create table bus_approach (
  run_id bigint not null references bus_run on delete cascade,
  stop_id bigint not null references bus_stop on delete cascade,
  expected_at timestamptz not null,
  primary key (run_id, stop_id)
);
create index bus_approach_stop on bus_approach (stop_id);

-- Told to the guardians of those who have a seat and get on or off there.
create function tell_approaching() returns trigger language plpgsql as $$
declare
  people bigint[];
  route bigint;
begin
  select array_agg(distinct g.guardian_id), min(n.route_id) into people, route
  from bus_run n join bus_ride y on y.route_id = n.route_id and y.day = n.day and y.state = 'Seat'
    join bus_booking b on b.id = y.booking_id and b.stop_id = new.stop_id
    join guardian g on g.student_id = b.person_id and g.may_see
  where n.id = new.run_id;
  if people is not null then
    perform pg_notify('isb_told', json_build_object('event', 'approaching', 'to', people, 'data', json_build_object(
      'routeId', route, 'stopId', new.stop_id, 'expectedAt', to_char(new.expected_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text);
  end if;
  return null;
end $$;
create trigger tell_approaching after insert on bus_approach for each row execute function tell_approaching();
