-- The forms of a survey as they were left while they were edited: whoever edits them can go back to one.
create table survey_earlier_draft (
  id bigint generated always as identity primary key,
  survey_id bigint not null references survey on delete cascade,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint references staff on delete set null
);
comment on column survey_earlier_draft.content is 'in TypeScript: Schema<''SurveyContent''>';
create index survey_earlier_draft_list on survey_earlier_draft (survey_id, id desc);
create index survey_earlier_draft_by on survey_earlier_draft (saved_by) where saved_by is not null;
create trigger tell_change after insert or update or delete on survey_earlier_draft for each statement execute function tell_change('survey');
