-- Two campuses may each have a 5A: whether there are several campuses at all is asked by every list that names a class.
create index homeroom_campus on homeroom (campus);
create index homeroom_same_name on homeroom (school_year, lower(name));
