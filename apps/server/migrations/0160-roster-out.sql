-- By what people and classes are known in a roster that leaves the school. Those that came with a roster keep the ids of that one.
alter table staff add column roster_id uuid not null default gen_random_uuid() constraint staff_roster_id unique;
alter table homeroom add column roster_id uuid not null default gen_random_uuid() constraint homeroom_roster_id unique;

-- The two parts of a name that a roster must have. Where they are not known they are taken from the whole name: the family name of a
-- Chinese name is its first character, that of another the first or the last word. A name of one word stands in both.
create function name_parts(name text, family_name text, given_name text, family_first boolean, out family text, out given text)
language sql immutable as $$
  select case when known then family_name when han then left(name, 1) when family_first then words[1] else words[cardinality(words)] end,
    case when known then given_name when han then coalesce(nullif(substr(name, 2), ''), name) when cardinality(words) = 1 then name
      when family_first then array_to_string(words[2:], ' ') else array_to_string(words[:cardinality(words) - 1], ' ') end
  from (select family_name <> '' and given_name <> '' as known, name ~ '[㐀-鿿豈-﫿]' as han, regexp_split_to_array(btrim(name), '\s+') as words) n
$$;
