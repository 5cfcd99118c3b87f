/*
 * Reports of a bus that are spoilt by chance: out of order, doubled, from the future, of last week, from the other side of the world, too
 * fast, and no positions at all. Each is answered with what it is; the bus is where it was last truly seen, and a stop that it has passed
 * stays passed, at that time.
 */
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { lessonsOn } from '../../lib/absence.ts'
import { anyway, inTheMorning, newRoute } from '../../lib/bus.ts'
import { headersOf } from './call.ts'
import { Dice } from './dice.ts'
import { sessionOf } from './pair.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Position = Schema<'BusPosition'>
type Outcome = Schema<'BusPositionOutcome'>
const second = 1000
const day = 24 * 60 * 60 * second

/** A report, and what it should be answered with. */
interface Told {
  readonly position: Position
  readonly outcome: Outcome
}

export class PositionsRun {
  readonly counts: Partial<Record<Outcome | 'wrong', number>> = {}
  readonly #servers: readonly TestServer[]
  readonly #isbs: readonly Isb[]
  readonly #token: string
  readonly #dice: Dice
  readonly #route: Schema<'BusRoute'>
  readonly #seen = new Set<number>()
  readonly #passed = new Map<number, string>()
  #now: number
  #last = 0
  /** Where the bus was last seen before the reports of this step. */
  #settled = 0
  #share = 0

  private constructor(
    servers: readonly TestServer[],
    isbs: readonly Isb[],
    token: string,
    seed: number,
    route: Schema<'BusRoute'>,
    now: number,
  ) {
    this.#servers = servers
    this.#isbs = isbs
    this.#token = token
    this.#dice = new Dice(seed)
    this.#route = route
    this.#now = now
  }

  static async open(servers: readonly TestServer[], seed: number): Promise<PositionsRun> {
    const token = await sessionOf(servers[0]!, 'admin')
    const isbs = servers.map(({ url }) => createIsb({ host: url, session: memorySession({ token, authHeaderSchema: 'Bearer' }) }))
    const admin = isbs[0]!
    const today = await inTheMorning(admin)
    await lessonsOn(admin, today)
    const route = await newRoute(admin, { name: 'Hostile', weekdays: [...everyDay] })
    await admin.bus.startRun({ body: { routeId: route.id, day: today, ...anyway } })
    return new PositionsRun(servers, isbs, token, seed, route, Date.parse((await admin.bus.tracking()).now))
  }

