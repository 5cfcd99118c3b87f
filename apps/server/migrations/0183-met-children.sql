-- Children who are met by an adult on the way home whatever their grade is.
create table bus_met_child (
  student_id bigint primary key references student on delete cascade,
  marked_by bigint references staff on delete set null,
  marked_at timestamptz not null
);
create index bus_met_child_by on bus_met_child (marked_by) where marked_by is not null;
create trigger tell_change after insert or delete on bus_met_child for each statement execute function tell_change('busBooking');

-- Whether a rider gets off to an adult alone: by grade, or marked.
create or replace function bus_is_met(of_booking bigint, on_day date) returns boolean language sql stable as $$
  select exists (select from bus_booking b join bus_route r on r.id = b.route_id and r.direction = 'FromSchool'
    where b.id = of_booking and (
      exists (select from bus_met_child m where m.student_id = b.person_id)
      or exists (select from student_stay t join bus_booking_setting s on t.grade = any (s.met_grades)
        where t.student_id = b.person_id and t.from_on <= on_day and (t.until_on is null or t.until_on > on_day))))
$$;
