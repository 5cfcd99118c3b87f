-- What is too old is deleted: by the daily tidy-up alone. Of the audit only this function deletes, and nothing of the last year.
alter table retention_setting
  add column report_days int not null default 90 check (report_days between 1 and 3650),
  add constraint retention_setting_mail_days check (mail_days <= 365);

create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('isb.erasing', true) = 'on'
    and (new.id, new.at, new.staff_id, new.request_id, new.operation) is not distinct from (old.id, old.at, old.staff_id, old.request_id, old.operation)
    and jsonb_array_length(new.rows) = jsonb_array_length(old.rows)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and current_setting('isb.tidying', true) = 'on' and old.at < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'the audit is append-only' using errcode = 'insufficient_privilege';
end $$;

create function tidy_audit(before timestamptz, most int) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone bigint;
begin
  perform set_config('isb.tidying', 'on', true);
  delete from audit where id in (select id from audit where at < least(before, now() - interval '1 year') order by at limit most);
  get diagnostics gone = row_count;
  perform set_config('isb.tidying', '', true);
  return gone;
end $$;
revoke execute on function tidy_audit(timestamptz, int) from public;
grant execute on function tidy_audit(timestamptz, int) to isb_app;
