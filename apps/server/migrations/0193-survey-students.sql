-- Students whom a survey asks by their numbers, whatever their grade.
alter table survey add column student_numbers text[] not null default '{}';

create or replace function survey_newcomers(asking bigint, today date) returns table (survey_id bigint, student_id bigint, division text, grade text)
  stable language sql as $$
  select s.id, st.id, y.division, y.grade
  from survey s, student st join student_stay y on y.student_id = st.id and y.from_on <= today and (y.until_on is null or y.until_on > today)
  where s.id = asking and st.entered_on <= today and (st.left_on is null or st.left_on >= today)
    and ((s.divisions = '{}' and s.grades = '{}' and s.student_numbers = '{}')
      or y.division = any (s.divisions) or y.grade = any (s.grades) or st.number = any (s.student_numbers))
    and not exists (select from survey_asked a where a.survey_id = s.id and a.student_id = st.id)
$$;
