import { expect, test, vi } from 'vitest'
import { accountParty, FairQueue, networkParty, partyOf, type Party } from './fair-queue.ts'

const [greedy, honest, other] = [accountParty(1), accountParty(2), accountParty(3)]
const stranger = networkParty('203.0.113.1')
const tooMany = { status: 429, reason: 'TOO_MANY_REQUESTS', retryAfter: 5 }
const busy = { status: 503, reason: 'BUSY', retryAfter: 5 }

/** Work that lasts until it is told to end, and the order in which it began. */
function workOf(queue: FairQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, party: Party) => {
    const work = queue.run(party, () => {
      begun.push(name)
      return new Promise<void>((resolve) => void ends.push(resolve))
    })
    // What still waits when its test is over is refused later, and nobody asks.
    work.catch(() => {})
    return work
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, add, endNext }
}
const outcomeOf = (work: Promise<void>): Promise<unknown> => work.catch((failure: unknown) => failure)
const settle = () => new Promise(setImmediate)

test('parties take turns, however much one of them sends', async () => {
  const { begun, add, endNext } = workOf(new FairQueue({ atOnce: 1 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, greedy)
  for (const name of ['b1', 'b2']) void add(name, honest)
  void add('c1', other)
  for (let n = 0; n < 7; n++) await endNext()
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('a party works on no more than its part at once, and leaves the rest to others', async () => {
  const { begun, add, endNext } = workOf(new FairQueue({ atOnce: 3, each: 2 }))
  for (const name of ['a1', 'a2', 'a3']) void add(name, greedy)
  void add('b1', honest)
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await endNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('above its share a party is refused, and nobody else', async () => {
  const queue = new FairQueue({ atOnce: 1, share: 3 })
  const { add } = workOf(queue)
  for (let n = 0; n < 3; n++) void add('a', greedy)
  await expect(add('a', greedy)).rejects.toMatchObject(tooMany)
  void add('b', honest)
  await settle()
})

test('in a full room a newcomer takes the last place of the party that waits with most', async () => {
  const { add } = workOf(new FairQueue({ atOnce: 1, room: 3 }))
  const all = Array.from({ length: 5 }, () => outcomeOf(add('a', greedy)))
  expect(await all[4]).toMatchObject(tooMany)
  void add('b', honest)
  expect(await all[3]).toMatchObject(tooMany)
  void add('c', other)
  expect(await all[2]).toMatchObject(tooMany)
  expect(await outcomeOf(add('d', accountParty(4)))).toMatchObject(busy)
})

test('whoever is known is served first, from a room of their own', async () => {
  const { begun, add, endNext } = workOf(new FairQueue({ atOnce: 1, room: 2 }))
  for (const name of ['s1', 's2', 's3']) void add(name, stranger)
  await expect(add('s4', stranger)).rejects.toMatchObject(tooMany)
  for (const [name, party] of [
    ['k1', honest],
    ['k2', other],
  ] as const)
    void add(name, party)
  for (let n = 0; n < 3; n++) await endNext()
  expect(begun).toEqual(['s1', 'k1', 'k2', 's2'])
})

test('nobody waits for ever: 503 where others are served, 429 where only their own work is in the way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { add } = workOf(new FairQueue({ atOnce: 1, patienceMs: 1000 }))
    void add('a', greedy)
    const [own, others] = [outcomeOf(add('a', greedy)), outcomeOf(add('b', honest))]
    await vi.advanceTimersByTimeAsync(1001)
    expect(await own).toMatchObject(tooMany)
    expect(await others).toMatchObject(busy)
  } finally {
    vi.useRealTimers()
  }
})

test('a turn is given back once, also of work that fails', async () => {
  const queue = new FairQueue({ atOnce: 1, share: 1 })
  await expect(queue.run(greedy, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const give = await queue.take(greedy)
  give()
  const next = await queue.take(greedy)
  give()
  await expect(queue.take(greedy)).rejects.toMatchObject(tooMany)
  next()
})

test('a caller counts as its account, one without a session as its network', () => {
  const caller = { staffId: 7, run: null, sessionId: 1 }
  expect(partyOf({ caller, address: '203.0.113.1' })).toEqual(partyOf({ caller, address: '203.0.113.2' }))
  expect(partyOf({ caller: { ...caller, run: 3 }, address: '' })).not.toEqual(
    partyOf({ caller: { ...caller, run: 3, sessionId: 2 }, address: '' }),
  )
  expect(partyOf({ address: '2001:db8::1' })).toEqual(partyOf({ address: '2001:db8::ffff:2' }))
  expect(partyOf({ address: '203.0.113.1' })).not.toEqual(partyOf({ address: '203.0.113.2' }))
})
