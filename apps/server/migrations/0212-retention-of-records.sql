-- For how long what was requested and is over is kept: rents, passes, reservations, bus bookings.
alter table retention_setting add column record_months int not null default 60 check (record_months between 13 and 240);
