-- Homerooms have a list of their own, which counts students.
create trigger tell_homeroom after insert or update or delete on homeroom for each statement execute function tell_change('homeroom');
create trigger tell_homeroom after insert or update or delete on student_stay for each statement execute function tell_change('homeroom');
create index homeroom_list on homeroom (school_year desc, grade, lower(name), id);
