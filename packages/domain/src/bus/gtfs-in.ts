// A timetable as GTFS has it, read row by row. What it tells stands in the words of the school: stops, and routes that call at them.
import { Oddities } from '../base-data/oddity.ts'
import type { RosterHeads, RosterRow } from '../base-data/check.ts'
import { weekdays } from '../weekday.ts'
import {
  busColorLike,
  feedFiles,
  feedOddities,
  neededFeedFiles,
  unusedFeedFiles,
  type FeedCell,
  type FeedFile,
  type FeedOddity,
  type FeedOddityCode,
} from './gtfs-format.ts'
import { cutTo, FeedNames } from './gtfs-names.ts'
import { Trips, type FeedStop, type Line, type Service, type Timetable, type Trip } from './gtfs-trips.ts'

/** So many stop times are read; a feed of more is none of a school. */
const mostStopTimes = 2_000_000
/** Ids are kept, and looked up by. */
const isId = /_id$|^agency_name$/
const longestId = 255
type Cells<File extends FeedFile> = Readonly<Record<{ [F in File]: FeedCell<F> }[File], string>>
type Take = (cells: Cells<FeedFile>, line: number) => void

/** A feed under way. Its files are read in the order of `order`; `end` says what it tells. */
export class Feed {
  readonly oddities = new Oddities<FeedOddityCode>()
  /** The files that are read, by their names. */
  readonly order: readonly string[]
  #errors = 0
  readonly #today: string
  readonly #names = new Map<string, string>()
  #owner = ''
  /** Stations and the like are none at which a bus stops; of one that is wrong that has been said. */
  readonly #stops = new Map<string, FeedStop | 'station' | 'wrong'>()
  readonly #lines = new Map<string, Line>()
  readonly #services = new Map<string, Service>()
  /** Null for one that is wrong, which has been said. */
  /** Null for one that is wrong, which has been said. */
  readonly #trips = new Map<string, Trip | null>()
  #stopTimes = 0
  readonly #translations = new FeedNames()

  /**
   * @param files their names
   * @param today the day at the school: services that ended before are left out
   */
  constructor(files: readonly string[], today: string) {
    this.#today = today
    const known = new Map<string, string>()
    for (const name of files) {
      const base = baseOf(name)
      const twice = known.has(base)
      if (twice) this.#odd({ code: 'FILE_TWICE', file: name, value: `${base}.txt` })
      else known.set(base, name)
      if (Object.hasOwn(feedFiles, base)) this.#names.set(base, name)
      else this.#odd({ code: unusedFeedFiles.has(base) ? 'FILE_UNUSED' : 'FILE_UNKNOWN', file: name })
    }
    const folder = files.find((name) => name.includes('/'))
    if (folder) this.#odd({ code: 'FILE_IN_FOLDER', file: folder })
    for (const name of neededFeedFiles) if (!known.has(name)) this.#odd({ code: 'FILE_MISSING', file: `${name}.txt` })
    if (!known.has('calendar') && !known.has('calendar_dates')) this.#odd({ code: 'FILE_MISSING', file: 'calendar.txt' })
    this.order = Object.keys(feedFiles).flatMap((name) => this.#names.get(name) ?? [])
  }

  /** Whether something was met after which nothing comes in. */
  get isBroken(): boolean {
    return this.#errors > 0
  }

  /** Notes what whoever reads the files has met. */
  note(oddity: FeedOddity): void {
    this.#odd(oddity)
  }

  /** Begins a file: what it answers takes its rows, one after the other. */
  file({ name, heads }: RosterHeads): (row: RosterRow) => void {
    const take: Readonly<Record<FeedFile, Take>> = {
      agency: (cells) => this.#agency(cells),
      stops: (cells, line) => this.#stop(cells, name, line),
      routes: (cells, line) => this.#route(cells, name, line),
      calendar: (cells, line) => this.#calendar(cells, name, line),
      calendar_dates: (cells, line) => this.#date(cells, name, line),
      trips: (cells, line) => this.#trip(cells, name, line),
      frequencies: ({ trip_id: id }) => {
        const trip = this.#trips.get(id)
        if (trip) trip.hasFrequency = true
      },
      stop_times: (cells, line) => this.#stopTime(cells, name, line),
      translations: (cells) => this.#translations.take(cells),
    }
    const kind = baseOf(name) as FeedFile
    return this.#rows(kind, name, heads, take[kind])
  }

  #rows(kind: FeedFile, file: string, heads: readonly string[], take: Take): (row: RosterRow) => void {
    const columns = Object.entries(feedFiles[kind])
    const plain = heads.map((head) => head.trim().toLowerCase())
    const places = new Map<string, number>()
    let isComplete = true
    for (const [column, need] of columns) {
      const at = plain.indexOf(column)
      if (at >= 0) places.set(column, at)
      if (at < 0 && need === 'needed') {
        isComplete = false
        this.#odd({ code: 'COLUMN_MISSING', file, line: 1, field: column })
      }
      if (at >= 0 && plain.indexOf(column, at + 1) >= 0) this.#odd({ code: 'COLUMN_TWICE', file, line: 1, field: column })
    }
    return ({ cells, line, broken }) => {
      if (!isComplete) return undefined
      if (broken) return this.#odd({ code: 'ROW_QUOTES', file, line })
      if (cells.length !== heads.length && (cells.length < heads.length || cells.slice(heads.length).some((cell) => cell.trim() !== '')))
        return this.#odd({ code: 'ROW_LENGTH', file, line, value: String(cells.length), other: String(heads.length) })
      const read: Record<string, string> = {}
      for (const [column, need] of columns) {
        const at = places.get(column)
        const value = at === undefined ? '' : (cells[at]?.trim() ?? '')
        if (value === '' && need === 'needed') return this.#odd({ code: 'VALUE_MISSING', file, line, field: column })
        if (value.includes('\0') || (isId.test(column) && value.length > longestId)) return this.#unknown(file, line, column, value)
        read[column] = value
      }
      return take(read as Cells<FeedFile>, line)
    }
  }

