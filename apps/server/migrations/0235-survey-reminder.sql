-- Each reminder of a survey, for the board to show beside the answers that it brought.
create table survey_reminder (
  id bigint generated always as identity primary key,
  survey_id bigint not null references survey on delete cascade,
  at timestamptz not null,
  students int not null check (students > 0)
);
create index survey_reminder_list on survey_reminder (survey_id, at);
