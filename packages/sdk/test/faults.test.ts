// What trust.md lists under "SDK under faults", against a real server over real sockets. Each call ends as a success or
// as a typed error, within its attempts and waits + 10 %.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { BodyError, createIsb, HttpError, isIsbError, NetworkError, TimeoutError } from '../src/index.ts'
import type { IsbConfig } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import type { FaultyServer, Step } from './faulty-server.ts'

const timeout = 300
const pause = 50
const client = (server: FaultyServer, config: Partial<IsbConfig> = {}) =>
  createIsb({ host: server.host, timeout, wait: (ms, signal) => new Promise((resolve, reject) => {
    expect(ms).toBeGreaterThanOrEqual(200)
    expect(ms).toBeLessThanOrEqual(500)
    signal?.addEventListener('abort', () => reject(signal.reason))
    setTimeout(resolve, pause)
  }), ...config })
const failure = async (call: Promise<unknown>): Promise<unknown> => call.then((data) => expect.fail(`resolved to ${JSON.stringify(data)}`), (error: unknown) => error)
const timed = async (call: () => Promise<unknown>): Promise<{ ms: number; error: unknown; data: unknown }> => {
  const began = performance.now()
  const [settled] = await Promise.allSettled([call()])
  const ms = performance.now() - began
  return settled.status === 'fulfilled' ? { ms, data: settled.value, error: undefined } : { ms, data: undefined, error: settled.reason }
}

// Each fault, twice in a row: what it ends as, and how long one attempt may take, in milliseconds.
const faults: [string, Step, new (...given: never[]) => Error, number][] = [
  ['reset before headers', fault.resetBefore, NetworkError, 100],
  ['reset in headers', fault.resetInHeaders, NetworkError, 120],
  ['reset after headers', fault.resetAfterHeaders, NetworkError, 120],
  ['connection ended in the body', fault.cutBody, NetworkError, 120],
  ['half-open', fault.halfOpen, TimeoutError, timeout],
  ['stalled body', fault.stalledBody, TimeoutError, timeout],
  ['latency beyond the timeout', fault.ok({}, {}, 1000), TimeoutError, timeout],
  ['503', fault.raw(503), HttpError, 100],
  ['429', fault.raw(429), HttpError, 100],
  ['408', fault.json({ code: 99, message: 'slow', reason: 'SLOW' }, 408), HttpError, 100],
  ['HTML with 502', fault.raw(502, { 'Content-Type': 'text/html' }, '<h1>Bad Gateway</h1>'), HttpError, 100],
]

test.each(faults)('%s: a GET is tried again and succeeds', async (_, step, _class, each) => {
  await using server = await fault.faultyServer(step, fault.ok({ schoolName: 'Riverside' }))
  const { ms, data, error } = await timed(() => client(server).settings.get())
  expect(error).toBeUndefined()
  expect(data).toEqual({ schoolName: 'Riverside' })
  expect(server.asked).toHaveLength(2)
  expect(ms).toBeLessThan((each + pause + 100) * 1.1)
})

