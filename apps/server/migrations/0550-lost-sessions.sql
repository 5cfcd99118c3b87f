--- Ends sessions of the application whose connection is lost: PostgreSQL does not hear of that, and they would keep their locks. Each session
--- has a name of its own, so that nobody else's is meant, not even on another server after a failover. Where the owner may not signal them,
--- they end by their own limits.
create function end_lost_sessions(names text[]) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = session_user and application_name = any(names) and pid <> pg_backend_pid();
exception when insufficient_privilege then
end $$;
revoke execute on function end_lost_sessions from public;
grant execute on function end_lost_sessions to isb_app;
