// What trust.md lists under "SDK under faults", against a real server over real sockets. Each call ends as a success or
// as a typed error, within its attempts and waits + 10 %.
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { askTwice, BodyError, createIsb, HttpError, isIsbError, NetworkError, TimeoutError } from '../src/index.ts'
import type { IsbConfig } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import { portOf } from './faulty-server.ts'
import { lateness } from './lateness.ts'
import type { FaultyServer, Step } from './faulty-server.ts'

/** So long that a busy machine answers within it. */
const timeout = 2000
const pause = 50
const client = (server: FaultyServer, config: Partial<IsbConfig> = {}) =>
  createIsb({
    host: server.host,
    timeout,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        expect(ms).toBeGreaterThanOrEqual(200)
        expect(ms).toBeLessThanOrEqual(500)
        signal?.addEventListener('abort', () => reject(signal.reason))
        setTimeout(resolve, pause)
      }),
    ...config,
  })
/** A client that a busy machine does not hurry, unless the fault is the time. */
const patient = (server: FaultyServer, type: unknown) => client(server, type === TimeoutError ? {} : { timeout: 20_000 })
/** The options of a call that the server may take longer for. */
const hurried = (type: unknown) => (type === TimeoutError ? { timeout } : {})
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (data) => expect.fail(`resolved to ${JSON.stringify(data)}`),
    (error: unknown) => error,
  )
/** What a call ends as, and its milliseconds without those that the machine was late. */
const timed = async (call: () => Promise<unknown>): Promise<{ ms: number; error: unknown; data: unknown }> => {
  const late = lateness()
  const began = performance.now()
  const [settled] = await Promise.allSettled([call()])
  const ms = performance.now() - began - late.allowed()
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
  ['latency beyond the timeout', fault.ok({}, {}, 4000), TimeoutError, timeout],
  ['503', fault.raw(503), HttpError, 100],
  ['429', fault.raw(429), HttpError, 100],
  ['408', fault.json({ code: 99, message: 'slow', reason: 'SLOW' }, 408), HttpError, 100],
  ['HTML with 502', fault.raw(502, { 'Content-Type': 'text/html' }, '<h1>Bad Gateway</h1>'), HttpError, 100],
]

test.concurrent.for(faults)('%s: a GET is tried again and succeeds', async ([, step, type, each]) => {
  await using server = await fault.faultyServer(step, fault.ok({ schoolName: 'Riverside' }))
  const { ms, data, error } = await timed(() => patient(server, type).settings.get())
  expect(error).toBeUndefined()
  expect(data).toEqual({ schoolName: 'Riverside' })
  expect(server.asked).toHaveLength(2)
  expect(ms).toBeLessThan((each + pause + 100) * 1.1)
})

test.concurrent.for(faults)('%s twice: a GET ends as a typed error after two attempts', async ([, step, type, each]) => {
  await using server = await fault.faultyServer(step, step, fault.ok())
  const { ms, error } = await timed(() => patient(server, type).settings.get())
  expect(error).toBeInstanceOf(type)
  expect(isIsbError(error) && error.operation).toBe('settings.get')
  expect(isIsbError(error) && error.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(server.asked).toHaveLength(2)
  expect(ms).toBeLessThan((2 * each + pause) * 1.1)
})

test.concurrent.for(faults)('%s: a POST is never tried again', async ([, step, type]) => {
  await using server = await fault.faultyServer(step)
  expect(await failure(patient(server, type).menus.sort({ body: { parentId: 0, ids: [1] } }, hurried(type)))).toBeInstanceOf(type)
  expect(server.asked).toHaveLength(1)
})

test.concurrent.for(faults)('%s: menus.remove is never tried again', async ([, step, type]) => {
  await using server = await fault.faultyServer(step)
  expect(await failure(patient(server, type).menus.remove({ path: { id: 7 } }, hurried(type)))).toBeInstanceOf(type)
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

test('POST and menus.remove are not sent again, key or not; who asks twice with one key has it done once', async () => {
  await using server = await fault.faultyServer(
    ...Array.from({ length: 2 }, () => [fault.resetAfterEffect, fault.resetAfterEffect, fault.ok()]).flat(),
  )
  const isb = client(server)
  const calls: ((key: string) => Promise<unknown>)[] = [
    (idempotencyKey) => isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { idempotencyKey }),
    (idempotencyKey) => isb.menus.remove({ path: { id: 7 } }, { idempotencyKey }),
  ]
  for (const [at, call] of calls.entries()) {
    expect(await failure(call(`once-${at}`))).toBeInstanceOf(NetworkError)
    await askTwice(() => call(`twice-${at}`), { wait: async () => {} })
  }
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(['once-0', 'twice-0', 'twice-0', 'once-1', 'twice-1', 'twice-1'])
  expect(server.effects()).toBe(4)
})

test('latency within the timeout is no fault', async () => {
  await using server = await fault.faultyServer(fault.ok({ slow: true }, {}, 150))
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
  expect(error).toMatchObject({
    name: 'NetworkError',
    message: 'The server could not be reached',
    status: undefined,
    cause: expect.any(Error),
  })
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
  expect(await failure(client(server).menus.sort({ body: { parentId: 0, ids: [1] } }))).toMatchObject({
    name: 'NetworkError',
    message: 'The answer broke off',
    status: 200,
    requestId: 'r-1',
  })
})

test('a server that takes connections and never reads is a timeout', async () => {
  const deaf = createServer({ pauseOnConnect: true })
  expect(
    await failure(
      createIsb({ host: `http://127.0.0.1:${await portOf(deaf)}`, timeout: 100, wait: () => Promise.resolve() }).settings.get(),
    ),
  ).toBeInstanceOf(TimeoutError)
  deaf.close()
})

test('reports each failed call once to onError, after its second attempt, but neither streams nor aborted calls', async () => {
  const refused = fault.json({ code: 4, message: 'No', reason: 'NO_PERMISSION' })
  await using server = await fault.faultyServer(fault.raw(503), fault.raw(503), refused, fault.raw(503), fault.raw(503))
  const reported: [string, string][] = []
  const isb = client(server, { onError: (error, operation) => reported.push([operation, error.message]) })
  await failure(isb.menus.page())
  await failure(isb.menus.create({ body: { type: 'MENU', name: 'x', icon: '' } }))
  await failure(isb.events.stream())
  const over = new AbortController()
  over.abort()
  await failure(isb.menus.page({}, { signal: over.signal }))
  expect(reported).toEqual([
    ['menus.page', 'Service Unavailable'],
    ['menus.create', 'No'],
  ])
})