test.each(faults)('%s twice: a GET ends as a typed error after two attempts', async (_, step, type, each) => {
  await using server = await fault.faultyServer(step, step, fault.ok())
  const { ms, error } = await timed(() => client(server).settings.get())
  expect(error).toBeInstanceOf(type)
  expect(isIsbError(error) && error.operation).toBe('settings.get')
  expect(isIsbError(error) && error.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(server.asked).toHaveLength(2)
  expect(ms).toBeLessThan((2 * each + pause) * 1.1)
})

test.each(faults)('%s: a POST is never tried again', async (_, step, type) => {
  await using server = await fault.faultyServer(step)
  expect(await failure(client(server).menus.sort({ body: { parentId: 0, ids: [1] } }))).toBeInstanceOf(type)
  expect(await failure(client(server).menus.remove({ path: { id: 7 } }).then(() => Promise.reject(new Error('done'))))).toEqual(new Error('done'))
  expect(server.asked.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test.each(faults)('%s: menus.remove is never tried again', async (_, step, type) => {
  await using server = await fault.faultyServer(step)
  expect(await failure(client(server).menus.remove({ path: { id: 7 } }))).toBeInstanceOf(type)
  expect(server.asked).toHaveLength(1)
})

test.each([
  ['its answer was lost', fault.resetAfterEffect],
  ['its answer broke off', fault.resetAfterHeaders],
  ['it was never answered', fault.halfOpen],
])('a PUT is done once though %s', async (_, step) => {
  await using server = await fault.faultyServer(step)
  await client(server).settings.update({ body: { help: 'Room A204', version: 1 } })
  expect(server.asked).toHaveLength(2)
  expect(server.effects()).toBe(1)
  const [first, second] = server.asked.map(({ headers, body }) => ({ key: headers['idempotency-key'], body }))
  expect(first).toEqual(second)
  expect(first?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('with a key of the caller, POST and menus.remove are tried again and done once', async () => {
  await using server = await fault.faultyServer(fault.resetAfterEffect, fault.ok(), fault.resetAfterEffect, fault.ok())
  const isb = client(server)
  await isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { idempotencyKey: 'mine-1' })
  await isb.menus.remove({ path: { id: 7 } }, { idempotencyKey: 'mine-2' })
  expect(server.asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine-1', 'mine-1', 'mine-2', 'mine-2'])
  expect(server.effects()).toBe(2)
})

test('latency within the timeout is no fault', async () => {
  await using server = await fault.faultyServer(fault.ok({ slow: true }, {}, 200))
  expect(await client(server).settings.get()).toEqual({ slow: true })
  expect(server.asked).toHaveLength(1)
})

test('a keep-alive connection that the server closes: a GET goes over a new one, a POST is not repeated', async () => {
  await using server = await fault.faultyServer(fault.ok(), fault.resetBefore, fault.ok({ again: true }), fault.resetAfterEffect)
  const isb = client(server)
  await isb.settings.get()
  expect(server.sockets.size).toBe(1)
  expect(await isb.settings.get()).toEqual({ again: true })
  expect(await failure(isb.menus.sort({ body: { parentId: 0, ids: [1] } }))).toBeInstanceOf(NetworkError)
  expect(server.effects()).toBe(1)
  for (const socket of server.sockets) socket.end() // closed while idle
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await isb.settings.get()).toEqual({})
})

test('nobody listens: NetworkError with its cause', async () => {
  const server = await fault.faultyServer()
  await server[Symbol.asyncDispose]()
  const error = await failure(client(server).settings.get())
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ name: 'NetworkError', message: 'The server could not be reached', status: undefined, cause: expect.any(Error) })
})

test('JSON that is complete and broken is a typed error, not tried again', async () => {
  await using server = await fault.faultyServer(fault.truncatedJson)
  const error = await failure(client(server).settings.get())
  expect(error).toBeInstanceOf(BodyError)
  expect(error).toMatchObject({ operation: 'settings.get', status: 200, cause: expect.any(SyntaxError) })
  expect(server.asked).toHaveLength(1)
})

test('an error after headers knows the status and the request id', async () => {
  await using server = await fault.faultyServer(({ response, socket }) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' }).write('{')
    setTimeout(() => socket.resetAndDestroy(), 20)
  })
  expect(await failure(client(server).menus.sort({ body: { parentId: 0, ids: [1] } }))).toMatchObject({ name: 'NetworkError', message: 'The answer broke off', status: 200, requestId: 'r-1' })
})

test.each([
  ['before it is sent', fault.ok(), 0],
  ['while it waits for headers', fault.halfOpen, 60],
  ['while JSON is read', fault.stalledBody, 60],
  ['while a file is read', fault.trickle(['a'], 10, { 'Content-Type': 'text/plain' }, false), 60],
  ['while it waits to try again', fault.raw(503), 60],
])('an abort %s stops the call within 50 ms, with the reason, and it is not tried again', async (_, step, after) => {
  await using server = await fault.faultyServer(step)
  const controller = new AbortController()
  const reason = new Error('not wanted any more')
  const isb = createIsb({ host: server.host, timeout: 5000 })
  let aborted = performance.now()
  if (after === 0) controller.abort(reason)
  else setTimeout(() => {
    aborted = performance.now()
    controller.abort(reason)
  }, after)
  expect(await failure(isb.settings.get({}, { signal: controller.signal }))).toBe(reason)
  expect(performance.now() - aborted).toBeLessThan(50)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(server.asked).toHaveLength(after === 0 ? 0 : 1)
})

test('an abort without a reason is an AbortError', async () => {
  await using server = await fault.faultyServer(fault.halfOpen)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 20)
  expect(await failure(client(server).settings.get({}, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
})

test('a file may take longer than the timeout, but not stand still for it', async () => {
  const type = { 'Content-Type': 'text/plain' }
  await using server = await fault.faultyServer(fault.trickle(['a', 'b', 'c', 'd'], 120, type), fault.trickle(['a'], 10, type, false))
  const isb = createIsb({ host: server.host, timeout: 200 })
  expect(await isb.settings.get()).toBe('abcd')
  const { ms, error } = await timed(() => isb.menus.sort({ body: { parentId: 0, ids: [1] } }))
  expect(error).toMatchObject({ name: 'TimeoutError', timeout: 200, status: 200 })
  expect(ms).toBeGreaterThan(200)
  expect(ms).toBeLessThan(300)
})

test('a stream stands still: its reader gets TimeoutError; it is cancelled: the connection closes', async () => {
  const type = { 'Content-Type': 'text/event-stream' }
  await using server = await fault.faultyServer(fault.trickle(['data: 1\n\n'], 10, type, false), fault.trickle(['data: 1\n\n'], 10, type, false))
  const isb = createIsb({ host: server.host, timeout: 150 })
  const stream: unknown = await isb.settings.get()
  if (!(stream instanceof ReadableStream)) return expect.fail('no stream')
  const reader = stream.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
  await new Promise((resolve) => setTimeout(resolve, 200)) // a slow reader is not a slow server
  expect(await failure(reader.read())).toBeInstanceOf(TimeoutError)
  const second: unknown = await isb.settings.get()
  if (!(second instanceof ReadableStream)) return expect.fail('no stream')
  await second.cancel()
  await expect.poll(() => server.sockets.size).toBe(0)
})

test('1,000 calls, good and bad, leave no socket and no listener behind', async () => {
  const mix = [fault.ok(), fault.resetBefore, fault.stalledBody, fault.raw(500, { 'Content-Type': 'text/html' }, 'x'.repeat(100_000)), fault.raw(204), fault.cutBody, fault.truncatedJson, fault.ok({}, {}, 30)]
  await using server = await fault.faultyServer(...Array.from({ length: 1000 }, (_, index) => mix[index % mix.length]!))
  const { signal } = new AbortController()
  let listeners = 0
  signal.addEventListener = new Proxy(signal.addEventListener, { apply: (target, self, given) => (listeners++, Reflect.apply(target, self, given)) })
  signal.removeEventListener = new Proxy(signal.removeEventListener, { apply: (target, self, given) => (listeners--, Reflect.apply(target, self, given)) })
  const isb = createIsb({ host: server.host, timeout: 150, wait: () => Promise.resolve() })
  let left = 1000
  let failed = 0
  await Promise.all(Array.from({ length: 50 }, async () => {
    while (left-- > 0) await isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { signal }).catch((error: unknown) => void (expect(isIsbError(error)).toBe(true), failed++))
  }))
  expect(server.asked).toHaveLength(1000)
  expect(failed).toBe(625)
  expect(listeners).toBe(0)
  await expect.poll(() => server.sockets.size, { timeout: 4000 }).toBe(0)
})

test('a server that takes connections and never reads is a timeout', async () => {
  const net = await import('node:net')
  const deaf = net.createServer({ pauseOnConnect: true }, () => {})
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  const address = deaf.address()
  if (address === null || typeof address === 'string') return expect.fail('no port')
  connect(address.port).destroy()
  expect(await failure(createIsb({ host: `http://127.0.0.1:${address.port}`, timeout: 100, wait: () => Promise.resolve() }).settings.get())).toBeInstanceOf(TimeoutError)
  deaf.close()
})
