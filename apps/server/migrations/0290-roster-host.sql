-- Where a host cannot be read from an address, nobody knows whether the secret would stay with it: it goes.
create or replace function roster_credential_stays() returns trigger language plpgsql as $$
declare
  host text := '^https?://[^/?#]+';
begin
  if new.credential is not distinct from old.credential and (
    coalesce(substring(new.address from host) <> substring(old.address from host), new.address <> old.address)
    or coalesce(substring(new.token_address from host) <> substring(old.token_address from host), new.token_address <> old.token_address)
    or new.sign_in <> old.sign_in) then
    new.credential := null;
  end if;
  new.has_credential := new.credential is not null;
  return new;
end
$$;
