// What a feed comes to: its stops and routes held against those that are here. Whatever the feed does not say stays as it is.
import type { Schema } from '@isb/contract'
import { metersApart } from './distance.ts'
import { otherWeekdays, callOn } from './calls.ts'
import { cutTo } from './gtfs-names.ts'
import { directionByTime, type FeedRoute, type FeedStop, type Timetable } from './gtfs-trips.ts'

/** A stop or route that came with a feed has the id that it has there. */
interface Origin {
  readonly feed: string | null
  readonly feedId: string | null
}
export type PlannedStop = Pick<Schema<'BusStop'>, 'name' | 'nameZh' | 'latitude' | 'longitude' | 'note'>
export interface StandingStop extends PlannedStop, Origin {
  readonly id: number
}
export type PlannedRoute = Pick<Schema<'BusRoute'>, 'lineNumber' | 'name' | 'nameZh' | 'direction' | 'color' | 'weekdays'>
export interface StandingRoute extends PlannedRoute, Origin {
  readonly id: number
  readonly calls: readonly Schema<'BusCall'>[]
}
export interface StandingBuses {
  readonly stops: readonly StandingStop[]
  readonly routes: readonly StandingRoute[]
}

/** What becomes of a stop; without one that is here it is made. */
export interface StopPlan {
  readonly from: FeedStop
  readonly standing: StandingStop | undefined
  readonly after: PlannedStop
  readonly outcome: FeedOutcome
}
/** What becomes of a route. */
export interface RoutePlan {
  readonly from: FeedRoute
  readonly standing: StandingRoute | undefined
  readonly after: PlannedRoute
  /** Where it calls, by the plans of its stops. */
  readonly calls: readonly { readonly stop: StopPlan; readonly at: string; readonly otherTimes: Schema<'BusOtherTimes'> }[]
  /** The direction was guessed by the time of day. */
  readonly guessed: boolean
  /** A stop that is new makes its routes other ones. */
  readonly outcome: FeedOutcome
}
export interface FeedPlan {
  readonly stops: readonly StopPlan[]
  readonly routes: readonly RoutePlan[]
  /** No stop of the feed is the one that was called the school. */
  readonly schoolUnknown: boolean
}
export type FeedOutcome = 'created' | 'changed' | 'unchanged'

/** Two places of one name are one stop within so many meters. */
const samePlace = 200
/** A stop with the id of another name is that stop within so many meters: farther off, the id was given to another one. */
const movedAtMost = 2000
const longestName = 100
/** So much of a code or an id is told in a name. */
const longestTold = 50
const longestLine = 8

/**
 * Plans what a feed comes to.
 * @param school the id or name of the stop that is the school, if it was told: what ends there goes to school, what begins there home
 */
