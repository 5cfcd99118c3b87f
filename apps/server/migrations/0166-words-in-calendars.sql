-- Words are found as calendars write them too: with a backslash before a comma and a semicolon.
create or replace function pattern_of_words(words text[]) returns text language sql immutable as $$
  select '(?<![A-Za-z0-9])(' || string_agg(distinct regexp_replace(written, '([\\^$.|?*+()\[\]{}-])', '\\\1', 'g'), '|') || ')(?![A-Za-z0-9])'
  from unnest(words) word cross join lateral (values
    (word), (replace(replace(word, '\', '\\'), '"', '\"')),
    (replace(replace(replace(word, '\', '\\'), ',', '\,'), ';', '\;')),
    (replace(replace(replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;'))
  ) form (written)
$$;
-- Invitations that wait to be sent are kept unfolded from now on.
update outbox set invitation = regexp_replace(invitation, E'\r\n[ \t]', '', 'g') where invitation is not null;
