-- Refusals stand in the audit, beside what was done: why, as the answer said. They touched no row.
alter table audit add column reason text, add constraint audit_refused_touched_nothing check (reason is null or rows = '[]');
create index audit_refused on audit (at desc) where reason is not null;

-- Since when somebody has a role; null where it was given before this was kept. Other administrators are told of a new one.
alter table staff_role add column since timestamptz;
alter table staff_role alter column since set default now();
