// A strict client takes no answer but the API's: a captive portal, the page of a proxy and another host all answer 200 as well.
import { expect, test } from 'vitest'
import { BodyError, createIsb, memorySession } from '../src/index.ts'
import { fits } from '../src/answers.ts'
import * as fault from './faulty-server.ts'
import type { Step } from './faulty-server.ts'

const portal = '<h1>Welcome to the guest network</h1>'
const html = fault.raw(200, { 'Content-Type': 'text/html; charset=utf-8' }, portal)
const strangeAnswers: [string, Step, string][] = [
  ['a page', html, 'answered 200 with text/html; charset=utf-8'],
  ['JSON of somebody else', fault.json({ id: 7, name: 'Library' }), 'answered 200 with application/json'],
  ['a JSON list', fault.json([]), 'answered 200 with application/json'],
  ['JSON whose code is a word', fault.json({ code: 'ok', data: {} }), 'answered 200 with application/json'],
  [
    'an envelope that is called a text',
    fault.raw(200, { 'Content-Type': 'text/plain' }, '{"code":0,"data":{}}'),
    'answered 200 with text/plain',
  ],
  ['bytes', fault.raw(200, {}, Buffer.from([1, 2])), 'answered 200 with no content type'],
  ['nothing', fault.raw(204), 'answered 204 with no content type'],
  ['a redirect', fault.raw(302, { Location: 'https://sso.example/login' }), 'leads to https://sso.example/login'],
]

test.each(strangeAnswers)('%s is an error that names the address', async (_, step, seen) => {
  await using server = await fault.faultyServer(step)
  const call = createIsb({ host: server.host, strict: true }).menus.create({ body: { type: 'MENU', name: 'Library' } })
  await expect(call).rejects.toBeInstanceOf(BodyError)
  await expect(call).rejects.toThrow(`${server.host}/isb/admin/menus is not the ISB API: it ${seen}`)
})

test.each([
  ['a page instead of a file', html],
  ['JSON instead of a file', fault.json({ id: 7 })],
  ['an empty page', fault.raw(200, { 'Content-Type': 'text/html', 'Content-Length': '0' })],
])('%s is no file', async (_, step) => {
  await using server = await fault.faultyServer(step, step)
  await expect(createIsb({ host: server.host, strict: true }).menus.export()).rejects.toThrow('is not the ISB API')
})

test.each([
  ['an envelope of another system', fault.json({ code: 200, msg: 'OK', data: {} })],
  ['a code that nobody has', fault.json({ code: 99_999, message: 'OK' })],
])('%s is no envelope', async (_, step) => {
  await using server = await fault.faultyServer(step)
  await expect(createIsb({ host: server.host, strict: true }).auth.me()).rejects.toThrow('is not the ISB API')
})

const page = (records: unknown, total: unknown = 1) => ({ records, total, pageNum: 1, pageSize: 20 })
/** A role as the contract has it, but for what is given. */
const role = (other: object) => ({
  id: 5,
  name: 'Bike room',
  description: '',
  enabled: true,
  builtin: false,
  secondFactor: false,
  members: 6,
  permissions: 3,
  version: 1,
  updatedAt: '2026-11-17T07:36:00.000Z',
  ...other,
})
test.each([
  ['an object without its fields', 'menus.create', {}],
  ['nothing', 'menus.create', null],
  ['a text', 'menus.create', 'done'],
  ['an object instead of a list', 'auth.menus', {}],
  ['a list of empty records', 'auth.menus', [{}]],
  ['a page of empty records', 'roles.list', page([{}])],
  ['a page of less than none', 'roles.list', page([], -1)],
  ['a page without records', 'roles.list', page(undefined)],
  ['a record whose name is an object', 'roles.list', page([role({ name: { a: 1 } })])],
  ['a record whose name is null', 'roles.list', page([role({ name: null })])],
  ['a number that is a text', 'roles.list', page([role({ members: '6' })])],
  ['a time that is none', 'roles.list', page([role({ updatedAt: 'yesterday' })])],
  ['a list that is null', 'roles.get', role({ menuIds: null, reaches: [] })],
  ['a list of something else', 'roles.get', role({ menuIds: ['a'], reaches: [] })],
] as const)('%s does not fit', async (_, operation, data) => {
  await using server = await fault.faultyServer(fault.ok(data))
  const isb = createIsb({ host: server.host, strict: true, fits })
  const input = operation === 'menus.create' ? { body: { type: 'MENU', name: 'Library' } } : { path: { roleId: 5 } }
  const call = isb.call(operation, input)
  await expect(call).rejects.toBeInstanceOf(BodyError)
})

test('what a later server adds fits: a field, a value of an enum', async () => {
  const { default: contract } = await import('@isb/contract/openapi.json', { with: { type: 'json' } })
  const { data } = contract.paths['/staff'].get.responses['200'].content['application/json'].example
  const records = data.records.map((one) => ({ ...one, type: 'visitor', badge: { colour: 'blue' } }))
  await using server = await fault.faultyServer(fault.ok({ ...data, records }))
  expect(await createIsb({ host: server.host, strict: true, fits }).staff.list()).toEqual({ ...data, records })
})

