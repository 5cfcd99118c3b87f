-- What may still name a person once their full names, addresses and numbers are taken out: a first or family name, a phone in any
-- spelling, a plate. Others may be called so too: the eraser ticks which of them go.
alter table erased add column mentions text[] not null default '{}';

create function regex_of(written text) returns text language sql immutable as $$
  select regexp_replace(written, '([\\^$.|?*+()\[\]{}-])', '\\\1', 'g')
$$;

-- A pattern for each kind of word. Of a name it leaves out where it is part of another person's full name.
create function loose_words_of_person(person bigint) returns table (kind text, pattern text) language sql stable as $$
  with own as (select * from staff where id = person), settings as (select name_order = 'FamilyFirst' as family_first from setting),
  parts as (
    select 'GivenName' as kind, part from own, lateral (values (own.given_name), (own.preferred_name)) given (names),
      regexp_split_to_table(names, '\s+') part
    union
    select 'FamilyName', part from own, regexp_split_to_table(own.family_name, '\s+') part
    union
    -- Of one name in several words the first or the last is the family's.
    select case when cardinality(names) > 1 and place = case when family_first then 1 else cardinality(names) end
        then 'FamilyName' else 'GivenName' end, part
    from own, settings, regexp_split_to_array(btrim(own.name), '\s+') names, unnest(names) with ordinality split (part, place)
    where own.given_name = '' and own.family_name = ''
  ), chinese as (
    select left(name_zh, length) as family, substr(name_zh, length + 1) as given
    from own cross join lateral (select case when length(name_zh) > 2 and left(name_zh, 2) in ('欧阳', '司徒', '诸葛', '上官', '令狐',
      '皇甫', '尉迟', '公孙', '司马', '夏侯', '慕容', '东方', '长孙', '宇文', '轩辕', '端木', '南宫', '独孤', '万俟', '闻人', '澹台', '钟离',
      '濮阳', '淳于', '单于', '太叔', '申屠', '仲孙', '鲜于', '闾丘', '司空', '呼延', '拓跋', '完颜', '纳兰', '赫连', '百里', '东郭', '西门')
      then 2 else 1 end) surname (length)
    where name_zh ~ '^[㐀-鿿]{2,5}$'
  ), words as (
    select kind, part as word from parts where length(part) >= 2 and part ~ '[[:alpha:]]' and part ~ '[ -~À-ɏ]'
    union
    select kind, word from chinese, lateral (values ('FamilyName', family), ('GivenName', given)) name (kind, word) where length(word) >= 2
  ), others as (
    select distinct word, before, after
    from words join staff s on s.id <> person and s.search_names like '%' || lower(word) || '%'
      cross join lateral (values (s.name), (s.name_zh), (concat_ws(' ', given_name, family_name)),
        (concat_ws(' ', family_name, given_name)), (concat_ws(' ', preferred_name, family_name))) names (spelt)
      cross join lateral strpos(lower(btrim(spelt)), lower(word)) at
      cross join lateral (values (left(btrim(spelt), greatest(at - 1, 0)), substr(btrim(spelt), at + length(word)))) rest (before, after)
    where at > 0 and (before <> '' or after <> '')
      and (word !~ '[[:alpha:]]' or word ~ '[㐀-鿿]' or before !~ '[[:alpha:]]$' and after !~ '^[[:alpha:]]')
  ), names as (
    select kind, concat(
      (select '(?<!' || string_agg(distinct regex_of(before), '|') || ')' from others o where o.word = w.word and before <> '' and after = ''),
      -- Nor in the address of somebody else.
      '(?<![A-Za-z0-9À-ɏ@_]|[A-Za-z0-9][.])', regex_of(word), '(?![A-Za-z0-9À-ɏ_]|[A-Za-z0-9._%+-]*@)',
      (select '(?!' || string_agg(distinct regex_of(after), '|') || ')' from others o where o.word = w.word and after <> '')) as pattern
    from words w
    union
    -- One character is part of too many words: it names somebody beside a title.
    select kind, concat('(?:小|老|阿|大)', word, '(?![㐀-鿿])|', word,
      '(?:老师|同学|女士|先生|小姐|太太|妈妈|爸爸|爷爷|奶奶|外公|外婆|家长|师傅|主任|校长|医生)')
    from chinese, lateral (values ('FamilyName', family), ('GivenName', given)) name (kind, word) where length(word) = 1
  ), phones as (
    select value from contact where person_id = person and kind = 'Phone'
    union select phone from vehicle_pass where person_id = person
    union select driver_phone from vehicle_pass where person_id = person
  ), digits as (
    select distinct ltrim(case
      when digits !~ '^\+' then regexp_replace(digits, '\D', '', 'g')
      when digits ~ '^\+[17]' then substr(digits, 3)
      when digits ~ '^\+(2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' then substr(digits, 4)
      else substr(digits, 5) end, '0') as national
    from phones cross join lateral regexp_replace(regexp_replace(value, '[^0-9+]', '', 'g'), '^00', '+') digits
  ), plates as (
    select distinct plate_key as plate from vehicle_pass where person_id = person and length(plate_key) >= 5
  )
  select kind, string_agg(distinct pattern, '|') from names group by kind
  union all
  -- A full name that somebody else has too.
  select 'Name', pattern_of_words(array_agg(distinct spelt)) from own cross join lateral (values
      (own.name), (own.name_zh), (concat_ws(' ', given_name, family_name)), (concat_ws(' ', family_name, given_name))) names (spelt)
  where (spelt ~ '[^ -~]' and length(spelt) >= 2 or btrim(spelt) ~ '\S \S') and spelt <> all(words_of_person(person))
  having count(*) > 0
  union all
  select 'Phone', string_agg('(?<![0-9])(?:(?:\+|00)?[1-9][0-9]{0,2}[\s().·/–-]{0,3})?(?:\(?0\)?[\s().·/–-]{0,3})?'
    || regexp_replace(national, '(\d)(?=\d)', '\1[\\s().·/–-]{0,3}', 'g') || '(?![0-9])', '|')
  from digits where length(national) >= 6 having count(*) > 0
  union all
  select 'Plate', string_agg('(?<![A-Za-z0-9])' || case when plate ~ '^[㐀-鿿]' then left(plate, 1) || '?[\s.·•-]{0,2}' else '' end
    || (select string_agg(case when sign in ('O', '0') then '[O0]' when sign in ('I', '1') then '[I1]' else regex_of(sign) end,
      '[\s.·•-]{0,2}' order by place)
      from regexp_split_to_table(regexp_replace(plate, '^[㐀-鿿]', ''), '') with ordinality signs (sign, place))
    || '(?![A-Za-z0-9])', '|')
  from plates having count(*) > 0
