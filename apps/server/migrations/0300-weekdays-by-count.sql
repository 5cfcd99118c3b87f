-- Weekdays are counted: to write each out took a fifth of the time of a year. The first day of the year 1 was a Monday.
create or replace function school_days(first_day date, last_day date, of_division text, of_grade text, of_sessions bigint[] default '{}')
returns table (day date, half text, lessons boolean, lessons_reason text, lessons_name text, lessons_name_zh text,
  campus boolean, campus_reason text, campus_name text, campus_name_zh text, runs_as text)
language sql stable as $$
  with halves as (
    select first_day + n as day, half, (first_day + n - date '0001-01-01') % 7 as dow
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
      case when s.kind = 'MakeUp' then s.runs_as else week.days[h.dow + 1] end as timetable,
      case when s.kind is not null then s.kind when h.dow > 4 then 'Weekend'
        when not exists (select from terms t where h.day between t.starts_on and t.ends_on) then 'BetweenTerms' else 'SchoolDay' end as reason
    from halves h
      cross join (select array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as days) week
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
