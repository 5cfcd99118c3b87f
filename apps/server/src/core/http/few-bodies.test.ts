import { expect, test, vi } from 'vitest'
import { fewBodies } from './few-bodies.ts'
import type { Call } from './perform.ts'

const callOf = (n: number, body: unknown) => ({ address: `203.0.113.${n}`, body }) as unknown as Call

/** Sends bodies that came together, and counts how many are read in each turn of the event loop. */
async function readsByTurn(bodies: readonly unknown[], work: () => Promise<void>): Promise<number[]> {
  const inTurn = fewBodies()
  const reads = [0]
  let over = false
  const nextTurn = () => {
    reads.push(0)
    if (!over) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  await Promise.allSettled(
    bodies.map((body, n) =>
      inTurn(callOf(n, body), () => {
        reads[reads.length - 1]! += 1
        return work()
      }),
    ),
  )
  over = true
  return reads
}

const large = Array.from({ length: 40 }, () => Buffer.from('{}'))
const refused = () => Promise.reject(new Error('a field is missing'))

test('large bodies that came together are read in turns of the event loop of their own', async () => {
  const reads = await readsByTurn(large, refused)
  expect(Math.max(...reads)).toBe(1)
  expect(reads.reduce((sum, count) => sum + count)).toBe(40)
})

test('a large body does not wait until the work for another one is over', async () => {
  const begun: (() => void)[] = []
  const inTurn = fewBodies()
  const works = large.slice(0, 2).map((body, n) => inTurn(callOf(n, body), () => new Promise<void>((end) => void begun.push(end))))
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  for (const end of begun) end()
  await Promise.all(works)
})

test('small bodies, which are read as they come, do not wait for a turn', async () => {
  const reads = await readsByTurn(
    Array.from({ length: 40 }, () => ({})),
    refused,
  )
  expect(reads[0]).toBe(40)
})
