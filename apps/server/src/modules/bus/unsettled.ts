// What transport has to settle today: a run that should be on the road, has no bus, or more riders than seats.
import type { Queue } from '../../core/shared/queue.ts'
import { endsOn, startsOn } from './lists.ts'

/** Nobody starts to the minute. */
const grace = "interval '5 minutes'"

/** Runs of today until their last stop. */
export const unsettled: Queue = {
  from: `setting z cross join clock
    cross join lateral (select clock.now at time zone z.time_zone as now) here
    cross join lateral bus_runs(here.now::date, here.now::date) d
    join bus_route r on r.id = d.route_id left join bus_run n on n.id = d.run_id
    cross join lateral (select here.now::date + ${startsOn('d.weekday')}::time as starts, here.now::date + ${endsOn('d.weekday')}::time as ends) run
    where n.started_at is null and n.cancelled_at is null and here.now < run.ends
      and (here.now > run.starts + ${grace} or d.vehicle_id is null or coalesce(n.riders, 0) > d.seats)`,
  since: 'least(clock.now, run.starts at time zone z.time_zone)',
  label: ({ name }) => `r.line_number || ' ' || ${name('r')}`,
}
