-- What a person is told by mail, as the school's app shows it. It comes and goes with its mail: an undo takes both back.
create table message (
  id bigint generated always as identity primary key,
  person_id bigint not null references staff on delete cascade,
  mail_id bigint references outbox on delete cascade,
  kind text not null,
  subject text not null,
  subject_zh text not null,
  body text not null,
  body_zh text not null,
  entity text not null,
  entity_id bigint not null,
  -- Until then what it tells may be taken back.
  shown_from timestamptz not null,
  read_at timestamptz
);
create index message_person on message (person_id, id desc);
create index message_mail on message (mail_id);
create index message_unread on message (person_id) where read_at is null;
create index message_shown on message (shown_from);
