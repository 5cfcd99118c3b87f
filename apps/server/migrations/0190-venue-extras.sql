-- What a venue has to lend, such as a projector or 30 chairs, and what of it a reservation asks for, named as it was then.
alter table venue add column extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array');
alter table venue_reservation
  add column extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array'),
  -- How the venue is to be set up.
  add column set_up text not null default '';
comment on column venue.extras is 'in TypeScript: Schema<''VenueExtra''>[]';
comment on column venue_reservation.extras is 'in TypeScript: Schema<''VenueExtra''>[]';
