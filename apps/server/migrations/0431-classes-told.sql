-- Which classes are told with their campus, because another of the year has their name (West 5A). Kept, for every list of students reads it.
drop index homeroom_campus;
drop index homeroom_same_name;

create table homeroom_told (
  homeroom_id bigint primary key references homeroom on delete cascade,
  told text not null
);

create function tell_classes_apart() returns trigger language plpgsql as $$
begin
  with same as (
    select id, campus || ' ' || name as told
    from (select *, count(*) over (partition by school_year, lower(name)) as called from homeroom) h
    where called > 1 and campus <> ''
  ), gone as (
    delete from homeroom_told t where not exists (select from same s where s.id = t.homeroom_id)
  )
  insert into homeroom_told select id, told from same order by id
  on conflict (homeroom_id) do update set told = excluded.told where homeroom_told.told <> excluded.told;
  return null;
end $$;

create trigger tell_classes_apart after insert or update or delete on homeroom
  for each statement execute function tell_classes_apart();
-- Fills it.
update homeroom set name = name where false;
