-- Accounts whole, invitations, API tokens, sign-in with Microsoft, failed sign-ins; a searchable audit; news for open consoles.

create extension if not exists pg_trgm;

alter table staff
  -- Names and address in small letters, with the Chinese name's pinyin whole and as initials. Written with the row.
  add column search text not null default '',
  add column service boolean not null default false,
  add column microsoft_id text check (microsoft_id <> ''),
  add constraint staff_service check (not service or (password_hash is null and microsoft_id is null));
create index staff_search on staff using gin (search gin_trgm_ops);
create index staff_name on staff (lower(name), id);
-- Few have one: the others need no entry.
create unique index staff_microsoft_id on staff (microsoft_id) where microsoft_id is not null;
update staff set search = lower(name || ' ' || name_zh || ' ' || email);

alter table role drop constraint role_name_key;
create unique index role_name_any_case on role (lower(name));

create table invitation (
  staff_id bigint primary key references staff on delete cascade,
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create table api_token (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  token_hash bytea not null unique,
  name text not null check (name <> ''),
  start text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  created_by bigint references staff on delete set null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_token_staff on api_token (staff_id);

-- A nonce is taken once: deleted by who signs in with it.
create table microsoft_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);

create table sign_in_failure (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint references staff on delete cascade,
  address text not null default ''
);
create index sign_in_failure_at on sign_in_failure (at);

alter table audit add column token text;
create index audit_rows on audit using gin (rows jsonb_path_ops);
create index audit_operation on audit (operation, at desc);

-- Whoever is the last that can sign in with the built-in role keeps it, however it would be lost, and by however many at once.
create function last_administrator_stays() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'staff' then
    if not exists (select from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = old.id and r.builtin) then return null; end if;
  elsif not exists (select from role where id = old.role_id and builtin) then return null;
  end if;
  -- One after the other, so that two cannot each count on the other's.
  perform pg_advisory_xact_lock(8017004);
  if not exists (
    select from staff_role sr join role r on r.id = sr.role_id join staff s on s.id = sr.staff_id where r.builtin and s.enabled and not s.service
  ) then
    raise exception 'the last administrator stays' using errcode = 'check_violation', constraint = 'last_administrator';
  end if;
  return null;
end $$;
create constraint trigger last_administrator_enabled after update of enabled, service on staff
  deferrable initially deferred for each row when (old.enabled and (not new.enabled or new.service)) execute function last_administrator_stays();
create constraint trigger last_administrator_role after delete or update on staff_role
  deferrable initially deferred for each row execute function last_administrator_stays();

-- Open consoles look anew: one word for each transaction that touched what people may do.
create function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('isb_access', '');
  return null;
end $$;
create trigger tell_access after insert or update or delete on menu for each statement execute function tell_access();
create trigger tell_access after insert or update or delete on role for each statement execute function tell_access();
create trigger tell_access after insert or update or delete on role_menu for each statement execute function tell_access();
create trigger tell_access after insert or update or delete on staff_role for each statement execute function tell_access();
create trigger tell_access after update of enabled or delete on staff for each statement execute function tell_access();
create trigger tell_access after update of ended_at on session for each statement execute function tell_access();

grant select, insert, update, delete on invitation, api_token, microsoft_nonce, sign_in_failure to isb_app;
grant usage, select on all sequences in schema public to isb_app;
