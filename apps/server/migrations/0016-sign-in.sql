-- Browsers that somebody has signed in from. Failures elsewhere do not keep their owner out of these.
create table sign_in_device (
  token_hash bytea not null,
  staff_id bigint not null references staff on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, staff_id)
);
create index sign_in_device_staff on sign_in_device (staff_id, last_used_at);

-- From where, as addresses count: an IPv4 address, or the first half of an IPv6 one. Of which account, whether or not there is one.
alter table sign_in_failure
  add column network text not null default '',
  add column account_key text not null default '',
  -- Asking for a reset code is no failure, but counts where many ask for many.
  add column kind text not null default 'sign-in' check (kind in ('sign-in', 'reset-code', 'reset-request')),
  -- A try at the password from a browser that the account does not know.
  add column guess boolean not null default false;
create index sign_in_failure_network on sign_in_failure (network, at);
create index sign_in_failure_account on sign_in_failure (account_key, at);

alter table session add column network text not null default '';
create index session_network on session (staff_id, network, started_at);

grant select, insert, update, delete on sign_in_device to isb_app;
