-- When a guardian first opened the forms for a student: who has opened them and not answered is asked otherwise than who has not.
alter table survey_asked add column opened_at timestamptz;
-- Whoever has begun or answered has opened them; since when nobody knows better.
update survey_asked a set opened_at = coalesce(
  (select min(w.at) from survey_answer w where w.asked_id = a.id and w.way <> 'Telephone'),
  (select min(d.saved_at) from survey_draft d where d.asked_id = a.id));
-- Reminders that no mailbox took, by their address.
create index outbox_survey_bounced on outbox (recipient) where kind = 'survey-reminder' and state = 'Dead';
