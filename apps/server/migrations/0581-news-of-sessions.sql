-- The end of a session closes its streams. Other listeners do not hear when somebody signs out.
create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('isb_access', 'session');
  return null;
end $$;
drop trigger tell_access on session;
create trigger tell_session after update of ended_at on session for each statement execute function tell_session();
