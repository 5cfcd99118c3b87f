// The limit of time is the same for every operation that answers with JSON: 10 s, or what the client or the call says.
import { operationIds, operationOf } from '@isb/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIsb, TimeoutError } from '../src/index.ts'
import { neverAnswers } from './never-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const jsonIds = operationIds.filter((id) => operationOf(id).answers === undefined && operationOf(id).body !== 'bytes')
/** Values for a path: any text is one. */
const path = new Proxy({}, { get: () => '1' })

/** How long a call was given before it failed, in milliseconds. */
async function limitOf(id: (typeof operationIds)[number], config: { timeout?: number } = {}, options = {}): Promise<number> {
  const isb = createIsb({ host: 'http://x', fetch: neverAnswers, maxRetries: 0, ...config })
  const began = Date.now()
  let ended: number | undefined
  const failed: Promise<unknown> = Promise.resolve(
    Reflect.apply(isb.call, isb, [id, { path, ...(operationOf(id).body && { body: {} }) }, options]),
  ).catch((error: unknown) => {
    ended = Date.now()
    return error
  })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failed, id).toBeInstanceOf(TimeoutError)
  return (ended ?? Number.NaN) - began
}

test('the contract marks operations that are heavy or take large bodies, so the tests below mean something', () => {
  const marked = jsonIds.filter((id) => operationOf(id).heavy || operationOf(id).bodyLimit)
  expect(marked).toEqual(expect.arrayContaining(['menus.sort', 'menus.remove', 'audit.undo', 'menus.import']))
})

test('every operation that answers with JSON has 10 s', async () => {
  for (const id of jsonIds) expect(await limitOf(id), id).toBe(10_000)
})

test('every operation that answers with JSON has exactly the client’s timeout', async () => {
  for (const id of jsonIds) expect(await limitOf(id, { timeout: 700 }), id).toBe(700)
})

test('the timeout of a call replaces the client’s, be it longer or shorter', async () => {
  for (const id of ['menus.sort', 'menus.remove', 'audit.undo', 'settings.get'] as const) {
    expect(await limitOf(id, {}, { timeout: 60_000 }), id).toBe(60_000)
    expect(await limitOf(id, {}, { timeout: 50 }), id).toBe(50)
  }
})
