// Where buses are, for other programs, as GTFS-Realtime. It goes with the timetable of `bus.feed`: a trip is a
// route, or a route on a weekday with other times. No person is in it.
// The feed for anybody leaves out plates and stops that may be homes, does not show a bus that is near one or on the way to or from one, and
// all of it is a minute late.
import { Readable } from 'node:stream'
import type { Input, Schema } from '@isb/contract'
import { tripIdOf } from '@isb/domain'
import { word, type Locale, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import type { Anyone, App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import type { Download } from '../../core/download/index.ts'
import { TransportFailure } from '../../core/ground/refuse.ts'
import { metersBetween } from './along.ts'
import { homesOf, openTimetable } from './feed-out.ts'
import { encodeFeed, type FeedEntity, type FeedTrip } from './realtime-format.ts'
import { clock } from './runs.ts'
import { lateMs, readTracks } from './tracking.ts'

type Track = Schema<'BusTrack'>
type Feed = Input<'bus.realtime'>['path']['feed']

/** Seconds for which others keep a feed. */
const keptSeconds = 15
/** A bus is not shown within so many meters of a stop that is left out. */
const nearHome = 300
/** A delay is worth telling from so many minutes on. */
const tellMinutes = 10

interface Source {
  readonly tracks: readonly Track[]
  /** What is left out, by route. */
  readonly homes: ReadonlyMap<number, readonly number[]>
  /** The runs whose weekday has other times than usual, by their routes. */
  readonly other: ReadonlySet<number>
  readonly isOpen: boolean
  readonly at: Date
}

async function otherTimes(db: Db, tracks: readonly Track[]): Promise<ReadonlySet<number>> {
  const weekdayOf = new Map(tracks.map(({ run }) => [run.routeId, run.weekday]))
  const { rows } = await sql<{ routeId: number; weekday: string }>`
    select distinct route_id as "routeId", jsonb_object_keys(other_times) as weekday from bus_route_stop`.execute(db)
  return new Set(rows.flatMap(({ routeId, weekday }) => (weekdayOf.get(routeId) === weekday ? [routeId] : [])))
}

export const realtime = async ({ path }: Input<'bus.realtime'>, context: SignedIn): Promise<Download> => {
  const { today } = await clock(context)
  const tracks = await readTracks(context, today)
  return fileOf(path.feed, { tracks, homes: new Map(), other: await otherTimes(context.db, tracks), isOpen: false, at: context.now })
}

/** What everybody may read is as good as not there while it is not open. */
export async function openRealtime({ path }: Input<'bus.openRealtime'>, { app, now }: Anyone): Promise<Download> {
  await requireOpen(app)
  const source = await openSource(app, now)
  return { ...fileOf(path.feed, source), maxAge: keptSeconds }
}

export async function openFeed(_input: unknown, { app, now }: Anyone): Promise<Download> {
  await requireOpen(app)
  return { ...(await openTimetable(app, now)), maxAge: 3600 }
}

async function requireOpen({ db }: App): Promise<void> {
  const { openFeeds } = await db.selectFrom('busSetting').select('openFeeds').executeTakeFirstOrThrow()
  if (!openFeeds) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
}

/** However many read, it is looked up once in a few seconds. */
const lookedUp = new WeakMap<App, { readonly at: number; readonly source: Promise<Source> }>()

function openSource(app: App, now: Date): Promise<Source> {
  const last = lookedUp.get(app)
  if (last && Math.abs(now.getTime() - last.at) < (keptSeconds / 3) * 1000) return last.source
  const source = readOpen(app, now)
  lookedUp.set(app, { at: now.getTime(), source })
  source.catch(() => lookedUp.delete(app))
  return source
}

async function readOpen({ db }: App, now: Date): Promise<Source> {
  const { today } = await clock({ db, now })
  const tracks = await readTracks({ db, now }, today, true)
  const homes = await homesOf(db, today)
  const shown = tracks.map((track): Track => {
    const left = homes.get(track.run.routeId) ?? []
    return track.place && isBesideHome(track, track.place, left) ? { ...track, place: null, seen: false } : track
  })
  return { tracks: shown, homes, other: await otherTimes(db, tracks), isOpen: true, at: new Date(now.getTime() - lateMs) }
}

/** Whether a bus is near a stop that is left out, or on the way to or from one: the middle of a gap around it would tell where it is. */
function isBesideHome({ run: { stops }, times }: Track, place: Schema<'BusPlace'>, left: readonly number[]): boolean {
  const isLeft = (at: number) => left.includes(stops[at]?.stopId ?? 0)
  const ahead = times.findIndex(({ passedAt }) => passedAt === null)
  const next = ahead < 0 ? stops.length : Math.max(1, ahead)
  return isLeft(next) || isLeft(next - 1) || stops.some((stop, at) => isLeft(at) && apart(stop, place) < nearHome)
}

const apart = (one: { longitude: number; latitude: number }, other: { longitude: number; latitude: number }) =>
  metersBetween([one.longitude, one.latitude], [other.longitude, other.latitude])

const entities: Readonly<Record<Feed, (source: Source) => FeedEntity[]>> = {
  'vehicle-positions.pb': (source) => source.tracks.flatMap((track) => positionOf(track, source)),
  'trip-updates.pb': (source) => source.tracks.flatMap((track) => updateOf(track, source)),
  'alerts.pb': (source) => source.tracks.flatMap(({ run, delay, times }) => alertsOf(run, delay, times, source)),
}

function fileOf(feed: Feed, source: Source): Download {
  const header = { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: seconds(source.at) }
  const bytes = encodeFeed({ header, entity: entities[feed](source) })
  return { fileName: feed, type: 'application/x-protobuf', size: bytes.length, body: Readable.from([bytes]) }
}

const seconds = (at: string | Date): number => Math.floor((typeof at === 'string' ? Date.parse(at) : at.getTime()) / 1000)

const tripOf = ({ routeId, day, weekday, status }: Track['run'], { other }: Source): FeedTrip => ({
  tripId: tripIdOf(routeId, other.has(routeId) ? weekday : null),
  routeId: String(routeId),
  startDate: day.replaceAll('-', ''),
  scheduleRelationship: status === 'Cancelled' ? 'CANCELED' : 'SCHEDULED',
})

const vehicleOf = ({ run }: Track, { isOpen }: Source) => {
  if (isOpen || !run.vehicle) return { id: `line-${run.routeId}`, label: run.lineNumber }
  return { id: String(run.vehicle.id), label: run.lineNumber, licensePlate: run.vehicle.plate }
}

/** The stops that are shown, each with its number in the timetable that has no others. */
function callsOf({ run, times }: Track, { homes }: Source) {
  const left = homes.get(run.routeId) ?? []
  return times.filter(({ stopId }) => !left.includes(stopId)).map((time, index) => ({ ...time, stopSequence: index + 1 }))
}

function positionOf(track: Track, source: Source): FeedEntity[] {
  const { run, place, seen } = track
  if (run.status !== 'OnTheRoad' || !place || !seen) return []
  const { latitude, longitude, heading, speed, at } = place
  const next = callsOf(track, source).find(({ passedAt }) => passedAt === null)
  const position = { latitude, longitude, ...(heading !== null && { bearing: heading }), ...(speed !== null && { speed }) }
  const towards = next && { currentStopSequence: next.stopSequence, stopId: String(next.stopId), currentStatus: 'IN_TRANSIT_TO' }
  const vehicle = { trip: tripOf(run, source), vehicle: vehicleOf(track, source), position, ...towards, timestamp: seconds(at) }
  return [{ id: `position-${run.routeId}`, vehicle }]
}

function updateOf(track: Track, source: Source): FeedEntity[] {
  const { run } = track
  const id = `trip-${run.routeId}`
  if (run.status === 'Cancelled') return [{ id, tripUpdate: { trip: tripOf(run, source) } }]
  const stopTimeUpdate = callsOf(track, source).flatMap(({ stopId, stopSequence, expectedAt }) => {
    const time = expectedAt && { time: seconds(expectedAt) }
    return time ? [{ stopSequence, stopId: String(stopId), arrival: time, departure: time }] : []
  })
  if (run.status !== 'OnTheRoad' || stopTimeUpdate.length === 0) return []
  return [
    { id, tripUpdate: { trip: tripOf(run, source), vehicle: vehicleOf(track, source), timestamp: seconds(source.at), stopTimeUpdate } },
  ]
}

/** What is out of the ordinary, in both languages. Why is told to families: a reason may name somebody. */
function alertsOf(run: Track['run'], delay: number | null, times: Track['times'], source: Source): FeedEntity[] {
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return []
  const minutes = Math.round((delay ?? 0) / 60)
  const kinds: { key: WordKey; effect: string; is: boolean }[] = [
    { key: 'bus.alert.cancelled', effect: 'NO_SERVICE', is: run.status === 'Cancelled' },
    { key: 'bus.alert.changed', effect: 'MODIFIED_SERVICE', is: run.otherVehicle && run.status !== 'Cancelled' && run.status !== 'Done' },
    { key: 'bus.alert.late', effect: 'SIGNIFICANT_DELAYS', is: minutes >= tellMinutes },
  ]
  const text = (key: WordKey, language: Locale) => {
    const route = (language === 'zh' && run.nameZh) || run.name
    return { text: word(language, key, { line: run.lineNumber, route, day: run.day, minutes }), language }
  }
  return kinds.flatMap(({ key, effect, is }) => {
    if (!is) return []
    const alert = {
      activePeriod: [{ start: seconds(first.plannedAt), end: seconds(last.plannedAt) + Math.max(0, delay ?? 0) }],
      informedEntity: [{ routeId: String(run.routeId), trip: tripOf(run, source) }],
      cause: 'OTHER_CAUSE',
      effect,
      headerText: { translation: [text(key, 'en'), text(key, 'zh')] },
    }
    return [{ id: `${effect.toLowerCase()}-${run.routeId}`, alert }]
  })
}
