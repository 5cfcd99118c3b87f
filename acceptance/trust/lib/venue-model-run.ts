// Facilities and teachers at work with venues through two servers, by random steps, some of them at once, held against the model.
import { createIsb, memorySession, type ApiError, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { yearOf2030 } from '../../lib/absence.ts'
import { Dice } from './dice.ts'
import { sessionOf } from './pair.ts'
import {
  copyOf,
  dayOf,
  days,
  inClosedTime,
  openQuarters,
  take,
  weekdays,
  type Block,
  type Hours,
  type Reservation,
  type Slot,
  type Special,
  type Step,
  type Venue,
  type World,
} from './venue-model.ts'

/** A step with what the server answered: the id of what it made, or the reason. */
interface Taken {
  readonly step: Step
  readonly id: number
  readonly why: string | undefined
}

const time = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
const written = (hours: readonly Hours[]) => hours.map(({ weekday, from, to }) => ({ weekday, opens: time(from), closes: time(to) }))
const everyDay: readonly Hours[] = weekdays.slice(0, 5).map((weekday) => ({ weekday, from: 32, to: 72 }))

export class VenueRun {
  readonly #servers: readonly [Isb, Isb]
  readonly #server: TestServer
  readonly #dice: Dice
  #world: World = { venues: new Map(), blocks: new Map(), specials: new Map(), reservations: new Map(), stranded: new Set() }
  /** Where steps that are asked at once meet. */
  #focus: { readonly venue: number; readonly day: number } | undefined
  readonly counts = { steps: 0, together: 0, done: 0, refused: 0, cancelled: 0 }

  private constructor(servers: readonly [Isb, Isb], server: TestServer, seed: number) {
    this.#servers = servers
    this.#server = server
    this.#dice = new Dice(seed)
  }

  /** Signs in at both servers, and makes venues: a hall with two halves, and one that keeps 15 minutes free. */
  static async open(one: TestServer, two: TestServer, seed: number): Promise<VenueRun> {
    const token = await sessionOf(one, 'admin')
    const client = ({ url }: TestServer) =>
      createIsb({ host: url, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 })
    const run = new VenueRun([client(one), client(two)], one, seed)
    await run.#begin(run.#servers[0])
    return run
  }

  async #begin(admin: Isb): Promise<void> {
    await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
    const [type] = await admin.venue.typeOptions()
    const make = async (name: string, partOf: number | null, between: number) => {
      const body = { name, typeId: type!.id, partOfId: partOf, betweenMinutes: between * 15, hours: written(everyDay) }
      const { id, version } = await admin.venue.create({ body })
      this.#world.venues.set(id, { partOf, between, status: 'Open', opensOnDaysOff: false, hours: everyDay, version })
      return id
    }
    const hall = await make('Model hall', null, 0)
    await make('Model half 1', hall, 0)
    await make('Model half 2', hall, 1)
    await make('Model room', null, 1)
  }

  /** Takes so many steps. Answers what was otherwise than in the model, if anything was. */
  async go(steps: number): Promise<string | undefined> {
    for (let round = 0; this.counts.steps < steps; round++) {
      const size = Math.min(this.#dice.chance(40) ? 2 + this.#dice.throw(3) : 1, steps - this.counts.steps)
      const venue = this.#dice.pick([...this.#world.venues.keys()])
      this.#focus = size > 1 && this.#dice.chance(80) ? { venue, day: this.#dice.throw(days) } : undefined
      const asked = Array.from({ length: size }, () => this.#invent())
      const [first, other] = this.#dice.chance(50) ? this.#servers : ([this.#servers[1], this.#servers[0]] as const)
      const taken = await Promise.all(asked.map((step, at) => this.#ask(at % 2 ? other : first, step)))
      this.counts.steps += size
      if (size > 1) this.counts.together += size
      for (const { why } of taken) this.counts[why ? 'refused' : 'done']++
      const wrong = (await this.#judge(taken)) ?? (round % 10 ? undefined : await this.#calendar())
      if (wrong) return `step ${this.counts.steps}: ${wrong}`
    }
    return undefined
  }

  /** Some order of the steps explains all answers and what stands afterwards, and then nothing is reserved in closed time. */
  async #judge(taken: readonly Taken[]): Promise<string | undefined> {
    const stands = await this.#stands()
    const worlds = this.#after(this.#world, taken)
    const world = worlds.find((each) => linesOf(each) === stands)
    if (!world) {
      const told = taken.map(({ step, why }) => `${JSON.stringify(step)}: ${why ?? 'done'}`).join('; ')
      return worlds.length === 0 ? `no order explains ${told}` : `after ${told} stands\n${stands}\ninstead of\n${linesOf(worlds[0]!)}`
    }
    const closed = inClosedTime(world)
    if (closed.length > 0) return `reservations ${closed.join(', ')} are in closed time`
    this.counts.cancelled = [...world.reservations.values()].filter(({ open }) => !open).length
    this.#world = world
    return undefined
  }

  /** The worlds to which the steps can have led, in any order that agrees with their answers. */
  #after(world: World, taken: readonly Taken[]): World[] {
    if (taken.length === 0) return [world]
    return taken.flatMap((one, at) => {
      const next = copyOf(world)
      if (take(next, one.step, one.id) !== one.why) return []
      return this.#after(one.why ? world : next, taken.toSpliced(at, 1))
    })
  }

  async #stands(): Promise<string> {
    const { rows } = await this.#server.pool.query<{ line: string }>(
      `select concat_ws(' ', id, venue_id, day, starts_at, ends_at, version) as line from venue_reservation
        where venue_id = any ($1) and status in ('Pending', 'Approved') order by id`,
      [[...this.#world.venues.keys()]],
    )
    return rows.map(({ line }) => line).join('\n')
  }

  /** When all venues are open, as the calendar shows it. */
  async #calendar(): Promise<string | undefined> {
    const { venues } = await this.#dice.pick(this.#servers).venue.calendar({ query: { from: dayOf(0), to: dayOf(days - 1) } })
    for (const id of this.#world.venues.keys()) {
      const shown = venues.find((each) => each.id === id)!.days
      for (const [day, { open }] of shown.entries()) {
        const quarters = openQuarters(this.#world, id, day).open
        const right = quarters.flatMap((each, at) => (each ? [time(at)] : [])).join()
        const spans = open.map(({ opens, closes }) => [opens, closes === '24:00' ? '23:59' : closes] as const)
        const told = Array.from({ length: 96 }, (_, at) => time(at)).filter((at) => spans.some(([from, to]) => from <= at && at < to))
        if (told.join() !== right) return `venue ${id} is open on ${dayOf(day)} at ${told.join()} instead of ${right}`
      }
    }
    return undefined
  }

  #venue(): number {
    return this.#focus?.venue ?? this.#dice.pick([...this.#world.venues.keys()])
  }

  #day(): number {
    return this.#focus?.day ?? this.#dice.throw(days)
  }

  #slot(): Slot {
    const from = 28 + this.#dice.throw(48)
    const to = from + (this.#dice.chance(3) ? 0 : 1 + this.#dice.throw(10))
    return { venue: this.#venue(), day: this.#day(), from, to }
  }

  #hours(): readonly Hours[] {
    return weekdays.slice(0, this.#dice.pick([5, 5, 6, 7])).flatMap((weekday) => {
      const from = 28 + this.#dice.throw(8)
      const to = 60 + this.#dice.throw(24)
      if (this.#dice.chance(15)) return []
      return this.#dice.chance(50)
        ? [{ weekday, from, to }]
        : [
            { weekday, from, to: 46 },
            { weekday, from: 46 + this.#dice.throw(8), to },
          ]
    })
  }

  /** A step by what stands now; those that are asked at the same time may change it. */
  #invent(): Step {
    const dice = this.#dice
    const { venues, blocks, specials, reservations } = this.#world
    const some = <T>(of: ReadonlyMap<number, T>): (readonly [number, T])[] => [...of].slice(-40)
    const known = some(reservations)
    const kind = dice.throw(100)
    if (kind >= 40 && kind < 70 && known.length > 0) {
      const [id, { version, open: _open, between: _between, ...before }] = dice.pick(known)
      if (kind < 50) return { does: 'cancel', id }
      const slot = dice.chance(30) ? { ...before, from: before.from + 1, to: before.to + 1 } : dice.chance(10) ? before : this.#slot()
      return { does: 'move', id, version: dice.chance(5) ? version + 1 : version, ...slot }
    }
    if (kind >= 70 && kind < 80) {
      const venue = this.#venue()
      const before = venues.get(venue)!
      const version = dice.chance(5) ? before.version + 1 : before.version
      const { status, opensOnDaysOff, hours }: Venue = before
      const change = dice.pick([
        { hours: this.#hours() },
        { hours: this.#hours() },
        { opensOnDaysOff: !opensOnDaysOff },
        { status: status === 'Open' ? 'Closed' : 'Open' } as const,
      ])
      return { does: 'hours', venue, version, cancels: dice.chance(60), status, opensOnDaysOff, hours, ...change }
    }
    if (kind >= 80 && kind < 90) {
      if (blocks.size > 0 && dice.throw(8) < blocks.size) return { does: 'unblock', id: dice.pick([...blocks.keys()]) }
      const first = this.#day()
      const venue = dice.chance(30) ? null : this.#venue()
      const last = Math.min(days - 1, first + dice.throw(3))
      return { does: 'block', kind: dice.pick(['Blocked', 'Open'] as const), venue, first, last, cancels: dice.chance(60) }
    }
    if (kind >= 90) {
      if (specials.size > 0 && dice.throw(8) < specials.size) return { does: 'unspecial', id: dice.pick([...specials.keys()]) }
      const of = dice.pick(['Holiday', 'Holiday', 'Break', 'StaffDay', 'Online', 'MakeUp', 'MakeUp'] as const)
      const part = dice.pick(['Whole', 'Whole', 'Morning', 'Afternoon'] as const)
      const runsAs = of === 'MakeUp' ? dice.pick(weekdays) : null
      return { does: 'special', day: this.#day(), kind: of, part, runsAs, some: dice.chance(15) }
    }
    return { does: 'reserve', ...this.#slot() }
  }

  async #ask(isb: Isb, step: Step): Promise<Taken> {
    try {
      return { step, id: await this.#send(isb, step), why: undefined }
    } catch (error) {
      const { reason, message } = error as ApiError
      return { step, id: 0, why: reason ?? message }
    }
  }

  /** Asks a server for a step. Answers the id of what it made. */
  async #send(isb: Isb, step: Step): Promise<number> {
    switch (step.does) {
      case 'reserve':
        return (await isb.venue.reserve({ body: { title: 'Model', venueId: step.venue, ...timesOf(step) } })).id
      case 'move': {
        const body = { version: step.version, venueId: step.venue, ...timesOf(step) }
        return (await isb.venue.move({ path: { reservationId: step.id }, body })).id
      }
      case 'cancel':
        return (await isb.venue.cancel({ path: { reservationId: step.id } })).id
      case 'hours': {
        const { version, status, opensOnDaysOff, cancels } = step
        const body = { version, status, opensOnDaysOff, hours: written(step.hours), cancelReservations: cancels }
        return (await isb.venue.update({ path: { venueId: step.venue }, body })).id
      }
      case 'block': {
        const body = { ...blockOf(step), cancelReservations: step.cancels }
        return (await isb.venue.createBlock({ body })).id
      }
      case 'unblock':
        await isb.venue.removeBlock({ path: { blockId: step.id } })
        return 0
      case 'special':
        return (await isb.calendar.change({ body: { days: [specialOf(step)] } })).days[0]!.id
      default:
        await isb.calendar.change({ body: { removeDays: [{ id: step.id, version: 1 }] } })
        return 0
    }
  }
}

const timesOf = ({ day, from, to }: Slot) => ({ day: dayOf(day), startsAt: time(from), endsAt: time(to) })
const blockOf = ({ venue, kind, first, last }: Block) => ({
  venueId: venue,
  kind,
  startsOn: dayOf(first),
  endsOn: dayOf(last),
  reason: 'Model',
})
const specialOf = ({ day, kind, part, runsAs, some }: Special) => {
  const divisions = some ? ['High' as const] : []
  return { kind, name: 'Model', startsOn: dayOf(day), endsOn: dayOf(day), part, runsAs, divisions }
}

const linesOf = ({ reservations }: World): string =>
  [...reservations]
    .filter(([, { open }]) => open)
    .toSorted(([a], [b]) => a - b)
    .map(([id, { venue, day, from, to, version }]: [number, Reservation]) =>
      [id, venue, dayOf(day), time(from), time(to), version].join(' '),
    )
    .join('\n')
