-- Reservations that repeat. Each day is a reservation of its own; the series remembers the rule that they were made by (RFC 5545).
create table venue_series (
  id bigint generated always as identity primary key,
  rule text not null check (rule <> '')
);
alter table venue_reservation add column series_id bigint references venue_series on delete restrict;
create index venue_reservation_series on venue_reservation (series_id, day) where series_id is not null;