  /** Answers what went wrong first; nothing where all is as it should be. */
  async go(steps: number): Promise<string | undefined> {
    for (let step = 0; step < steps; step++) {
      // Reports keep no session from ending.
      if (step % 50 === 0) await this.#isbs[0]!.bus.runs()
      const wrong = (await this.#step()) ?? (await this.#look())
      if (wrong) return `step ${step}: ${wrong}`
    }
    return undefined
  }

  async #step(): Promise<string | undefined> {
    const dice = this.#dice
    const isb = dice.pick(this.#isbs)
    if (dice.chance(15)) return this.#nonsense()
    const ms = (5 + dice.throw(15)) * second
    this.#now += ms
    for (const server of this.#servers) server.pass(ms)
    this.#settled = this.#last
    if (dice.chance(70)) {
      const told = this.#report()
      return this.#judge(told, await isb.bus.report({ body: told.position }))
    }
    // Of a batch each is judged by those that lie before it in time: here all but one are no news.
    const all = [this.#report(), ...Array.from({ length: dice.throw(4) }, () => this.#stale())]
    const answers = await isb.bus.batch({ body: { positions: all.map(({ position }) => position) } })
    return all.map((told, at) => this.#judge(told, answers[at])).find(Boolean)
  }

  #report(): Told {
    return this.#dice.chance(55) ? this.#forward() : this.#stale()
  }

  /** The way from the first stop to the last, at no more than some twenty meters a second. */
  #forward(): Told {
    const at = this.#now - this.#dice.throw(3) * second
    if (this.#seen.has(at) || at <= this.#last) return this.#future()
    this.#share = Math.min(1, this.#share + this.#dice.throw(100) / 4000)
    this.#seen.add(at)
    this.#last = at
    return this.#told(at, this.#place(this.#share), 'Taken')
  }

  #stale(): Told {
    const dice = this.#dice
    const seen = [...this.#seen]
    const here = this.#place(this.#share)
    switch (dice.throw(6)) {
      case 0:
        return seen.length > 0 ? this.#told(dice.pick(seen), here, 'Doubled') : this.#future()
      case 1: {
        const at = this.#settled - 1 - dice.throw(600 * second)
        if (this.#settled === 0 || this.#seen.has(at)) return this.#future()
        this.#seen.add(at)
        return this.#told(at, this.#place(dice.throw(100) / 100), 'Older')
      }
      case 2:
        return this.#told(this.#now - day - (1 + dice.throw(100)) * 60 * second, here, 'Expired')
      case 3:
        return this.#told(this.#now, { latitude: -here.latitude, longitude: here.longitude - 180 }, 'Elsewhere')
      case 4:
        return this.#last > 0 && this.#now > this.#last && this.#now - this.#last < 120 * second
          ? this.#told(this.#now, { ...here, longitude: here.longitude + 0.3 }, 'Jump')
          : this.#future()
      default:
        return this.#future()
    }
  }

  #future(): Told {
    return this.#told(this.#now + (90 + this.#dice.throw(10_000)) * second, this.#place(this.#share), 'Future')
  }

  #told(at: number, place: { latitude: number; longitude: number }, outcome: Outcome): Told {
    return { position: { plate: this.#route.vehicle!.plate, at: new Date(at).toISOString(), ...place }, outcome }
  }

  #place(share: number) {
    const [from, to] = [this.#route.stops[0]!, this.#route.stops.at(-1)!]
    const between = (one: number, other: number) => one + (other - one) * share
    return { latitude: between(from.latitude, to.latitude), longitude: between(from.longitude, to.longitude) }
  }

  #judge({ position, outcome }: Told, answer: Schema<'BusPositionAnswer'> | undefined): string | undefined {
    this.counts[outcome] = (this.counts[outcome] ?? 0) + 1
    return answer?.outcome === outcome ? undefined : `${JSON.stringify(position)} is ${outcome}, and was answered ${answer?.outcome}`
  }

  /** What is no position is refused, with the field that is wrong. */
  async #nonsense(): Promise<string | undefined> {
    const { latitude, longitude } = this.#place(this.#share)
    const plate = this.#route.vehicle!.plate
    const text = this.#dice.pick([
      `{"plate":"${plate}","latitude":NaN,"longitude":1}`,
      `{"plate":"${plate}","latitude":1e999,"longitude":1}`,
      `{"plate":"${plate}","latitude":"${latitude}","longitude":${longitude}}`,
      `{"plate":"${plate}","latitude":${latitude}}`,
      `{"plate":"${plate}","latitude":91,"longitude":${longitude}}`,
      `{"plate":"${plate}","latitude":${latitude},"longitude":-180.5}`,
      `{"plate":"${plate}","latitude":${latitude},"longitude":${longitude},"at":"yesterday"}`,
      `{"plate":"${plate}","latitude":${latitude},"longitude":${longitude},"at":"2026-02-30T00:00:00Z"}`,
      `{"plate":"${plate}","latitude":${latitude},"longitude":${longitude},"speed":-1}`,
      `{"plate":"${plate}","latitude":${latitude},"longitude":${longitude},"rider":"Ada"}`,
      `{"plate":"no such bus","latitude":${latitude},"longitude":${longitude}}`,
    ])
    this.counts.wrong = (this.counts.wrong ?? 0) + 1
    const { url } = this.#dice.pick(this.#servers)
    const answer = await fetch(`${url}/isb/admin/bus/positions`, {
      method: 'POST',
      headers: headersOf({ token: this.#token }, true),
      body: text,
    })
    const { code } = (await answer.json()) as { code: number }
    return answer.status < 500 && code !== 0 ? undefined : `${text} was answered with HTTP ${answer.status}, code ${code}`
  }

  /** The map shows the bus where it was last seen, and takes no stop back. */
  async #look(): Promise<string | undefined> {
    const { tracks } = await this.#dice.pick(this.#isbs).bus.tracking()
    const track = tracks.find(({ run }) => run.routeId === this.#route.id)
    const at = track?.place ? Date.parse(track.place.at) : 0
    if (at !== this.#last) return `the bus was seen at ${this.#last}, and the map says ${at}`
    for (const { stopId, passedAt } of track?.times ?? []) {
      const before = this.#passed.get(stopId)
      if (before !== undefined && passedAt !== before) return `the bus passed stop ${stopId} at ${before}, and now ${passedAt}`
      if (passedAt !== null) this.#passed.set(stopId, passedAt)
    }
    return undefined
  }
}
