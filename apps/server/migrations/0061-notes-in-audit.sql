-- Notes, symptoms and certificates of absences leave the audit with the school year too, as they leave the absences.
create function health_kept_until(day date) returns date language sql stable as $$
  -- Between two school years, a year after the absence.
  select coalesce((select ends_on from school_year where day between starts_on and ends_on), day + 365)
$$;

create function without_health(fields jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select coalesce(jsonb_object_agg(key, case key when 'note' then '""' when 'symptom' then '""' when 'proofId' then 'null' else value end), '{}')
    from jsonb_each(fields)
  ) else fields end
$$;

-- Takes them out of at most so many lines, of absences whose school year ended before a day that is over, and answers of how many.
create function forget_health_in_audit(before date, most int) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched bigint;
begin
  perform set_config('isb.erasing', 'on', true);
  with old as (
    select audit.id, jsonb_agg(case when absence.id is null then row else row || jsonb_build_object(
      'before', without_health(row->'before'), 'after', without_health(row->'after')) end order by place) as rows
    from audit cross join lateral jsonb_array_elements(audit.rows) with ordinality line (row, place)
      left join absence on row->>'entity' = 'absence' and absence.id = (row->>'id')::bigint
        and health_kept_until(absence.ends_on) < least(before, current_date)
    where audit.rows @> '[{"entity": "absence"}]'
    group by audit.id
    having bool_or(absence.id is not null and (without_health(row->'before'), without_health(row->'after')) is distinct from (row->'before', row->'after'))
    limit most
  )
  update audit set rows = old.rows from old where audit.id = old.id;
  get diagnostics touched = row_count;
  perform set_config('isb.erasing', '', true);
  return touched;
end $$;
revoke execute on function forget_health_in_audit(date, int) from public;
grant execute on function forget_health_in_audit(date, int) to isb_app;
