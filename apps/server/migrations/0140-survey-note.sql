-- What the office notes of a telephone call beside the answer that it took down.
alter table survey_answer add column note text not null default '';