  #odd(oddity: FeedOddity): undefined {
    if (feedOddities[oddity.code] === 'error') this.#errors++
    this.oddities.add(oddity)
    return undefined
  }
  #unknown(file: string, line: number, field: string, value: string): undefined {
    return this.#odd({ code: 'VALUE_UNKNOWN', file, line, field, value })
  }
  #missing(file: string, line: number, field: string, value: string, other: string): void {
    this.#odd({ code: 'REFERENCE_MISSING', file, line, field, value, other })
  }
  /** Whether an id is new in its file. */
  #isNew(known: ReadonlyMap<string, unknown>, file: string, line: number, field: string, value: string): boolean {
    if (!known.has(value)) return true
    this.#odd({ code: 'ID_TWICE', file, line, field, value })
    return false
  }

  #agency({ agency_id: id, agency_name: name }: Cells<'agency'>): void {
    this.#owner ||= id || name
  }

  #stop(cells: Cells<'stops'>, file: string, line: number): void {
    const { stop_id: id, stop_name: name, location_type: type } = cells
    if (!this.#isNew(this.#stops, file, line, 'stop_id', id)) return
    this.#stops.set(id, 'wrong')
    if (!['', '0', '1', '2', '3', '4'].includes(type)) return this.#unknown(file, line, 'location_type', type)
    // Stations, entrances and the like: no bus stops there.
    if (type !== '' && type !== '0') {
      this.#stops.set(id, 'station')
      return undefined
    }
    const [latitude, longitude] = [degrees(cells.stop_lat, 90), degrees(cells.stop_lon, 180)]
    for (const field of ['stop_name', 'stop_lat', 'stop_lon'] as const)
      if (cells[field] === '') return this.#odd({ code: 'VALUE_MISSING', file, line, field })
    if (latitude === undefined) return this.#unknown(file, line, 'stop_lat', cells.stop_lat)
    if (longitude === undefined) return this.#unknown(file, line, 'stop_lon', cells.stop_lon)
    if (latitude === 0 && longitude === 0) return this.#unknown(file, line, 'stop_lat', cells.stop_lat)
    this.#stops.set(id, { id, code: cells.stop_code, name, nameZh: '', note: cutTo(cells.stop_desc, 500), latitude, longitude, line })
  }

  #route(cells: Cells<'routes'>, file: string, line: number): void {
    const { route_id: id, route_short_name: short, route_long_name: long, route_type: type } = cells
    if (!this.#isNew(this.#lines, file, line, 'route_id', id)) return
    if (!/^\d{1,4}$/.test(type)) this.#unknown(file, line, 'route_type', type)
    else if (!short && !long) this.#odd({ code: 'VALUE_MISSING', file, line, field: 'route_short_name' })
    const isBus = /^(3|11|20\d|70\d|71[0-6]|800)$/.test(type)
    if (!isBus) this.#odd({ code: 'ROUTE_NOT_BUS', file, line, value: short || long || id, other: type })
    this.#lines.set(id, { id, short, long, color: busColorLike(cells.route_color), isBus })
  }

  #service(id: string, file: string, line: number): Service {
    const standing = this.#services.get(id)
    if (standing) return standing
    const service: Service = { id, file, line, days: [], from: '', until: '', added: [] }
    this.#services.set(id, service)
    return service
  }

  #calendar(cells: Cells<'calendar'>, file: string, line: number): void {
    const { service_id: id } = cells
    if (!this.#isNew(this.#services, file, line, 'service_id', id)) return
    const service = this.#service(id, file, line)
    for (const day of weekdays) {
      const field = day.toLowerCase() as 'monday'
      if (cells[field] !== '0' && cells[field] !== '1') this.#unknown(file, line, field, cells[field])
    }
    service.days = weekdays.filter((day) => cells[day.toLowerCase() as 'monday'] === '1')
    service.from = this.#day(file, line, 'start_date', cells.start_date)
    service.until = this.#day(file, line, 'end_date', cells.end_date)
  }

  #date({ service_id: id, date, exception_type: type }: Cells<'calendar_dates'>, file: string, line: number): void {
    const day = this.#day(file, line, 'date', date)
    const service = this.#service(id, file, line)
    if (type === '1') service.added.push(day)
    else if (type !== '2') this.#unknown(file, line, 'exception_type', type)
  }

  #day(file: string, line: number, field: string, value: string): string {
    const day = value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`).getTime() : Number.NaN
    if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) this.#unknown(file, line, field, value)
    return day
  }

  #trip(cells: Cells<'trips'>, file: string, line: number): void {
    const { trip_id: id, route_id: routeId, service_id: serviceId, direction_id: direction } = cells
    if (!this.#isNew(this.#trips, file, line, 'trip_id', id)) return
    this.#trips.set(id, null)
    const [route, service] = [this.#lines.get(routeId), this.#services.get(serviceId)]
    if (!route) return this.#missing(file, line, 'route_id', routeId, 'routes.txt')
    if (!service)
      return this.#missing(file, line, 'service_id', serviceId, this.#names.has('calendar') ? 'calendar.txt' : 'calendar_dates.txt')
    const directions = { '1': 'ToSchool', '0': 'FromSchool' } as const
    const there = direction === '0' || direction === '1' ? directions[direction] : undefined
    if (!there && direction !== '') this.#odd({ code: 'VALUE_IGNORED', file, line, field: 'direction_id', value: direction })
    this.#trips.set(id, { id, route, service, direction: there, line, hasFrequency: false, times: [] })
  }

  #stopTime(cells: Cells<'stop_times'>, file: string, line: number): void {
    const { trip_id: tripId, stop_id: stopId, stop_sequence: place } = cells
    this.#stopTimes++
    if (this.#stopTimes > mostStopTimes) {
      if (this.#stopTimes === mostStopTimes + 1) this.#odd({ code: 'FEED_TOO_LARGE', file, line, value: String(mostStopTimes) })
      return
    }
    const [trip, stop] = [this.#trips.get(tripId), this.#stops.get(stopId)]
    if (trip === null) return
    if (!trip) return this.#missing(file, line, 'trip_id', tripId, 'trips.txt')
    if (stop === undefined) return this.#missing(file, line, 'stop_id', stopId, 'stops.txt')
    if (stop === 'wrong') return undefined
    if (stop === 'station') return this.#unknown(file, line, 'stop_id', stopId)
    if (!/^\d{1,9}$/.test(place)) return this.#unknown(file, line, 'stop_sequence', place)
    const [arrival, departure] = [seconds(cells.arrival_time), seconds(cells.departure_time)]
    if (Number.isNaN(arrival)) return this.#unknown(file, line, 'arrival_time', cells.arrival_time)
    if (Number.isNaN(departure)) return this.#unknown(file, line, 'departure_time', cells.departure_time)
    trip.times.push({ stop, sequence: Number(place), arrival, departure, line })
  }

  /** After the last row: what the feed tells. */
  end(): Timetable {
    const trips = new Trips({
      today: this.#today,
      names: this.#translations,
      files: { trips: this.#names.get('trips') ?? 'trips.txt', times: this.#names.get('stop_times') ?? 'stop_times.txt' },
      odd: (oddity) => this.#odd(oddity),
    })
    return { feed: this.#owner, ...trips.read(this.#trips.values()) }
  }
}

const baseOf = (name: string): string => (/([^/]+)\.txt$/i.exec(name)?.[1] ?? '').toLowerCase()

function degrees(text: string, most: number): number | undefined {
  const value = /^[+-]?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

/** Seconds since midnight of the service's day: more than 24 hours are the next one. Undefined for nothing, NaN for no time. */
function seconds(text: string): number | undefined {
  if (text === '') return undefined
  const [, hours, minutes, rest = '0'] = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}
