-- What somebody who would be deactivated still has: a bike, a pass, a seat, a reservation to come, a role.
alter table base_data_change add column holds jsonb not null default '[]';
comment on column base_data_change.holds is 'in TypeScript: Schema<''BaseDataHeld''>[]';
