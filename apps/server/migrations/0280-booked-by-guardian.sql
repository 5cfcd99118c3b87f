-- Whether whoever booked was a guardian of the child then. Where no guardian who may see the child has an address, the office that booked is
-- told of the seat; somebody who was a guardian is told as long as they are one who may see the child, and never in place of one.
alter table bus_booking add column by_guardian boolean not null default false;
update bus_booking b set by_guardian = true
  where exists (select from guardian g where g.student_id = b.person_id and g.guardian_id = b.submitted_by)
    or exists (select from audit a where a.staff_id = b.submitted_by and a.operation = 'busBooking.submit');
