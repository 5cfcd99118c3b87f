// A big school's morning on the road: 1,000 vehicles, 40 lines each way, 60 of their runs on the road.
import type { Isb, Schema } from '@isb/sdk'
import type pg from 'pg'

export const vehicles = 1000
const routes = 80
export const onTheRoad = 60
const stops = 10

/** Brings them in. Today has lessons, whatever the calendar says. */
export async function busesOf(isb: Isb, owner: pg.Client): Promise<void> {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const lessons: Schema<'CalendarChange'>['days'] = [{ kind: 'MakeUp', startsOn: day, endsOn: day, runsAs: 'Monday', name: 'Lessons' }]
  await isb.calendar.change({ body: { days: lessons } })
  await owner.query('delete from bus_ride; delete from bus_booking; delete from bus_tap; delete from bus_run; delete from bus_route')
  await owner.query(
    `insert into bus_vehicle (plate, seat_count, updated_at) select 'B-' || n, 40, now() from generate_series(1, ${vehicles}) n`,
  )
  await owner.query(
    `insert into bus_stop (name, latitude, longitude, updated_at) select 'Stop ' || r || '.' || p, 39.8 + r * 0.004, 116.3 + p * 0.01, now()
     from generate_series(1, ${routes}) r, generate_series(1, ${stops}) p`,
  )
  await owner.query(
    `insert into bus_route (line_number, name, direction, color, vehicle_id, weekdays, updated_at)
     select (r + 1) / 2, 'Line ' || (r + 1) / 2, case r % 2 when 1 then 'ToSchool' else 'FromSchool' end,
       (array['Purple', 'Blue', 'Pink', 'Olive', 'Teal', 'Amber'])[1 + r % 6], v.id, '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}',
       now() from generate_series(1, ${routes}) r join bus_vehicle v on v.plate = 'B-' || r`,
  )
  await owner.query(
    `insert into bus_route_stop (route_id, position, stop_id, at)
     select r.id, p, s.id, to_char((now() at time zone 'Asia/Shanghai')::time + make_interval(mins => p * 3 - 10), 'HH24:MI')
     from bus_route r join bus_vehicle v on v.id = r.vehicle_id, generate_series(1, ${stops}) p
       join bus_stop s on true where s.name = 'Stop ' || substr(v.plate, 3) || '.' || p`,
  )
  await owner.query(
    `insert into bus_run (route_id, day, started_at) select r.id, $1, now() - interval '8 minutes' from bus_route r order by r.id limit ${onTheRoad}`,
    [day],
  )
  await owner.query('analyze')
}

/** A report of each vehicle: those on the road somewhere on their line. */
export const reports = (shift: number): string[] =>
  Array.from({ length: vehicles }, (_, at) => {
    const number = at + 1
    return JSON.stringify({
      plate: `B-${number}`,
      latitude: 39.8 + Math.min(number, 80) * 0.004,
      longitude: 116.32 + shift,
      speed: 8,
      heading: 90,
    })
  })
