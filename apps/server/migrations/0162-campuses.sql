-- The school's campuses, each on its line. A school that has one leaves it empty.
alter table setting add column campuses text not null default '';
