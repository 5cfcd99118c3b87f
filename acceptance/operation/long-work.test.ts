// A request with a large body is done by a process of its own: others are answered meanwhile, and what takes too much harms nobody.
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

const rows = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    email: `pupil.${at}@school.example`,
    name: `Pupil ${at}`,
    type: 'student' as const,
    line: at + 1,
    ...more,
  }))
const ended = async (id: number) => {
  await expect.poll(async () => (await admin.runs.get({ path: { runId: id } })).state, { timeout: 60_000 }).not.toBe('Running')
  return admin.runs.get({ path: { runId: id } })
}
const send = (body: string) =>
  fetch(`${house.server.url}/isb/admin/staff/import`, {
    method: 'POST',
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${admin.session()?.token ?? ''}`,
    },
    body,
  }).then(async (answer) => ({
    status: answer.status,
    envelope: (await answer.json()) as { code: number; reason?: string; errors?: unknown[] },
  }))

describe('a file of 3,000 accounts', () => {
  test('comes in as a small one does, once for its key, and is written into the audit', async () => {
    const body = { rows: rows(3000) }
    const run = await admin.staff.import({ body }, { idempotencyKey: 'long-work' })
    expect(await ended(run.id)).toMatchObject({ state: 'Done', counts: { created: 3000 } })
    expect((await admin.staff.import({ body }, { idempotencyKey: 'long-work' })).id).toBe(run.id)
    expect((await admin.staff.list({ query: { search: 'pupil 2999' } })).total).toBe(1)
  })

  // S-03
  test('with a mistake in each row is told its first hundred, in the reader’s language', async () => {
    const zh = await house.person('admin', 'zh')
    const refused = await refusal(zh.staff.import({ body: { rows: rows(3000, { type: 'teacher' }) } }))
    expect(refused).toMatchObject({ code: 1, reason: 'INVALID', errors: { length: 100 } })
    expect(refused.errors?.[0]).toMatchObject({ path: '/rows/0/type', message: expect.stringContaining('只能是') })
  })

  test('is read by nobody who may not bring accounts in', async () => {
    const office = await house.person('office')
    expect(await refusal(office.staff.import({ body: { rows: rows(3000) } }))).toMatchObject({ code: 4 })
  })
})

test.each([
  ['60 MB that would unfold to gigabytes are', 20_000_000, 'BODY_TOO_LARGE'],
  ['a body of as many values as one may have is', 2_400_000, 'INVALID'],
])('%s refused, and others are answered while that lasts', async (_, lists, reason) => {
  const bomb = send(`{"rows":[${'[],'.repeat(lists)}[]]}`)
  const lasts = { still: true }
  void bomb.finally(() => (lasts.still = false))
  let others = 0
  for (; lasts.still; others++) await admin.auth.me()
  expect((await bomb).envelope).toMatchObject({ code: 1, reason })
  // One or two, where the body is read by the process that answers them.
  expect(others).toBeGreaterThan(10)
})

test('what is no JSON, or longer than the limit, is refused as everywhere', async () => {
  expect(await send('{'.padEnd(200_000))).toMatchObject({ status: 400, envelope: { reason: 'NOT_JSON' } })
  // It could not be handed to the process that does the work, which then waited for it.
  const deep = `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`
  expect(await send(deep)).toMatchObject({ status: 400, envelope: { reason: 'NOT_JSON' } })
  expect(await send(`"${'x'.repeat(65 * 1024 * 1024)}"`)).toMatchObject({ status: 413, envelope: { reason: 'BODY_TOO_LARGE' } })
})

test('many at once wait for each other, and the last are told to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(JSON.stringify({ rows: rows(5000), dryRun: true }))))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  // The second waits for the first: where that takes long, it is told to come back as well.
  expect([
    [200, 200],
    [200, 503],
  ]).toContainEqual(statuses.filter((status) => status !== 429).toSorted((a, b) => a - b))
})

const headers = () => ({
  'X-App-Key': 'isb-console',
  'X-Tenant-Id': 'isb',
  'Content-Type': 'application/json',
  Authorization: `Bearer ${admin.session()?.token ?? ''}`,
})
/** Begins a request; without a length its body comes in chunks. */
const begin = (path: string, { length, more = {} }: { length?: number; more?: object } = {}) =>
  request(`${house.server.url}/isb/admin/${path}`, {
    method: 'POST',
    headers: { ...headers(), ...(length !== undefined && { 'Content-Length': length }), ...more },
  }).on('error', () => {})
const answerOf = async (sent: ClientRequest) => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, envelope: (await json(answer)) as { code: number; reason?: string } }
}
const wrong = { rows: rows(1500, { type: 'teacher' }) }
const whole = () => refusal(admin.staff.import({ body: wrong }))
const invalid = { code: 1, reason: 'INVALID' }

test('of large bodies two of an account come at once, a third is told to come back, and one that is given up makes room', async () => {
  const halves = Array.from({ length: 3 }, () => begin('staff/import', { length: 500_000 }))
  for (const sent of halves) sent.write('{')
  const refused = await Promise.race(
    halves.map(async (sent) => {
      expect((await answerOf(sent)).status).toBe(429)
      return sent
    }),
  )
  expect((await whole()).status).toBe(429)
  for (const sent of halves) if (sent !== refused) sent.destroy()
  await expect.poll(whole).toMatchObject(invalid)
  refused.destroy()
})

test('who leaves at any moment before the answer makes room too', async () => {
  const body = JSON.stringify(wrong)
  for (let left = 0; left < 36; left++) {
    const sent = begin('staff/import', left % 2 === 0 ? { length: body.length } : {})
    const closed = new Promise((resolve) => void sent.once('close', resolve))
    sent.end(body)
    setTimeout(() => sent.destroy(), left % 12)
    await closed
  }
  await expect.poll(() => Promise.all([whole(), whole()])).toMatchObject([invalid, invalid])
})

describe('a body that does not say how long it is', () => {
  const inPieces = async (path: string, body: string, more: object = {}) => {
    const sent = begin(path, { more })
    for (let at = 0; at < body.length; at += 10_000) {
      if (!sent.write(body.slice(at, at + 10_000))) await Promise.race([once(sent, 'drain'), once(sent, 'response')])
    }
    sent.end()
    return answerOf(sent)
  }
  const small = JSON.stringify({ rows: rows(1), dryRun: true })
  const large = JSON.stringify({ rows: rows(1500), dryRun: true })

  // S-08
  test('is read at once while it is small, by any number at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => inPieces('bikes', '{"number":"B-1","type":""}')))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, envelope: invalid })
    const imports = await Promise.all(Array.from({ length: 10 }, () => inPieces('staff/import', small)))
    for (const answer of imports) expect(answer).toMatchObject({ status: 200, envelope: { code: 0 } })
  })

  test('can be tried while it is small, like any other', async () => {
    const trial = { 'X-Dry-Run': 'true' }
    const role = JSON.stringify({ name: 'Tried in chunks', menuIds: [] })
    expect(await inPieces('roles', role, trial)).toMatchObject({ status: 200, envelope: { code: 0 } })
    const large = `${' '.repeat(100_000)}${role}`
    expect(await inPieces('roles', large, trial)).toMatchObject({ status: 400, envelope: { reason: 'NO_DRY_RUN' } })
  })

  test('comes in whole where it is large and the contract takes it, and is refused elsewhere', async () => {
    expect(await inPieces('staff/import', large)).toMatchObject({ status: 200, envelope: { code: 0 } })
    expect(await inPieces('bikes', `{"number":"${'x'.repeat(100_000)}"}`)).toMatchObject({
      status: 413,
      envelope: { reason: 'BODY_TOO_LARGE' },
    })
  })
})

test('64 kB are the limit where the contract does not raise it', async () => {
  const scopes = Array.from({ length: 30_000 }, () => 'x')
  const body = { name: 'Large', expiresAt: '2099-01-01T00:00:00Z', scopes }
  expect(await refusal(admin.account.createToken({ body }))).toMatchObject({ status: 413, reason: 'BODY_TOO_LARGE' })
})
