-- A student may have a supporting class beside the homeroom, for as long as a stay lasts. It counts in its own list and nowhere else.
alter table student_stay
  add column also_in_id bigint references homeroom on delete restrict,
  add constraint student_stay_also_in check (also_in_id <> homeroom_id);
create index student_stay_also_in_id on student_stay (also_in_id) where also_in_id is not null;
