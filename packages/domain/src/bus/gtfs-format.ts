// The files of GTFS that are read, by their columns; and what can be odd in them.
import type { Schema } from '@isb/contract'
import type { Oddity } from '../base-data/oddity.ts'

/** A column: every row has a value, or the file must have the column, or neither. */
type FeedColumn = 'needed' | 'optional'

/** Files in the order in which they are read: those first that others refer to. */
export const feedFiles = {
  agency: { agency_id: 'optional', agency_name: 'optional', agency_timezone: 'optional' },
  stops: {
    stop_id: 'needed',
    stop_code: 'optional',
    stop_name: 'optional',
    stop_desc: 'optional',
    stop_lat: 'optional',
    stop_lon: 'optional',
    location_type: 'optional',
  },
  routes: {
    route_id: 'needed',
    route_short_name: 'optional',
    route_long_name: 'optional',
    route_type: 'needed',
    route_color: 'optional',
  },
  calendar: {
    service_id: 'needed',
    monday: 'needed',
    tuesday: 'needed',
    wednesday: 'needed',
    thursday: 'needed',
    friday: 'needed',
    saturday: 'needed',
    sunday: 'needed',
    start_date: 'needed',
    end_date: 'needed',
  },
  calendar_dates: { service_id: 'needed', date: 'needed', exception_type: 'needed' },
  trips: { route_id: 'needed', service_id: 'needed', trip_id: 'needed', direction_id: 'optional' },
  frequencies: { trip_id: 'needed' },
  stop_times: {
    trip_id: 'needed',
    arrival_time: 'optional',
    departure_time: 'optional',
    stop_id: 'needed',
    stop_sequence: 'needed',
  },
  translations: {
    table_name: 'optional',
    field_name: 'optional',
    language: 'optional',
    lang: 'optional',
    translation: 'needed',
    record_id: 'optional',
    field_value: 'optional',
    trans_id: 'optional',
  },
} as const satisfies Record<string, Readonly<Record<string, FeedColumn>>>
export type FeedFile = keyof typeof feedFiles
export type FeedCell<File extends FeedFile> = keyof (typeof feedFiles)[File] & string

/** Without these there are no trips. One of the two calendars is needed as well. */
export const neededFeedFiles = ['stops', 'routes', 'trips', 'stop_times'] as const satisfies readonly FeedFile[]

/** Files of the reference that say nothing a school keeps. */
export const unusedFeedFiles: ReadonlySet<string> = new Set([
  'areas',
  'attributions',
  'booking_rules',
  'fare_attributes',
  'fare_leg_join_rules',
  'fare_leg_rules',
  'fare_media',
  'fare_products',
  'fare_rules',
  'fare_transfer_rules',
  'feed_info',
  'levels',
  'location_group_stops',
  'location_groups',
  'networks',
  'pathways',
  'rider_categories',
  'route_networks',
  'shapes',
  'stop_areas',
  'timeframes',
  'transfers',
])

/** How much an oddity matters: after an error nothing comes in, what is refused is left out alone, a note is only to be known. */
export type FeedWeight = 'error' | 'refused' | 'note'

/** Every oddity of a feed, with its weight. */
export const feedOddities = {
  FILE_MISSING: 'error',
  FILE_TWICE: 'error',
  CHARACTERS_BROKEN: 'error',
  COLUMN_MISSING: 'error',
  COLUMN_TWICE: 'error',
  ROW_LENGTH: 'error',
  ROW_QUOTES: 'error',
  VALUE_MISSING: 'error',
  VALUE_UNKNOWN: 'error',
  ID_TWICE: 'error',
  REFERENCE_MISSING: 'error',
  TIME_EARLIER: 'error',
  FEED_TOO_LARGE: 'error',
  SCHOOL_UNKNOWN: 'error',
  ROUTE_NOT_BUS: 'refused',
  LINE_LONG: 'refused',
  SERVICE_ENDED: 'refused',
  SERVICE_NEVER: 'refused',
  TRIP_FREQUENCY: 'refused',
  TRIP_MIDNIGHT: 'refused',
  TRIP_SHORT: 'refused',
  TRIP_LONG: 'refused',
  TRIP_STOP_TWICE: 'refused',
  FILE_IN_FOLDER: 'note',
  FILE_UNKNOWN: 'note',
  FILE_UNUSED: 'note',
  CHARACTER_SET: 'note',
  VALUE_IGNORED: 'note',
  SERVICE_LATER: 'note',
  SERVICE_DATES: 'note',
  TIME_BETWEEN: 'note',
  TIME_NEXT_DAY: 'note',
  DIRECTION_BY_TIME: 'note',
} as const satisfies Record<string, FeedWeight>
export type FeedOddityCode = keyof typeof feedOddities
export type FeedOddity = Oddity<FeedOddityCode>

/** The colors of routes, as feeds write them. */
export const busColors: Readonly<Record<Schema<'BusColor'>, string>> = {
  Purple: '6D4AC4',
  Blue: '005CA5',
  Pink: 'C2417C',
  Olive: '6F7A1F',
  Teal: '00796B',
  Amber: 'B26A00',
}

/** The color that looks most like this one; undefined where the text is none. */
export function busColorLike(hex: string): Schema<'BusColor'> | undefined {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return undefined
  const parts = (text: string) => [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const given = parts(hex)
  const distance = (color: string) => parts(color).reduce((sum, part, at) => sum + (part - given[at]!) ** 2, 0)
  const [[nearest] = []] = (Object.entries(busColors) as [Schema<'BusColor'>, string][]).toSorted(
    ([, a], [, b]) => distance(a) - distance(b),
  )
  return nearest
}
