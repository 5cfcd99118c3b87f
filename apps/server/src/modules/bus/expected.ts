// When a bus is expected at its stops: as planned and as late as it is, put right by how long the legs really took lately. Said as a range.
import { Line, type Call } from './along.ts'

/** How long a leg took in the last runs, in seconds: half of them lie between low and high. */
export interface LegTime {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly runs: number
}
/** The way from one stop to the next. */
export interface Leg {
  /** Seconds by the timetable. */
  readonly planned: number
  readonly took: LegTime | null
  /** How much of it is left to drive, 0 to 1. */
  readonly left: number
}
/** Milliseconds since 1970. */
export interface Expected {
  readonly at: number
  readonly earliest: number
  readonly latest: number
}

/** Fewer runs say nothing yet. */
const fewest = 3
/** A leg of which nothing is known may take so much of its time longer or shorter, and nothing is surer than so many seconds. */
const unknownShare = 0.15
const surest = 20

/**
 * When a bus will be at the stop behind these legs.
 * @param plannedAt by the timetable @param delay in seconds, now
 */
export function expectedAt(plannedAt: number, delay: number, legs: readonly Leg[], now: number): Expected {
  let seconds = delay
  let spread = surest ** 2
  for (const { planned, took, left } of legs) {
    const known = took && took.runs >= fewest ? took : null
    if (known) seconds += left * (known.median - planned)
    spread += (left * (known ? (known.high - known.low) / 2 : unknownShare * planned)) ** 2
  }
  const at = Math.max(now, plannedAt + Math.round(seconds) * 1000)
  const by = Math.round(Math.sqrt(spread)) * 1000
  return { at, earliest: Math.max(now, at - by), latest: at + by }
}

/** A leg by the ids of its stops, as the database has it. */
export type KnownLeg = LegTime & { readonly from: number; readonly to: number }

/** The legs of route `r` with how long they took, as JSON. */
export const legsSql = (r: string): string => `coalesce((select json_agg(json_build_object('from', l.from_stop_id, 'to', l.to_stop_id,
  'median', l.median, 'low', l.low, 'high', l.high, 'runs', l.runs)) from bus_leg l where l.route_id = ${r}), '[]')`

/** Says when a bus that has come so far is expected at a stop, by the number of that. */
export function expecting(
  calls: readonly Call[],
  legs: readonly KnownLeg[],
  along: number,
  delay: number,
  now: number,
): (at: number) => Expected {
  const here = new Line(calls).on(along)
  const took = new Map(legs.map((leg) => [`${leg.from} ${leg.to}`, leg]))
  const ahead = calls.slice(0, -1).map(({ stopId, plannedAt }, at) => ({
    planned: (calls[at + 1]!.plannedAt - plannedAt) / 1000,
    took: took.get(`${stopId} ${calls[at + 1]!.stopId}`) ?? null,
    left: at === here.leg ? here.left : 1,
  }))
  return (at) => expectedAt(calls[at]!.plannedAt, delay, ahead.slice(here.leg, at), now)
}
