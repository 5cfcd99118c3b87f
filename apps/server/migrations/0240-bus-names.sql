-- Whether a text is the name of a person, and of nobody else.
create function is_name_of(written text, person bigint) returns boolean language sql stable as $$
  select exists (select from unnest(words_of_person(person)) word where lower(word) = lower(btrim(written)))
$$;
