-- Failed sign-ins and asked-for codes have a row each. Beyond the first hundred of an account or network in an hour, one row counts them.
alter table sign_in_failure
  add column times int not null default 1 check (times > 0),
  -- The hour that the row counts; null where it is one failure.
  add column counted_hour timestamptz;
create unique index sign_in_failure_counted
  on sign_in_failure (network, account_key, coalesce(staff_id, 0), kind, guess, counted_hour) where counted_hour is not null;
