-- Rows of rosters that a person has said are one person, or are not.
create table base_data_join (
  source text not null,
  target text not null,
  joined boolean not null,
  primary key (source, target),
  constraint base_data_join_other check (source <> target)
);
create unique index base_data_join_once on base_data_join (source) where joined;

-- What changes nothing, because somebody has edited by hand what the roster says otherwise.
alter table base_data_change drop constraint base_data_change_outcome_check,
  add constraint base_data_change_outcome_check check (outcome in ('Created', 'Changed', 'Deactivated', 'Refused', 'Held'));
