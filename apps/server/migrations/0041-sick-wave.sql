-- Days on which so many of a class were sick that the nurses were warned: once for a wave, however many fall sick while it lasts.
create table sick_wave (
  id bigint generated always as identity primary key,
  homeroom_id bigint not null references homeroom on delete cascade,
  first_on date not null,
  last_on date not null check (last_on >= first_on)
);
create index sick_wave_homeroom on sick_wave (homeroom_id, last_on);
