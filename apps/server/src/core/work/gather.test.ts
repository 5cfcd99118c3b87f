import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gather, gatherTurn } from './gather.ts'

test('what comes together is done together, each with its own answer, one piece of work at a time', async () => {
  const seen: number[][] = []
  let atOnce = 0
  const double = gather<number, number>({ within: 5, most: 3 }, async (pieces) => {
    atOnce += 1
    expect(atOnce).toBe(1)
    seen.push([...pieces])
    await wait(10)
    atOnce -= 1
    return pieces.map((piece) => piece * 2)
  })
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(seen).toEqual([[1, 2, 3], [4]])
  expect(await double(5)).toBe(10)
})

test('as many as are enough wait neither for others nor for the rest between two', async () => {
  const seen: number[][] = []
  const same = gather<number, number>({ within: 60_000, rest: 600_000, enough: 2 }, async (pieces) => {
    seen.push([...pieces])
    return pieces
  })
  expect(await Promise.all([same(1), same(2)])).toEqual([1, 2])
  expect(await Promise.all([same(3), same(4)])).toEqual([3, 4])
  expect(seen).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('where the work fails, all of it does, and what comes later is done', async () => {
  let fails = true
  const same = gather<number, number>({ within: 1 }, async (pieces) => {
    if (fails) throw new Error('no')
    return pieces
  })
  expect(await Promise.allSettled([same(1), same(2)])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  fails = false
  expect(await same(3)).toBe(3)
})

test('what comes in one turn is done together, and nobody waits for what is still being done', async () => {
  const seen: number[][] = []
  const double = gatherTurn<number, number>(async (pieces) => {
    seen.push([...pieces])
    await wait(pieces.includes(1) ? 50 : 0)
    return pieces.map((piece) => piece * 2)
  })
  const first = Promise.all([double(1), double(2)])
  await wait(5)
  expect(await double(3)).toBe(6)
  expect(seen).toEqual([[1, 2], [3]])
  expect(await first).toEqual([2, 4])
})
