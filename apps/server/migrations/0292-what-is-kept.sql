-- What stands here, of fields that somebody has edited by hand and that stay.
alter table base_data_change add column kept jsonb not null default '{}';
comment on column base_data_change.kept is 'in TypeScript: Record<string, string | boolean>';
