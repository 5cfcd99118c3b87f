-- Addresses by which other programs read reservations: somebody's own, or those of a venue. Of the key only the digest is kept.
create table venue_feed (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  -- Null for the person's own reservations.
  venue_id bigint references venue on delete cascade,
  titles boolean not null,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
create index venue_feed_staff on venue_feed (staff_id);
create index venue_feed_venue on venue_feed (venue_id) where venue_id is not null;
