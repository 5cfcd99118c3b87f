-- A leave and a bus booking of the same student wait for each other: whichever comes second sees the first, and the seat is free.
create function lock_student() returns trigger language plpgsql as $$
begin
  perform from student where id = (to_jsonb(new) ->> tg_argv[0])::bigint for no key update;
  return new;
end $$;
create trigger lock_student before insert or update on absence for each row execute function lock_student('student_id');
create trigger lock_student before insert or update of confirmation on bus_booking for each row execute function lock_student('person_id');
