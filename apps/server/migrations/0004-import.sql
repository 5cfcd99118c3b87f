-- After an import of many accounts: PostgreSQL merges the new entries of the search index whenever it next has to, at the cost of whoever
-- then writes. The application, which owns no index, may have it done at once.
create function merge_staff_search() returns void language sql volatile security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list('staff_search'::regclass)
$$;
revoke all on function merge_staff_search() from public;
grant execute on function merge_staff_search() to isb_app;
