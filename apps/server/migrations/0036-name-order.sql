-- How the school writes a name that comes in parts: Wei Wang, or Wang Wei.
alter table setting add column name_order text not null default 'GivenFirst' check (name_order in ('GivenFirst', 'FamilyFirst'));
