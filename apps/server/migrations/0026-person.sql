-- Accounts are erased: by a random id, which tells nobody who it was, a restored backup is told whom to erase again.
alter table staff add column erasure_id uuid not null default gen_random_uuid() constraint staff_erasure_id unique;