export function planFeed(timetable: Timetable, standing: StandingBuses, school: string | undefined): FeedPlan {
  const stops = planStops(timetable, standing.stops)
  const isSchool = ({ id, code, name }: FeedStop) => [id, code, name].some((text) => school !== undefined && same(text, school))
  return {
    stops,
    routes: planRoutes(timetable, standing.routes, new Map(stops.map((plan) => [plan.from.id, plan])), isSchool),
    schoolUnknown: school !== undefined && !timetable.stops.some(isSchool),
  }
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function planStops({ feed, stops }: Timetable, standing: readonly StandingStop[]): StopPlan[] {
  const byOrigin = new Map(standing.filter((stop) => stop.feed === feed).map((stop) => [stop.feedId, stop]))
  const byName = new Map(standing.map((stop) => [stop.name.toLowerCase(), stop]))
  const met = new Set<StandingStop>()
  const matched = new Map<FeedStop, StandingStop>()
  const match = (stop: FeedStop, found: StandingStop | undefined) => {
    if (!found || met.has(found)) return
    met.add(found)
    matched.set(stop, found)
  }
  for (const stop of stops) {
    const found = byOrigin.get(stop.id)
    if (found && (namesOf(stop).has(found.name) || metersApart(found, stop) <= movedAtMost)) match(stop, found)
  }
  for (const stop of stops) {
    if (matched.has(stop)) continue
    const named = [...namesOf(stop)].map((name) => byName.get(name.toLowerCase()))
    match(
      stop,
      named.find((found) => found && metersApart(found, stop) <= samePlace),
    )
  }
  const taken = new Set(standing.filter((stop) => !met.has(stop)).map(({ name }) => name.toLowerCase()))
  const names = new Map<FeedStop, string>()
  const take = (stop: FeedStop, name: string) => {
    taken.add(name.toLowerCase())
    names.set(stop, name)
  }
  // Who has one of its names already keeps it.
  for (const [stop, { name }] of matched) if (namesOf(stop).has(name) && !taken.has(name.toLowerCase())) take(stop, name)
  for (const stop of stops) if (!names.has(stop)) take(stop, freeName(stop, taken))
  return stops.map((from) => {
    const found = matched.get(from)
    const after = {
      name: names.get(from)!,
      nameZh: from.nameZh || (found?.nameZh ?? ''),
      latitude: from.latitude,
      longitude: from.longitude,
      note: from.note || (found?.note ?? ''),
    }
    return { from, standing: found, after, outcome: outcomeOf(found, after) }
  })
}

/** What a stop may be called: two stops of one name, as on both sides of a street, are told apart by their codes or ids. */
const namesOf = (stop: FeedStop): ReadonlySet<string> =>
  new Set([stop.name, ...(stop.code ? [nameWith(stop, stop.code)] : []), nameWith(stop, stop.id)])

/** The first of a stop's names that is not taken; ids that are the same up to where they are cut are numbered. */
function freeName(stop: FeedStop, taken: ReadonlySet<string>): string {
  const isFree = (name: string) => !taken.has(name.toLowerCase())
  const name = [...namesOf(stop)].find(isFree)
  if (name !== undefined) return name
  for (let number = 2; ; number++) {
    const numbered = nameWith(stop, stop.id, `-${number}`)
    if (isFree(numbered)) return numbered
  }
}

function nameWith({ name }: FeedStop, told: string, number = ''): string {
  const more = ` (${cutTo(told, longestTold)}${number})`
  return `${cutTo(name, longestName - more.length)}${more}`
}

function planRoutes(
  { feed, routes }: Timetable,
  standing: readonly StandingRoute[],
  stopOf: ReadonlyMap<string, StopPlan>,
  isSchool: (stop: FeedStop) => boolean,
): RoutePlan[] {
  const inOrder = routes.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : Number(startOf(one) > startOf(other))))
  const byTrip = new Map(standing.filter((route) => route.feed === feed).map((route) => [route.feedId, route]))
  const byLine = new Map(standing.map((route) => [lineKey(route.lineNumber, route.direction), route]))
  const met = new Set<StandingRoute>()
  const matched = new Map<FeedRoute, StandingRoute>()
  const match = (route: FeedRoute, found: StandingRoute | undefined) => {
    if (!found || met.has(found)) return
    met.add(found)
    matched.set(route, found)
  }
  const toldDirection = (route: FeedRoute): Schema<'BusDirection'> | undefined => {
    const [first, last] = [route.calls[0]!.stop, route.calls.at(-1)!.stop]
    return isSchool(last) ? 'ToSchool' : isSchool(first) ? 'FromSchool' : undefined
  }
  const directionOf = (route: FeedRoute): { direction: Schema<'BusDirection'>; guessed: boolean } => {
    const told = toldDirection(route) ?? matched.get(route)?.direction ?? route.direction
    return { direction: told ?? directionByTime(startOf(route)), guessed: told === undefined }
  }
  // A line of the same number is the same where it calls at half of the stops: another company's line 1 is another one.
  const isLike = (route: FeedRoute, { calls }: StandingRoute) => {
    const ids = new Set(route.calls.map(({ stop }) => stopOf.get(stop.id)?.standing?.id))
    return 2 * calls.filter(({ stopId }) => ids.has(stopId)).length >= Math.max(calls.length, route.calls.length)
  }
  // A trip with the id of another line, or of one that runs the other way, is another one: the id was given anew.
  const isStill = (route: FeedRoute, found: StandingRoute) => {
    const sameWay = (toldDirection(route) ?? route.direction ?? found.direction) === found.direction
    const sameStart = stopOf.get(route.calls[0]!.stop.id)?.standing?.id === found.calls[0]?.stopId
    return isLike(route, found) ? sameWay || sameStart : sameWay && isNumberOf(found.lineNumber, route.lineNumber)
  }
  for (const route of inOrder)
    match(
      route,
      route.trips.map((id) => byTrip.get(id)).find((found) => found && !met.has(found) && isStill(route, found)),
    )
  for (const route of inOrder) {
    const found = matched.has(route) ? undefined : byLine.get(lineKey(route.lineNumber, directionOf(route).direction))
    if (found && isLike(route, found)) match(route, found)
  }
  const taken = new Set(standing.filter((route) => !met.has(route)).map((route) => lineKey(route.lineNumber, route.direction)))
  const lines = new Map<FeedRoute, string>()
  const take = (route: FeedRoute, line: string) => {
    taken.add(lineKey(line, directionOf(route).direction))
    lines.set(route, line)
  }
  const isFree = (route: FeedRoute, line: string) => !taken.has(lineKey(line, directionOf(route).direction))
  for (const [route, { lineNumber }] of matched)
    if (isNumberOf(lineNumber, route.lineNumber) && isFree(route, lineNumber)) take(route, lineNumber)
  const next = new Map<string, number>()
  for (const route of inOrder) {
    if (lines.has(route)) continue
    const key = lineKey(route.lineNumber, directionOf(route).direction)
    let number = next.get(key) ?? 1
    while (!isFree(route, numbered(route.lineNumber, number))) number++
    next.set(key, number)
    take(route, numbered(route.lineNumber, number))
  }
  return inOrder.map((from) => {
    const found = matched.get(from)
    const { direction, guessed } = directionOf(from)
    const after = {
      lineNumber: lines.get(from)!,
      name: from.name,
      nameZh: from.nameZh || (found?.nameZh ?? ''),
      direction,
      color: from.color ?? found?.color ?? 'Blue',
      weekdays: [...from.weekdays],
    }
    const calls = from.calls.map(({ stop, ...times }) => ({ stop: stopOf.get(stop.id)!, ...times }))
    const outcome = found && callsDiffer(found, calls) ? 'changed' : outcomeOf(found, after)
    return { from, standing: found, after, guessed, calls, outcome }
  })
}

