// Which calls are tried again, and after how long. The waits are recorded, not waited.
import { expect, test } from 'vitest'
import { createIsb, HttpError } from '../src/index.ts'
import { sleep } from '../src/fetch/retry.ts'
import * as fault from './faulty-server.ts'
import type { FaultyServer } from './faulty-server.ts'

const client = (server: FaultyServer, retryAfterCap?: number) => {
  const waits: number[] = []
  const isb = createIsb({
    host: server.host,
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    ...(retryAfterCap !== undefined && { retryAfterCap }),
  })
  return { isb, waits }
}
const date = 'Mon, 16 Nov 2026 23:30:00 GMT'
const soon = 'Mon, 16 Nov 2026 23:30:03 GMT'

test.each([
  ['seconds', { 'Retry-After': '2' }, 2000],
  ['as long as the cap', { 'Retry-After': '10' }, 10_000],
  ['a fraction', { 'Retry-After': '0.3' }, 300],
  ["a date, by the server's own clock", { 'Retry-After': soon, Date: date }, 3000],
])('Retry-After in %s is waited for', async (_, headers, ms) => {
  for (const status of [429, 503]) {
    await using server = await fault.faultyServer(fault.raw(status, headers))
    const { isb, waits } = client(server)
    await isb.settings.get()
    expect(waits).toEqual([ms])
  }
})

test('Retry-After as a date without a Date beside it is measured by our clock', async () => {
  await using server = await fault.faultyServer(({ response }) => {
    response.sendDate = false
    response.writeHead(503, { 'Retry-After': new Date(Date.now() + 5000).toUTCString() }).end()
  })
  const { isb, waits } = client(server)
  await isb.settings.get()
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(3500)
  expect(waits[0]).toBeLessThanOrEqual(5000)
})

test.each([
  '-5',
  'soon',
  '',
  '2026-11-17',
  '2999-01-01',
  '+99',
  'NaN',
  '1e9',
  '0x10',
  '0',
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'Sun, 99 Foo 2026 08:49:37 GMT',
])('Retry-After %j tells nothing: 200 to 500 ms', async (value) => {
  await using server = await fault.faultyServer(fault.raw(429, { 'Retry-After': value }))
  const { isb, waits } = client(server)
  await isb.settings.get()
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThanOrEqual(200)
  expect(waits[0]).toBeLessThanOrEqual(500)
})

test.each([
  ['11', 11_000],
  ['99999999999', 99_999_999_999_000],
  ['9'.repeat(400), Infinity],
])('Retry-After %s is beyond the cap: thrown, not tried early', async (value, retryAfter) => {
  await using server = await fault.faultyServer(fault.raw(429, { 'Retry-After': value }))
  const { isb, waits } = client(server)
  await expect(isb.settings.get()).rejects.toMatchObject({ name: 'HttpError', status: 429, message: 'Too Many Requests', retryAfter })
  expect(waits).toEqual([])
  expect(server.asked).toHaveLength(1)
})

test('the cap is a setting; without one, a wait that no timer can hold is thrown', async () => {
  await using server = await fault.faultyServer(
    fault.raw(503, { 'Retry-After': '1' }),
    fault.raw(503, { 'Retry-After': '3600' }),
    fault.ok(),
    fault.raw(503, { 'Retry-After': '9999999' }),
  )
  const short = client(server, 500)
  await expect(short.isb.settings.get()).rejects.toMatchObject({ retryAfter: 1000 })
  const long = client(server, Infinity)
  await long.isb.settings.get()
  expect([...short.waits, ...long.waits]).toEqual([3_600_000])
  await expect(long.isb.settings.get()).rejects.toMatchObject({ retryAfter: 9_999_999_000 })
})

test('a POST that is told to wait is thrown with the wait', async () => {
  await using server = await fault.faultyServer(fault.raw(429, { 'Retry-After': '2' }))
  await expect(client(server).isb.auth.sendResetCode({ body: { email: 'a@school.example' } })).rejects.toMatchObject({
    status: 429,
    retryAfter: 2000,
  })
})

test.each([400, 401, 403, 404, 409, 413, 415, 500, 501, 505])('HTTP %i is not tried again', async (status) => {
  await using server = await fault.faultyServer(fault.raw(status))
  await expect(client(server).isb.settings.get()).rejects.toBeInstanceOf(HttpError)
  expect(server.asked).toHaveLength(1)
})

test.each([1, 3, 18, 99])('code %i is not tried again', async (code) => {
  await using server = await fault.faultyServer(fault.json({ code, message: 'no' }))
  await expect(client(server).isb.settings.get()).rejects.toMatchObject({ code })
  expect(server.asked).toHaveLength(1)
})

test('backoffs are spread between 200 and 500 ms', async () => {
  await using server = await fault.faultyServer(
    ...Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? fault.raw(503) : fault.ok())),
  )
  const { isb, waits } = client(server)
  for (let call = 0; call < 30; call++) await isb.settings.get()
  expect(Math.min(...waits)).toBeLessThan(275)
  expect(Math.max(...waits)).toBeGreaterThan(425)
})

test('the default wait waits, and ends at once with the signal', async () => {
  const began = performance.now()
  await sleep(60)
  expect(performance.now() - began).toBeGreaterThan(55)
  await expect(sleep(5000, AbortSignal.abort('gone'))).rejects.toBe('gone')
  await expect(sleep(5000, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(performance.now() - began).toBeLessThan(4000)
})
