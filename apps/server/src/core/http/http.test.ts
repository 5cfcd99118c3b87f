import Fastify from 'fastify'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword } from '../../demo.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { endAccepted } from './http.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
})
afterAll(() => server.stop())

const client = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb' }
const post = (body: BodyInit, type = 'application/json', path = '/isb/admin/auth/login') =>
  fetch(server.url + path, { method: 'POST', headers: { ...client, 'Content-Type': type }, body })

/** Sends bytes as they are and reads what comes back until the other side closes. */
const raw = (text: string, wait = 3000) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text))
    let said = ''
    socket.on('data', (data) => (said += String(data)))
    socket.on('close', () => resolve(said))
    socket.setTimeout(wait, () => socket.destroy())
  })

describe('what is answered where nothing can be', () => {
  test.each([
    ['a body that is not JSON', () => post('{'), 400, { code: 1, reason: 'NOT_JSON' }],
    ['no body', () => post(''), 400, { code: 1, reason: 'NOT_JSON' }],
    ['bytes that are not UTF-8', () => post(new Uint8Array([0x22, 0xff, 0x22])), 400, { code: 1, reason: 'NOT_JSON' }],
    ['another media type', () => post('email=a', 'application/x-www-form-urlencoded'), 415, { code: 1, reason: 'MEDIA_TYPE' }],
    ['a body over a megabyte', () => post(JSON.stringify({ email: 'x'.repeat(1024 * 1024) })), 413, { code: 1, reason: 'BODY_TOO_LARGE' }],
    ['an unknown path', () => fetch(`${server.url}/isb/admin/nothing`, { headers: client }), 404, { code: 2, reason: 'ROUTE_UNKNOWN' }],
    ['another method', () => fetch(`${server.url}/isb/admin/auth/login`, { headers: client }), 404, { code: 2, reason: 'ROUTE_UNKNOWN' }],
  ] as const)('%s', async (_name, ask, status, envelope) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ ...envelope, message: expect.stringMatching(/\w/) })
  })

  // S-24
  test.each(['//', '/\\\\', '//x:99999999', '/%', '/..%2f'])('the address %s, which names nothing', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (404|200) /)
  })

  // S-29
  test('half a request line, an endless header and a smuggled length are closed, not served', async () => {
    const answer = await raw('GET\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/\r\nx-request-id: req_\w+\r\n/)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 1, reason: 'NOT_HTTP' })
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(
      await raw('POST /isb/admin/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each([
    ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close', 400],
    ['no Host header', 'GET /healthz HTTP/1.1\r\nConnection: close', 400],
    ['an unknown expectation', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close', 417],
  ])('refuses %s with an envelope, an id and the security headers', async (_name, head, status) => {
    const answer = await raw(`${head}\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nx-request-id: req_\w+\r\n/)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 1, reason: 'NOT_HTTP' })
  })

  test('serves a request of HTTP/1.0 without a Host', async () => {
    expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a HEAD begins nothing, neither a stream of events nor an export', async () => {
    for (const path of ['/events', '/staff/export'])
      expect((await fetch(`${server.url}/isb/admin${path}`, { method: 'HEAD', headers: client })).status).toBe(404)
  })
})

test('a TRACE tells nobody what was sent, and a folder does not say what is in it', async () => {
  const traced = await raw('TRACE /healthz HTTP/1.1\r\nHost: a\r\nX-Secret: hidden\r\nConnection: close\r\n\r\n')
  expect(traced).toMatch(/^HTTP\/1\.1 404 /)
  expect(traced).not.toContain('hidden')
  for (const folder of ['/assets', '/assets/', '/.git/', '/src/'])
    expect(await (await fetch(server.url + folder)).text()).not.toMatch(/Index of|href="[^"]*\.map"|server\.ts/)
})

test('what stands twice in an address is refused, and what belongs there does not count in a body', async () => {
  const answer = await post(JSON.stringify({ email: 'admin@school.example', password: demoPassword }))
  const { data } = (await answer.json()) as { data: { token: string } }
  const headers = { ...client, Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' }
  const twice = await fetch(`${server.url}/isb/admin/staff?pageNum=1&pageNum=2`, { headers })
  expect(await twice.json()).toMatchObject({ code: 1, errors: [{ path: '/query/pageNum' }] })
  const elsewhere = await fetch(`${server.url}/isb/admin/roles`, { method: 'POST', headers, body: '{"name":"A","menuIds":[],"roleId":1}' })
  expect(await elsewhere.json()).toMatchObject({ code: 1, errors: [{ path: '/roleId' }] })
})

test('a stop answers connections too that wait to be accepted as it begins', async () => {
  const stopping = Fastify({ forceCloseConnections: 'idle', logger: false })
  stopping.get('/', async () => 'answered')
  await stopping.listen({ port: 0, host: '127.0.0.1' })
  const { port } = stopping.server.address() as AddressInfo
  const made = new Int32Array(new SharedArrayBuffer(4))
  const clients = new Worker(
    `const { connect } = require('node:net')
    const { parentPort, workerData: { port, made, count } } = require('node:worker_threads')
    const answers = Array.from({ length: count }, () => new Promise((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n', () => (Atomics.add(made, 0, 1), Atomics.notify(made, 0)))
      })
      socket.on('data', (data) => (text += data)).on('error', () => {}).on('close', () => resolve(text.slice(9, 12)))
    }))
    Promise.all(answers).then((all) => parentPort.postMessage(all))`,
    { eval: true, workerData: { port, made, count: 30 } },
  )
  const answers = once(clients, 'message') as Promise<[string[]]>
  await once(clients, 'online')
  // Nothing is accepted while this thread waits.
  for (let now = 0; now < 30; now = Atomics.load(made, 0)) Atomics.wait(made, 0, now, 1000)
  await endAccepted(stopping, { begun: false })
  expect(new Set((await answers)[0])).toEqual(new Set(['200']))
  await clients.terminate()
})

test('the log names the programs that call, and no header that is no such name', async () => {
  const logged: string[] = []
  const told = await startTestServer(inject('cluster'), { LOG_LEVEL: 'info' }, undefined, { write: (line) => void logged.push(line) })
  for (const name of ['kiosk/2.4 isb-sdk/0.1.0', 'x'.repeat(101), '"},{']) {
    await fetch(`${told.url}/isb/admin/auth/config`, { headers: { ...client, 'X-Client': name } })
  }
  await told.stop()
  const asked = logged.map((line) => (JSON.parse(line) as { req?: { client?: string } }).req).filter((req) => req !== undefined)
  expect(asked.map((req) => req.client)).toEqual(['kiosk/2.4 isb-sdk/0.1.0', undefined, undefined])
})

test('a proxy that is not trusted is told of in the log, once', async () => {
  const logged: string[] = []
  const behind = await startTestServer(inject('cluster'), { LOG_LEVEL: 'warn' }, undefined, { write: (line) => void logged.push(line) })
  for (let time = 0; time < 2; time++) await fetch(`${behind.url}/healthz`, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
  await behind.stop()
  expect(logged.filter((line) => line.includes('TRUST_PROXY is “no”'))).toHaveLength(1)
})

test.each([
  ['no', '127.0.0.1'],
  ['1', '198.51.100.7'],
])('where TRUST_PROXY is “%s” nobody chooses the address that they count by: %s', async (trusted, seen) => {
  const logged: string[] = []
  const env = { LOG_LEVEL: 'info', TRUST_PROXY: trusted }
  const behind = await startTestServer(inject('cluster'), env, undefined, { write: (line) => void logged.push(line) })
  const forwarded = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7', 'X-Real-IP': '203.0.113.9', Forwarded: 'for=203.0.113.9' }
  await fetch(`${behind.url}/isb/admin/auth/config`, { headers: { ...client, ...forwarded } })
  await behind.stop()
  const asked = logged.map((line) => (JSON.parse(line) as { req?: { address?: string } }).req).filter((req) => req !== undefined)
  expect(asked).toMatchObject([{ address: seen }])
})

describe('a body', () => {
  test('names every field that is not known, missing or wrong, in the reader’s language', async () => {
    const answer = await fetch(`${server.url}/isb/admin/auth/login`, {
      method: 'POST',
      headers: { ...client, 'Content-Type': 'application/json', 'Accept-Language': 'zh-CN' },
      body: '{"email":7,"__proto__":1,"extra":true}',
    })
    const { code, errors } = (await answer.json()) as { code: number; errors: { path: string; message: string }[] }
    expect(code).toBe(1)
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toMatchObject({
      '/password': '请填写密码',
      '/email': expect.stringContaining('电子邮箱'),
      '/extra': '请求中没有“extra”这个字段',
      '/__proto__': expect.any(String),
    })
  })

  test.each([
    'a\0b',
    '\ud800',
    'a\u001b[31m',
    'a\u007f',
    'a\u0085',
    'a\u202eb',
    'a\u200bb',
    'a\u00adb',
    'a\u2060b',
    '\u3164',
    'a\u{e0041}',
    'a\u034f',
  ])('with text that nobody sees (%j) is refused by field', async (text) => {
    const answer = await post(JSON.stringify({ email: 'a@school.example', password: text }))
    expect(await answer.json()).toMatchObject({ code: 1, errors: [{ path: '/password' }] })
  })
})

test('a name has one line; a description may have more', async () => {
  const answer = await post(JSON.stringify({ email: 'admin@school.example', password: demoPassword }))
  const { data } = (await answer.json()) as { data: { token: string } }
  const create = async (name: string, description: string) => {
    const headers = { ...client, 'Content-Type': 'application/json', Authorization: `Bearer ${data.token}` }
    const body = JSON.stringify({ name, description, menuIds: [] })
    return (await fetch(`${server.url}/isb/admin/roles`, { method: 'POST', headers, body })).json()
  }
  for (const name of ['Two\nlines', 'Two\u2028lines', 'A\ttab'])
    expect(await create(name, '')).toMatchObject({ code: 1, errors: [{ path: '/name', message: expect.stringContaining('line break') }] })
  expect(await create('One line', 'Two\nlines')).toMatchObject({ code: 0 })
})

describe('what is wrong with a long body', () => {
  const admin = async () => {
    const answer = await post(JSON.stringify({ email: 'admin@school.example', password: demoPassword }))
    const { data } = (await answer.json()) as { data: { token: string } }
    return (path: string, body: unknown) =>
      fetch(`${server.url}/isb/admin${path}`, {
        method: 'POST',
        headers: { ...client, 'Content-Type': 'application/json', Authorization: `Bearer ${data.token}` },
        body: JSON.stringify(body),
      })
  }
  const errorsOf = async (answer: Response) => {
    const { code, errors } = (await answer.json()) as { code: number; errors: { path: string }[] }
    expect(code).toBe(1)
    return errors.map(({ path }) => path)
  }

  // S-01
  test('is told without reading it where nobody is signed in', async () => {
    const head = `POST /isb/admin/menus/import HTTP/1.1\r\nHost: a\r\nX-App-Key: isb-console\r\nX-Tenant-Id: isb\r\n`
    expect(await raw(`${head}Content-Type: application/json\r\nContent-Length: 60000000\r\n\r\n`)).toContain('SESSION_INVALID')
  })
  test('is no matter where strangers send it', async () => {
    expect((await post(JSON.stringify({ email: 'x'.repeat(17_000), password: 'y' }))).status).toBe(413)
  })
  // S-02
  test('is named a hundred times at most, row by row', async () => {
    const send = await admin()
    const row = (at: number) => ({ email: `p${at}@school.example`, name: 'P', ...(at % 2 === 1 && { type: 'teacher' }) })
    const paths = await errorsOf(await send('/staff/import', { rows: Array.from({ length: 20_000 }, (_, at) => row(at)), dryRun: true }))
    expect(paths).toEqual(Array.from({ length: 100 }, (_, at) => `/rows/${2 * at + 1}/type`))
  })
  test('is named once where one value is as long', async () => {
    const send = await admin()
    expect(await errorsOf(await send('/account/tokens', { name: 'a', scopes: Array.from({ length: 30_000 }, () => 7) }))).toHaveLength(1)
    const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
    expect(await errorsOf(await send('/bikes', { number: 'A', ...unknown(5_000) }))).toHaveLength(1)
    const rows = [{ number: 'A', ...unknown(50_000) }, { number: 7 }]
    expect(await errorsOf(await send('/bikes/import', { rows }))).toEqual(['/rows/0/k0', '/rows/1/number'])
  })
  test('is every one of its faults where it is short', async () => {
    const send = await admin()
    expect(await errorsOf(await send('/bikes', { brand: 7, other: 1 }))).toEqual(expect.arrayContaining(['/number', '/brand', '/other']))
    expect(await errorsOf(await send('/menus/sort', { parentId: 0, ids: [1, 2, 1] }))).toEqual(['/ids'])
  })
})

describe('every answer', () => {
  test.each(['/isb/admin/auth/config', '/isb/admin/nothing', '/healthz', '/readyz'])(
    'of %s carries the security headers and an id',
    async (path) => {
      const { headers } = await fetch(server.url + path, { headers: client })
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^req_[0-9a-f]{12}$/),
      })
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  test('of the API is kept nowhere', async () => {
    const { headers } = await fetch(`${server.url}/isb/admin/auth/config`, { headers: client })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

const suite = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'hostile/JSONTestSuite/test_parsing')
if (suite)
  describe('JSONTestSuite', () => {
    const files = readdirSync(suite)
    const statusOf = async (file: string) => (await post(readFileSync(join(suite, file)))).status
    test('no bad document is taken for JSON', async () => {
      const bad = files.filter((file) => file.startsWith('n_'))
      const taken: string[] = []
      for (const file of bad) if (![400, 413].includes(await statusOf(file))) taken.push(file)
      expect(taken).toEqual([])
      expect(bad).toHaveLength(188)
    })
    test('every good document is read, and judged by the contract', async () => {
      const good = files.filter((file) => file.startsWith('y_'))
      const refused: string[] = []
      for (const file of good) if ((await statusOf(file)) !== 200) refused.push(file)
      expect(refused).toEqual([])
      expect(good).toHaveLength(95)
    })
    test('what may be either is never our fault', async () => {
      for (const file of files.filter((name) => name.startsWith('i_'))) expect([200, 400]).toContain(await statusOf(file))
    })
  })
