-- What the audit keeps of a person's records once the person is erased: a row for each kind, instead of a function that each module
-- would have to replace whole. Modules declare their kinds (`entities`); at its start the server writes them here, as the owner.
create table audit_entity (
  entity text primary key,
  -- 'id' where the record is the person; else the field of its rows that holds the person's id.
  whom text not null check (whom <> ''),
  -- The fields that say nothing about who somebody is, and stay. Every other field is blanked.
  keep text[] not null
);
revoke insert, update, delete on audit_entity from isb_app;

-- A record's fields without the person: what is kept stays, texts become empty, all else null.
create function audit_without_person(fields jsonb, keep text[]) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select coalesce(jsonb_object_agg(key, case
      when key = any(keep) then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}')
    from jsonb_each(fields)
  ) else fields end
$$;

-- Blanks a person in the audit: in what they did, and in every line of every record that ever named them, later ones too.
create or replace function erase_person_in_audit(person bigint) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint;
  records jsonb[];
begin
  -- Otherwise it would be a way to hide what somebody does.
  if exists (select from staff where id = person) then
    raise exception 'account % is still there: an account is erased before its traces are', person using errcode = 'object_in_use';
  end if;
  -- The records that name the person, as the audit's index finds them.
  select coalesce(array_agg(distinct jsonb_build_object('entity', row->>'entity', 'id', row->'id')), '{}') into records
  from audit_entity kind
    cross join lateral (values ('before'), ('after')) side (name)
    join audit on audit.rows @> jsonb_build_array(case
      when kind.whom = 'id' then jsonb_build_object('entity', kind.entity, 'id', person)
      else jsonb_build_object('entity', kind.entity, side.name, jsonb_build_object(kind.whom, person)) end)
    cross join lateral jsonb_array_elements(audit.rows) row
  where row->>'entity' = kind.entity
    and (kind.whom = 'id' and (row->>'id')::bigint = person or (row#>>array[side.name, kind.whom])::bigint = person);
  perform set_config('isb.erasing', 'on', true);
  update audit set
    staff_name = case when staff_id = person then '' else staff_name end,
    address = case when staff_id = person then '' else address end,
    token = case when staff_id = person and token is not null then '' else token end,
    rows = (
      select coalesce(jsonb_agg(case
        when kind.entity is not null and jsonb_build_object('entity', row->>'entity', 'id', row->'id') = any(records)
        then row || jsonb_build_object(
          'before', audit_without_person(row->'before', kind.keep), 'after', audit_without_person(row->'after', kind.keep))
        else row end order by place), '[]')
      from jsonb_array_elements(rows) with ordinality line (row, place) left join audit_entity kind on kind.entity = row->>'entity'
    )
  where staff_id = person or rows @> any(select jsonb_build_array(record) from unnest(records) record);
  get diagnostics touched = row_count;
  perform set_config('isb.erasing', '', true);
  return touched;
end $$;
drop function audit_without_person(jsonb);
