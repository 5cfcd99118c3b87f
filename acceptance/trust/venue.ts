/*
 * Venues through two servers. First two hundred reserve one time at once. Then facilities and teachers by random steps, up to four of them
 * at once: reserved, moved and cancelled, while opening hours, blocked dates and the calendar change. Some order of the steps must explain
 * all answers and what stands, and no reservation is in closed time but those that a change of the calendar has left there: whoever makes
 * one is told how many, and decides.
 */
import { randomInt } from 'node:crypto'
import { call, dataOf } from './lib/call.ts'
import { seconds, type Check } from './lib/check.ts'
import { openPair, sessionOf, type Pair } from './lib/pair.ts'
import { fivexx } from './lib/races.ts'
import { VenueRun } from './lib/venue-model-run.ts'

const many = 200
const promisedMs = 2000

/** Many reserve one time at once, by turns at either server. */
async function raceOf({ one, two }: Pair) {
  const session = { token: await sessionOf(one, 'admin') }
  const [type] = dataOf<{ id: number }[]>(await call(one.url, 'venue.typeOptions', {}, session))
  const hours = [{ weekday: 'Monday', opens: '08:00', closes: '20:00' }]
  const hall = { name: 'Race hall', typeId: type!.id, hours, opensOnDaysOff: true }
  const { id: venueId } = dataOf<{ id: number }>(await call(one.url, 'venue.create', hall, session))
  const slot = { venueId, title: 'Race', day: '2030-09-02', startsAt: '09:00', endsAt: '10:00' }
  const from = performance.now()
  const replies = await Promise.all(Array.from({ length: many }, (_, at) => call((at % 2 ? two : one).url, 'venue.reserve', slot, session)))
  const ms = performance.now() - from
  const reserved = replies.filter(({ envelope }) => envelope?.code === 0).length
  const taken = replies.filter(({ envelope }) => envelope?.reason === 'VENUE_TAKEN').length
  return {
    figure: `${many} at once for one time: ${reserved} reserved, ${taken} told that it is taken, ${fivexx(replies)} × 5xx, ${seconds(ms)}`,
    kept: reserved === 1 && taken === many - 1 && fivexx(replies) === 0 && ms <= promisedMs,
  }
}

export default {
  name: 'venue',
  promise: `exactly 1 reserved, 0 × 5xx, ≤ ${seconds(promisedMs)}; 0 divergences, nothing reserved in closed time`,
  async run({ quick, seed = randomInt(1_000_000) }) {
    const steps = quick ? 500 : 10_000
    const pair = await openPair()
    try {
      const race = await raceOf(pair)
      const run = await VenueRun.open(pair.one, pair.two, seed)
      const divergence = await run.go(steps)
      const { together, done, refused, cancelled } = run.counts
      return {
        figure: `${race.figure}; ${run.counts.steps} steps from seed ${seed}, ${together} with others at once: ${done} done, ${refused} refused, ${cancelled} reservations cancelled: ${divergence ?? '0 divergences'}`,
        // A run in which little was done or little refused has shown nothing.
        kept: race.kept && divergence === undefined && done > steps / 5 && refused > steps / 20 && together > steps / 5,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
