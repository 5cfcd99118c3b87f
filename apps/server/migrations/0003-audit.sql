-- The audit stays append-only. One function alone blanks a person's values in it, once that person's account is gone.

-- Only while that function runs may a line be updated, and never so that it tells of another change.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('isb.erasing', true) = 'on'
    and (new.id, new.at, new.staff_id, new.request_id, new.operation) is not distinct from (old.id, old.at, old.staff_id, old.request_id, old.operation)
    and jsonb_array_length(new.rows) = jsonb_array_length(old.rows)
  then
    return new;
  end if;
  raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
end $$;

-- What says nothing about who somebody is, and stays. Any other field of a person is blanked, those of later versions too.
create function audit_without_person(fields jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select coalesce(jsonb_object_agg(key, case
      when key in ('createdAt', 'enabled', 'id', 'invitation', 'password', 'resetCode', 'roleIds', 'roles', 'scopes', 'service', 'sessionsEnded',
        'signedIn', 'source', 'staffId', 'syncedAt', 'type', 'updatedAt', 'version') then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}')
    from jsonb_each(fields)
  ) else fields end
$$;

create function erase_person_in_audit(person bigint) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint;
begin
  -- Otherwise it would be a way to hide what somebody does.
  if exists (select from staff where id = person) then
    raise exception 'account % is still there: an account is erased before its traces are', person using errcode = 'object_in_use';
  end if;
  perform set_config('isb.erasing', 'on', true);
  update audit set
    staff_name = case when staff_id = person then '' else staff_name end,
    address = case when staff_id = person then '' else address end,
    token = case when staff_id = person and token is not null then '' else token end,
    rows = (
      select coalesce(jsonb_agg(case
        when row->>'entity' = 'staff' and (row->>'id')::bigint = person
          or row->>'entity' = 'token' and person in ((row#>>'{before,staffId}')::bigint, (row#>>'{after,staffId}')::bigint)
        then row || jsonb_build_object('before', audit_without_person(row->'before'), 'after', audit_without_person(row->'after'))
        else row end order by place), '[]')
      from jsonb_array_elements(rows) with ordinality line (row, place)
    )
  where staff_id = person
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'staff', 'id', person))
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'token', 'after', jsonb_build_object('staffId', person)))
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'token', 'before', jsonb_build_object('staffId', person)));
  get diagnostics touched = row_count;
  perform set_config('isb.erasing', '', true);
  return touched;
end $$;
revoke execute on function erase_person_in_audit(bigint), audit_without_person(jsonb) from public;
grant execute on function erase_person_in_audit(bigint) to isb_app;
