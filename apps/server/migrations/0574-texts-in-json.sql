-- In JSON, values under these keys are the system's own words: a form that lost one would be broken.
create function is_machine_key(key text) returns boolean language sql immutable as $$
  select key = any('{id,ids,kind,type,code,key,entity,format,state,status,locale,division,grade,relation,question,section,option,field,role}'::text[])
$$;

-- The texts in which a person may be named.
create function json_texts(written jsonb) returns setof text language plpgsql immutable as $$
begin
  case jsonb_typeof(written)
    when 'string' then return next written #>> '{}';
    when 'array' then return query select text from jsonb_array_elements(written) item, json_texts(item) text;
    when 'object' then return query
      select text from jsonb_each(written) field, json_texts(field.value) text where not is_machine_key(field.key);
    else null;
  end case;
end $$;

create or replace function json_without(written jsonb, pattern text) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(written)
    when 'string' then to_jsonb(regexp_replace(written #>> '{}', pattern, '—', 'gi'))
    when 'array' then (select coalesce(jsonb_agg(json_without(value, pattern) order by place), '[]')
      from jsonb_array_elements(written) with ordinality items (value, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case when is_machine_key(key) then value else json_without(value, pattern) end), '{}')
      from jsonb_each(written))
    else written end;
end $$;