test('JSON that never ends is given up before it fills the memory', { timeout: 60_000 }, async () => {
  let sent = 0
  const endless: Step = ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const chunk = Buffer.alloc(1 << 20, ' ')
    const fill = (): void => {
      do sent += 1
      while (response.write(chunk))
    }
    response.on('drain', fill)
    fill()
  }
  await using server = await fault.faultyServer(endless)
  await expect(createIsb({ host: server.host, timeout: 50_000 }).auth.me()).rejects.toThrow('The answer is longer than 64 MiB')
  expect(sent).toBeLessThan(128)
})

test('a body that never ends is not read where the contract has another', { timeout: 20_000 }, async () => {
  const endless: Step = ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    const timer = setInterval(() => response.write('<p>'), 20)
    response.on('close', () => clearInterval(timer))
  }
  await using server = await fault.faultyServer(endless)
  await expect(createIsb({ host: server.host, strict: true }).auth.me()).rejects.toThrow('answered 200 with text/html')
})

test('a refusal stands where a file was asked for', async () => {
  await using server = await fault.faultyServer(fault.json({ code: 4, message: 'Not yours', reason: 'NO_PERMISSION' }))
  await expect(createIsb({ host: server.host, strict: true }).menus.export()).rejects.toMatchObject({ reason: 'NO_PERMISSION' })
})

test.each([
  ['errors that are no list', { errors: { a: 1 } }],
  ['errors of something else', { errors: [null, { path: 1 }, 'x'] }],
  ['a message that is no text', { message: 7 }],
])('a refusal with %s is told with what can be read of it', async (_, more) => {
  await using server = await fault.faultyServer(fault.json({ code: 3, message: 'Taken', reason: 'STALE', ...more }))
  const error: unknown = await createIsb({ host: server.host, strict: true })
    .auth.me()
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 3, reason: 'STALE', errors: [] })
  expect((error as Error).message).toMatch(/^(Taken|OK)$/)
})

test('what the contract promises is taken', async () => {
  const file = fault.raw(200, { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="menus.csv"' }, 'code,name')
  await using server = await fault.faultyServer(
    fault.ok({ help: 'A204' }),
    file,
    fault.raw(200, { 'Content-Type': 'text/event-stream' }, ':\n'),
  )
  const isb = createIsb({ host: server.host, strict: true })
  expect(await isb.settings.get()).toEqual({ help: 'A204' })
  expect(await (await isb.menus.export()).text()).toBe('code,name')
  expect(await isb.events.stream()).toBeInstanceOf(ReadableStream)
})

test.each([...strangeAnswers, ['an envelope without a session', fault.ok({}), 'answered without a session'] as const])(
  'signing in is always strict: %s signs nobody in',
  async (_, step) => {
    await using server = await fault.faultyServer(step)
    const kept = { token: 'kept', authHeaderSchema: 'Bearer' }
    const session = memorySession(kept)
    const login = createIsb({ host: server.host, session }).auth.login({
      body: { email: 'li.na@school.example', password: 'a secret of mine' },
    })
    await expect(login).rejects.toBeInstanceOf(BodyError)
    expect(session.get()).toEqual(kept)
  },
)

test.each(['', 'two\r\nlines'])('a token that no header takes signs nobody in: %j', async (token) => {
  await using server = await fault.faultyServer(fault.ok({ token, authHeaderSchema: 'Bearer', expiresAt: '2027-01-01T00:00:00.000Z' }))
  const session = memorySession()
  const login = createIsb({ host: server.host, session }).auth.login({
    body: { email: 'li.na@school.example', password: 'a secret of mine' },
  })
  await expect(login).rejects.toThrow('answered without a session')
  expect(session.get()).toBeNull()
})

test('what changes something does not follow a redirect either, strict or not', async () => {
  await using other = await fault.faultyServer()
  await using server = await fault.faultyServer(fault.raw(307, { Location: `${other.host}/isb/admin/account/password` }))
  const change = createIsb({ host: server.host }).account.changePassword({
    body: { current: 'a secret of mine', password: 'another of mine' },
  })
  await expect(change).rejects.toThrow(`leads to ${other.host}`)
  expect(other.asked).toEqual([])
})

test('a password does not follow a redirect to another host', async () => {
  await using other = await fault.faultyServer()
  await using server = await fault.faultyServer(fault.raw(307, { Location: `${other.host}/isb/admin/auth/login` }))
  const login = createIsb({ host: server.host }).auth.login({ body: { email: 'li.na@school.example', password: 'a secret of mine' } })
  await expect(login).rejects.toThrow(`leads to ${other.host}`)
  expect(other.asked).toEqual([])
})