const startOf = ({ calls }: FeedRoute): string => calls[0]!.at
const lineKey = (line: string, direction: string): string => `${line.toLowerCase()} ${direction}`
/** The trips of a line are `3`, `3-2`, `3-3`: a line runs once a day in a direction. */
const numbered = (line: string, number: number): string => {
  const more = number === 1 ? '' : `-${number}`
  return `${cutTo(line, longestLine - more.length)}${more}`
}
function isNumberOf(line: string, base: string): boolean {
  if (line === base) return true
  const [, number] = /-(\d+)$/.exec(line) ?? []
  return number !== undefined && line === numbered(base, Number(number))
}

function callsDiffer(standing: StandingRoute, calls: RoutePlan['calls']): boolean {
  const written = (stop: number | 'new', times: Omit<Schema<'BusCall'>, 'stopId'>) =>
    [stop, times.at, ...otherWeekdays([times]).map((day) => `${day} ${callOn(times, day)}`)].join(' ')
  const after = calls.map(({ stop, ...times }) => written(stop.standing?.id ?? 'new', times))
  return after.join() !== standing.calls.map(({ stopId, ...times }) => written(stopId, times)).join()
}

function outcomeOf<Fields extends object>(before: Fields | undefined, after: Fields): FeedOutcome {
  if (!before) return 'created'
  return feedChanges(before, after).length > 0 ? 'changed' : 'unchanged'
}

/** The fields that are other ones. */
export const feedChanges = <Fields extends object>(before: Fields, after: Fields): (keyof Fields & string)[] =>
  (Object.keys(after) as (keyof Fields & string)[]).filter((field) => String(before[field]) !== String(after[field]))
