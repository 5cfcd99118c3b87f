-- The news of a change carry the request that made it, so that the console which sent it knows its own echo. A change that no request
-- made carries none: the clock, an import under way.
create or replace function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('isb_change', concat_ws(' ', tg_argv[0], nullif(current_setting('isb.request', true), '')));
  return null;
end $$;
