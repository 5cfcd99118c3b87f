-- Who attends a run: an account of a route, whose reach may be its own runs; or somebody with a code that is printed for one run, who signs
-- in with it once and can do nothing else. The same browser may use it again until the day is over: a phone that was switched off.
alter table bus_route add column attendant_id bigint references staff on delete set null;
create index bus_route_attendant on bus_route (attendant_id) where attendant_id is not null;

alter table role_reach drop constraint role_reach_reach_check;
alter table role_reach add check (reach in ('Divisions', 'Homerooms', 'Runs', 'Children'));

create table run_pass (
  id bigint generated always as identity primary key,
  run_id bigint not null references bus_run on delete cascade,
  staff_id bigint not null references staff on delete cascade,
  -- Who attends, by name: several share an account.
  attendant text not null check (attendant <> ''),
  code_hash bytea not null unique,
  made_by bigint references staff on delete set null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  device_hash bytea,
  revoked_at timestamptz,
  check ((used_at is null) = (device_hash is null))
);
create index run_pass_run on run_pass (run_id);
create index run_pass_staff on run_pass (staff_id);
create index run_pass_made_by on run_pass (made_by) where made_by is not null;
create trigger tell_change after insert or update or delete on run_pass for each statement execute function tell_change('bus');

alter table session add column run_pass_id bigint references run_pass on delete cascade;
create index session_run_pass on session (run_pass_id) where run_pass_id is not null;

-- The account that attendants without one of their own share; made with the first code.
create table attendant_account (
  single boolean primary key default true check (single),
  staff_id bigint references staff on delete set null
);
create index attendant_account_staff on attendant_account (staff_id);
insert into attendant_account default values;
