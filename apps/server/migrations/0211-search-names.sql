-- What finds people where their addresses are not shown: names and how they are read, without the address. Else a list would tell an
-- address to whoever guesses it letter by letter.
alter table staff add column search_names text not null
  generated always as (replace(search, coalesce(lower(email), ' '), ' ')) stored;
