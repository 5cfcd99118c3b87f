-- The mentions that the first of two people has ticked: the second one sees them, and confirms or changes them.
alter table erasure_request add column mentions text[] not null default '{}';
