-- Since when a role requires a second factor: who had it then has seven days from that moment. Null where it was required before.
alter table role add column second_factor_since timestamptz;
