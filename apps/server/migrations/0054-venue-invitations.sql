-- Calendars know a day of a series by the moment that its rule gave it, wherever it is moved.
alter table venue_reservation add column series_start timestamptz;
update venue_reservation set series_start = day_time(day, starts_at) at time zone setting.time_zone from setting where series_id is not null;
alter table venue_reservation add constraint venue_reservation_series_start check ((series_id is null) = (series_start is null));

-- Invitations to one address leave one after the other.
create index outbox_invitation on outbox (recipient, id) where state = 'Pending' and invitation is not null;
