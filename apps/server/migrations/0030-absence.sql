-- Absences, half day by half day. A half day has a number, two for each day since 2000, so that ranges of them can exclude each other.
create function half_number(day date, half text) returns int immutable language sql
  return (day - date '2000-01-01') * 2 + (half = 'Afternoon')::int;

create table absence (
  id bigint generated always as identity primary key,
  student_id bigint not null references student on delete cascade,
  leave_type text not null check (leave_type in ('Sick', 'Personal', 'SchoolTrip', 'Appointment', 'Other', 'Unexplained')),
  starts_on date not null,
  starts_half text not null check (starts_half in ('Morning', 'Afternoon')),
  ends_on date not null check (ends_on <= starts_on + 400),
  ends_half text not null check (ends_half in ('Morning', 'Afternoon')),
  halves int4range generated always as (int4range(half_number(starts_on, starts_half), half_number(ends_on, ends_half), '[]')) stored,
  leaves_at text check (leaves_at ~ '^[0-9]{2}:[0-9]{2}$'),
  returns_at text check (returns_at ~ '^[0-9]{2}:[0-9]{2}$'),
  note text not null default '',
  symptom text not null default '',
  proof_id bigint references file on delete restrict,
  -- What follows from the student's stays and from the calendar: `settle_absences` writes it.
  division text check (division in ('Elementary', 'Middle', 'High', 'LifeCentered')),
  grade text not null default '',
  homeroom_id bigint references homeroom on delete set null,
  days double precision not null default 0,
  status text not null default 'Normal' check (status in ('Normal', 'Deleted')),
  submitted_by bigint references staff on delete set null,
  submitted_at timestamptz not null,
  way text not null check (way in ('Console', 'App')),
  deleted_by bigint references staff on delete set null,
  deleted_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null,
  check ((status = 'Deleted') = (deleted_at is not null)),
  constraint absence_once exclude using gist (student_id with =, halves with &&) where (status = 'Normal')
);
create index absence_list on absence (submitted_at desc, id desc);
create index absence_student on absence (student_id, starts_on desc);
create index absence_days on absence using gist (halves) where (status = 'Normal');
create index absence_submitted_by on absence (submitted_by);
create index absence_deleted_by on absence (deleted_by) where deleted_by is not null;
create index absence_homeroom on absence (homeroom_id);
create index absence_proof on absence (proof_id) where proof_id is not null;

-- Division, grade and class of the first day, and how many days with lessons there are.
create function settle_absences(of_absences bigint[]) returns void language sql as $$
  with placed as (
    select a.id, a.halves, a.starts_on, a.ends_on, y.division, coalesce(y.grade, '') as grade, y.homeroom_id,
      array(select term_id from school_term_student s where s.person_id = a.student_id order by term_id) as sessions
    from absence a left join lateral (
      select * from student_stay y where y.student_id = a.student_id and y.from_on <= a.starts_on order by y.from_on desc limit 1
    ) y on true
    where a.id = any (of_absences)
  ), kinds as (
    select division, grade, sessions, min(starts_on) as first_day, max(ends_on) as last_day from placed group by division, grade, sessions
  ), lessons as (
    select k.division, k.grade, k.sessions, half_number(d.day, d.half) as half
    from kinds k, school_days(k.first_day, k.last_day, k.division, k.grade, k.sessions) d where d.lessons
  ), counted as (
    select p.id, p.division, p.grade, p.homeroom_id, count(l.half) / 2.0 as days
    from placed p left join lessons l
      on coalesce(l.division, '') = coalesce(p.division, '') and l.grade = p.grade and l.sessions = p.sessions and l.half <@ p.halves
    group by p.id, p.division, p.grade, p.homeroom_id
  )
  update absence a set division = c.division, grade = c.grade, homeroom_id = c.homeroom_id, days = c.days
  from counted c where c.id = a.id
    and (a.division, a.grade, a.homeroom_id, a.days) is distinct from (c.division, c.grade, c.homeroom_id, c.days)
$$;

-- Whoever moves a student or changes the calendar, by whatever way: the absences that it concerns follow in the same transaction.
create function settle_absences_of_stays() returns trigger language plpgsql as $$
begin
  perform settle_absences(array(select a.id from absence a where a.student_id in (select student_id from touched)));
  return null;
end $$;
create trigger settle_absences_in after insert on student_stay referencing new table as touched
  for each statement execute function settle_absences_of_stays();
create trigger settle_absences_moved after update on student_stay referencing new table as touched
  for each statement execute function settle_absences_of_stays();
create trigger settle_absences_out after delete on student_stay referencing old table as touched
  for each statement execute function settle_absences_of_stays();

create function settle_absences_between(first_day date, last_day date) returns void language sql as $$
  select settle_absences(array(select id from absence where starts_on <= last_day and ends_on >= first_day))
$$;
create function settle_absences_of_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform settle_absences_between(old.starts_on, old.ends_on); end if;
  if tg_op <> 'DELETE' then perform settle_absences_between(new.starts_on, new.ends_on); end if;
  return null;
end $$;
create trigger settle_absences after insert or update or delete on special_day for each row execute function settle_absences_of_days();
create trigger settle_absences after insert or update or delete on school_term for each row execute function settle_absences_of_days();
create function settle_absences_of_session() returns trigger language plpgsql as $$
begin
  perform settle_absences(array(select id from absence where student_id = coalesce(new.person_id, old.person_id)));
  return null;
end $$;
create trigger settle_absences after insert or update or delete on school_term_student
  for each row execute function settle_absences_of_session();

create trigger tell_change after insert or update or delete on absence for each statement execute function tell_change('absence');

create table absence_setting (
  single boolean primary key default true check (single),
  directors_from int not null default 3 check (directors_from between 1 and 100),
  proof_from int not null default 3 check (proof_from between 1 and 100),
  attention_percent int not null default 10 check (attention_percent between 1 and 100),
  sick_in_class int not null default 3 check (sick_in_class between 2 and 100),
  sick_within_days int not null default 3 check (sick_within_days between 1 and 30),
  guardian_days_back int not null default 1 check (guardian_days_back between 0 and 30),
  homeroom_copy boolean not null default false,
  symptoms text not null default E'Fever\nCough\nStomach ache\nHeadache\nInjury',
  own_domains text not null default '',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into absence_setting default values;
create trigger tell_change after insert or update or delete on absence_setting for each statement execute function tell_change('absence');
