-- The roll-over of a school year's classes into the next one: a draft that is saved, applied as one and undone as one.
create table roll_over (
  id bigint generated always as identity primary key,
  from_year text not null constraint roll_over_year unique check (from_year ~ '^[0-9]{4}-[0-9]{2}$'),
  plan jsonb not null,
  applied boolean not null default false,
  changed_by bigint references staff on delete set null,
  changed_at timestamptz not null,
  version int not null default 1
);
comment on column roll_over.plan is 'in TypeScript: Pick<Schema<''RollOverDraft''>, ''classes'' | ''leaving''> & { students: number[] }';

-- Where each student was and where the roll-over has put them: who undoes it sees by that whether somebody moved them since.
create table roll_over_move (
  roll_over_id bigint not null references roll_over on delete cascade,
  student_id bigint not null references student on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (roll_over_id, student_id)
);
create index roll_over_move_student on roll_over_move (student_id);
comment on column roll_over_move.before is 'in TypeScript: StudentDays';
comment on column roll_over_move.after is 'in TypeScript: StudentDays';

-- The classes that a roll-over has made.
alter table homeroom add column roll_over_id bigint references roll_over on delete set null;
create index homeroom_roll_over on homeroom (roll_over_id) where roll_over_id is not null;

create trigger tell_homeroom after insert or update or delete on roll_over for each statement execute function tell_change('homeroom');
