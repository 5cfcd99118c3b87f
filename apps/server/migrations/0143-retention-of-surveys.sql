-- For how long answers are kept once a survey is over. The survey stays, with its forms.
alter table retention_setting add column survey_months int not null default 36 check (survey_months between 1 and 240);
