-- Lessons of the timetable: series that are nobody's own. A lesson is known by its term, venue, weekday and beginning.
create table venue_lesson (
  series_id bigint primary key references venue_series on delete cascade,
  term_id bigint not null references school_term on delete cascade,
  venue_id bigint not null references venue on delete cascade,
  weekday text not null check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  starts_at text not null check (starts_at ~ '^[0-9]{2}:[0-9]{2}$'),
  ends_at text not null check (ends_at ~ '^[0-9]{2}:[0-9]{2}$' and ends_at > starts_at),
  title text not null check (title <> ''),
  unique (term_id, venue_id, weekday, starts_at)
);
create index venue_lesson_venue on venue_lesson (venue_id);
