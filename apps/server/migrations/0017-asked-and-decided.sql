-- Asked and decided once, for tables of later modules: what is asked for, for whom, by whom, and who decided. The three tables that were
-- there before have it by hand. No migration replaces this procedure: a new shape gets a new name.
--
--   create table absence (id bigint generated always as identity primary key, first_day date not null);
--   call asked_and_decided('absence', 'absence');
--
-- Adds eight columns, the constraints that hold them together, the index that the queue is read by, one for each person's own, and the news
-- of changes in the module's name.
create procedure asked_and_decided(request regclass, module text) language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = request);
begin
  execute format($sql$
    alter table %1$s
      -- Null once the account is gone.
      add column person_id bigint references staff on delete set null,
      add column submitted_by bigint references staff on delete set null,
      add column requested_at timestamptz not null,
      add column note text not null default '',
      add column confirmation text not null default 'Pending' check (confirmation in ('Pending', 'Confirmed', 'Rejected', 'Cancelled')),
      add column decided_by bigint references staff on delete set null,
      add column decided_at timestamptz,
      add column reason text not null default '',
      add constraint %2$I check ((confirmation = 'Pending') = (decided_at is null)),
      add constraint %3$I check (decided_by is null or decided_at is not null),
      add constraint %4$I check ((confirmation = 'Rejected') = (reason <> ''))$sql$,
    request, name || '_decided', name || '_decided_by', name || '_reason');
  -- The queue: pending ones first and the oldest of them at the top, then the latest of the others.
  execute format($sql$
    create index %I on %s (
      (confirmation <> 'Pending'),
      (case when confirmation = 'Pending' then 1 else -1 end * extract(epoch from requested_at at time zone 'UTC')),
      id
    )$sql$, name || '_queue', request);
  execute format('create index %I on %s (person_id, id)', name || '_person', request);
  execute format('create trigger tell_change after insert or update or delete on %s for each statement execute function tell_change(%L)',
    request, module);
end $$;
-- Whoever may change tables: the owner, in a migration.
revoke execute on procedure asked_and_decided from public;
