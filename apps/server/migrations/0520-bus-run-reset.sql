-- The start of a run can be undone while nobody is aboard; an attendant does so by a tap of its own.
alter table bus_tap drop constraint bus_tap_kind_check,
  add constraint bus_tap_kind_check check (kind in ('Started', 'Withdrawn', 'Boarded', 'NotThere', 'GotOff', 'Cleared', 'Closed')),
  drop constraint bus_tap_check, add constraint bus_tap_check check ((booking_id is null) = (kind in ('Started', 'Withdrawn', 'Closed')));

create trigger bus_run_reset_nobody_aboard before update of started_at on bus_run for each row
  when (old.started_at is not null and new.started_at is null) execute function bus_run_has_nobody_aboard();
