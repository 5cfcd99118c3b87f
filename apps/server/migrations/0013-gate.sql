-- The passes that a gate without a connection must know of are those whose last day, on any print of theirs, is still to come.
create index vehicle_pass_given_last on vehicle_pass (upper(given));
