-- A pass that is voided and continued may get fewer days than before. Its older prints, signed and sealed, still say the others: a gate
-- without a connection is told.

-- From the first day that the pass was ever given to the last one.
alter table vehicle_pass add column given daterange;
update vehicle_pass set given = daterange(valid_from, expires_on, '[]') where valid_from is not null;

create function vehicle_pass_given() returns trigger language plpgsql as $$
begin
  if new.valid_from is not null then
    new.given := range_merge(coalesce(new.given, 'empty'), daterange(new.valid_from, new.expires_on, '[]'));
  end if;
  return new;
end $$;
create trigger vehicle_pass_given before insert or update of valid_from, expires_on on vehicle_pass
  for each row execute function vehicle_pass_given();
