-- How often students are absent. A year of half days is asked for at once, so special days are laid out by day instead of being looked up
-- for each half.
create or replace function school_days(first_day date, last_day date, of_division text, of_grade text, of_sessions bigint[] default '{}')
returns table (day date, half text, lessons boolean, lessons_reason text, lessons_name text, lessons_name_zh text,
  campus boolean, campus_reason text, campus_name text, campus_name_zh text, runs_as text)
language sql stable as $$
  with halves as (
    select first_day + n as day, half, to_char(first_day + n, 'FMDay') as weekday, extract(isodow from first_day + n) as dow
    from generate_series(0, last_day - first_day) n, unnest(array['Morning', 'Afternoon']) half
  ), terms as materialized (
    select starts_on, ends_on from school_term where not extra or id = any (of_sessions)
  ), special as materialized (
    select distinct on (day, half, online) first_day + n as day, half, s.kind = 'Online' as online, s.kind, s.name, s.name_zh, s.runs_as
    from special_day s,
      generate_series(greatest(s.starts_on, first_day) - first_day, least(s.ends_on, last_day) - first_day) n,
      unnest(array['Morning', 'Afternoon']) half
    where s.starts_on <= last_day and s.ends_on >= first_day and s.part in ('Whole', half)
      and (s.divisions = '{}' and s.grades = '{}' or of_division = any (s.divisions) or of_grade = any (s.grades))
    order by day, half, online, s.ends_on - s.starts_on, s.id desc
  ), answers as materialized (
    select h.*, s.kind, s.name, s.name_zh, o.kind as online, o.name as online_name, o.name_zh as online_name_zh,
      case when s.kind = 'MakeUp' then s.runs_as else h.weekday end as timetable,
      case when s.kind is not null then s.kind when h.dow > 5 then 'Weekend'
        when not exists (select from terms t where h.day between t.starts_on and t.ends_on) then 'BetweenTerms' else 'SchoolDay' end as reason
    from halves h
      left join special s on s.day = h.day and s.half = h.half and not s.online
      left join special o on o.day = h.day and o.half = h.half and o.online
  ), told as (
    select *, reason in ('SchoolDay', 'MakeUp') as lessons, reason in ('SchoolDay', 'MakeUp') and online is not null as away,
      coalesce(name, '') as label, coalesce(name_zh, '') as label_zh from answers
  )
  select day, half, lessons, reason, label, label_zh, lessons and not away, case when away then online else reason end,
    case when away then online_name else label end, case when away then online_name_zh else label_zh end, case when lessons then timetable end
  from told order by day, half desc
$$;

-- The day of a half day's number.
create function half_day(number int) returns date immutable language sql return date '2000-01-01' + number / 2;

-- The extra sessions of a student, as `school_days` takes them.
create function sessions_of(student bigint) returns bigint[] stable language sql
  return array(select term_id from school_term_student where person_id = student order by term_id);

-- Where students belong, as ranges of half days between two days; never outside the time that they are at the school.
create function placed_halves(of_students bigint[], first_day date, last_day date)
returns table (student_id bigint, division text, grade text, sessions bigint[], halves int4range) language sql stable as $$
  select s.id, y.division, y.grade, sessions_of(s.id),
    int4range(half_number(greatest(y.from_on, s.entered_on, first_day), 'Morning'),
      half_number(least(y.until_on - 1, s.left_on, last_day), 'Afternoon'), '[]')
  from student s join student_stay y on y.student_id = s.id
  where s.id = any (of_students) and greatest(y.from_on, s.entered_on, first_day) <= least(y.until_on - 1, s.left_on, last_day)
$$;

-- The latest school year that has begun, until a day.
create function school_year_until(today date) returns table (first_day date, last_day date) language sql stable as $$
  select starts_on, least(ends_on, today) from school_year where starts_on <= today order by starts_on desc limit 1
$$;

-- How many half days with lessons each student has had in this school year until a day, and how many of them were missed; a school trip is
-- a lesson elsewhere.
create function absence_shares(of_students bigint[], today date) returns table (student_id bigint, lessons bigint, missed bigint)
language sql stable as $$
  with place as (
    select p.* from school_year_until(today) y, placed_halves(of_students, y.first_day, y.last_day) p
  ), piece as (
    select p.*, false as missed from place p
    union all
    select p.student_id, p.division, p.grade, p.sessions, p.halves * a.halves, true
    from place p join absence a on a.student_id = p.student_id and a.status = 'Normal' and a.leave_type <> 'SchoolTrip' and a.halves && p.halves
  ), running as (
    select k.*, half_number(d.day, d.half) as half,
      count(*) filter (where d.lessons) over (partition by k.division, k.grade, k.sessions order by half_number(d.day, d.half)) as lessons
    from (select distinct division, grade, sessions from place) k, school_year_until(today) y,
      school_days(y.first_day, y.last_day, k.division, k.grade, k.sessions) d
  ), counted as (
    select p.student_id, p.missed, u.lessons - coalesce(l.lessons, 0) as halves
    from piece p
      join running u on coalesce(u.division, '') = coalesce(p.division, '') and u.grade = p.grade and u.sessions = p.sessions
        and u.half = upper(p.halves) - 1
      left join running l on coalesce(l.division, '') = coalesce(p.division, '') and l.grade = p.grade and l.sessions = p.sessions
        and l.half = lower(p.halves) - 1
  )
  select student_id, coalesce(sum(halves) filter (where not missed), 0)::bigint, coalesce(sum(halves) filter (where missed), 0)::bigint
  from counted group by student_id
$$;
