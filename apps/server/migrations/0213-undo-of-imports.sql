-- An import can be undone as one. While it runs, each row that it makes, changes or deletes is kept as it was and as it left it, with the
-- run and for as long as the run.
create table run_change (
  run_id bigint not null references run on delete cascade,
  step int not null,
  of_table text not null,
  before jsonb,
  after jsonb,
  -- Whom the row is about.
  person_id bigint generated always as (case
    when of_table in ('staff', 'student') then (coalesce(after, before)->>'id')::bigint
    else coalesce((coalesce(after, before)->>'person_id')::bigint, (coalesce(after, before)->>'staff_id')::bigint,
      (coalesce(after, before)->>'student_id')::bigint, (coalesce(after, before)->>'guardian_id')::bigint) end) stored
);
create index run_change_run on run_change (run_id, step);
create index run_change_person on run_change (person_id) where person_id is not null;
comment on column run_change.before is 'in TypeScript: Record<string, unknown>';
comment on column run_change.after is 'in TypeScript: Record<string, unknown>';
revoke insert, update, delete on run_change from isb_app;
-- Erasing takes a person out.
grant update, delete on run_change to isb_app;

create function note_for_undo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run bigint := nullif(current_setting('isb.import', true), '')::bigint;
  next int;
begin
  if run is null then
    return null;
  end if;
  select coalesce(max(step), 0) + 1 into next from run_change where run_id = run;
  if tg_op = 'INSERT' then
    insert into run_change (run_id, step, of_table, after) select run, next, tg_table_name, to_jsonb(r) from made r;
  elsif tg_op = 'DELETE' then
    insert into run_change (run_id, step, of_table, before) select run, next, tg_table_name, to_jsonb(r) from gone r;
  else
    insert into run_change (run_id, step, of_table, before, after)
    select run, next, tg_table_name, o.row, n.row
    from (select to_jsonb(r) as row from gone r) o join (select to_jsonb(r) as row from made r) n on n.row->'id' = o.row->'id'
    where o.row <> n.row;
  end if;
  return null;
end $$;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['menu', 'bike', 'staff', 'staff_role', 'student', 'student_stay', 'contact', 'guardian', 'homeroom', 'venue',
    'venue_hours', 'bus_stop', 'bus_route', 'bus_route_stop']
  loop
    execute format('create trigger note_made after insert on %I referencing new table as made for each statement execute function note_for_undo()', of_table);
    execute format('create trigger note_gone after delete on %I referencing old table as gone for each statement execute function note_for_undo()', of_table);
    if exists (select from pg_attribute where attrelid = of_table::regclass and attname = 'id' and not attisdropped) then
      execute format('create trigger note_changed after update on %I referencing old table as gone new table as made for each statement execute function note_for_undo()', of_table);
    end if;
  end loop;
end $$;

alter table run add column undone_at timestamptz;
