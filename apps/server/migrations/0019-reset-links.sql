-- What was mailed to set a password anew: eight digits, hashed slowly; or a link of 128 random bits, of which the digest is enough.
alter table reset_code
  alter column code_hash drop not null,
  add column link_hash bytea,
  add constraint reset_code_kind check (num_nonnulls(code_hash, link_hash) = 1);
