-- The offices that are told of absences, and who was told of which.
create table mailbox (
  id bigint generated always as identity primary key,
  office text not null constraint mailbox_office unique
    check (office in ('Elementary', 'Middle', 'High', 'LifeCentered', 'Bus', 'Nurses', 'Directors')),
  addresses text[] not null default '{}',
  language text not null default 'both' check (language in ('en', 'zh', 'both')),
  -- What its mails tell beside the name, the class and the days.
  details text[] not null default '{}' check (details <@ array['LeaveType', 'Note', 'Symptom', 'Times']),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
comment on column mailbox.details is 'in TypeScript: Schema<''MailDetail''>[]';
insert into mailbox (office, details) values
  ('Elementary', '{LeaveType,Note,Symptom,Times}'), ('Middle', '{LeaveType,Note,Symptom,Times}'), ('High', '{LeaveType,Note,Symptom,Times}'),
  ('LifeCentered', '{LeaveType,Note,Symptom,Times}'), ('Bus', '{}'), ('Nurses', '{LeaveType,Note,Symptom,Times}'), ('Directors', '{LeaveType}');

-- A reader who was told; of an office without a mailbox a row without an address. Changes and deletions go to the same.
create table absence_told (
  id bigint generated always as identity primary key,
  absence_id bigint not null references absence on delete cascade,
  office text not null check (office in ('Elementary', 'Middle', 'High', 'LifeCentered', 'Bus', 'Nurses', 'Directors', 'Homeroom')),
  rule text not null check (rule in ('Division', 'Bus', 'Sick', 'Days', 'Homeroom')),
  address text,
  told_at timestamptz not null,
  constraint absence_told_once unique nulls not distinct (absence_id, office, address)
);
create index absence_told_office on absence_told (office, told_at desc);

-- Mails of one thread follow the one that opens it: the same recipient, the same matter.
alter table outbox add column thread text, add column opens_thread boolean not null default false;
create index outbox_about on outbox (entity, entity_id) where entity = 'absence';

-- Whether a student rides a bus: until bookings are kept, somebody says so.
alter table student add column rides_bus boolean not null default false;

create trigger tell_change after insert or update or delete on mailbox for each statement execute function tell_change('absence');
