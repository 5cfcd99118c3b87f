-- What desks sort by beside the queue's own order: the day a bike is due, the day a pass ends. Whoever has none stands last, both ways.
create index bike_rent_due on bike_rent (due_on, id);
create index bike_rent_due_last on bike_rent (due_on desc nulls last, id);
create index vehicle_pass_ends on vehicle_pass (expires_on, id);
create index vehicle_pass_ends_last on vehicle_pass (expires_on desc nulls last, id);
