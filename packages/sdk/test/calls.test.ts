// What a program learns beside an answer and may say beside a call: metadata, hooks, how often, who calls.
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { askTwice, createIsb, HttpError, isPassing } from '../src/index.ts'
import type { Data, IsbConfig } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import type { Step } from './faulty-server.ts'

const waits: number[] = []
const wait = async (ms: number) => void waits.push(ms)
async function faced(steps: readonly Step[], config: Partial<IsbConfig> = {}) {
  const server = await fault.faultyServer(...steps)
  return { server, isb: createIsb({ host: server.host, wait, ...config }), [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

test('withResponse gives data, status, headers and request id, also of an answer without a body', async () => {
  await using it = await faced([fault.ok({ total: 3 }, { 'X-Request-Id': 'r-1', 'X-Left': '7' }), fault.raw(204)])
  const page = await it.isb.withResponse('menus.page', { query: { pageSize: 1 } })
  expectTypeOf(page.data).toEqualTypeOf<Data<'menus.page'>>()
  expect(page).toMatchObject({ data: { total: 3 }, status: 200, requestId: 'r-1' })
  expect(page.headers.get('x-left')).toBe('7')
  expect(it.server.asked[0]?.url).toContain('pageSize=1')
  expect(await it.isb.withResponse('auth.me')).toMatchObject({ data: undefined, status: 204, requestId: undefined })
})

test('the hooks are told of each attempt; what onRequest adds is sent', async () => {
  const told: unknown[] = []
  await using it = await faced([fault.raw(503), fault.ok()], {
    onRequest({ operation, method, url, headers }) {
      headers.set('X-Trace', 'abc')
      told.push([operation, method, new URL(url).pathname])
    },
    onResponse({ operation, status, duration }) {
      expect(duration).toBeGreaterThanOrEqual(0)
      told.push([operation, status])
    },
  })
  await it.isb.settings.get()
  const sent = ['settings.get', 'GET', '/isb/admin/settings']
  expect(told).toEqual([sent, ['settings.get', 503], sent, ['settings.get', 200]])
  expect(it.server.asked.map(({ headers }) => headers['x-trace'])).toEqual(['abc', 'abc'])
})

test('an error of a hook is the call’s, and is not tried again', async () => {
  const onRequest = async () => Promise.reject(new RangeError('no trace'))
  await using it = await faced([fault.ok()], { onRequest })
  await expect(it.isb.settings.get()).rejects.toBeInstanceOf(RangeError)
  expect(it.server.asked).toEqual([])
})

test('maxRetries 0, of the client or of a call, sends once', async () => {
  await using never = await faced([fault.raw(503), fault.raw(503), fault.ok()], { maxRetries: 0 })
  await expect(never.isb.settings.get()).rejects.toBeInstanceOf(HttpError)
  expect(never.server.asked).toHaveLength(1)
  await never.isb.settings.get(undefined, { maxRetries: 1 })
  expect(never.server.asked).toHaveLength(3)
  await using usual = await faced([fault.raw(503)])
  await expect(usual.isb.settings.get(undefined, { maxRetries: 0 })).rejects.toBeInstanceOf(HttpError)
  expect(usual.server.asked).toHaveLength(1)
})

test('every request says which SDK calls, and which program where it says so', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  await using it = await faced([fault.ok(), fault.ok()])
  await it.isb.auth.config()
  await createIsb({ host: it.server.host, client: 'kiosk/2.4' }).auth.config()
  expect(it.server.asked.map(({ headers }) => headers['x-client'])).toEqual([`isb-sdk/${version}`, `kiosk/2.4 isb-sdk/${version}`])
})

test.each([
  ['a line break in a header of a call', {}, { headers: { 'X-Extra': 'a\r\nX-Evil: yes' } }],
  ['a letter that headers do not have', {}, { headers: { 'X-Extra': '校' } }],
  ['a name that is none', {}, { headers: { 'X Extra': 'a' } }],
  ['a line break in the key', {}, { idempotencyKey: 'a\nb' }],
  ['a line break in a setting', { appKey: 'a\r\nb' }, {}],
])('%s is a TypeError before anything is sent', async (_what, config, options) => {
  await using it = await faced([fault.ok()])
  const call = async () => createIsb({ host: it.server.host, ...config }).settings.get(undefined, options)
  await expect(call()).rejects.toBeInstanceOf(TypeError)
  expect(it.server.asked).toEqual([])
})

test.each([
  'school.example',
  'http://',
  'ftp://school.example',
  'https://a:b@school.example',
  'https://school.example?a=1',
  ' ',
  undefined,
])('the host %j is a TypeError when the client is made', (host) => {
  expect(() => Reflect.apply(createIsb, undefined, [{ host }])).toThrow(TypeError)
})

test('askTwice waits as the server asks, gives up beyond its cap and where time mends nothing', async () => {
  waits.length = 0
  const later = (seconds: string) => fault.raw(503, { 'Retry-After': seconds })
  await using it = await faced([later('2'), fault.ok({ id: 1 }), later('60'), fault.raw(500)])
  const ask = () => askTwice(() => it.isb.menus.sort({ body: { parentId: 0, ids: [1] } }, { idempotencyKey: 'k' }), { wait })
  expect(await ask()).toEqual({ id: 1 })
  expect(waits).toEqual([2000])
  const busy = await ask().catch((error: unknown) => error)
  expect(isPassing(busy)).toBe(true)
  const broken = await ask().catch((error: unknown) => error)
  expect(broken).toMatchObject({ status: 500 })
  expect(isPassing(broken)).toBe(false)
  expect(it.server.asked).toHaveLength(4)
})
