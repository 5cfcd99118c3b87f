-- How far a guardian has come with a draft: the page of the last module that was answered, of how many.
alter table survey_draft add column page int check (page between 1 and pages), add column pages int,
  add constraint survey_draft_pages check ((page is null) = (pages is null));
