-- Vehicle passes: applications, passes from a day to a day, the keys that sign printed ones.

create extension if not exists btree_gist;

create table vehicle_setting (
  single boolean primary key default true check (single),
  year_ends text not null default '07-31' check (year_ends ~ '^[0-9]{2}-[0-9]{2}$'),
  notice_days int not null default 30 check (notice_days between 1 and 365),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into vehicle_setting default values;

-- Ed25519. The newest signs, all of them verify.
create table gate_key (
  id text primary key,
  private_key bytea not null,
  public_key bytea not null check (octet_length(public_key) = 32),
  created_at timestamptz not null
);

create table vehicle_pass (
  id bigint generated always as identity primary key,
  -- Null once the account is gone. The pass stays, images and all: it is the security desk's record of who may drive in, and who may see
  -- passes sees it as before. Whose pass it was the audit knows, until that person is erased there.
  person_id bigint references staff on delete set null,
  submitted_by bigint references staff on delete set null,
  submitted_at timestamptz not null,
  applicant_name text not null check (applicant_name <> ''),
  email text not null,
  phone text not null default '',
  type text not null check (type in ('staff', 'parent', 'visitor', 'contractor')),
  department text not null default '',
  plate text not null check (plate <> ''),
  -- As plates are compared: capitals, nothing between the signs. And without the province, which people at a gate leave out.
  plate_key text not null check (plate_key <> '' and plate_key = upper(plate_key) and plate_key !~ '[[:space:].·-]'),
  plate_tail text not null generated always as (regexp_replace(plate_key, '^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]', '')) stored,
  brand text not null default '',
  model text not null default '',
  color text not null default '',
  driver_name text not null default '',
  driver_phone text not null default '',
  grade text not null default '',
  student_name text not null default '',
  certificate_id bigint references file on delete restrict,
  signature_id bigint references file on delete restrict,
  -- Expired is Valid past its last day: the clock's, never written.
  status text not null default 'Pending' check (status in ('Pending', 'Valid', 'Cancelled', 'Rejected')),
  decided_by bigint references staff on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  valid_from date,
  expires_on date,
  -- What a search looks in, in small letters, Chinese names with their pinyin.
  search text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint vehicle_pass_days check (valid_from <= expires_on),
  constraint vehicle_pass_decided check ((status = 'Pending') = (decided_at is null)),
  constraint vehicle_pass_given check ((status in ('Valid', 'Cancelled')) = (valid_from is not null and expires_on is not null)),
  constraint vehicle_pass_reason check ((status in ('Rejected', 'Cancelled')) = (reason <> '')),
  -- One valid pass a plate at a time. Next year's may wait beside this year's.
  constraint vehicle_pass_one_a_plate exclude using gist (plate_key with =, daterange(valid_from, expires_on, '[]') with &&) where (status = 'Valid')
);
create index vehicle_pass_plate on vehicle_pass (plate_key);
create index vehicle_pass_tail on vehicle_pass (plate_tail);
create index vehicle_pass_person on vehicle_pass (person_id);
create index vehicle_pass_status on vehicle_pass (status, submitted_at, id);
create index vehicle_pass_expires on vehicle_pass (expires_on) where status = 'Valid';
-- What a gate without a connection has to know.
create index vehicle_pass_cancelled on vehicle_pass (expires_on) where status = 'Cancelled';
create index vehicle_pass_submitted on vehicle_pass (submitted_at, id);
create index vehicle_pass_search on vehicle_pass using gin (search gin_trgm_ops);
create index vehicle_pass_certificate on vehicle_pass (certificate_id) where certificate_id is not null;
create index vehicle_pass_signature on vehicle_pass (signature_id) where signature_id is not null;
create index vehicle_pass_queue on vehicle_pass (
  (status <> 'Pending'),
  (case when status = 'Pending' then 1 else -1 end * extract(epoch from submitted_at at time zone 'UTC')),
  id
);

create trigger tell_change after insert or update or delete on vehicle_pass for each statement execute function tell_change('vehicle');

-- What says nothing about who somebody is, and stays; of a pass when it was good and how it stands.
create or replace function audit_without_person(fields jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select coalesce(jsonb_object_agg(key, case
      when key in ('createdAt', 'enabled', 'id', 'invitation', 'password', 'resetCode', 'roleIds', 'roles', 'scopes', 'service', 'sessionsEnded',
        'signedIn', 'source', 'staffId', 'syncedAt', 'type', 'updatedAt', 'version',
        'certificateId', 'expiresOn', 'signatureId', 'status', 'validFrom') then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}')
    from jsonb_each(fields)
  ) else fields end
$$;

-- A person's passes tell as much of them as their account does. A line of a pass that came after the account was gone names nobody: it is
-- known by the pass.
create or replace function erase_person_in_audit(person bigint) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint;
  passes bigint[];
begin
  -- Otherwise it would be a way to hide what somebody does.
  if exists (select from staff where id = person) then
    raise exception 'account % is still there: an account is erased before its traces are', person using errcode = 'object_in_use';
  end if;
  select coalesce(array_agg(distinct (row->>'id')::bigint), '{}') into passes
  from audit, jsonb_array_elements(rows) row
  where rows @> jsonb_build_array(jsonb_build_object('entity', 'vehicle-pass', 'after', jsonb_build_object('staffId', person)))
    and row @> jsonb_build_object('entity', 'vehicle-pass', 'after', jsonb_build_object('staffId', person));
  perform set_config('isb.erasing', 'on', true);
  update audit set
    staff_name = case when staff_id = person then '' else staff_name end,
    address = case when staff_id = person then '' else address end,
    token = case when staff_id = person and token is not null then '' else token end,
    rows = (
      select coalesce(jsonb_agg(case
        when row->>'entity' = 'staff' and (row->>'id')::bigint = person
          or row->>'entity' = 'token' and person in ((row#>>'{before,staffId}')::bigint, (row#>>'{after,staffId}')::bigint)
          or row->>'entity' = 'vehicle-pass' and (row->>'id')::bigint = any(passes)
        then row || jsonb_build_object('before', audit_without_person(row->'before'), 'after', audit_without_person(row->'after'))
        else row end order by place), '[]')
      from jsonb_array_elements(rows) with ordinality line (row, place)
    )
  where staff_id = person
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'staff', 'id', person))
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'token', 'after', jsonb_build_object('staffId', person)))
    or rows @> jsonb_build_array(jsonb_build_object('entity', 'token', 'before', jsonb_build_object('staffId', person)))
    or rows @> any(select jsonb_build_array(jsonb_build_object('entity', 'vehicle-pass', 'id', pass)) from unnest(passes) pass);
  get diagnostics touched = row_count;
  perform set_config('isb.erasing', '', true);
  return touched;
end $$;
create trigger tell_change after update on vehicle_setting for each statement execute function tell_change('vehicle');
