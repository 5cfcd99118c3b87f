-- Rows of rosters that may be somebody who is here already: a person says so before the bundle is applied.

-- Rows of a bundle of which nobody can tell from the files who they are.
create table base_data_question (
  run_id bigint not null references base_data_run on delete cascade,
  kind text not null check (kind in ('Staff', 'Guardian', 'Student')),
  source_id text not null,
  record_id bigint not null references staff on delete cascade,
  by text not null check (by in ('Id', 'Number', 'Address')),
  -- A digest of the names and the number of the row: an answer holds for as long as they are the same.
  about text not null,
  primary key (run_id, kind, source_id, record_id)
);
create index base_data_question_record on base_data_question (record_id);
create trigger tell_change after insert or update or delete on base_data_question for each statement execute function tell_change('baseData');

-- What a person has said: the row is this record, or it is not.
create table base_data_identity (
  kind text not null check (kind in ('Staff', 'Guardian', 'Student')),
  source_id text not null,
  record_id bigint not null references staff on delete cascade,
  about text not null,
  same boolean not null,
  primary key (kind, source_id, record_id, about)
);
create index base_data_identity_record on base_data_identity (record_id);
create trigger tell_change after insert or update or delete on base_data_identity for each statement execute function tell_change('baseData');

comment on column base_data_question.kind is 'in TypeScript: Schema<''BaseDataPersonKind''>';
comment on column base_data_question.by is 'in TypeScript: Schema<''BaseDataJoinBy''>';
comment on column base_data_identity.kind is 'in TypeScript: Schema<''BaseDataPersonKind''>';

-- What the rules took out of a bundle, and how many rows each.
alter table base_data_run add column left_out jsonb not null default '[]';
comment on column base_data_run.left_out is 'in TypeScript: Schema<''BaseDataLeftOut''>[]';

-- What stays by a rule is not told as edited by hand: an address that somebody signs in with, an account that is disabled here.
alter table base_data_change add column stays jsonb not null default '{}';
comment on column base_data_change.stays is 'in TypeScript: Record<string, string | boolean>';
