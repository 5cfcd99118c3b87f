-- The second factor: an app that shows codes, passkeys, recovery codes, and the roles that must have one.
alter table role add column second_factor boolean not null default false;
-- Where a school works already, its administrators have seven days from their next sign-in on. The demo takes this back.
update role set second_factor = true where builtin;

alter table staff
  -- From when on an account that must have a second factor, and has none, may do nothing but set one up.
  add column second_factor_due_at timestamptz;

alter table session
  -- When the second factor was last given; null where the account had none.
  add column confirmed_at timestamptz,
  -- From when on the session is good for setting up a second factor alone.
  add column enroll_from timestamptz;

-- The secret is encrypted with a key that is not in the database.
create table authenticator (
  staff_id bigint primary key references staff on delete cascade,
  secret bytea not null,
  -- Whether a first code has shown that the app has the secret.
  confirmed boolean not null default false,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  credential text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_credential unique (credential)
);
create index passkey_staff on passkey (staff_id);

-- A recovery code is taken once: deleted by who signs in with it.
create table recovery_code (
  staff_id bigint not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- A sign-in whose password was right, a passkey that is being made, or a second factor that is asked again.
create table second_factor_ticket (
  token_hash bytea primary key,
  staff_id bigint not null references staff on delete cascade,
  challenge text not null,
  tries int not null default 0,
  -- What goes into the audit with the sign-in: by Microsoft.
  how jsonb not null default '{}',
  expires_at timestamptz not null
);
comment on column second_factor_ticket.how is 'in TypeScript: object';
create index second_factor_ticket_staff on second_factor_ticket (staff_id);

alter table sign_in_failure drop constraint sign_in_failure_kind_check,
  add constraint sign_in_failure_kind_check check (kind in ('sign-in', 'reset-code', 'reset-request', 'second-factor'));

grant select, insert, update, delete on authenticator, passkey, recovery_code, second_factor_ticket to isb_app;
