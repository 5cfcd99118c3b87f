-- Whether the demo planted what stands here: everybody knows its passwords.
alter table setting add column demo boolean not null default false;
update setting set demo = exists (select from staff where email = 'admin@school.example' and name = 'He Jing');
