import { expect, expectTypeOf, test, vi } from 'vitest'
import { createIsb, memorySession, operationIds, operationOf } from '../src/index.ts'
import type { OperationId, operations, Paths } from '@isb/contract'
import type { Data, Isb, IsbConfig, Schema } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import type { Asked } from './faulty-server.ts'

const asked = async (call: (isb: Isb) => Promise<unknown>, config: Partial<IsbConfig> = {}): Promise<Asked> => {
  await using server = await fault.faultyServer()
  await call(createIsb({ host: server.host, ...config }))
  const [one] = server.asked
  return one ?? expect.fail('nothing was asked')
}

/** As from JavaScript. */
const untyped = (isb: Isb, ...given: unknown[]): Promise<unknown> => Promise.resolve(Reflect.apply(isb.call, isb, given))

test('every operation of the table is a function of its module', () => {
  const isb: Record<string, unknown> = { ...createIsb({ host: '' }) }
  const made = Object.entries(isb).flatMap(([module, verbs]) =>
    typeof verbs === 'object' && verbs !== null ? Object.keys(verbs).map((verb) => `${module}.${verb}`) : [],
  )
  expect(made.toSorted()).toEqual(operationIds.toSorted())
})

test('the headers of every request', async () => {
  const { headers } = await asked((isb) => isb.auth.config())
  expect(headers).toMatchObject({ 'x-app-key': 'isb-console', 'x-tenant-id': 'isb', 'accept-language': 'en-US' })
  for (const name of ['authorization', 'content-type', 'idempotency-key']) expect(headers[name]).toBeUndefined()
})

test('key, tenant and language are settings; the language may change between calls', async () => {
  expect((await asked((isb) => isb.auth.config(), { appKey: 'app', tenantId: 'north', locale: 'zh' })).headers).toMatchObject({
    'x-app-key': 'app',
    'x-tenant-id': 'north',
    'accept-language': 'zh-CN',
  })
  await using server = await fault.faultyServer()
  let locale: 'en' | 'zh' = 'en'
  const isb = createIsb({ host: server.host, locale: () => locale })
  await isb.auth.config()
  locale = 'zh'
  await isb.auth.config()
  expect(server.asked.map(({ headers }) => headers['accept-language'])).toEqual(['en-US', 'zh-CN'])
})

test('a slash at the end of the host is no matter', async () => {
  await using server = await fault.faultyServer()
  await createIsb({ host: `${server.host}/school//` }).auth.config()
  expect(server.asked[0]?.url).toBe('/school/isb/admin/auth/config')
})

test('menus.page asks for everything unless told otherwise', async () => {
  expect((await asked((isb) => isb.menus.page())).url).toBe('/isb/admin/menus/page?pageNum=1&pageSize=1000000')
  expect((await asked((isb) => isb.menus.page({ query: { pageSize: 20, search: '菜 单&a=b', parentId: 0 } }))).url).toBe(
    '/isb/admin/menus/page?pageNum=1&pageSize=20&search=%E8%8F%9C%20%E5%8D%95%26a%3Db&parentId=0',
  )
})

test('what is undefined takes its default, or is left out', async () => {
  expect((await asked((isb) => untyped(isb, 'menus.page', { query: { pageSize: undefined, search: undefined } }))).url).toBe(
    '/isb/admin/menus/page?pageNum=1&pageSize=1000000',
  )
})

test.each([
  ['a list, a value each', { ids: [1, 2, 3], empty: [] }, '?ids=1&ids=2&ids=3'],
  ['undefined and null are left out, of a list too', { a: undefined, b: null, ids: [null, 1, undefined, 2] }, '?ids=1&ids=2'],
  ['a date in UTC', { from: new Date(0), on: [new Date(1)] }, '?from=1970-01-01T00%3A00%3A00.000Z&on=1970-01-01T00%3A00%3A00.001Z'],
  ['text, numbers and booleans', { a: '', b: 0, c: false, d: 12n }, '?a=&b=0&c=false&d=12'],
  ['names and values are encoded', { 'a&b': '1+1=2 & more?#/é', $filter: 'x' }, '?a%26b=1%2B1%3D2%20%26%20more%3F%23%2F%C3%A9&%24filter=x'],
  ['without values there is no question mark', {}, ''],
])('a query: %s', async (_, query, text) => {
  expect((await asked((isb) => untyped(isb, 'settings.get', { query }))).url).toBe(`/isb/admin/settings${text}`)
})

