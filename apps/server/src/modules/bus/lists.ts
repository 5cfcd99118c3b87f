// The lists of routes, stops and buses.
import { list } from '../../core/lists/list.ts'

/** A bus as routes and runs name it, or null. */
export const vehicleSql = `case when v.id is not null then json_build_object('id', v.id, 'plate', v.plate, 'seatCount', v.seat_count,
  'status', v.status) end`

/** When call `c` is on a weekday. */
const callAt = (weekday: string) => `coalesce(c.other_times->>${weekday}, c.at)`
const stopsWith = (
  times: string,
) => `(select coalesce(json_agg(json_build_object('stopId', s.id, 'name', s.name, 'nameZh', s.name_zh, ${times},
  'latitude', s.latitude, 'longitude', s.longitude) order by c.position), '[]')
  from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = r.id)`
/** The stops of route `r` in their order, with all their times. */
export const stopsSql = stopsWith(`'at', c.at, 'otherTimes', c.other_times`)
/** The same with the times of a weekday. */
export const stopsOn = (weekday: string) => stopsWith(`'at', ${callAt(weekday)}`)
const endOf = (which: 'min' | 'max', at: string) => `(select ${which}(${at}) from bus_route_stop c where c.route_id = r.id)`
export const startsOn = (weekday: string) => endOf('min', callAt(weekday))
export const endsOn = (weekday: string) => endOf('max', callAt(weekday))
/** Line 2 comes before line 10. */
export const lineSql = 'lpad(lower(r.line_number), 8)'

export const routes = list('bus.list', {
  from: 'bus_route r left join bus_vehicle v on v.id = r.vehicle_id',
  fields: {
    vehicle: vehicleSql,
    attendantId: 'r.attendant_id',
    attendantAccount: 'r.attendant_id',
    calls: `(select coalesce(json_agg(json_build_object('stopId', c.stop_id, 'at', c.at, 'otherTimes', c.other_times) order by c.position), '[]')
      from bus_route_stop c where c.route_id = r.id)`,
    stops: stopsSql,
    weekdays: 'r.weekdays',
    divisions: 'r.divisions',
    startsAt: endOf('min', 'c.at'),
    endsAt: endOf('max', 'c.at'),
  },
  filters: {
    stopId: (id, bind) => `exists (select from bus_route_stop c where c.route_id = r.id and c.stop_id = ${bind(id)}::bigint)`,
  },
  search: `lower(concat_ws(' ', r.line_number, r.name, r.name_zh, r.driver, r.attendant, (select string_agg(s.name || ' ' || s.name_zh, ' ')
    from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = r.id)))`,
  sortable: { lineNumber: lineSql },
  order: [lineSql, 'r.direction desc', 'r.id'],
  fileName: 'file.bus-routes',
  file: [
    'lineNumber',
    'name',
    'nameZh',
    'direction',
    'status',
    { head: 'field.runsOn', sql: `array_to_string(r.weekdays, ', ')` },
    { head: 'field.divisions', sql: `array_to_string(r.divisions, ', ')` },
    { head: 'field.plate', sql: 'v.plate' },
    { head: 'field.seatCount', sql: 'v.seat_count' },
    'driver',
    'driverPhone',
    'attendant',
    'attendantPhone',
    {
      head: 'field.stops',
      sql: `(select string_agg(c.at || ' ' || s.name || coalesce((select ' (' || string_agg(o.key || ' ' || o.value, ', ' order by o.key) || ')'
          from jsonb_each_text(c.other_times) o), ''), '; ' order by c.position)
        from bus_route_stop c join bus_stop s on s.id = c.stop_id where c.route_id = r.id)`,
    },
  ],
})

/** So many meters from where buses stand a stop is pointed out. */
const astray = 200
/** Where buses stood at stop `s` in the last runs, by the middle of both degrees. */
const seenSql = `(select json_build_object('latitude', m.latitude, 'longitude', m.longitude,
    'meters', round(meters_apart(s.latitude, s.longitude, m.latitude, m.longitude))::int, 'runs', m.runs)
  from (select percentile_cont(0.5) within group (order by x.latitude) as latitude,
      percentile_cont(0.5) within group (order by x.longitude) as longitude, count(*) as runs
    from (select k.latitude, k.longitude from bus_run_call k join bus_run n on n.id = k.run_id
      where k.stop_id = s.id and k.latitude is not null order by n.day desc limit 20) x) m where m.runs >= 3)`

export const stops = list('bus.listStops', {
  from: 'bus_stop s',
  fields: { routes: '(select count(*) from bus_route_stop c where c.stop_id = s.id)', seen: seenSql },
  filters: { elsewhere: (is) => `coalesce((${seenSql}->>'meters')::int > ${astray}, false) = ${is}` },
  search: `lower(concat_ws(' ', s.name, s.name_zh, s.note))`,
  fileName: 'file.bus-stops',
  file: ['name', 'nameZh', 'latitude', 'longitude', 'note', 'routes'],
})

export const vehicles = list('bus.listVehicles', {
  from: 'bus_vehicle v',
  fields: { routes: '(select count(*) from bus_route r where r.vehicle_id = v.id)' },
  search: `lower(v.plate || ' ' || v.note)`,
  fileName: 'file.bus-vehicles',
})
