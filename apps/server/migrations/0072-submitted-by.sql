-- An app lists what it has submitted for others.
create index bike_rent_submitted on bike_rent (submitted_by, id) where submitted_by is not null;
create index bike_return_submitted on bike_return (submitted_by, id) where submitted_by is not null;
create index vehicle_pass_submitter on vehicle_pass (submitted_by, id) where submitted_by is not null;
