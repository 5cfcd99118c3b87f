-- Refusals beyond the limit of an hour, counted beside the last line that the account has in the audit.
create table refused_beyond (
  audit_id bigint primary key references audit on delete cascade,
  count int not null check (count > 0),
  operations text[] not null
);
create index audit_refused_operation on audit (operation, staff_id) where reason is not null;
grant select, insert, update on refused_beyond to isb_app;
