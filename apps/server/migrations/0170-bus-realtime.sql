-- Buses and other programs: settings, trackers that know an address only, and how the reading of a live feed of others goes.
create table bus_setting (
  id int primary key default 1 check (id = 1),
  open_feeds boolean not null default false,
  approach_minutes int not null default 5 check (approach_minutes between 1 and 60),
  tiles_address text not null default '',
  tiles_datum text not null default 'WGS84' check (tiles_datum in ('WGS84', 'GCJ02')),
  tiles_source text not null default '',
  feed_address text not null default '',
  feed_datum text not null default 'WGS84' check (feed_datum in ('WGS84', 'GCJ02')),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into bus_setting default values;
create trigger tell_change after update on bus_setting for each statement execute function tell_change('bus');

-- Whoever has the key of a tracker reports its bus, or any bus where it is of none. Of the key the digest is kept.
create table bus_tracker (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  vehicle_id bigint references bus_vehicle on delete cascade,
  datum text not null check (datum in ('WGS84', 'GCJ02')),
  key_hash bytea not null,
  created_at timestamptz not null,
  last_at timestamptz
);
create unique index bus_tracker_key on bus_tracker (key_hash);
create index bus_tracker_vehicle on bus_tracker (vehicle_id) where vehicle_id is not null;

-- When the feed of others was last read, and what became of it.
create table bus_source (
  id int primary key default 1 check (id = 1),
  read_at timestamptz,
  buses int not null default 0,
  unknown int not null default 0,
  ignored int not null default 0,
  fault text check (fault in ('NOT_ALLOWED', 'NOT_REACHED', 'STATUS', 'REDIRECT', 'TOO_LARGE', 'NOT_A_FEED'))
);
insert into bus_source default values;
