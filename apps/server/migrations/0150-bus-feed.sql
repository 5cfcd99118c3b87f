-- Stops and routes that came with a GTFS feed are known by the ids that they have there.
alter table bus_stop add column feed text, add column feed_id text, add check ((feed is null) = (feed_id is null));
create unique index bus_stop_feed on bus_stop (feed, feed_id);
alter table bus_route add column feed text, add column feed_id text, add check ((feed is null) = (feed_id is null));
create unique index bus_route_feed on bus_route (feed, feed_id);
