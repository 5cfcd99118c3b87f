-- So many in a hundred of a kind a roster deactivates before somebody is asked.
alter table setting add column roster_limit int not null default 10 check (roster_limit between 1 and 100);
