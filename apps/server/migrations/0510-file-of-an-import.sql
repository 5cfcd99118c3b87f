-- An import is found again by the name of its file, and an undoing by the import that it undoes.
alter table run
  add column file_name text check (length(file_name) between 1 and 255),
  add column undoes bigint references run on delete set null;
create index run_undoes on run (undoes);
