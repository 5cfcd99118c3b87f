-- Rows of rosters that a person has said are one person, or are not.
create table base_data_join (
  source text not null,
  target text not null,
  joined boolean not null,
  primary key (source, target),
  constraint base_data_join_other check (source <> target)
);
create unique index base_data_join_once on base_data_join (source) where joined;
create trigger tell_change after insert or update or delete on base_data_join for each statement execute function tell_change('baseData');

-- What changes nothing, because somebody has edited by hand what the roster says otherwise.
alter table base_data_change drop constraint base_data_change_outcome_check,
  add constraint base_data_change_outcome_check check (outcome in ('Created', 'Changed', 'Deactivated', 'Refused', 'Held'));

-- What bundles come to by kind says how many hold something, and what the limit was.
update base_data_run set kinds = (select jsonb_agg(jsonb_build_object('held', 0, 'limit', setting.roster_limit) || kind order by place)
  from jsonb_array_elements(kinds) with ordinality k (kind, place), setting)
where kinds <> '[]';
