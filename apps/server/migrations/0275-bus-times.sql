-- A line may run at other times on some weekdays: each stop has its usual time, and others by the weekday whose timetable a day has.
alter table bus_route_stop add column other_times jsonb not null default '{}' check (
  jsonb_typeof(other_times) = 'object'
  and other_times - array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] = '{}'
  and not jsonb_path_exists(other_times,
    'strict $.* ? (@.type() != "string" || !(@ like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"))'));
comment on column bus_route_stop.other_times is 'in TypeScript: Schema<''BusOtherTimes''>';

-- A run keeps the timetable that it started with, as it keeps its bus: positions ask for it many times a second.
alter table bus_run add column weekday text;
create function bus_keep_weekday() returns trigger language plpgsql as $$
begin
  new.weekday := (select d.weekday from bus_route_days(new.route_id, new.day, new.day) d);
  return new;
end $$;
create trigger keep_weekday before insert or update of started_at on bus_run for each row
  when (new.started_at is not null and new.weekday is null) execute function bus_keep_weekday();
