-- Notes, symptoms and certificates go with the school year; absences some years after the student has left.
alter table retention_setting
  add column health_days int not null default 0 check (health_days between 0 and 3650),
  add column absence_months int not null default 60 check (absence_months between 1 and 240);
