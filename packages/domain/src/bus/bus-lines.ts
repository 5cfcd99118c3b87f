// Which run a bus is shown with: it has several in a day, and one place.
import type { Schema } from '@isb/contract'

interface Track {
  readonly run: Pick<Schema<'BusRun'>, 'routeId' | 'status' | 'vehicle' | 'startedAt'>
  readonly times: readonly Pick<Schema<'BusStopTime'>, 'plannedAt'>[]
}

const minuteMs = 60_000
/** A run is the next of its bus so many minutes before its start, and as long after it should have started. */
export const soonMinutes = 60

const startOf = ({ times: [first] }: Track): number => (first ? Date.parse(first.plannedAt) : Number.POSITIVE_INFINITY)
const isSoon = (track: Track, now: number): boolean => Math.abs(startOf(track) - now) <= soonMinutes * minuteMs

/** Lower comes first: on the road, about to start, later today, over. */
function rankOf(track: Track, now: number): number {
  const { status } = track.run
  if (status === 'OnTheRoad') return 0
  if (status !== 'Planned') return 3
  if (isSoon(track, now)) return 1
  return startOf(track) > now ? 2 : 3
}

/** Of two runs of a bus the one that it is shown with comes first. */
function compare(one: Track, other: Track, now: number): number {
  const rank = rankOf(one, now)
  if (rank !== rankOf(other, now)) return rank - rankOf(other, now)
  if (rank === 0) return Date.parse(other.run.startedAt ?? '') - Date.parse(one.run.startedAt ?? '')
  return (startOf(one) - startOf(other)) * (rank === 3 ? -1 : 1)
}

/**
 * One run for each bus: its run on the road, else the next that starts within an hour, else its next one today, else its last. A run without
 * a bus is there for itself.
 * @param now milliseconds
 */
export function busLines<Of extends Track>(tracks: readonly Of[], now: number): Of[] {
  const byBus = Map.groupBy(tracks, ({ run }) => (run.vehicle ? `bus ${run.vehicle.id}` : `route ${run.routeId}`))
  return [...byBus.values()].map((group) => group.toSorted((one, other) => compare(one, other, now))[0]!)
}

/** Whether the place of a bus is that of this run, which `busLines` chose: it is on the road or about to start. */
export const isOnMap = (track: Track, now: number): boolean => rankOf(track, now) <= 1
