-- Whether a text is the name of a person, and of nobody else. What is nearly always asked of somebody who is called otherwise is answered
-- from their own row: all that is written of a person takes a look at everybody.
create or replace function is_name_of(written text, person bigint) returns boolean language sql stable as $$
  select case
    when written ~ '[@0-9]'
      or exists (select from contact c where c.person_id = person and lower(c.value) = lower(btrim(written)))
      or exists (select from staff s cross join lateral (values (s.name), (s.name_zh), (concat_ws(' ', s.given_name, s.family_name)),
          (concat_ws(' ', s.family_name, s.given_name)), (concat_ws(' ', s.preferred_name, s.family_name)), (s.family_name || s.given_name)
        ) names (spelt) where s.id = person and lower(btrim(spelt)) = lower(btrim(written)))
    then exists (select from unnest(words_of_person(person)) word where lower(word) = lower(btrim(written)))
    else false end
$$;
