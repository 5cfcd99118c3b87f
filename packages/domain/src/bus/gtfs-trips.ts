// What the trips of a feed come to: routes of ours, each with the weekdays on which it runs.
import type { Schema } from '@isb/contract'
import { weekdays, weekdayOf, type Weekday } from '../weekday.ts'
import { minutesOf, timeAt } from '../venue/clock.ts'
import type { FeedOddity, FeedOddityCode } from './gtfs-format.ts'
import type { FeedNames } from './gtfs-names.ts'

const mostCalls = 60
const daySeconds = 24 * 60 * 60
const noon = 12 * 60
const longestLine = 8

/** A stop of a feed. */
export interface FeedStop {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly nameZh: string
  readonly note: string
  readonly latitude: number
  readonly longitude: number
  readonly line: number
}
/** Where a route stops and when: usually, and on weekdays on which that is another time. */
export interface FeedCall {
  readonly stop: FeedStop
  readonly at: string
  readonly otherTimes: Schema<'BusOtherTimes'>
}
/** A route of ours: the trips of a feed that go the same way, one on each weekday. */
export interface FeedRoute {
  /** The trips that it is made of, by their ids. */
  readonly trips: readonly string[]
  readonly lineNumber: string
  readonly name: string
  readonly nameZh: string
  readonly color: Schema<'BusColor'> | undefined
  /** Undefined where the feed does not say. */
  readonly direction: Schema<'BusDirection'> | undefined
  readonly weekdays: readonly Weekday[]
  readonly calls: readonly FeedCall[]
  /** Where its first trip stands. */
  readonly line: number
}
/** What a feed tells. */
export interface Timetable {
  /** Whose it is: ids of two feeds have nothing to do with each other. */
  readonly feed: string
  /** The stops that a route calls at. */
  readonly stops: readonly FeedStop[]
  readonly routes: readonly FeedRoute[]
  /** Trips that are left out. */
  readonly refused: number
}

export interface Line {
  readonly id: string
  readonly short: string
  readonly long: string
  readonly color: Schema<'BusColor'> | undefined
  readonly isBus: boolean
}
export interface Service {
  readonly id: string
  readonly file: string
  readonly line: number
  days: readonly Weekday[]
  from: string
  until: string
  readonly added: string[]
}
export interface StopTime {
  readonly stop: FeedStop
  readonly sequence: number
  readonly arrival: number | undefined
  readonly departure: number | undefined
  readonly line: number
}
export interface Trip {
  readonly id: string
  readonly route: Line
  readonly service: Service
  readonly direction: Schema<'BusDirection'> | undefined
  readonly line: number
  hasFrequency: boolean
  readonly times: StopTime[]
}

/** Trips that go the same way at the same times. */
interface Group {
  readonly trips: Trip[]
  readonly days: Set<Weekday>
  readonly calls: readonly { readonly stop: FeedStop; readonly at: string }[]
}
/** What has been read of a feed beside its trips. */
interface Around {
  readonly today: string
  readonly names: FeedNames
  /** How the files of trips and of their times are called. */
  readonly files: { readonly trips: string; readonly times: string }
  odd(oddity: FeedOddity): undefined
}

/** Reads the trips of a feed once all of its rows are there. Null stands for a trip that is wrong, which has been said. */
export class Trips {
  readonly #around: Around
  /** Services of which has been said what is odd. */
  readonly #met = new Set<Service>()

  constructor(around: Around) {
    this.#around = around
  }

