-- The records that name a person, as the audit knows them: kind by kind, so that PostgreSQL asks the index. As one question it guessed at
-- hundreds of kinds, and read the whole audit.
create or replace function records_of_person(person bigint) returns table (entity text, id bigint) language plpgsql stable as $$
declare
  kind record;
begin
  for kind in
    select distinct case when of.whom = 'id' then jsonb_build_object('entity', of.entity, 'id', person)
      else jsonb_build_object('entity', of.entity, side.name, jsonb_build_object(of.whom, person)) end as sought
    from audit_entity of cross join lateral (values ('before'), ('after')) side (name)
  loop
    return query select distinct row->>'entity', (row->>'id')::bigint
      from audit cross join lateral jsonb_array_elements(audit.rows) row
      where audit.rows @> jsonb_build_array(kind.sought) and row @> kind.sought;
  end loop;
end $$;
