-- One index says both that a route calls once at a stop, and which routes call there: a feed of 200,000 calls writes one less.
alter table bus_route_stop
  drop constraint bus_route_stop_once,
  add constraint bus_route_stop_once unique (stop_id, route_id);
drop index bus_route_stop_of;
