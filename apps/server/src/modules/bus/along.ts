// How far a bus has come along the line of its stops. It only ever moves forward: a turn or a wrong fix never takes a stop back.
import CheapRuler from 'cheap-ruler'

export type Point = readonly [longitude: number, latitude: number]

/** A stop of a run, and when the bus is planned to be there, in milliseconds. */
export interface Call {
  readonly stopId: number
  readonly point: Point
  readonly plannedAt: number
}

/** A bus is at a stop within so many meters. */
const atStop = 100
/** A leg that comes later is believed only where the bus is so much nearer to it, in meters for each stop between. */
const skipping = 150
/** Roads are no straight lines: a bus is on a leg within half its length, and within so many meters at least. */
const besideLeg = 1500

/** Meters between two places. */
export const metersBetween = (from: Point, to: Point): number => new CheapRuler(from[1], 'meters').distance(from, to)

/** The line of a run's stops. */
export class Line {
  readonly #calls: readonly Call[]
  readonly #ruler: CheapRuler
  /** Meters from the first stop to each. */
  readonly #meters: number[] = [0]

  constructor(calls: readonly Call[]) {
    this.#calls = calls
    this.#ruler = new CheapRuler(calls[0]?.point[1] ?? 0, 'meters')
    for (const [at, { point }] of calls.slice(1).entries())
      this.#meters.push(this.#meters[at]! + this.#ruler.distance(calls[at]!.point, point))
  }

  /** Meters from the first stop at which a bus stands that was at `from` before; the same again where it is off the line. */
  along(point: Point, from: number): number {
    let best = { cost: Number.POSITIVE_INFINITY, along: from }
    const first = this.#legAt(from)
    for (let leg = first; leg < this.#calls.length - 1; leg++) {
      const length = this.#meters[leg + 1]! - this.#meters[leg]!
      const on = this.#ruler.pointOnLine([[...this.#calls[leg]!.point], [...this.#calls[leg + 1]!.point]], [...point])
      const away = this.#ruler.distance(on.point, point)
      const cost = away + (leg - first) * skipping
      if (away > Math.max(besideLeg, length / 2) || cost >= best.cost) continue
      // Near the next stop it is there, however the road comes to it.
      const arrived = this.#ruler.distance(point, this.#calls[leg + 1]!.point) <= atStop
      best = { cost, along: arrived ? this.#meters[leg + 1]! : this.#meters[leg]! + on.t * length }
    }
    return Math.max(from, best.along)
  }

  /** Meters from the first stop to another one, by its number. */
  metersTo(stop: number): number {
    return this.#meters[stop] ?? 0
  }

  /** The leg that a bus is on, by the number of the stop before it, and how much of it is left to drive, 0 to 1. */
  on(along: number): { leg: number; left: number } {
    const leg = this.#legAt(along)
    const length = (this.#meters[leg + 1] ?? 0) - this.#meters[leg]!
    return { leg, left: length > 0 ? 1 - Math.min(1, Math.max(0, (along - this.#meters[leg]!) / length)) : 0 }
  }

  /** When a bus is planned to be so far along, in milliseconds. */
  plannedAt(along: number): number {
    const leg = this.#legAt(along)
    const [here, next] = [this.#calls[leg]!, this.#calls[leg + 1] ?? this.#calls[leg]!]
    const length = this.#meters[leg + 1]! - this.#meters[leg]!
    const share = length > 0 ? Math.min(1, (along - this.#meters[leg]!) / length) : 0
    return here.plannedAt + share * (next.plannedAt - here.plannedAt)
  }

  /**
   * The stops that a bus has passed on its way from one place to another, each with its time. It has passed the first one when it has
   * left it.
   */
  passed(from: { along: number; at: number }, to: { along: number; at: number }): { stopId: number; at: number }[] {
    const way = to.along - from.along
    return this.#calls.flatMap(({ stopId }, index) => {
      const meters = this.#meters[index]!
      const isPassed = index === 0 ? from.along < atStop && to.along >= atStop : meters > from.along && meters <= to.along
      if (!isPassed) return []
      const share = way > 0 ? Math.max(0, (meters - from.along) / way) : 1
      return [{ stopId, at: Math.round(from.at + share * (to.at - from.at)) }]
    })
  }

  /** Seconds that a bus is late at a moment; before it has left the first stop it is late as soon as it should have. */
  delay(along: number, at: number): number {
    const late = Math.round((at - this.plannedAt(along)) / 1000)
    return along < atStop ? Math.max(0, late) : late
  }

  #legAt(along: number): number {
    const next = this.#meters.findIndex((meters) => meters > along)
    return next < 0 ? Math.max(0, this.#calls.length - 2) : Math.max(0, next - 1)
  }
}
