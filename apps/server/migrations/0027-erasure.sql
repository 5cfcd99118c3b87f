-- People are erased: their account with all that hangs on it, their traces in the audit, their name in other people's texts.

-- How long things are kept, and whether an erasure takes two people.
create table retention_setting (
  single boolean primary key default true check (single),
  mail_days int not null default 30 check (mail_days between 1 and 3650),
  sign_in_days int not null default 90 check (sign_in_days between 30 and 3650),
  audit_months int not null default 24 check (audit_months between 12 and 240),
  two_people boolean not null default false,
  -- The day of the last daily tidy-up, at the school.
  tidied_on date,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into retention_setting default values;

-- Somebody has asked for an erasure that takes two people.
create table erasure_request (
  person_id bigint primary key references staff on delete cascade,
  asked_by bigint not null references staff on delete cascade,
  asked_at timestamptz not null
);

-- Who was erased, by a random id that tells nobody who it was. A restored backup is erased anew by it.
create table erased (
  id uuid primary key,
  at timestamptz not null
);
revoke update, delete, truncate on erased from isb_app;

-- A gate without a connection must know of passes that are there no more, as long as a print of theirs looks good.
create table withdrawn_pass (
  id bigint primary key,
  given daterange not null
);
create function vehicle_pass_withdrawn() returns trigger language plpgsql as $$
begin
  insert into withdrawn_pass values (old.id, old.given);
  return null;
end $$;
create trigger vehicle_pass_withdrawn after delete on vehicle_pass
  for each row when (old.given is not null) execute function vehicle_pass_withdrawn();

-- What gives a person away in a text: addresses and phones that are nobody else's, a student number that is no everyday number, names
-- that nobody else has and that are no everyday word.
create function words_of_person(person bigint) returns text[] language sql stable as $$
  with own as (select * from staff where id = person), word as (
    select email as text from own where email is not null and not exists (select from contact where value = email and person_id <> person)
    union
    select value from contact c where person_id = person
      and not exists (select from contact o where o.value = c.value and o.person_id <> person)
      and not exists (select from staff s where s.email = c.value and s.id <> person)
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

-- Finds any of these words, in whatever case, where no Latin letter or digit touches it; as text, in JSON or in HTML.
create function pattern_of_words(words text[]) returns text language sql immutable as $$
  select '(?<![A-Za-z0-9])(' || string_agg(distinct regexp_replace(written, '([\\^$.|?*+()\[\]{}-])', '\\\1', 'g'), '|') || ')(?![A-Za-z0-9])'
  from unnest(words) word cross join lateral (values
    (word), (replace(replace(word, '\', '\\'), '"', '\"')),
    (replace(replace(replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;'))
  ) form (written)
$$;

create function without_words(written text, words text[]) returns text language plpgsql immutable as $$
declare
  word text;
begin
  foreach word in array words loop
    written := regexp_replace(
      written, pattern_of_words(array[word]), case when word like '%@%' then 'erased@erased.invalid' else '—' end, 'gi');
  end loop;
  return written;
end $$;

-- Erases an account and its traces in the audit. Answers the words that gave the person away, for the texts of other tables.
create function erase_person(person bigint) returns text[] language plpgsql security definer set search_path = public, pg_temp as $$
declare
  words text[] := words_of_person(person);
begin
  delete from staff where id = person;
  perform erase_person_in_audit(person);
  if words <> '{}' then
    perform set_config('isb.erasing', 'on', true);
    update audit set rows = without_words(rows::text, words)::jsonb where rows::text ~* pattern_of_words(words);
    perform set_config('isb.erasing', '', true);
  end if;
  return words;
end $$;
revoke execute on function erase_person(bigint), erase_person_in_audit(bigint) from public, isb_app;
grant execute on function erase_person(bigint) to isb_app;
