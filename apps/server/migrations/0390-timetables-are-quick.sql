-- A feed brings a few hundred thousand calls of a bus at a stop. What hangs on a record that the same import made goes with it when the
-- import is undone, and a call whose times are the same on all weekdays has nothing to be checked.
create or replace function note_for_undo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run bigint := nullif(current_setting('isb.import', true), '')::bigint;
  next int;
begin
  if run is null then
    return null;
  end if;
  select coalesce(max(step), 0) + 1 into next from run_change where run_id = run;
  if tg_op = 'INSERT' and tg_nargs = 2 then
    -- The table that these rows hang on, and the column that names its record.
    execute format(
      'insert into run_change (run_id, step, of_table, after) select $1, $2, $3, to_jsonb(r) from made r
       where r.%I not in (
         select (after->>''id'')::bigint from run_change where run_id = $1 and of_table = $4 and before is null and after is not null)',
      tg_argv[1]) using run, next, tg_table_name, tg_argv[0];
  elsif tg_op = 'INSERT' then
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

create or replace trigger note_made after insert on bus_route_stop referencing new table as made
  for each statement execute function note_for_undo('bus_route', 'route_id');

alter table bus_route_stop
  drop constraint bus_route_stop_other_times_check,
  add constraint bus_route_stop_other_times_check check (other_times = '{}' or (
    jsonb_typeof(other_times) = 'object'
    and other_times - array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] = '{}'
    and not jsonb_path_exists(other_times,
      'strict $.* ? (@.type() != "string" || !(@ like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"))')));
