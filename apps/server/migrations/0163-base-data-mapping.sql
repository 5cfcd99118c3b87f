-- What organizations, grades, sessions and columns of a roster mean here, as a person has confirmed it.
create table base_data_mapping (
  kind text not null check (kind in ('Org', 'Grade', 'Session', 'Homerooms', 'NameColumn')),
  source text not null,
  target text not null,
  primary key (kind, source)
);
create trigger tell_change after insert or update or delete on base_data_mapping for each statement execute function tell_change('baseData');

-- What of that a bundle has, and what is proposed for each.
alter table base_data_run add column met jsonb not null default '[]';
comment on column base_data_run.met is 'in TypeScript: MeaningProposed[]';
comment on column base_data_mapping.kind is 'in TypeScript: Schema<''BaseDataMeaningKind''>';
