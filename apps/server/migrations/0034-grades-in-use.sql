-- Classes and stays name grades that exist; a new code goes along by itself. No grade is null.
insert into grade (code, name, division, sort, updated_at)
select code, code, coalesce(min(division), 'Elementary'), 10000, now() from (
  select grade as code, division from homeroom union all select grade, division from student_stay
) named where code <> '' and not exists (select from grade g where g.code = named.code) group by code;

alter table homeroom alter column grade drop not null, alter column grade drop default;
alter table student_stay alter column grade drop not null, alter column grade drop default;
update homeroom set grade = null where grade = '';
update student_stay set grade = null where grade = '';
alter table homeroom add constraint homeroom_grade foreign key (grade) references grade (code) on update cascade;
alter table student_stay add constraint student_stay_grade foreign key (grade) references grade (code) on update cascade;
create index homeroom_grade on homeroom (grade);
create index student_stay_grade on student_stay (grade);

-- What names a grade or a school year inside a list or a plan has no foreign key. A new name goes along all the same.
create function renamed_in(plan jsonb, field text, old_value text, new_value text) returns jsonb immutable language sql
  return replace(plan::text, format('"%s": %s', field, to_jsonb(old_value)), format('"%s": %s', field, to_jsonb(new_value)))::jsonb;

create function grade_renamed() returns trigger language plpgsql as $$
begin
  update special_day set grades = array_replace(grades, old.code, new.code) where old.code = any (grades);
  update roll_over set plan = renamed_in(plan, 'grade', old.code, new.code);
  update roll_over_move set before = renamed_in(before, 'grade', old.code, new.code), after = renamed_in(after, 'grade', old.code, new.code);
  return null;
end $$;
create trigger grade_renamed after update of code on grade
  for each row when (old.code <> new.code) execute function grade_renamed();

-- A class may stand before its year is in the calendar, so its year is no foreign key.
create function school_year_renamed() returns trigger language plpgsql as $$
begin
  update homeroom set school_year = new.name where school_year = old.name;
  update roll_over set from_year = new.name where from_year = old.name;
  return null;
end $$;
create trigger school_year_renamed after update of name on school_year
  for each row when (old.name <> new.name) execute function school_year_renamed();
