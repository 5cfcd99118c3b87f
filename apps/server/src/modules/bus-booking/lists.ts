// The list of bookings.
import { list } from '../../core/lists/list.ts'
import { everyWord } from '../../core/lists/sql.ts'

/** A route as bookings and boards name it. */
export const routeSql = `json_build_object('id', r.id, 'lineNumber', r.line_number, 'name', r.name, 'nameZh', r.name_zh,
  'direction', r.direction, 'color', r.color)`
export const stopSql = `json_build_object('id', s.id, 'name', s.name, 'nameZh', s.name_zh)`
const daysIn = (state: string) => `(select count(*) from bus_ride y where y.booking_id = b.id and y.state = '${state}'
  and y.day >= (select today from clock))`
const itsRuns = 'n.route_id = b.route_id and n.day between b.starts_on and b.ends_on'
const freeOn = 'bus_seats(n.route_id, n.day) - n.riders'
const ahead = (routeId: string, day: string, since: string) => `(select count(*) from bus_ride o
  where o.route_id = ${routeId} and o.day = ${day} and o.state = 'Waiting' and (o.asked_at, o.booking_id) < ${since})`

export const bookings = list('busBooking.list', {
  from: 'bus_booking b join bus_route r on r.id = b.route_id join bus_stop s on s.id = b.stop_id',
  fields: {
    route: routeSql,
    stop: stopSql,
    term: `(select json_build_object('name', t.name, 'nameZh', t.name_zh) from school_term t
      where t.ends_on = b.ends_on and b.starts_on >= t.starts_on and b.starts_on < b.ends_on limit 1)`,
    weekdays: 'b.weekdays',
    daysOut: 'b.days_out',
    met: 'exists (select from bus_met_child m where m.student_id = b.person_id)',
    seatDays: daysIn('Seat'),
    waitingDays: daysIn('Waiting'),
    placeInLine: `case when b.confirmation = 'Pending'
      then (select 1 + ${ahead('n.route_id', 'n.day', '(b.requested_at, b.id)')} from bus_run n where ${itsRuns} and ${freeOn} <= 0
        order by ${freeOn}, n.day limit 1)
      else (select 1 + ${ahead('y.route_id', 'y.day', '(y.asked_at, y.booking_id)')} from bus_ride y
        where y.booking_id = b.id and y.state = 'Waiting' and y.day >= (select today from clock)
        order by y.day limit 1) end`,
    free: `case when b.confirmation = 'Pending' then greatest(0, coalesce((select min(${freeOn}) from bus_run n where ${itsRuns}),
      bus_seats(b.route_id, b.starts_on))) end`,
  },
  filters: {
    routeId: 'b.route_id',
    waiting: (is) => `(${daysIn('Waiting')} > 0) = ${is}`,
  },
  lastDay: 'b.ends_on',
  search: (text, bind) =>
    everyWord(
      text,
      bind,
      (like) => `b.person_id = any(array(select id from staff where search_names like ${like}))
        or lower(concat_ws(' ', r.line_number, r.name, r.name_zh, s.name, s.name_zh)) like ${like}`,
    ),
  sortable: { route: 'lpad(lower(r.line_number), 8)', stop: 'lower(s.name)' },
  order: [
    `(b.confirmation <> 'Pending')`,
    `(case when b.confirmation = 'Pending' then 1 else -1 end * extract(epoch from b.requested_at at time zone 'UTC'))`,
    'b.id',
  ],
  fileName: 'module.busBooking',
  file: [
    'person',
    { head: 'field.lineNumber', sql: 'r.line_number' },
    { head: 'field.routeId', sql: 'r.name' },
    { head: 'field.stopId', sql: 's.name' },
    'startsOn',
    'endsOn',
    { head: 'field.weekdays', sql: `array_to_string(b.weekdays, ', ')` },
    'everyOtherWeek',
    'met',
    { head: 'field.daysOut', sql: `array_to_string(b.days_out, ', ')` },
    'confirmation',
    'seatDays',
    'waitingDays',
    'note',
    'submittedBy',
    'requestedAt',
    'decidedBy',
    'decidedAt',
    'reason',
  ],
})
