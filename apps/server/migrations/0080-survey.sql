-- Re-enrollment surveys, the forms that families saw, and what they answered.
create table survey (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  title_zh text not null default '',
  admission_year text not null check (admission_year ~ '^[0-9]{4}-[0-9]{2}$'),
  starts_on date,
  ends_on date,
  -- What the clock brings about is computed: see survey_status.
  status text not null default 'Unpublished' check (status in ('Unpublished', 'Published', 'Paused', 'Cancelled')),
  divisions text[] not null default '{}' check (divisions <@ array['Elementary', 'Middle', 'High', 'LifeCentered']),
  grades text[] not null default '{}',
  seats jsonb not null default '[]',
  -- The forms as they are being edited.
  content jsonb not null,
  content_version int not null default 1,
  content_saved_at timestamptz not null,
  content_saved_by bigint references staff on delete set null,
  live_id bigint,
  version int not null default 1,
  updated_at timestamptz not null,
  constraint survey_days check (ends_on > starts_on),
  constraint survey_published check (status not in ('Published', 'Paused') or (starts_on is not null and ends_on is not null and live_id is not null))
);
comment on column survey.divisions is 'in TypeScript: Schema<''Division''>[]';
comment on column survey.seats is 'in TypeScript: Schema<''SurveySeats''>[]';
comment on column survey.content is 'in TypeScript: Schema<''SurveyContent''>';
create index survey_list on survey (starts_on desc, id desc);
create index survey_saved_by on survey (content_saved_by) where content_saved_by is not null;

-- The forms as families saw them. They never change: an answer is shown with the very words that it answered.
create table survey_version (
  id bigint generated always as identity primary key,
  survey_id bigint not null references survey on delete cascade,
  number int not null check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by bigint references staff on delete set null,
  constraint survey_version_once unique (survey_id, number),
  constraint survey_version_of unique (survey_id, id)
);
comment on column survey_version.content is 'in TypeScript: Schema<''SurveyContent''>';
create index survey_version_by on survey_version (published_by) where published_by is not null;
alter table survey add constraint survey_live foreign key (id, live_id) references survey_version (survey_id, id);
create function survey_version_stays() returns trigger language plpgsql as $$
begin
  if (old.survey_id, old.number, old.content, old.published_at) is distinct from (new.survey_id, new.number, new.content, new.published_at) then
    raise exception 'a published version never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger survey_version_stays before update on survey_version for each row execute function survey_version_stays();

-- The students of whom a survey asks, and what came of it.
create table survey_asked (
  id bigint generated always as identity primary key,
  survey_id bigint not null references survey on delete cascade,
  student_id bigint not null references student on delete cascade,
  -- Where the student was when they were asked.
  division text check (division in ('Elementary', 'Middle', 'High', 'LifeCentered')),
  grade text not null default '',
  -- What follows from the answers: `survey_count` writes it.
  state text not null default 'None' check (state in ('None', 'Draft', 'Yes', 'No', 'Conflict')),
  counts_id bigint,
  answered_at timestamptz,
  extended_to date,
  reminded_at timestamptz,
  reminders int not null default 0,
  settled_by bigint references staff on delete set null,
  settled_at timestamptz,
  settled_why text not null default '',
  constraint survey_asked_once unique (survey_id, student_id),
  constraint survey_asked_counts check ((state in ('Yes', 'No')) = (counts_id is not null)),
  constraint survey_asked_settled check (settled_at is not null or (settled_by is null and settled_why = ''))
);
create index survey_asked_state on survey_asked (survey_id, state, grade);
create index survey_asked_latest on survey_asked (answered_at desc nulls last, id desc);
create index survey_asked_student on survey_asked (student_id);
create index survey_asked_settled_by on survey_asked (settled_by) where settled_by is not null;