  /** The stops that are called at, the routes, and how many trips are left out. */
  read(trips: Iterable<Trip | null>): Pick<Timetable, 'stops' | 'routes' | 'refused'> {
    const groups = new Map<string, Group>()
    let refused = 0
    for (const trip of trips) {
      const read = trip && this.#wanted(trip)
      if (!read) {
        refused++
        continue
      }
      const key = [trip.route.id, trip.direction, ...read.calls.flatMap(({ stop, at }) => [stop.id, at])].join('\n')
      const group = groups.get(key) ?? { trips: [], days: new Set(), calls: read.calls }
      groups.set(key, group)
      group.trips.push(trip)
      for (const day of read.days) group.days.add(day)
    }
    const stops = new Map<string, FeedStop>()
    const { names } = this.#around
    const named = (stop: FeedStop) => {
      const known = stops.get(stop.id) ?? { ...stop, ...names.named('stop', stop.id, stop.name) }
      stops.set(stop.id, known)
      return known
    }
    const ways = Map.groupBy(groups.values(), wayOf)
    const routes = [...ways.values()].flatMap(timetablesOf).map((timetables): FeedRoute => {
      const [usual] = timetables as [Group]
      const [{ route, direction, line }] = usual.trips as [Trip]
      return {
        trips: timetables.flatMap((group) => group.trips.map(({ id }) => id)),
        lineNumber: lineOf(route)!,
        ...names.named('route', route.id, route.long || route.short),
        color: route.color,
        direction,
        weekdays: weekdays.filter((day) => timetables.some(({ days }) => days.has(day))),
        calls: usual.calls.map(({ stop, at }, index) => ({ stop: named(stop), at, otherTimes: othersAt(timetables, index) })),
        line,
      }
    })
    return { stops: [...stops.values()], routes: routes.toSorted((one, other) => one.line - other.line), refused }
  }

  /** When a trip runs and where it calls; nothing where it is left out. */
  #wanted(trip: Trip): { days: readonly Weekday[]; calls: Group['calls'] } | undefined {
    const { id, route, service, line, times } = trip
    const file = this.#around.files.trips
    const refuse = (code: FeedOddityCode, more: Partial<FeedOddity> = {}) => this.#around.odd({ code, file, line, value: id, ...more })
    // That the route is no bus has been said.
    if (!route.isBus) return undefined
    if (lineOf(route) === undefined) return refuse('LINE_LONG', { value: route.short || route.long })
    const days = this.#daysOf(service)
    if (!days) return undefined
    if (trip.hasFrequency) return refuse('TRIP_FREQUENCY')
    if (times.length < 2) return refuse('TRIP_SHORT')
    if (times.length > mostCalls) return refuse('TRIP_LONG', { other: String(times.length) })
    const seen = new Set<FeedStop>()
    for (const { stop } of times) {
      if (seen.has(stop)) return refuse('TRIP_STOP_TWICE', { other: stop.name })
      seen.add(stop)
    }
    const at = this.#timesOf(trip)
    if (!at) return undefined
    const later = Math.floor(at[0]! / daySeconds)
    if (Math.floor(at.at(-1)! / daySeconds) !== later) return refuse('TRIP_MIDNIGHT')
    if (later > 0) this.#around.odd({ code: 'TIME_NEXT_DAY', file, line, value: id })
    return {
      days: days.map((day) => weekdays[(weekdays.indexOf(day) + later) % 7]!),
      calls: times.map(({ stop }, index) => ({ stop, at: timeAt(Math.floor((at[index]! - later * daySeconds) / 60)) })),
    }
  }

  /** The weekdays of a service; nothing where it is over. */
  #daysOf(service: Service): readonly Weekday[] | undefined {
    const { id: value, file, line, days, added } = service
    const isNew = !this.#met.has(service)
    this.#met.add(service)
    const odd = (code: FeedOddityCode, other = '') =>
      isNew ? this.#around.odd({ code, file, line, field: 'service_id', value, other }) : undefined
    const first = days.length > 0 ? service.from : added.toSorted()[0]
    const last = added.reduce((latest, day) => (day > latest ? day : latest), days.length > 0 ? service.until : '')
    if (first === undefined) return odd('SERVICE_NEVER')
    if (last < this.#around.today) return odd('SERVICE_ENDED', last)
    if (first > this.#around.today) odd('SERVICE_LATER', first)
    if (days.length > 0) return days
    odd('SERVICE_DATES')
    const on = new Set(added.map(weekdayOf))
    return weekdays.filter((day) => on.has(day))
  }

  /** Seconds of the day at which a trip is at its stops. Times that the feed leaves out lie evenly between those that it has. */
  #timesOf({ id, times }: Trip): number[] | undefined {
    const file = this.#around.files.times
    times.sort((one, other) => one.sequence - other.sequence)
    const known: [at: number, time: number][] = []
    for (const [at, { arrival, departure, sequence, line }] of times.entries()) {
      if (at > 0 && times[at - 1]!.sequence === sequence)
        return this.#around.odd({ code: 'ID_TWICE', file, line, field: 'stop_sequence', value: String(sequence) })
      const [comes, goes] = [arrival ?? departure, departure ?? arrival]
      const isEnd = at === 0 || at === times.length - 1
      if (comes === undefined || goes === undefined) {
        if (isEnd) return this.#around.odd({ code: 'VALUE_MISSING', file, line, field: 'arrival_time' })
        this.#around.odd({ code: 'TIME_BETWEEN', file, line, value: id })
        continue
      }
      const before = known.at(-1)?.[1] ?? 0
      if (comes < before || goes < comes) return this.#around.odd({ code: 'TIME_EARLIER', file, line, value: id })
      known.push([at, at === times.length - 1 ? comes : goes])
    }
    return times.map((_, at) => {
      const next = known.findIndex(([place]) => place >= at)
      const [to, time] = known[next]!
      const [from, earlier] = known[Math.max(0, next - 1)]!
      return to === at ? time : earlier + ((time - earlier) * (at - from)) / (to - from)
    })
  }
}

