-- The country code of phone numbers that are written without one. A school that sets none has them refused.
alter table setting add column phone_code text not null default '' check (phone_code ~ '^([1-9][0-9]{0,2})?$');
