-- The school year: terms, days that are otherwise than their weekday, grades.
create table calendar_setting (
  single boolean primary key default true check (single),
  follow_make_up boolean not null default true,
  feed_public boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into calendar_setting default values;

create table school_year (
  id bigint generated always as identity primary key,
  name text not null constraint school_year_name unique,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  version int not null default 1,
  updated_at timestamptz not null,
  -- Years and terms may change places within one change.
  constraint school_year_overlap exclude using gist (daterange(starts_on, ends_on, '[]') with &&) deferrable
);

create table school_term (
  id bigint generated always as identity primary key,
  school_year_id bigint not null references school_year on delete cascade,
  name text not null,
  name_zh text not null default '',
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  extra boolean not null default false,
  constraint school_term_overlap exclude using gist (daterange(starts_on, ends_on, '[]') with &&) deferrable
);
create index school_term_year on school_term (school_year_id);

-- The students of an extra session.
create table school_term_student (
  term_id bigint references school_term on delete cascade,
  person_id bigint constraint school_term_student_person references staff on delete cascade,
  primary key (term_id, person_id)
);
create index school_term_student_of on school_term_student (person_id);

create table special_day (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('Holiday', 'Break', 'StaffDay', 'Conferences', 'HalfDay', 'Online', 'MakeUp')),
  name text not null,
  name_zh text not null default '',
  starts_on date not null,
  ends_on date not null,
  part text not null default 'Whole' check (part in ('Whole', 'Morning', 'Afternoon')),
  runs_as text check (runs_as in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  divisions text[] not null default '{}',
  grades text[] not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null,
  check (ends_on between starts_on and starts_on + 400),
  check (kind <> 'HalfDay' or part <> 'Whole'),
  check ((kind = 'MakeUp') = (runs_as is not null))
);
comment on column special_day.divisions is 'in TypeScript: Schema<''Division''>[]';
create index special_day_list on special_day (starts_on, id);

create table grade (
  id bigint generated always as identity primary key,
  code text not null constraint grade_code unique,
  name text not null,
  name_zh text not null default '',
  division text not null check (division in ('Elementary', 'Middle', 'High', 'LifeCentered')),
  sort int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null
);

create trigger tell_change after insert or update or delete on calendar_setting for each statement execute function tell_change('calendar');
create trigger tell_change after insert or update or delete on school_year for each statement execute function tell_change('calendar');
create trigger tell_change after insert or update or delete on school_term for each statement execute function tell_change('calendar');
create trigger tell_change after insert or update or delete on special_day for each statement execute function tell_change('calendar');
create trigger tell_change after insert or update or delete on grade for each statement execute function tell_change('calendar');

-- The answer for each half day, the same as `schoolDay` of the domain: a property test holds them together. A special day that names
-- divisions or grades holds for each of them; the one with the fewest days decides, and of two that are as long, the newer.
create function school_days(first_day date, last_day date, of_division text, of_grade text, of_sessions bigint[] default '{}')
returns table (day date, half text, lessons boolean, lessons_reason text, lessons_name text, lessons_name_zh text,
  campus boolean, campus_reason text, campus_name text, campus_name_zh text, runs_as text)
language sql stable as $$
  with halves as (
    select first_day + n as day, half, to_char(first_day + n, 'FMDay') as weekday, extract(isodow from first_day + n) as dow
    from generate_series(0, last_day - first_day) n, unnest(array['Morning', 'Afternoon']) half
  ), holding as (
    select s.*, s.ends_on - s.starts_on as length from special_day s
    where s.starts_on <= last_day and s.ends_on >= first_day
      and (s.divisions = '{}' and s.grades = '{}' or of_division = any (s.divisions) or of_grade = any (s.grades))
  ), answers as (
    select h.*, s.kind, s.name, s.name_zh, o.kind as online, o.name as online_name, o.name_zh as online_name_zh,
      case when s.kind = 'MakeUp' then s.runs_as else h.weekday end as timetable,
      case when s.kind is not null then s.kind when h.dow > 5 then 'Weekend'
        when not exists (select from school_term t where h.day between t.starts_on and t.ends_on and (not t.extra or t.id = any (of_sessions)))
        then 'BetweenTerms' else 'SchoolDay' end as reason
    from halves h
    left join lateral (
      select * from holding s where h.day between s.starts_on and s.ends_on and s.part in ('Whole', h.half) and s.kind <> 'Online'
      order by s.length, s.id desc limit 1
    ) s on true
    left join lateral (
      select * from holding s where h.day between s.starts_on and s.ends_on and s.part in ('Whole', h.half) and s.kind = 'Online'
      order by s.length, s.id desc limit 1
    ) o on true
  ), told as (
    select *, reason in ('SchoolDay', 'MakeUp') as lessons, reason in ('SchoolDay', 'MakeUp') and online is not null as away,
      coalesce(name, '') as label, coalesce(name_zh, '') as label_zh from answers
  )
  select day, half, lessons, reason, label, label_zh, lessons and not away, case when away then online else reason end,
    case when away then online_name else label end, case when away then online_name_zh else label_zh end, case when lessons then timetable end
  from told order by day, half desc
$$;
