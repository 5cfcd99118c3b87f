// Aborts, files, streams, and what is left of a thousand calls.
import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { createIsb, isIsbError, TimeoutError } from '../src/index.ts'
import type { CallOptions, Isb } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import { lateness } from './lateness.ts'
import type { FaultyServer } from './faulty-server.ts'

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (data) => expect.fail(`resolved to ${JSON.stringify(data)}`),
    (error: unknown) => error,
  )
/** Open sockets that carried a call. After an abort Node's fetch (with or without us) may hold a fresh one in reserve. */
const used = (server: FaultyServer): number => [...server.sockets].filter(({ bytesRead }) => bytesRead > 0).length

const get = (isb: Isb, options: CallOptions): Promise<unknown> => isb.settings.get({}, options)
const post = (isb: Isb, options: CallOptions): Promise<unknown> => isb.menus.sort({ body: { parentId: 0, ids: [1] } }, options)
const standing = fault.trickle(['a'], 10, { 'Content-Type': 'text/plain' }, false)

test.each([
  ['before it is sent', get, fault.ok(), 0],
  ['while it waits for headers', get, fault.halfOpen, 60],
  ['of a POST while it waits for headers', post, fault.halfOpen, 60],
  ['while JSON is read', get, fault.stalledBody, 60],
  ['of a POST while JSON is read', post, fault.stalledBody, 60],
  ['while a file is read', get, standing, 60],
  ['of a POST while a file is read', post, standing, 60],
  ['while it waits to try again', get, fault.raw(503), 60],
] as const)('an abort %s stops the call within 50 ms, with the reason, and it is not tried again', async (_, call, step, after) => {
  await using server = await fault.faultyServer(step)
  const controller = new AbortController()
  const reason = new Error('not wanted any more')
  const late = lateness()
  let aborted = performance.now()
  const abort = (): void => {
    aborted = performance.now()
    controller.abort(reason)
  }
  if (after === 0) abort()
  else setTimeout(abort, after)
  expect(await failure(call(createIsb({ host: server.host, timeout: 5000 }), { signal: controller.signal }))).toBe(reason)
  expect(performance.now() - aborted - late.allowed()).toBeLessThan(50)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(server.asked).toHaveLength(after === 0 ? 0 : 1)
})

test('an abort without a reason is an AbortError', async () => {
  await using server = await fault.faultyServer(fault.halfOpen)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 20)
  expect(await failure(createIsb({ host: server.host }).settings.get({}, { signal: controller.signal }))).toMatchObject({
    name: 'AbortError',
  })
})

test('a file may take longer than the timeout, but not stand still for it', async () => {
  const type = { 'Content-Type': 'text/plain' }
  await using server = await fault.faultyServer(fault.trickle(['a', 'b', 'c', 'd'], 400, type), fault.trickle(['a'], 10, type, false))
  const isb = createIsb({ host: server.host, timeout: 1000 })
  expect(await isb.settings.get()).toBe('abcd')
  const late = lateness()
  const began = performance.now()
  const error = await failure(isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { timeout: 1000 }))
  const ms = performance.now() - began
  expect(error).toMatchObject({ name: 'TimeoutError', timeout: 1000, status: 200 })
  expect(ms).toBeGreaterThan(1000)
  expect(ms - late.allowed()).toBeLessThan(1100)
})

function streamOf(thing: unknown): ReadableStream<Uint8Array> {
  if (thing instanceof ReadableStream) return thing
  throw new Error('no stream')
}

test('a stream stands still: its reader gets TimeoutError; it is cancelled: the connection closes', async () => {
  const type = { 'Content-Type': 'text/event-stream' }
  await using server = await fault.faultyServer(
    fault.trickle(['data: 1\n\n', 'data: 2\n\n'], 200, type, false),
    fault.trickle(['data: 1\n\n'], 10, type, false),
  )
  const isb = createIsb({ host: server.host, timeout: 1000 })
  const reader = streamOf(await isb.settings.get()).getReader()
  let told = new TextDecoder().decode((await reader.read()).value)
  expect(told).toMatch(/^data: 1\n\n/)
  await new Promise((resolve) => setTimeout(resolve, 1200)) // a slow reader is not a slow server
  // On a busy machine both have come at once.
  while (!told.includes('2')) told += new TextDecoder().decode((await reader.read()).value)
  expect(told).toBe('data: 1\n\ndata: 2\n\n')
  expect(await failure(reader.read())).toBeInstanceOf(TimeoutError)
  await streamOf(await isb.settings.get()).cancel()
  await expect.poll(() => used(server)).toBe(0)
})

test('1,000 calls, good and bad, leave no socket and no listener behind', async () => {
  const good = [fault.ok(), fault.raw(204), fault.ok({}, {}, 30)]
  const bad = [
    fault.resetBefore,
    fault.raw(500, { 'Content-Type': 'text/html' }, Buffer.alloc(4_000_000)),
    fault.cutBody,
    fault.truncatedJson,
  ]
  const mix = [...good, ...bad, ...good, fault.stalledBody]
  await using server = await fault.faultyServer(...Array.from({ length: 1000 }, (_, index) => mix[index % mix.length] ?? fault.ok()))
  const { signal } = new AbortController()
  const isb = createIsb({ host: server.host, timeout: 2000, wait: () => Promise.resolve() })
  let left = 1000
  const errors: unknown[] = []
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (left-- > 0)
        await isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { signal }).catch((error: unknown) => void errors.push(error))
    }),
  )
  expect(server.asked).toHaveLength(1000)
  expect(errors.length).toBeGreaterThanOrEqual(450)
  expect(errors.every(isIsbError)).toBe(true)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await expect.poll(() => used(server), { timeout: 4000 }).toBe(0)
  await expect.poll(() => server.sockets.size, { timeout: 60_000 }).toBeLessThanOrEqual(50)
})
