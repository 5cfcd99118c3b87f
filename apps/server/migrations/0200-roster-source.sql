-- The service that rosters are fetched from, and when. What it is signed in with is encrypted, and nobody reads it back.
create table base_data_source (
  single boolean primary key default true check (single),
  address text not null default '',
  sign_in text not null default 'ClientCredentials' check (sign_in in ('ClientCredentials', 'Bearer')),
  token_address text not null default '',
  client text not null default '',
  scope text not null default '',
  credential bytea,
  has_credential boolean not null default false,
  only_changes boolean not null default false,
  pulls_at text not null default '' check (pulls_at = '' or pulls_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  applies boolean not null default true,
  paused_from date,
  paused_until date,
  mail_to text not null default '',
  -- In whose name it is fetched by the clock, and the last day on which it was.
  set_by bigint references staff on delete set null,
  pulled_on date,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint base_data_source_pause check (paused_until >= paused_from)
);
insert into base_data_source default values;
create trigger tell_change after insert or update or delete on base_data_source for each statement execute function tell_change('baseData');

-- Whoever could send the server elsewhere would be told the secret there: it goes with the host that it was given for.
create function roster_credential_stays() returns trigger language plpgsql as $$
declare
  host text := '^[a-z]+://[^/?#]+';
begin
  if new.credential is not distinct from old.credential and (
    substring(new.address from host) is distinct from substring(old.address from host)
    or substring(new.token_address from host) is distinct from substring(old.token_address from host)
    or new.sign_in <> old.sign_in) then
    new.credential := null;
  end if;
  new.has_credential := new.credential is not null;
  return new;
end
$$;
create trigger roster_credential_stays before update on base_data_source for each row execute function roster_credential_stays();

alter table base_data_run
  add column origin text not null default 'File' check (origin in ('File', 'Service', 'Schedule')),
  -- Why nothing could be fetched, and what was asked for then.
  add column fault text not null default '',
  add column fault_detail text not null default '';
comment on column base_data_source.sign_in is 'in TypeScript: Schema<''BaseDataSignIn''>';
comment on column base_data_run.origin is 'in TypeScript: Schema<''BaseDataOrigin''>';