test('null in a query leaves its default out, in a body it is sent', async () => {
  expect((await asked((isb) => untyped(isb, 'menus.page', { query: { pageSize: null } }))).url).toBe('/isb/admin/menus/page?pageNum=1')
  const { body } = await asked((isb) => untyped(isb, 'menus.update', { body: { id: 5, parentId: null, name: undefined } }))
  expect(JSON.parse(body)).toEqual({ id: 5, parentId: null })
})

test.each([
  ['a list', [1, new Date(0)], '[1,"1970-01-01T00:00:00.000Z"]'],
  ['null', null, 'null'],
  ['text', 'a', '"a"'],
])('a body that is %s is JSON without defaults', async (_, body, text) => {
  const { headers, ...one } = await asked((isb) => untyped(isb, 'menus.create', { body }))
  expect([one.body, headers['content-type']]).toEqual([text, 'application/json'])
})

test('menus.create adds its defaults, and the caller wins', async () => {
  const { method, url, body, headers } = await asked((isb) => isb.menus.create({ body: { type: 'MENU', name: 'Bikes' } }))
  expect([method, url, headers['content-type'], headers['idempotency-key']]).toEqual([
    'POST',
    '/isb/admin/menus',
    'application/json',
    undefined,
  ])
  expect(JSON.parse(body)).toEqual({ type: 'MENU', name: 'Bikes', category: 'ADMIN', parentId: 0, isExternalPath: 0, openTarget: 0 })
  const own = await asked((isb) => isb.menus.create({ body: { type: 'MENU', name: 'Bikes', parentId: 3, openTarget: 1 } }))
  expect(JSON.parse(own.body)).toMatchObject({ parentId: 3, openTarget: 1, isExternalPath: 0 })
})

test('menus.update falls back to the top', async () => {
  const { method, url, body } = await asked((isb) => isb.menus.update({ body: { id: 5, name: 'Bikes' } }))
  expect([method, url, JSON.parse(body)]).toEqual(['PUT', '/isb/admin/menus', { id: 5, name: 'Bikes', parentId: 0 }])
})

test('a table row is never changed by a call', async () => {
  const before = structuredClone(operationOf('menus.create'))
  await asked((isb) => isb.menus.create({ body: { type: 'MENU', name: 'x', parentId: 9 } }))
  expect(operationOf('menus.create')).toEqual(before)
})

test('PUT and DELETE carry a new key each, or the one of the caller', async () => {
  await using server = await fault.faultyServer()
  const isb = createIsb({ host: server.host })
  await isb.menus.remove({ path: { id: 5 } })
  await isb.menus.remove({ path: { id: 5 } })
  await isb.settings.update({ body: { version: 1 } }, { idempotencyKey: 'mine', headers: { 'X-Extra': 'yes' } })
  const keys = server.asked.map(({ headers }) => headers['idempotency-key'])
  expect(server.asked[0]).toMatchObject({ method: 'DELETE', url: '/isb/admin/menus/5', body: '' })
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('mine')
  expect(server.asked[2]?.headers['x-extra']).toBe('yes')
})

test('keys are made where crypto.randomUUID is not there, as on a page over plain HTTP', async () => {
  const uuid = vi.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-0')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    const { headers } = await asked((isb) => isb.menus.remove({ path: { id: 5 } }))
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
    uuid.mockRestore()
  }
})

test.each([{}, { path: {} }, { path: { id: '' } }, { path: { id: '..' } }, { path: { id: {} } }])(
  'a path that lacks its parameter is a TypeError, not a request: %j',
  async (input) => {
    const isb = createIsb({ host: 'http://127.0.0.1:1' })
    await expect(untyped(isb, 'menus.remove', input)).rejects.toBeInstanceOf(TypeError)
  },
)

test('a path parameter cannot leave its segment', async () => {
  expect((await asked((isb) => untyped(isb, 'menus.remove', { path: { id: '1/../2?x#y' } }))).url).toBe(
    '/isb/admin/menus/1%2F..%2F2%3Fx%23y',
  )
})

test.each([
  ['a number', 7, '7'],
  ['a date', new Date(0), '1970-01-01T00%3A00%3A00.000Z'],
  ['text that a pattern could read', '$&{id}', '%24%26%7Bid%7D'],
])('a path takes %s', async (_, id, text) => {
  expect((await asked((isb) => untyped(isb, 'menus.remove', { path: { id, more: 'x' } }))).url).toBe(`/isb/admin/menus/${text}`)
})

