-- Students, where they belong and from when, their families, and how far a role reaches among them.

-- An account may be without an address: nobody signs in with it then.
alter table staff
  alter column email drop not null,
  add column family_name text not null default '',
  add column given_name text not null default '',
  add column preferred_name text not null default '',
  add constraint staff_signs_in_by_address check (email is not null or (password_hash is null and microsoft_id is null)),
  -- What is true of students alone hangs on this.
  add constraint staff_id_type unique (id, type);

-- A class of a school year. Who leads it is told by addresses, known here or not.
create table homeroom (
  id bigint generated always as identity primary key,
  school_year text not null check (school_year ~ '^[0-9]{4}-[0-9]{2}$'),
  campus text not null default '',
  name text not null check (name <> '' and name = btrim(name)),
  grade text not null default '',
  division text check (division in ('Elementary', 'Middle', 'High', 'LifeCentered')),
  teacher_email text not null default '' check (teacher_email = lower(teacher_email)),
  assistant_email text not null default '' check (assistant_email = lower(assistant_email)),
  dl_teacher_email text not null default '' check (dl_teacher_email = lower(dl_teacher_email)),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index homeroom_name on homeroom (school_year, lower(campus), lower(name));

create table student (
  id bigint primary key,
  type text not null default 'student' check (type = 'student'),
  number text not null check (number <> '' and number = btrim(number)),
  entered_on date not null,
  -- The last day at the school.
  left_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_account foreign key (id, type) references staff (id, type) on delete cascade,
  constraint student_days check (left_on >= entered_on)
);
create unique index student_number on student (lower(number));

-- Where a student belongs, from a day until the day before another. Never in two places on one day.
create table student_stay (
  id bigint generated always as identity primary key,
  student_id bigint not null references student on delete cascade,
  from_on date not null,
  until_on date,
  division text check (division in ('Elementary', 'Middle', 'High', 'LifeCentered')),
  grade text not null default '',
  homeroom_id bigint references homeroom on delete restrict,
  constraint student_stay_days check (until_on > from_on),
  constraint student_stay_once exclude using gist (student_id with =, daterange(from_on, until_on) with &&)
);
create index student_stay_student on student_stay (student_id, from_on desc);
create index student_stay_homeroom on student_stay (homeroom_id) where homeroom_id is not null;

create table guardian (
  student_id bigint not null references student on delete cascade,
  guardian_id bigint not null references staff on delete cascade,
  relation text not null check (relation in ('Mother', 'Father', 'Guardian', 'Other')),
  contact_order smallint not null default 1 check (contact_order between 1 and 20),
  may_see boolean not null default true,
  may_act boolean not null default true,
  no_contact boolean not null default false,
  primary key (student_id, guardian_id),
  constraint guardian_self check (student_id <> guardian_id),
  constraint guardian_no_contact check (not (no_contact and (may_see or may_act)))
);
create index guardian_person on guardian (guardian_id);

-- How somebody is reached, apart from the address that they sign in with. May be shared.
create table contact (
  id bigint generated always as identity primary key,
  person_id bigint not null references staff on delete cascade,
  kind text not null check (kind in ('Email', 'Phone')),
  value text not null,
  label text not null default '',
  constraint contact_value check (case kind when 'Phone' then value ~ '^\+[1-9][0-9]{6,14}$' else value = lower(value) and value like '%_@_%' end),
  constraint contact_once unique (person_id, kind, value)
);

-- How far a role's codes of a module reach among students; to all of them where nothing is said.
create table role_reach (
  role_id bigint not null references role on delete cascade,
  module text not null,
  reach text not null check (reach in ('Divisions', 'Homerooms', 'Children')),
  divisions text[] not null default '{}',
  primary key (role_id, module),
  constraint role_reach_divisions check ((reach = 'Divisions') = (cardinality(divisions) > 0))
);

-- A token of an app: each of its calls names the person for whom it acts.
alter table api_token add column acts boolean not null default false;

create trigger tell_change after insert or update or delete on student for each statement execute function tell_change('student');
create trigger tell_change after insert or update or delete on student_stay for each statement execute function tell_change('student');
create trigger tell_change after insert or update or delete on guardian for each statement execute function tell_change('student');
create trigger tell_change after insert or update or delete on contact for each statement execute function tell_change('student');
create trigger tell_access after insert or update or delete on role_reach for each statement execute function tell_access();
create trigger tell_change after insert or update or delete on homeroom for each statement execute function tell_change('student');
