-- Base data: bundles of a student information system, what they say, what that comes to, and where each record came from.

create table base_data_run (
  id bigint generated always as identity primary key,
  name text not null,
  format text not null default '',
  -- What somebody has decided; that long work is under way, or that it broke off, is read from the run of the work.
  state text not null default 'New' check (state in ('New', 'Unreadable', 'Previewed', 'Applied', 'Undone', 'Discarded')),
  work_id bigint references run on delete set null,
  delta boolean not null default false,
  kinds jsonb not null default '[]',
  files jsonb not null default '[]',
  oddities jsonb not null default '[]',
  rows int not null default 0,
  made_by bigint references staff on delete set null,
  made_at timestamptz not null,
  applied_by bigint references staff on delete set null,
  applied_at timestamptz,
  undone_by bigint references staff on delete set null,
  undone_at timestamptz,
  constraint base_data_run_undone check (undone_at is null or applied_at is not null)
);
create index base_data_run_list on base_data_run (made_at desc, id desc);
create trigger tell_change after insert or update or delete on base_data_run for each statement execute function tell_change('baseData');

-- What a bundle says, until it is applied or thrown away.
create table base_data_staged (
  run_id bigint not null references base_data_run on delete cascade,
  kind text not null,
  source_id text not null,
  other_id text not null default '',
  fields jsonb not null,
  wrong text,
  file text not null,
  line int not null
);
create index base_data_staged_run on base_data_staged (run_id, kind);

-- What a bundle comes to.
create table base_data_change (
  id bigint generated always as identity primary key,
  run_id bigint not null references base_data_run on delete cascade,
  kind text not null check (kind in ('Homeroom', 'Staff', 'Guardian', 'Student', 'Family')),
  outcome text not null check (outcome in ('Created', 'Changed', 'Deactivated', 'Refused')),
  source_id text not null,
  record_id bigint,
  other_id bigint,
  name text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- What the roster says of fields that somebody has edited by hand.
  held jsonb not null default '{}',
  file text not null default '',
  line int,
  reason text not null default '',
  was_left boolean not null default false
);
create index base_data_change_run on base_data_change (run_id, kind, outcome);
create index base_data_change_record on base_data_change (record_id);

-- Where a record came from, and what the roster last gave it. A field that is otherwise now was edited by hand.
create table base_data_origin (
  kind text not null,
  source_id text not null,
  record_id bigint not null,
  other_id bigint not null default 0,
  given jsonb not null default '{}',
  primary key (kind, source_id)
);
create unique index base_data_origin_record on base_data_origin (kind, record_id, other_id);

comment on column base_data_run.kinds is 'in TypeScript: Schema<''BaseDataCount''>[]';
comment on column base_data_run.files is 'in TypeScript: Schema<''BaseDataFile''>[]';
comment on column base_data_run.oddities is 'in TypeScript: OddityMet[]';
comment on column base_data_staged.fields is 'in TypeScript: object';
comment on column base_data_change.before is 'in TypeScript: Record<string, string | boolean>';
comment on column base_data_change.after is 'in TypeScript: Record<string, string | boolean>';
comment on column base_data_change.held is 'in TypeScript: Record<string, string | boolean>';
comment on column base_data_origin.given is 'in TypeScript: Record<string, string | boolean>';
