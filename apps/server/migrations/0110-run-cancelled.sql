-- Whoever began a run can stop it.
alter table run drop constraint run_state_check;
alter table run add constraint run_state_check check (state in ('Running', 'Done', 'Refused', 'Failed', 'Cancelled'));

-- Breaks off what a run is doing in the database. The application's role may not signal sessions that signed in as the owner; where the
-- owner may not either, the run goes on, and learns at its end that it may not end.
create function break_off(run_id bigint) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_cancel_backend(pid) from pg_locks
  where locktype = 'advisory' and classid = 8017 and objid = run_id::int and granted
    and database = (select oid from pg_database where datname = current_database());
exception when insufficient_privilege then
end $$;
revoke execute on function break_off from public;
grant execute on function break_off to isb_app;