-- What was submitted. Nothing is ever changed: who changes their mind adds an answer.
create table survey_answer (
  id bigint generated always as identity primary key,
  -- Judged at the end: somebody who goes together with a child is taken out of an answer that goes as well.
  asked_id bigint not null references survey_asked on delete cascade deferrable initially deferred,
  version_id bigint not null references survey_version on delete restrict,
  -- Whose answer it is; null once the account is gone.
  given_by bigint references staff on delete set null,
  submitted_by bigint references staff on delete set null,
  way text not null check (way in ('Console', 'App', 'Telephone')),
  at timestamptz not null,
  decision text not null check (decision in ('Yes', 'No')),
  replies jsonb not null,
  accepted jsonb not null,
  -- The same for answers that say the same.
  said text not null,
  -- Whether it is the last one of this guardian.
  current boolean not null default true
);
comment on column survey_answer.replies is 'in TypeScript: Schema<''SurveyReply''>[]';
comment on column survey_answer.accepted is 'in TypeScript: Schema<''SurveyAcceptance''>[]';
create unique index survey_answer_current on survey_answer (asked_id, given_by) where current;
create index survey_answer_asked on survey_answer (asked_id, at desc);
create index survey_answer_version on survey_answer (version_id);
create index survey_answer_given_by on survey_answer (given_by) where given_by is not null;
create index survey_answer_submitted_by on survey_answer (submitted_by) where submitted_by is not null;
alter table survey_asked add constraint survey_asked_counted foreign key (counts_id) references survey_answer;

-- What a guardian has begun to answer.
create table survey_draft (
  -- Judged at the end: somebody who goes together with a child is taken out of an answer that goes as well.
  asked_id bigint not null references survey_asked on delete cascade deferrable initially deferred,
  guardian_id bigint not null references staff on delete cascade,
  version_id bigint not null references survey_version on delete restrict,
  decision text check (decision in ('Yes', 'No')),
  replies jsonb not null,
  accepted jsonb not null,
  saved_at timestamptz not null,
  primary key (asked_id, guardian_id)
);
comment on column survey_draft.replies is 'in TypeScript: Schema<''SurveyReply''>[]';
comment on column survey_draft.accepted is 'in TypeScript: string[]';
create index survey_draft_guardian on survey_draft (guardian_id);
create index survey_draft_version on survey_draft (version_id);

-- The files that answers and drafts name.
create table survey_file (
  file_id bigint primary key references file on delete restrict,
  -- Judged at the end: somebody who goes together with a child is taken out of an answer that goes as well.
  asked_id bigint not null references survey_asked on delete cascade deferrable initially deferred,
  given_by bigint references staff on delete set null
);
create index survey_file_asked on survey_file (asked_id);
create index survey_file_given_by on survey_file (given_by) where given_by is not null;

-- The state of a survey on a day. What is over outranks a pause.
create function survey_status(status text, starts_on date, ends_on date, today date) returns text immutable language sql as $$
  select case
    when status in ('Unpublished', 'Cancelled') then status
    when today > ends_on then 'Ended'
    when status = 'Paused' then status
    when today >= starts_on then 'Pending'
    else status
  end
$$;

-- Asks of everybody whom a survey is about; who was asked before is left alone. Answers how many came.
create function survey_ask(asking bigint, today date) returns bigint language sql as $$
  with came as (
    insert into survey_asked (survey_id, student_id, division, grade)
    select s.id, st.id, y.division, y.grade
    from survey s, student st join student_stay y on y.student_id = st.id and y.from_on <= today and (y.until_on is null or y.until_on > today)
    where s.id = asking and st.entered_on <= today and (st.left_on is null or st.left_on >= today)
      and ((s.divisions = '{}' and s.grades = '{}') or y.division = any (s.divisions) or y.grade = any (s.grades))
    order by st.id
    on conflict do nothing returning 1
  )
  select count(*) from came
$$;

-- What counts of the answers for a student, once one of them was added or a conflict was settled.
create function survey_count(asking bigint) returns void language sql as $$
  update survey_asked a set
    state = coalesce(w.decision, case when n.voices > 0 then 'Conflict' when n.drafts then 'Draft' else 'None' end),
    counts_id = w.id, answered_at = n.last_at
  from (
    select count(v.id) as voices, max(v.at) as last_at, exists (select from survey_draft where asked_id = asking) as drafts,
      case
        when bool_or(v.id = k.counts_id) and k.settled_at is not null then k.counts_id
        when count(distinct v.said) = 1 then max(v.id)
      end as counts
    from survey_asked k left join survey_answer v on v.asked_id = k.id and v.current
    where k.id = asking group by k.id
  ) n left join survey_answer w on w.id = n.counts
  where a.id = asking
$$;

create trigger tell_change after insert or update or delete on survey for each statement execute function tell_change('survey');
create trigger tell_change after insert or update or delete on survey_version for each statement execute function tell_change('survey');
create trigger tell_change after insert or update or delete on survey_asked for each statement execute function tell_change('survey');
create trigger tell_change after insert or update or delete on survey_answer for each statement execute function tell_change('survey');
