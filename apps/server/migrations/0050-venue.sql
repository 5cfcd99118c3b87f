-- Venues, when they are open, and who reserves them. Days and times of day are the school's: 09:00 stays 09:00 over a change of clocks.
create function day_time(day date, clock text) returns timestamp immutable language sql
  return day + make_interval(hours => left(clock, 2)::int, mins => right(clock, 2)::int);

create table venue_type (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  name_zh text not null default '',
  color text not null check (color in ('Teal', 'Purple', 'Pink', 'Olive', 'Blue', 'Amber')),
  version int not null default 1,
  updated_at timestamptz not null
);
create unique index venue_type_name on venue_type (lower(name));

create table venue (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  name_zh text not null default '',
  type_id bigint not null references venue_type on delete restrict,
  part_of_id bigint references venue on delete restrict check (part_of_id <> id),
  location text not null default '',
  status text not null default 'Open' check (status in ('Open', 'Closed', 'Retired')),
  capacity int check (capacity > 0),
  ad_email text,
  note text not null default '',
  picture_id bigint references file on delete restrict,
  needs_approval boolean not null default true,
  opens_on_days_off boolean not null default false,
  shortest_minutes int not null default 15 check (shortest_minutes between 15 and 1440),
  longest_minutes int check (longest_minutes between shortest_minutes and 1440),
  ahead_days int check (ahead_days > 0),
  notice_minutes int not null default 0 check (notice_minutes >= 0),
  between_minutes int not null default 0 check (between_minutes between 0 and 240),
  open_per_person int check (open_per_person > 0),
  version int not null default 1,
  updated_at timestamptz not null
);
create unique index venue_name on venue (lower(name));
create index venue_type_of on venue (type_id);
create index venue_part_of on venue (part_of_id) where part_of_id is not null;
create index venue_picture on venue (picture_id) where picture_id is not null;

create table venue_hours (
  venue_id bigint not null references venue on delete cascade,
  weekday text not null check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  opens text not null check (opens ~ '^[0-9]{2}:[0-9]{2}$'),
  closes text not null check (closes ~ '^[0-9]{2}:[0-9]{2}$' and closes > opens),
  primary key (venue_id, weekday, opens)
);

-- Dates on which a venue, or all of them, is closed, or open although it is a day off.
create table venue_block (
  id bigint generated always as identity primary key,
  venue_id bigint references venue on delete cascade,
  kind text not null check (kind in ('Blocked', 'Open')),
  starts_on date not null,
  ends_on date not null check (ends_on between starts_on and starts_on + 400),
  reason text not null check (reason <> ''),
  reason_zh text not null default '',
  updated_at timestamptz not null
);
create index venue_block_list on venue_block (starts_on desc, id desc);
create index venue_block_venue on venue_block (venue_id);

create table venue_reservation (
  id bigint generated always as identity primary key,
  venue_id bigint not null references venue on delete restrict,
  title text not null check (title <> ''),
  day date not null,
  starts_at text not null check (starts_at ~ '^[0-9]{2}:[0-9]{2}$'),
  ends_at text not null check (ends_at ~ '^[0-9]{2}:[0-9]{2}$' and ends_at > starts_at),
  -- What the venue wanted free after it when it was reserved.
  between_minutes int not null default 0,
  people int check (people > 0),
  -- Null once the account is gone.
  person_id bigint references staff on delete set null,
  submitted_by bigint references staff on delete set null,
  requested_at timestamptz not null,
  note text not null default '',
  status text not null check (status in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  decided_by bigint references staff on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  cancelled_by bigint references staff on delete set null,
  cancelled_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null,
  check (status = 'Cancelled' or (status = 'Pending') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check ((status = 'Rejected') = (reason <> '')),
  check ((status = 'Cancelled') = (cancelled_at is not null))
);
-- The queue: pending ones first and the oldest of them at the top, then the latest of the others.
create index venue_reservation_queue on venue_reservation (
  (status <> 'Pending'),
  (case when status = 'Pending' then 1 else -1 end * extract(epoch from requested_at at time zone 'UTC')),
  id
);
create index venue_reservation_day on venue_reservation (day, venue_id) where status in ('Pending', 'Approved');
create index venue_reservation_venue on venue_reservation (venue_id, day);
create index venue_reservation_person on venue_reservation (person_id, id);
create index venue_reservation_submitted on venue_reservation (submitted_by) where submitted_by is not null;

-- What reservations take, the minutes between included: their venue and its parts. Nothing is taken twice, whoever asks and however many
-- at once. A part is taken with its whole, the whole with its part; two parts leave each other alone.
create table venue_taken (
  reservation_id bigint not null references venue_reservation on delete cascade,
  venue_id bigint not null references venue on delete cascade,
  during tsrange not null,
  primary key (reservation_id, venue_id),
  constraint venue_taken_once exclude using gist (venue_id with =, during with &&)
);

create function venue_take(reservation venue_reservation) returns void language sql as $$
  delete from venue_taken where reservation_id = reservation.id;
  insert into venue_taken (reservation_id, venue_id, during)
  select reservation.id, v.id, tsrange(day_time(reservation.day, reservation.starts_at),
    day_time(reservation.day, reservation.ends_at) + make_interval(mins => reservation.between_minutes))
  from venue v where reservation.status in ('Pending', 'Approved') and reservation.venue_id in (v.id, v.part_of_id)
$$;
create function venue_reservation_takes() returns trigger language plpgsql as $$
begin
  perform venue_take(new);
  return null;
end $$;
create trigger venue_reservation_takes after insert or update of venue_id, day, starts_at, ends_at, between_minutes, status
  on venue_reservation for each row execute function venue_reservation_takes();

-- A venue that becomes a part is taken from then on by what is reserved of its whole. A part has no parts.
create function venue_part_takes() returns trigger language plpgsql as $$
begin
  if exists (select from venue where part_of_id = new.id) or exists (select from venue where id = new.part_of_id and part_of_id is not null) then
    raise exception 'venue % would be a part with parts', new.id using errcode = 'check_violation', constraint = 'venue_part';
  end if;
  return null;
end $$;
create trigger venue_part after insert or update of part_of_id on venue
  for each row when (new.part_of_id is not null) execute function venue_part_takes();
create function venue_part_moves() returns trigger language plpgsql as $$
begin
  perform venue_take(r) from venue_reservation r
  where r.venue_id in (old.part_of_id, new.part_of_id) and r.status in ('Pending', 'Approved') and r.day >= current_date - 1;
  return null;
end $$;
create trigger venue_part_moves after update of part_of_id on venue
  for each row when (old.part_of_id is distinct from new.part_of_id) execute function venue_part_moves();

create trigger tell_change after insert or update or delete on venue_type for each statement execute function tell_change('venue');
create trigger tell_change after insert or update or delete on venue for each statement execute function tell_change('venue');
create trigger tell_change after insert or update or delete on venue_block for each statement execute function tell_change('venue');
create trigger tell_change after insert or update or delete on venue_reservation for each statement execute function tell_change('venue');

-- The school calendar says when venues are closed: its changes and reservations wait for each other.
create function venue_wait_for_calendar() returns trigger language plpgsql as $$
begin
  perform from venue where part_of_id is null order by id for no key update;
  return null;
end $$;
create trigger venue_wait_for_calendar before insert or update or delete on special_day
  for each statement execute function venue_wait_for_calendar();
create trigger venue_wait_for_calendar before insert or update or delete on school_term
  for each statement execute function venue_wait_for_calendar();
