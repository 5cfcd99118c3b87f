-- Everybody lists their own runs, newest first.
create index run_own on run (staff_id, started_at desc, id desc);
