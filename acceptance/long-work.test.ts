// A request with a large body is done by a process of its own: others are answered meanwhile, and what takes too much harms nobody.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from './lib/house.ts'

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

const begin = (length: number) => {
  const headers = {
    'X-App-Key': 'isb-console',
    'X-Tenant-Id': 'isb',
    'Content-Type': 'application/json',
    'Content-Length': length,
    Authorization: `Bearer ${admin.session()?.token ?? ''}`,
  }
  return request(`${house.server.url}/isb/admin/account/tokens`, { method: 'POST', headers }).on('error', () => {})
}
const scopes = Array.from({ length: 30_000 }, () => 'x')
const tooMany = { name: 'Large', expiresAt: '2099-01-01T00:00:00Z', scopes }
const whole = () => refusal(admin.account.createToken({ body: tooMany }))

test('of large bodies two of an account come at once, a third is told to come back, and one that is given up makes room', async () => {
  const halves = Array.from({ length: 3 }, () => begin(500_000))
  for (const sent of halves) sent.write('{')
  const refused = await Promise.race(
    halves.map(async (sent) => {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      expect(answer.statusCode).toBe(429)
      return sent
    }),
  )
  expect((await whole()).status).toBe(429)
  for (const sent of halves) if (sent !== refused) sent.destroy()
  await expect.poll(whole).toMatchObject({ code: 1, reason: 'INVALID' })
  refused.destroy()
})

test('who leaves at any moment before the answer makes room too', async () => {
  const body = JSON.stringify(tooMany)
  for (let left = 0; left < 36; left++) {
    const sent = begin(body.length)
    const closed = new Promise((resolve) => void sent.once('close', resolve))
    sent.end(body)
    setTimeout(() => sent.destroy(), left % 12)
    await closed
  }
  const invalid = { code: 1, reason: 'INVALID' }
  await expect.poll(() => Promise.all([whole(), whole()])).toMatchObject([invalid, invalid])
})
