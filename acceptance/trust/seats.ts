/*
 * Seats on buses through two servers. First two hundred bookings of the last three seats are confirmed at once: three have a seat, the others
 * wait in the order in which they asked. Then random steps, up to three of them at once, while days go by: booked, confirmed, rejected,
 * cancelled, left out and asked for again; leaves, other buses, other numbers of seats, cancelled runs, runs that leave, holidays. Some order
 * of the steps must explain all answers, who has a seat and who waits, and nobody waits beside a free seat.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { isPassing, type Isb } from '@isb/sdk'
import { pupil } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import { seconds, type Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'
import { SeatsRun } from './lib/seats-model-run.ts'

const many = 200
const seats = 3
const startsOn = '2030-09-02'

/** Asks until there is an answer: a server with all its sessions taken says “not ready”. Once by its key. */
async function confirmed(isb: Isb, bookingId: number): Promise<void> {
  const options = { idempotencyKey: randomUUID() }
  for (;;)
    try {
      await isb.busBooking.confirm({ path: { bookingId } }, options)
      return
    } catch (error) {
      if (!isPassing(error)) throw error
    }
}

/** Bookings of the last seats are confirmed at once, by turns at either server, the last that asked first. */
async function raceOf(clients: readonly [Isb, Isb]) {
  const [admin] = clients
  const { id: routeId, calls } = await newRoute(admin, { needsApproval: true }, seats)
  const ids: number[] = []
  for (let at = 0; at < many; at++) {
    const { id: personId } = await pupil(admin, '5A')
    ids.push((await admin.busBooking.request({ body: { personId, routeId, stopId: calls[0]!.stopId, startsOn } })).id)
  }
  const from = performance.now()
  await Promise.all(ids.toReversed().map((id, at) => confirmed(clients[at % 2 ? 1 : 0], id)))
  const ms = performance.now() - from
  const riders = await admin.busBooking.riders({ query: { routeId, day: startsOn } })
  const ofState = (state: string) => riders.filter((rider) => rider.state === state).map(({ bookingId }) => bookingId)
  const [seated, line] = [ofState('Seat'), ofState('Waiting')]
  const inOrder = line.join() === ids.filter((id) => !seated.includes(id)).join()
  return {
    figure: `${many} confirmed at once: ${seated.length} seats, ${line.length} in line${inOrder ? ', in order' : ' OUT OF ORDER'}, ${seconds(ms)}`,
    kept: seated.length === seats && line.length === many - seats && inOrder,
  }
}

export default {
  name: 'seats',
  promise: `exactly ${seats} seats, the others in order; 0 divergences, nobody waits beside a free seat`,
  async run({ quick, seed = randomInt(1_000_000) }) {
    const steps = quick ? 500 : 10_000
    const pair = await openPair()
    try {
      const run = await SeatsRun.open(pair.one, pair.two, seed)
      const race = await raceOf(run.clients)
      const divergence = await run.go(steps)
      const { together, done, refused, days, waited } = run.counts
      return {
        figure:
          `${race.figure}; ${run.counts.steps} steps from seed ${seed} on ${days} days, ${together} with others at once: ${done} done, ` +
          `${refused} refused, somebody in line after ${waited}: ${divergence ?? '0 divergences'}`,
        // A run in which little was done, little refused or nobody waited has shown nothing.
        kept:
          race.kept && divergence === undefined && done > steps / 3 && refused > steps / 20 && together > steps / 5 && waited > steps / 20,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