const startOf = ({ calls }: Group): string => calls[0]!.at

/** What one line has in common, whatever its times: where it calls, and the direction, which may follow from the time of day. */
const wayOf = ({ trips: [trip], calls }: Group): string => {
  const { route, direction } = trip!
  return [route.id, direction ?? directionByTime(calls[0]!.at), ...calls.map(({ stop }) => stop.id)].join('\n')
}

/**
 * A line has one timetable on each weekday: what goes the same way on weekdays that a line does not have yet are other times of it, of the
 * line that starts at the nearest time. The timetable of the most weekdays is the usual one, and comes first.
 */
function timetablesOf(groups: readonly Group[]): Group[][] {
  const lines: { readonly timetables: Group[]; readonly start: number; days: number }[] = []
  for (const group of groups.toSorted((one, other) => other.days.size - one.days.size || startOf(one).localeCompare(startOf(other)))) {
    const days = [...group.days].reduce((bits, day) => bits | (1 << weekdays.indexOf(day)), 0)
    const start = minutesOf(startOf(group))
    let nearest: (typeof lines)[number] | undefined
    for (const line of lines) {
      if ((line.days & days) !== 0) continue
      if (!nearest || Math.abs(line.start - start) < Math.abs(nearest.start - start)) nearest = line
    }
    if (nearest) {
      nearest.timetables.push(group)
      nearest.days |= days
    } else lines.push({ timetables: [group], start, days })
  }
  return lines.map(({ timetables }) => timetables)
}

/** The times of a stop on the weekdays on which it is not the usual one. */
const othersAt = ([usual, ...others]: readonly Group[], index: number): Schema<'BusOtherTimes'> =>
  Object.fromEntries(
    others.flatMap(({ days, calls }) =>
      calls[index]!.at === usual!.calls[index]!.at ? [] : weekdays.filter((day) => days.has(day)).map((day) => [day, calls[index]!.at]),
    ),
  )

/** The line that stands on the bus, where one of the names is short enough. */
const lineOf = ({ short, long, id }: Line): string | undefined =>
  [short, long, id].find((text) => text !== '' && text.length <= longestLine)

/** To school where the feed does not say: a bus that leaves before noon. */
export const directionByTime = (startsAt: string): Schema<'BusDirection'> => (minutesOf(startsAt) < noon ? 'ToSchool' : 'FromSchool')
