-- What transport writes to the riders of a run: mailed to their families, and read by the app.
create table bus_message (
  id bigint generated always as identity primary key,
  route_id bigint not null references bus_route on delete restrict,
  day date not null,
  text text not null check (text <> ''),
  sent_by bigint references staff on delete set null,
  sent_at timestamptz not null
);
create index bus_message_run on bus_message (route_id, day, sent_at);
create index bus_message_by on bus_message (sent_by) where sent_by is not null;
create index bus_message_sent on bus_message (sent_at);
create trigger tell_change after insert on bus_message for each statement execute function tell_change('busBooking');
