-- How long a family is left alone after a reminder.
alter table survey add column remind_hours int not null default 24 check (remind_hours between 1 and 336);

-- Whoever asks for it, on whichever server: a family is not reminded twice within those hours.
create function survey_asked_reminded() returns trigger language plpgsql as $$
begin
  if new.reminded_at < old.reminded_at + (select remind_hours from survey where id = new.survey_id) * interval '1 hour' then
    raise exception 'reminded again too soon' using errcode = 'exclusion_violation', constraint = 'survey_asked_reminded';
  end if;
  return new;
end $$;
create trigger survey_asked_reminded before update of reminded_at on survey_asked for each row execute function survey_asked_reminded();
