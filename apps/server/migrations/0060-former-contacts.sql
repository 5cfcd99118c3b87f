-- An erasure takes out the addresses and phones that somebody had before, too: the audit tells of them in the rows of others, a mail
-- went there, a class may still name them.
create function former_contacts(person bigint) returns setof text language sql stable as $$
  with line (rows) as (
    select rows from audit where rows @> jsonb_build_array(jsonb_build_object('entity', 'staff', 'id', person))
    union all
    select rows from audit where rows @> jsonb_build_array(jsonb_build_object('before', jsonb_build_object('personId', person)))
  )
  select coalesce(contact->>'value', side->>'email')
  from line cross join jsonb_array_elements(rows) row
    cross join lateral (values (row->'before'), (row->'after')) sides (side)
    left join lateral jsonb_array_elements(case jsonb_typeof(side->'contacts') when 'array' then side->'contacts' end) contact on true
  where row->>'entity' = 'staff' and (row->>'id')::bigint = person or (side->>'personId')::bigint = person
$$;

create or replace function words_of_person(person bigint) returns text[] language sql stable as $$
  with own as (select * from staff where id = person), word as (
    select reached as text from (
      select email from own union select value from contact where person_id = person union select * from former_contacts(person)
    ) every (reached)
    where reached <> '' and not exists (select from contact o where o.value = reached and o.person_id <> person)
      and not exists (select from staff s where s.email = reached and s.id <> person)
    union
    select number from student where id = person and length(number) >= 4
    union
    select spelt from own cross join lateral (values
      (own.name), (own.name_zh), (concat_ws(' ', given_name, family_name)), (concat_ws(' ', family_name, given_name)),
      (concat_ws(' ', preferred_name, family_name)), (family_name || given_name)
    ) names (spelt)
    where (spelt ~ '[^ -~]' and length(spelt) >= 2 or btrim(spelt) ~ '\S \S')
      and not exists (select from staff s where s.id <> person and lower(spelt) in (lower(s.name), lower(s.name_zh)))
  )
  select coalesce(array_agg(btrim(text) order by length(text) desc), '{}') from word
$$;
