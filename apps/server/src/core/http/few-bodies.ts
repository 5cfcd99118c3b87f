// Bodies of many bytes, read by the server itself: a few at once, and others have their turn after each.
import { setImmediate } from 'node:timers/promises'
import { FairQueue, partyOf } from '../work/fair-queue.ts'
import type { Call } from './perform.ts'
import { readJson } from './read-json.ts'

/**
 * Has a few bodies of many bytes read, and kept in memory, at once. Five hundred more wait as bytes; beyond that the answer is 503. Each is
 * read in a turn of the event loop of its own: two hundred that came together would hold it for a second, one after another.
 */
export function fewBodies(): <T>(call: Call, work: (call: Call) => Promise<T>) => Promise<T> {
  const few = new FairQueue({ atOnce: 4, each: 2, room: 500, patienceMs: 5000 })
  let turn: Promise<unknown> = Promise.resolve()
  const nextTurn = () => (turn = turn.then(() => setImmediate()))
  return async (call, work) => {
    const { body } = call
    if (!(body instanceof Buffer)) return work(call)
    return few.run(partyOf(call), async () => {
      await nextTurn()
      return work({ ...call, body: readJson(body) })
    })
  }
}