test('headers of a call win over all others, however they are written', async () => {
  const options = { headers: { authorization: 'Basic x', 'x-app-key': 'mine', 'content-type': 'application/vnd.school+json' } }
  const session = memorySession({ token: 't', authHeaderSchema: 'Bearer' })
  const { headers } = await asked((isb) => isb.menus.sort({ body: { parentId: 0, ids: [1] } }, options), { session })
  expect(headers).toMatchObject(options.headers)
})

test('a header that HTTP cannot carry is a TypeError, not a request', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const isb = createIsb({ host: '', fetch })
  await expect(isb.settings.get({}, { headers: { 'X-Name': '校' } })).rejects.toBeInstanceOf(TypeError)
  const session = memorySession({ token: '令', authHeaderSchema: 'Bearer' })
  await expect(createIsb({ host: '', fetch, session }).settings.get()).rejects.toBeInstanceOf(TypeError)
  expect(fetch).not.toHaveBeenCalled()
})

test('fetch is called with a relative address as text and with what to send, a file as it came', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response('{"code":0}', { headers: { 'Content-Type': 'text/json' } })),
  )
  const body = new Blob(['x'])
  const isb = createIsb({ host: '', fetch })
  await isb.files.upload({ body })
  await isb.runs.get({ path: { runId: 7 } })
  expect(fetch.mock.calls).toEqual([
    ['/isb/admin/files', { method: 'POST', headers: expect.any(Headers), body, signal: expect.any(AbortSignal), redirect: 'manual' }],
    ['/isb/admin/runs/7', { method: 'GET', headers: expect.any(Headers), body: null, signal: expect.any(AbortSignal) }],
  ])
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(body)
})

test('isb.call takes any name of the contract, and refuses others', async () => {
  expect((await asked((isb) => isb.call('runs.get', { path: { runId: 7 } }))).url).toBe('/isb/admin/runs/7')
  await expect(untyped(createIsb({ host: '' }), 'menus.fly')).rejects.toThrow('menus.fly is not an operation of the contract')
})

test('the timeout is a setting of the client and of a call', async () => {
  await using server = await fault.faultyServer(fault.halfOpen, fault.halfOpen, fault.ok({}, {}, 100))
  const isb = createIsb({ host: server.host, timeout: 5000 })
  const began = performance.now()
  await expect(isb.auth.logout(undefined, { timeout: 40 })).rejects.toMatchObject({
    name: 'TimeoutError',
    timeout: 40,
    message: 'No answer within 40 ms',
  })
  await expect(createIsb({ host: server.host, timeout: 50 }).auth.logout()).rejects.toMatchObject({ timeout: 50 })
  // The client's own timeout is 5000.
  expect(performance.now() - began).toBeLessThan(4000)
  await createIsb({ host: server.host, timeout: 20 }).auth.logout({}, { timeout: Infinity })
})

/** An operation of `Paths` by the method and the path that the table has for it; unknown where `Paths` has none. */
type InPaths<Id extends OperationId> = (typeof operations)[Id] extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends keyof Paths
}
  ? Lowercase<Method> extends keyof Paths[Path]
    ? Paths[Path][Lowercase<Method>]
    : unknown
  : unknown
type Strangers = { [Id in OperationId]: InPaths<Id> extends { responses: object } ? never : Id }[OperationId]

test('types: the table and the paths of the contract have the same operations under the same methods and paths', () => {
  expectTypeOf<Strangers>().toEqualTypeOf<never>()
  expectTypeOf<InPaths<'menus.remove'>>().toEqualTypeOf<Paths['/menus/{id}']['delete']>()
})

test('types: input is asked for where it is needed, answers are known', () => {
  const isb = createIsb({ host: '' })
  expectTypeOf<ReturnType<typeof isb.auth.me>>().toEqualTypeOf<Promise<Data<'auth.me'>>>()
  expectTypeOf<Awaited<ReturnType<typeof isb.menus.page>>['records'][number]['id']>().toEqualTypeOf<number>()
  expectTypeOf<ReturnType<typeof isb.menus.page.each>>().toEqualTypeOf<AsyncIterableIterator<Schema<'Menu'>>>()
  const wrong = (): unknown[] => [
    // @ts-expect-error -- the id is missing
    isb.menus.remove(),
    // @ts-expect-error -- an id is a number
    isb.menus.remove({ path: { id: 'x' } }),
    // @ts-expect-error -- there is no body to give
    isb.auth.me({ body: {} }),
    // @ts-expect-error -- not a list
    isb.auth.me.each,
    // @ts-expect-error -- no such operation
    isb.menus.fly,
  ]
  expect(wrong).toBeTypeOf('function')
})
