// The school's timetable as GTFS: stops, routes with a trip for each of their timetables, and the days on which they run. It names no person and no bus.
import type { Schema } from '@isb/contract'
import { weekdays, weekdayOf, type Weekday } from '../weekday.ts'
import { callOn, otherWeekdays } from './calls.ts'
import { busColors } from './gtfs-format.ts'

/** What a feed is made of. */
export interface FeedSource {
  readonly school: { readonly name: string; readonly url: string; readonly timeZone: string; readonly language: string }
  readonly from: string
  readonly until: string
  readonly routes: readonly FeedSourceRoute[]
}
export interface FeedSourceRoute extends Pick<
  Schema<'BusRoute'>,
  'id' | 'lineNumber' | 'name' | 'nameZh' | 'direction' | 'color' | 'weekdays' | 'divisions'
> {
  readonly stops: readonly Schema<'BusRouteStop'>[]
  /** The days on which it runs, from `from` until `until`, each with the weekday whose timetable it has. */
  readonly days: readonly { readonly day: string; readonly weekday: Weekday }[]
}
/** A route on weekdays on which it has the same times. */
interface Trip {
  readonly id: string
  readonly route: FeedSourceRoute
  readonly weekdays: readonly Weekday[]
}

/** The trip of a route on a weekday: named after the route, and after the weekday where that has other times. */
export const tripIdOf = (routeId: number, otherOn: Weekday | null): string => (otherOn ? `${routeId}-${otherOn}` : String(routeId))

function tripsOf(route: FeedSourceRoute): Trip[] {
  const others = otherWeekdays(route.stops).filter((day) => route.weekdays.includes(day))
  const usual = route.weekdays.filter((day) => !others.includes(day))
  return [
    ...(usual.length > 0 || others.length === 0 ? [{ id: tripIdOf(route.id, null), route, weekdays: usual }] : []),
    ...others.map((day) => ({ id: tripIdOf(route.id, day), route, weekdays: [day] })),
  ]
}
/** A file with its heads and rows. */
export interface FeedFileOut {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The files of a feed. A route of fewer than two stops is left out. */
export function feedOut({ school, from, until, routes }: FeedSource): FeedFileOut[] {
  const driven = routes.filter(({ stops }) => stops.length > 1)
  const stops = new Map(driven.flatMap((route) => route.stops.map((stop) => [stop.stopId, stop] as const)))
  const trips = driven.flatMap(tripsOf)
  const services = new Map(trips.map((trip) => [serviceOf(trip), trip]))
  const exceptions = [...services].flatMap(([id, trip]) => exceptionsOf(id, trip, from, until))
  const zh = [
    ...[...stops.values()].map(({ stopId, nameZh }) => ['stops', 'stop_name', 'zh', nameZh, String(stopId)]),
    ...driven.map(({ id, nameZh }) => ['routes', 'route_long_name', 'zh', nameZh, String(id)]),
  ].filter(([, , , name]) => name !== '')
  const file = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) => ({ name: `${name}.txt`, heads, rows })
  return [
    file(
      'agency',
      ['agency_name', 'agency_url', 'agency_timezone', 'agency_lang'],
      [[school.name, school.url, school.timeZone, school.language]],
    ),
    file(
      'stops',
      ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
      [...stops.values()].map(({ stopId, name, latitude, longitude }) => [stopId, name, latitude, longitude].map(String)),
    ),
    file(
      'routes',
      ['route_id', 'route_short_name', 'route_long_name', 'route_type', 'route_color', 'route_text_color'],
      driven.map(({ id, lineNumber, name, color }) => [String(id), lineNumber, name, '3', busColors[color], 'FFFFFF']),
    ),
    file(
      'trips',
      ['route_id', 'service_id', 'trip_id', 'direction_id'],
      trips.map((trip) => [String(trip.route.id), serviceOf(trip), trip.id, trip.route.direction === 'ToSchool' ? '1' : '0']),
    ),
    file(
      'stop_times',
      ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
      trips.flatMap(({ id, route, weekdays: [day] }) =>
        route.stops.map((call, index) => {
          const time = `${day ? callOn(call, day) : call.at}:00`
          return [id, time, time, String(call.stopId), String(index + 1)]
        }),
      ),
    ),
    file(
      'calendar',
      ['service_id', ...weekdays.map((day) => day.toLowerCase()), 'start_date', 'end_date'],
      [...services].map(([id, trip]) => [
        id,
        ...weekdays.map((day) => (trip.weekdays.includes(day) ? '1' : '0')),
        written(from),
        written(until),
      ]),
    ),
    ...(exceptions.length > 0 ? [file('calendar_dates', ['service_id', 'date', 'exception_type'], exceptions)] : []),
    ...(zh.length > 0 ? [file('translations', ['table_name', 'field_name', 'language', 'translation', 'record_id'], zh)] : []),
    file(
      'feed_info',
      ['feed_publisher_name', 'feed_publisher_url', 'feed_lang', 'feed_start_date', 'feed_end_date'],
      [[school.name, school.url, school.language, written(from), written(until)]],
    ),
  ]
}

/** Trips that run on the same weekdays for the same divisions have the same days. */
const serviceOf = ({ weekdays: some, route }: Trip): string =>
  [some.map((day) => weekdays.indexOf(day) + 1).join(''), ...route.divisions].join('-')
const written = (day: string): string => day.replaceAll('-', '')

/** Days that differ from the weekdays: holidays on which nothing runs, and workdays that make up for them. */
function exceptionsOf(id: string, { weekdays: some, route }: Trip, from: string, until: string): string[][] {
  const runs = new Set(route.days.filter(({ weekday }) => some.includes(weekday)).map(({ day }) => day))
  return daysFrom(from, until).flatMap((day) => {
    const isUsual = some.includes(weekdayOf(day))
    return isUsual === runs.has(day) ? [] : [[id, written(day), isUsual ? '2' : '1']]
  })
}

function daysFrom(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = new Date(`${from}T00:00:00Z`); day.toISOString().slice(0, 10) <= until; day = new Date(day.getTime() + 86_400_000))
    days.push(day.toISOString().slice(0, 10))
  return days
}
