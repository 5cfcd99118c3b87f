// Transport, families and offices at work with the seats of two routes through two servers, by random steps, some of them at once, while
// days go by; held against the model.
import { createIsb, memorySession, type ApiError, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { pupil, yearOf2030 } from '../../lib/absence.ts'
import { anyway, newRoute } from '../../lib/bus.ts'
import { Dice } from './dice.ts'
import { sessionOf } from './pair.ts'
import { copyOf, dayOf, take, waitsBesideAFreeSeat, weekdayOf, type Step, type World } from './seats-model.ts'

/** A step with what the server answered: what it made, or the reason. */
interface Taken {
  readonly step: Step
  readonly made: { readonly id: number; readonly asked: string }
  readonly why: string | undefined
}

const dayMs = 24 * 60 * 60_000
/** How many days ahead is booked. */
const ahead = 12
const nothing = { id: 0, asked: '' }

export class SeatsRun {
  /** The administrator at either server. */
  readonly clients: readonly [Isb, Isb]
  readonly #machines: readonly [TestServer, TestServer]
  readonly #dice: Dice
  readonly #stops = new Map<number, number>()
  #students: readonly number[] = []
  /** Those that agree with all that was answered and stands. Of two changes at once to one bus nobody sees which came last, until it matters. */
  #worlds: readonly World[] = [
    {
      today: 0,
      routes: new Map(),
      seats: new Map(),
      bookings: new Map(),
      rides: new Map(),
      leaves: new Map(),
      runs: new Map(),
      holidays: new Map(),
    },
  ]
  readonly counts = { steps: 0, together: 0, done: 0, refused: 0, days: 0, waited: 0 }

  private constructor(servers: readonly [Isb, Isb], machines: readonly [TestServer, TestServer], seed: number) {
    this.clients = servers
    this.#machines = machines
    this.#dice = new Dice(seed)
  }

  /** Signs in at both servers, and makes two routes, four buses and nine students, years before the first day. */
  static async open(one: TestServer, two: TestServer, seed: number): Promise<SeatsRun> {
    const token = await sessionOf(one, 'admin')
    // It goes on for as many days as the run takes.
    await one.pool.query("update session set expires_at = '2040-01-01', last_seen_at = '2039-01-01'")
    const client = ({ url }: TestServer) =>
      createIsb({ host: url, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 })
    const run = new SeatsRun([client(one), client(two)], [one, two], seed)
    await run.#begin(run.clients[0])
    return run
  }

  async #begin(admin: Isb): Promise<void> {
    await admin.calendar.change({ body: { ...structuredClone(yearOf2030), days: [] } as never })
    for (const [needsApproval, seats] of [
      [false, 3],
      [true, 2],
    ] as const) {
      const route = await newRoute(admin, { needsApproval }, seats)
      this.#world.routes.set(route.id, { vehicle: route.vehicleId!, needsApproval })
      this.#world.seats.set(route.vehicleId!, seats)
      this.#stops.set(route.id, route.calls[0]!.stopId)
    }
    for (const seatCount of [1, 5]) {
      const { id } = await admin.bus.createVehicle({ body: { plate: `SEATS-${seatCount}`, seatCount } })
      this.#world.seats.set(id, seatCount)
    }
    const students = []
    for (let at = 0; at < 9; at++) students.push((await pupil(admin, '5A', { name: `Rider ${at}` })).id)
    this.#students = students
  }

  /** Takes so many steps from the morning of the first day on. Answers what was otherwise than in the model, if anything was. */
  async go(steps: number): Promise<string | undefined> {
    const begin = Date.parse(`${dayOf(0)}T06:00:00+08:00`) - Date.now()
    for (const machine of this.#machines) machine.pass(begin)
    while (this.counts.steps < steps) {
      if (this.#dice.chance(3)) this.#nextDay()
      const size = Math.min(this.#dice.chance(30) ? 2 + this.#dice.throw(2) : 1, steps - this.counts.steps)
      const asked = Array.from({ length: size }, () => this.#invent())
      const [first, other] = this.#dice.chance(50) ? this.clients : ([this.clients[1], this.clients[0]] as const)
      const taken = await Promise.all(asked.map((step, at) => this.#ask(at % 2 ? other : first, step)))
      this.counts.steps += size
      if (size > 1) this.counts.together += size
      for (const { why } of taken) this.counts[why ? 'refused' : 'done']++
      const wrong = await this.#judge(taken)
      if (wrong) return `step ${this.counts.steps}: ${wrong}`
    }
    return undefined
  }

  get #world(): World {
    return this.#worlds[0]!
  }

  /** Some order of the steps explains all answers and what stands afterwards, and nobody waits beside a free seat. */
  async #judge(taken: readonly Taken[]): Promise<string | undefined> {
    const stands = await this.#stands()
    const worlds = this.#worlds.flatMap((world) => this.#after(world, taken))
    const agreeing = worlds.filter((each) => linesOf(each) === stands)
    if (agreeing.length === 0) {
      const told = taken.map(({ step, why }) => `${JSON.stringify(step)}: ${why ?? 'done'}`).join('; ')
      return worlds.length === 0 ? `no order explains ${told}` : `after ${told} stands\n${stands}\ninstead of\n${linesOf(worlds[0]!)}`
    }
    const fair = agreeing.filter((world) => !waitsBesideAFreeSeat(world))
    if (fair.length === 0) return `somebody waits beside a free seat of ${waitsBesideAFreeSeat(agreeing[0]!)}`
    this.#worlds = [...new Map(fair.map((world) => [textOf(world), world])).values()]
    if ([...this.#world.rides.values()].includes('Waiting')) this.counts.waited++
    return undefined
  }

  /** The worlds to which the steps can have led, in any order that agrees with their answers. */
  #after(world: World, taken: readonly Taken[]): World[] {
    if (taken.length === 0) return [world]
    return taken.flatMap((one, at) => {
      const next = copyOf(world)
      if (take(next, one.step, one.made) !== one.why) return []
      return this.#after(one.why ? world : next, taken.toSpliced(at, 1))
    })
  }

  /** Every ride from today on, and how many seats each run counts. */
  async #stands(): Promise<string> {
    const { pool } = this.#machines[0]
    const about = [[...this.#world.routes.keys()], dayOf(this.#world.today)]
    const { rows: rides } = await pool.query<{ line: string }>(
      `select concat_ws(' ', booking_id, day, state) as line from bus_ride where route_id = any ($1) and day >= $2 order by booking_id, day`,
      about,
    )
    const { rows: runs } = await pool.query<{ line: string }>(
      `select concat_ws(' ', 'run', route_id, day, riders) as line from bus_run
        where route_id = any ($1) and day >= $2 and riders <> 0 order by route_id, day`,
      about,
    )
    return [...rides, ...runs].map(({ line }) => line).join('\n')
  }

  /** The clock goes on; what is over can be forgotten. */
  #nextDay(): void {
    for (const machine of this.#machines) machine.pass(dayMs)
    this.#worlds = this.#worlds.map(nextDayOf)
    this.counts.days++
  }

  #invent(): Step {
    const dice = this.#dice
    const { today, routes, seats, bookings, leaves, holidays } = this.#world
    const day = () => today + dice.throw(ahead)
    const route = dice.pick([...routes.keys()])
    const vehicle = dice.pick([...seats.keys()])
    const student = dice.pick(this.#students)
    const booking = bookings.size > 0 ? dice.pick([...bookings.keys()]) : undefined
    const by = dice.throw(100)
    if (booking === undefined || by < 25) {
      const first = dice.chance(3) ? today - 1 : day()
      const only = dice.chance(30) ? [weekdayOf(dice.throw(5)), weekdayOf(first)].filter((each, at, all) => all.indexOf(each) === at) : []
      const last = first + dice.throw(dice.chance(50) ? 1 : ahead)
      return { does: 'book', student, route, first, last, weekdays: only, everyOther: dice.chance(15) }
    }
    if (by < 35) return { does: 'confirm', id: booking }
    if (by < 38) return { does: 'reject', id: booking }
    if (by < 46) return { does: 'cancel', id: booking }
    if (by < 54) return { does: 'leaveOut', id: booking, day: day() }
    const { out } = bookings.get(booking)!
    if (by < 60) return { does: 'rideAgain', id: booking, day: out.length > 0 && dice.chance(80) ? dice.pick(out) : day() }
    const from = day()
    if (by < 67) return { does: 'leave', student, first: from, last: from + dice.throw(3) }
    if (by < 73 && leaves.size > 0) return { does: 'return', id: dice.pick([...leaves.keys()]) }
    if (by < 79) return { does: 'otherBus', route, day: day(), vehicle }
    if (by < 83) return { does: 'stop', route, day: day() }
    if (by < 87) return { does: 'restore', route, day: day() }
    if (by < 90) return { does: 'start', route, day: dice.chance(80) ? today : day() }
    if (by < 92) return { does: 'usualBus', route, vehicle }
    if (by < 95) return { does: 'seats', vehicle, seats: 1 + dice.throw(5) }
    if (by < 98 || holidays.size === 0) return { does: 'holiday', day: day() }
    return { does: 'noHoliday', id: dice.pick([...holidays.keys()]) }
  }

  async #ask(isb: Isb, step: Step): Promise<Taken> {
    try {
      return { step, made: await this.#send(isb, step), why: undefined }
    } catch (error) {
      return { step, made: nothing, why: (error as ApiError).reason ?? String(error) }
    }
  }

  async #send(isb: Isb, step: Step): Promise<Taken['made']> {
    switch (step.does) {
      case 'book': {
        const { student: personId, route: routeId, first, last, weekdays, everyOther: everyOtherWeek } = step
        const days = { startsOn: dayOf(first), endsOn: dayOf(last), weekdays: [...weekdays] as never, everyOtherWeek }
        const { id, requestedAt } = await isb.busBooking.request({
          body: { personId, routeId, stopId: this.#stops.get(routeId)!, ...days },
        })
        return { id, asked: requestedAt }
      }
      case 'confirm':
      case 'cancel':
        await isb.busBooking[step.does]({ path: { bookingId: step.id } })
        return nothing
      case 'reject':
        await isb.busBooking.reject({ path: { bookingId: step.id }, body: { reason: 'Model' } })
        return nothing
      case 'leaveOut':
      case 'rideAgain':
        await isb.busBooking[step.does]({ path: { bookingId: step.id }, body: { day: dayOf(step.day) } })
        return nothing
      case 'leave': {
        const body = { studentId: step.student, leaveType: 'Personal' as const, startsOn: dayOf(step.first), endsOn: dayOf(step.last) }
        return { ...nothing, id: (await isb.absence.create({ body })).id }
      }
      case 'return':
        await isb.absence.remove({ path: { absenceId: step.id } })
        return nothing
      case 'usualBus': {
        return unlessStale(async () => {
          const { version } = await isb.bus.get({ path: { routeId: step.route } })
          await isb.bus.update({ path: { routeId: step.route }, body: { version, vehicleId: step.vehicle } })
        })
      }
      case 'seats': {
        return unlessStale(async () => {
          const { version } = await isb.bus.getVehicle({ path: { vehicleId: step.vehicle } })
          await isb.bus.updateVehicle({ path: { vehicleId: step.vehicle }, body: { version, seatCount: step.seats } })
        })
      }
      case 'holiday': {
        const day = dayOf(step.day)
        const { days } = await isb.calendar.change({ body: { days: [{ kind: 'Holiday', name: 'Model', startsOn: day, endsOn: day }] } })
        return { ...nothing, id: days[0]!.id }
      }
      case 'noHoliday':
        await isb.calendar.change({ body: { removeDays: [{ id: step.id, version: 1 }] } })
        return nothing
      default:
        return this.#move(isb, step)
    }
  }

  async #move(isb: Isb, step: Extract<Step, { does: 'otherBus' | 'stop' | 'restore' | 'start' }>): Promise<Taken['made']> {
    const run = { routeId: step.route, day: dayOf(step.day) }
    if (step.does === 'otherBus') await isb.bus.changeRun({ body: { ...run, vehicleId: step.vehicle, reason: 'Model' } })
    else if (step.does === 'stop') await isb.bus.cancelRun({ body: { ...run, reason: 'Model' } })
    else if (step.does === 'restore') await isb.bus.restoreRun({ body: run })
    else await isb.bus.startRun({ body: { ...run, ...anyway } })
    return nothing
  }
}

/** A day later, without what is over. */
function nextDayOf(before: World): World {
  const world = { ...copyOf(before), today: before.today + 1 }
  for (const at of world.rides.keys()) if (Number(at.split(' ')[1]) < world.today) world.rides.delete(at)
  for (const [id, { last }] of world.bookings) if (last < world.today) world.bookings.delete(id)
  for (const [id, { last }] of world.leaves) if (last < world.today) world.leaves.delete(id)
  for (const [id, day] of world.holidays) if (day < world.today) world.holidays.delete(id)
  return world
}

/** The whole of a world, to tell two from each other. */
const textOf = (world: World): string =>
  JSON.stringify(world, (_, value: ReadonlyMap<number | string, unknown> | unknown[]) =>
    value instanceof Map ? [...value].toSorted(([a], [b]) => (a < b ? -1 : 1)) : value,
  )

/** Reads and changes again where somebody else changed it in between. */
async function unlessStale(change: () => Promise<void>): Promise<Taken['made']> {
  for (;;)
    try {
      await change()
      return nothing
    } catch (error) {
      if ((error as ApiError).reason !== 'STALE') throw error
    }
}

/** What stands in a world, as the database tells it. */
function linesOf({ rides, bookings, today }: World): string {
  const seats = new Map<string, number>()
  const lines = [...rides]
    .map(([at, state]) => [...at.split(' ').map(Number), state] as [number, number, string])
    .filter(([, day]) => day >= today)
    .toSorted(([a, one], [b, other]) => a - b || one - other)
    .map(([id, day, state]) => {
      const run = `${String(bookings.get(id)!.route).padStart(9, '0')} ${dayOf(day)}`
      if (state === 'Seat') seats.set(run, (seats.get(run) ?? 0) + 1)
      return `${id} ${dayOf(day)} ${state}`
    })
  const runs = [...seats].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([run, count]) => `run ${run.replace(/^0+/, '')} ${count}`)
  return [...lines, ...runs].join('\n')
}
