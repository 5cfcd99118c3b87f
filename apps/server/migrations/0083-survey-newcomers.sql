-- Who is to be asked and was not yet: students who came after a survey was published, or moved to a grade that it asks.
create function survey_newcomers(asking bigint, today date) returns table (survey_id bigint, student_id bigint, division text, grade text)
  stable language sql as $$
  select s.id, st.id, y.division, y.grade
  from survey s, student st join student_stay y on y.student_id = st.id and y.from_on <= today and (y.until_on is null or y.until_on > today)
  where s.id = asking and st.entered_on <= today and (st.left_on is null or st.left_on >= today)
    and ((s.divisions = '{}' and s.grades = '{}') or y.division = any (s.divisions) or y.grade = any (s.grades))
    and not exists (select from survey_asked a where a.survey_id = s.id and a.student_id = st.id)
$$;

-- Asks of everybody whom a survey is about; who was asked before is left alone. Answers how many came.
create or replace function survey_ask(asking bigint, today date) returns bigint language sql as $$
  with came as (
    insert into survey_asked (survey_id, student_id, division, grade)
    select n.survey_id, n.student_id, n.division, coalesce(n.grade, '') from survey_newcomers(asking, today) n order by n.student_id
    on conflict do nothing returning 1
  )
  select count(*) from came
$$;
