-- What the servers of this database have in common: check values of their keys, and the marker that lies in their store of images.
create table shared_check (
  name text primary key,
  value bytea not null
);
grant select, insert on shared_check to isb_app;

-- The key of the audit's seals was changed: the new key vouches for the chain up to that seal, and so for the seals before it.
create table audit_handover (
  id int primary key generated always as identity,
  at timestamptz not null,
  seal_id int not null,
  digest bytea not null,
  -- Whether the old key was there no more to verify the seals with.
  lost boolean not null,
  signature bytea not null
);
grant select on audit_handover to isb_app;
