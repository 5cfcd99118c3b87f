-- A bus stops at a time of the day: a demo that was open around midnight wrote 24:04, and no bus of it moved for the next half an hour.
update bus_route_stop set at = '23:59' where at !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$';
alter table bus_route_stop
  drop constraint bus_route_stop_at_check,
  add constraint bus_route_stop_at_check check (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
