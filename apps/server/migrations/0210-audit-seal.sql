-- The audit is sealed. Each line has a digest: of what is not personal as it stands, of every value with a salt of its own. Once a minute
-- the digests of the lines that no seal holds yet are chained and signed. An erasure deletes a value with its salt, and keeps the digest.

create table audit_seal (
  id int primary key check (id > 0),
  at timestamptz not null,
  -- Of the seal before and of the lines of this one.
  digest bytea not null,
  -- By a key that is not in the database.
  signature bytea not null
);

-- The lines of each seal. A line that an erasure has touched is sealed again.
create table audit_sealed (
  audit_id bigint not null,
  seal_id int not null,
  -- The line's own moment.
  at timestamptz not null,
  digest bytea not null,
  primary key (audit_id, seal_id)
);
create index audit_sealed_seal on audit_sealed (seal_id);

-- What the values of a line are salted with: all by one seed, until one of them is erased; from then on by path.
create table audit_salt (
  audit_id bigint primary key,
  seed bytea,
  salts jsonb,
  -- By path, the digest of what stood there before it was erased.
  erased jsonb not null default '{}',
  constraint audit_salt_one_way check ((seed is null) <> (salts is null))
);

-- Lines that the next seal takes: those that no seal holds, and those that an erasure has touched since.
create table audit_unsealed (audit_id bigint primary key);
insert into audit_unsealed select id from audit;

-- Where the chain begins, once its old end is tidied away: the last seal that went, and before when lines may be gone.
create table audit_anchor (
  single boolean primary key default true check (single),
  seal_id int not null,
  digest bytea not null,
  before timestamptz not null,
  signature bytea not null
);

revoke update, delete, truncate on audit_seal, audit_sealed, audit_salt from isb_app;
revoke update, truncate on audit_unsealed from isb_app;
revoke insert, update, delete, truncate on audit_anchor from isb_app;

create function audit_is_to_be_sealed() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed select id from written;
  return null;
end $$;
create trigger audit_is_to_be_sealed after insert on audit referencing new table as written
  for each statement execute function audit_is_to_be_sealed();

-- The values of a line by their paths: `staffName`, `0.before.email`. The server has the same as text: whoever looks for tampering trusts
-- no function of the database.
create function audit_values(line audit) returns table (path text, value text) language sql stable as $$
  select name, coalesce(to_jsonb(held)::text, 'null')
  from (values ('staffName', line.staff_name), ('address', line.address), ('token', line.token)) own (name, held)
  union all
  select concat_ws('.', place - 1, side, field.key), coalesce(field.value::text, '')
  from jsonb_array_elements(line.rows) with ordinality changed (row, place)
    cross join lateral (values ('before', row->'before'), ('after', row->'after')) sides (side, fields)
    cross join lateral (
      select key, value from jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}' end)
      union all
      select null, fields where jsonb_typeof(fields) is distinct from 'object'
    ) field
$$;

-- An erasure: of each value that it blanks the salt goes and the digest stays. The seal's own work waits for it, and it for that.
create function audit_keeps_digests() returns trigger language plpgsql as $$
declare
  held audit_salt;
begin
  perform pg_advisory_xact_lock(8017010);
  select * into held from audit_salt where audit_id = old.id;
  if not found then
    return null;
  end if;
  with value as (
    select path, was.value as was, now.value as now,
      coalesce(decode(held.salts->>path, 'hex'), sha256(held.seed || convert_to(path, 'UTF8'))) as salt
    from audit_values(old) was join audit_values(new) now using (path)
  ), made as (
    select
      jsonb_object_agg(path, encode(case when was = now then salt else sha256(uuid_send(gen_random_uuid())) end, 'hex')) as salts,
      coalesce(jsonb_object_agg(path, encode(sha256(salt || convert_to(path || ' ' || was, 'UTF8')), 'hex')) filter (where was <> now), '{}')
        as erased
    from value
  )
  update audit_salt set seed = null, salts = made.salts, erased = made.erased || held.erased from made
  where audit_id = old.id and made.erased <> '{}';
  if found then
    insert into audit_unsealed values (old.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger audit_keeps_digests after update on audit for each row execute function audit_keeps_digests();

create or replace function tidy_audit(before timestamptz, most int) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tidied bigint[];
begin
  perform pg_advisory_xact_lock(8017010);
  perform set_config('isb.tidying', 'on', true);
  with gone as (
    delete from audit where id in (select id from audit where at < least(before, now() - interval '1 year') order by at limit most)
    returning id
  )
  select coalesce(array_agg(id), '{}') into tidied from gone;
  perform set_config('isb.tidying', '', true);
  delete from audit_salt where audit_id = any(tidied);
  delete from audit_unsealed where audit_id = any(tidied);
  return cardinality(tidied);
end $$;

-- Lets the seals go whose lines are all old, once the server has signed where the chain begins.
create function close_audit(until int, closed bytea, earlier timestamptz, signed bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if earlier > now() - interval '1 year' or exists (select from audit_sealed where seal_id <= until and at >= earlier) then
    raise exception 'the audit of the last year keeps its seals' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_anchor (seal_id, digest, before, signature) values (until, closed, earlier, signed)
  on conflict (single) do update set seal_id = until, digest = closed, before = earlier, signature = signed;
  delete from audit_sealed where seal_id <= until;
  delete from audit_seal where id <= until;
end $$;
revoke execute on function close_audit(int, bytea, timestamptz, bytea), audit_values(audit) from public;
grant execute on function close_audit(int, bytea, timestamptz, bytea) to isb_app;
comment on column audit_salt.salts is 'in TypeScript: Record<string, string>';
comment on column audit_salt.erased is 'in TypeScript: Record<string, string>';
