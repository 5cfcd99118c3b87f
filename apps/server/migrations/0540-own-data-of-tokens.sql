-- A personal token reaches its owner's own data only where its scopes say so. Tokens from before keep it for thirty days.
alter table api_token add column own_until timestamptz;
update api_token t set own_until = now() + interval '30 days'
  from staff s where s.id = t.staff_id and not s.service and not t.acts and t.revoked_at is null;

-- The token of a program that submitted a request: to the program only its own requests are its own.
alter table bike_rent add column submitted_token bigint references api_token on delete set null;
alter table bike_return add column submitted_token bigint references api_token on delete set null;
alter table vehicle_pass add column submitted_token bigint references api_token on delete set null;
alter table venue_reservation add column submitted_token bigint references api_token on delete set null;
alter table bus_booking add column submitted_token bigint references api_token on delete set null;
create index bike_rent_submitted_token on bike_rent (submitted_token) where submitted_token is not null;
create index bike_return_submitted_token on bike_return (submitted_token) where submitted_token is not null;
create index vehicle_pass_submitted_token on vehicle_pass (submitted_token) where submitted_token is not null;
create index venue_reservation_submitted_token on venue_reservation (submitted_token) where submitted_token is not null;
create index bus_booking_submitted_token on bus_booking (submitted_token) where submitted_token is not null;
