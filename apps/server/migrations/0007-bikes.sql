-- Bikes, who asked for them, who has them. One open rent a bike and the limit of a person are held here, whoever asks and however many at once.

-- Open consoles look anew: one word for each transaction that touched a module's rows. The trigger's argument is the module's name.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('isb_change', tg_argv[0]);
  return null;
end $$;

create table bike_setting (
  single boolean primary key default true check (single),
  max_rents int not null default 1 check (max_rents between 1 and 100),
  rental_days int not null default 7 check (rental_days between 1 and 365),
  feed_public boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint bike_feed_place check (not feed_public or (latitude is not null and longitude is not null))
);
insert into bike_setting default values;

create table bike (
  id bigint generated always as identity primary key,
  number text not null check (number <> '' and number = btrim(number)),
  brand text not null default '',
  location text not null default '',
  picture_id bigint references file on delete restrict,
  -- Overdue is In use past its day: the clock's, never written.
  status text not null default 'Available' check (status in ('Available', 'In use', 'Returned', 'Under Maintenance')),
  note text not null default '',
  -- The rent that has it out.
  rent_id bigint,
  rent_is_out boolean generated always as (case when rent_id is not null then true end) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bike_in_use check ((status = 'In use') = (rent_id is not null))
);
create unique index bike_number on bike (lower(number));
create index bike_picture on bike (picture_id) where picture_id is not null;

create table bike_rent (
  id bigint generated always as identity primary key,
  bike_id bigint not null references bike on delete restrict,
  -- Null once the account is gone, which it cannot be while the rent is open.
  person_id bigint references staff on delete set null,
  submitted_by bigint references staff on delete set null,
  requested_at timestamptz not null,
  note text not null default '',
  confirmation text not null default 'Pending' check (confirmation in ('Pending', 'Confirmed', 'Rejected', 'Cancelled')),
  decided_by bigint references staff on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  -- The last day that it may stay out.
  due_on date,
  returned_at timestamptz,
  is_out boolean generated always as (confirmation = 'Confirmed' and returned_at is null) stored,
  is_open boolean generated always as (confirmation = 'Pending' or (confirmation = 'Confirmed' and returned_at is null)) stored,
  unique (id, bike_id, is_out),
  constraint bike_rent_person check (person_id is not null or confirmation in ('Rejected', 'Cancelled') or returned_at is not null),
  constraint bike_rent_decided check ((confirmation = 'Pending') = (decided_at is null)),
  constraint bike_rent_reason check ((confirmation = 'Rejected') = (reason <> '')),
  constraint bike_rent_due check ((confirmation = 'Confirmed') = (due_on is not null)),
  constraint bike_rent_returned check (returned_at is null or confirmation = 'Confirmed')
);
alter table bike add constraint bike_rent_out foreign key (rent_id, id, rent_is_out) references bike_rent (id, bike_id, is_out);
create unique index bike_rent_open on bike_rent (bike_id) where is_open;
create index bike_rent_person_open on bike_rent (person_id) where is_open;
create index bike_rent_person_all on bike_rent (person_id, id);
create index bike_rent_bike on bike_rent (bike_id, id);
create index bike_rent_due_out on bike_rent (due_on) where is_out;
create index bike_rent_requested on bike_rent (requested_at, id);
create index bike_rent_confirmation on bike_rent (confirmation, requested_at, id);
-- The queue: pending ones first and the oldest of them at the top, then the latest of the others.
create index bike_rent_queue on bike_rent (
  (confirmation <> 'Pending'),
  (case when confirmation = 'Pending' then 1 else -1 end * extract(epoch from requested_at at time zone 'UTC')),
  id
);

-- What a person has out or has asked for never exceeds the limit. Requests of one person wait for each other here.
create function bike_rent_limit() returns trigger language plpgsql as $$
begin
  perform from staff where id = new.person_id for no key update;
  if (select count(*) from bike_rent where person_id = new.person_id and is_open) > (select max_rents from bike_setting) then
    raise exception 'person % has as many bikes as one may have', new.person_id using errcode = 'check_violation', constraint = 'bike_rent_limit';
  end if;
  return null;
end $$;
create trigger bike_rent_limit after insert on bike_rent for each row execute function bike_rent_limit();

create table bike_return (
  id bigint generated always as identity primary key,
  rent_id bigint not null references bike_rent on delete restrict,
  submitted_by bigint references staff on delete set null,
  requested_at timestamptz not null,
  note text not null default '',
  confirmation text not null default 'Pending' check (confirmation in ('Pending', 'Confirmed', 'Rejected', 'Cancelled')),
  decided_by bigint references staff on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  constraint bike_return_decided check ((confirmation = 'Pending') = (decided_at is null)),
  constraint bike_return_reason check ((confirmation = 'Rejected') = (reason <> ''))
);
create unique index bike_return_open on bike_return (rent_id) where confirmation = 'Pending';
create index bike_return_rent on bike_return (rent_id);
create index bike_return_requested on bike_return (requested_at, id);
create index bike_return_queue on bike_return (
  (confirmation <> 'Pending'),
  (case when confirmation = 'Pending' then 1 else -1 end * extract(epoch from requested_at at time zone 'UTC')),
  id
);

create trigger tell_change after insert or update or delete on bike for each statement execute function tell_change('bike');
create trigger tell_change after insert or update or delete on bike_rent for each statement execute function tell_change('bike');
create trigger tell_change after insert or update or delete on bike_return for each statement execute function tell_change('bike');
create trigger tell_change after update on bike_setting for each statement execute function tell_change('bike');
