-- A role that requires a second factor gives nothing to an account without one. Whether it does is computed when it is read.
update role set second_factor_since = now() where second_factor and second_factor_since is null;
alter table staff add column last_login_confirmed boolean not null default false;
comment on column staff.last_login_confirmed is 'The last sign-in came with a second factor, here or at Microsoft';
update staff set last_login_confirmed = coalesce((
  select e.confirmed_at is not null from session e where e.staff_id = staff.id and e.run_pass_id is null order by e.started_at desc limit 1), false);
alter table staff drop column second_factor_due_at;
alter table session drop column enroll_from;