$$;

-- Takes what a pattern finds out of the values of JSON, never out of its keys.
create function json_without(written jsonb, pattern text) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(written)
    when 'string' then to_jsonb(regexp_replace(written #>> '{}', pattern, '—', 'gi'))
    when 'array' then (select coalesce(jsonb_agg(json_without(value, pattern) order by place), '[]')
      from jsonb_array_elements(written) with ordinality items (value, place))
    when 'object' then (select coalesce(jsonb_object_agg(key, json_without(value, pattern)), '{}') from jsonb_each(written))
    else written end;
end $$;

-- The same of the fields of a line. Names there are those of other people's records.
create function audit_without(fields jsonb, pattern text) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select coalesce(jsonb_object_agg(key, case
      when key in ('name', 'nameZh', 'familyName', 'givenName', 'preferredName') then value
      else json_without(value, pattern) end), '{}')
    from jsonb_each(fields)
  ) else fields end
$$;

-- The records that name a person, as the audit knows them.
create function records_of_person(person bigint) returns table (entity text, id bigint) language sql stable as $$
  select distinct row->>'entity', (row->>'id')::bigint
  from audit_entity kind
    cross join lateral (values ('before'), ('after')) side (name)
    join audit on audit.rows @> jsonb_build_array(case
      when kind.whom = 'id' then jsonb_build_object('entity', kind.entity, 'id', person)
      else jsonb_build_object('entity', kind.entity, side.name, jsonb_build_object(kind.whom, person)) end)
    cross join lateral jsonb_array_elements(audit.rows) row
  where row->>'entity' = kind.entity
    and (kind.whom = 'id' and (row->>'id')::bigint = person or (row#>>array[side.name, kind.whom])::bigint = person)
$$;

-- Erases an account and its traces in the audit, and the words of the ticked lines. The words are found here: whoever erases cannot take
-- anything else out of the audit.
drop function erase_person(bigint);
create function erase_person(person bigint, ticked jsonb default '[]') returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  words text[] := words_of_person(person);
  found record;
  ticks jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('id', tick->'id', 'pattern', loose.pattern)), '[]') into ticks
  from jsonb_array_elements(ticked) tick join loose_words_of_person(person) loose on loose.kind = tick->>'kind';
  delete from staff where id = person;
  perform erase_person_in_audit(person);
  perform set_config('isb.erasing', 'on', true);
  if words <> '{}' then
    update audit set rows = without_words(rows::text, words)::jsonb where rows::text ~* pattern_of_words(words);
  end if;
  for found in select (tick->>'id')::bigint as id, tick->>'pattern' as pattern from jsonb_array_elements(ticks) tick loop
    update audit set rows = (
      select jsonb_agg(row || jsonb_build_object('before', audit_without(row->'before', found.pattern), 'after',
        audit_without(row->'after', found.pattern)) order by place)
      from jsonb_array_elements(rows) with ordinality line (row, place))
    where audit.id = found.id and rows <> '[]';
  end loop;
  perform set_config('isb.erasing', '', true);
  return words;
end $$;
revoke execute on function erase_person(bigint, jsonb) from public;
grant execute on function erase_person(bigint, jsonb) to isb_app;
