-- Recovery codes have some 59 random bits: by a plain hash, whoever has a copy of the database could try them all. From now on they are
-- argon2id, with a salt for each account's ten. Null: made before; they stay good until new ones are made.
alter table recovery_code add column salt bytea;
