// An import that somebody else is quicker than brings in nothing and says whom it met; one that nobody meets brings in all, with roles.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Schema } from '@isb/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  const { token: given } = await ask<{ token: string }>('/auth/login', { email: 'admin@school.example', password: 'demo-console-1' })
  token = given
})
afterAll(() => server.stop())

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}/isb/admin${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  return ((await answer.json()) as { data: T }).data
}

const bring = (rows: object[]) => ask<Schema<'Run'>>('/staff/import', { dryRun: false, rows })
async function end({ id }: Schema<'Run'>): Promise<Schema<'Run'>> {
  for (;;) {
    const run = await ask<Schema<'Run'>>(`/runs/${id}`)
    if (run.state !== 'Running') return run
    await sleep(10)
  }
}
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@import.example` })

/** Lets somebody else be in the middle of a change when the import comes to it, and then be done first. */
async function whileSomebody(changes: string, rows: object[]): Promise<Schema<'Run'>> {
  const other = await server.pool.connect()
  try {
    await other.query('begin')
    await other.query(changes)
    const run = await bring(rows)
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'"
    while ((await server.pool.query(waits)).rowCount === 0) await sleep(5)
    await other.query('commit')
    return await end(run)
  } finally {
    other.release()
  }
}

const standing = async () =>
  (await server.pool.query("select name, email, version from staff where email like '%@import.example' order by email")).rows

test('somebody takes an address, or changes an account, while it is brought in', async () => {
  const taken = await whileSomebody("insert into staff (name, email) values ('Quick', 'bao@import.example')", [
    { ...person('Ann'), line: 2 },
    { ...person('Bao'), line: 3 },
  ])
  expect(taken).toMatchObject({ state: 'Refused', counts: { refused: 1 } })
  expect(taken.results).toMatchObject([{ key: 'bao@import.example', line: 3, outcome: 'refused', reason: 'STALE' }])
  expect(await standing()).toEqual([{ name: 'Quick', email: 'bao@import.example', version: 1 }])

  const stale = await whileSomebody("update staff set name = 'Quicker', version = version + 1 where email = 'bao@import.example'", [
    person('Ann'),
    { ...person('Bao'), line: 3 },
  ])
  expect(stale.results).toMatchObject([{ key: 'bao@import.example', line: 3, outcome: 'refused', reason: 'STALE' }])
  expect(await standing()).toEqual([{ name: 'Quicker', email: 'bao@import.example', version: 2 }])
  const { rows } = await server.pool.query('select from audit where request_id in ($1, $2)', [`run_${taken.id}`, `run_${stale.id}`])
  expect(rows).toEqual([])
})

test('new and changed accounts come in together, each with its roles', async () => {
  const { records } = await ask<{ records: { id: number; name: string }[] }>('/roles?sort=name')
  const [one, two] = records.filter(({ name }) => name !== 'Administrator')
  if (!one || !two) throw new Error('The demo school has two roles')
  await end(await bring([{ ...person('Cai'), roles: [one.name] }, person('Dan')]))
  const run = await end(
    await bring([{ ...person('Cai'), roles: [two.name] }, { ...person('Eva'), roles: [two.name, one.name] }, person('Dan')]),
  )
  expect(run).toMatchObject({ state: 'Done', done: 3, counts: { created: 1, changed: 1, unchanged: 1 } })
  const { rows: given } = await server.pool.query<{ email: string; roles: string[] }>(
    `select email, array(select r.name from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = s.id order by r.id <> $1) as roles
     from staff s where email = any($2) order by email`,
    [one.id, ['cai@import.example', 'dan@import.example', 'eva@import.example']],
  )
  expect(given.map(({ roles }) => roles)).toEqual([[two.name], [], [one.name, two.name]])
  const { rows: told } = await server.pool.query<{ rows: { id: number; before: object | null; after: object }[] }>(
    'select rows from audit where request_id = $1',
    [`run_${run.id}`],
  )
  const ids = new Map(
    (await server.pool.query("select id, email from staff where email like '%@import.example'")).rows.map(({ id, email }) => [email, id]),
  )
  expect(told[0]?.rows).toMatchObject([
    { entity: 'run', id: run.id, before: null, after: { total: 3 } },
    { id: ids.get('cai@import.example'), before: { roleIds: [one.id] }, after: { roleIds: [two.id] } },
    { id: ids.get('eva@import.example'), before: null, after: { email: 'eva@import.example' } },
  ])
})

test('a preview whose end cannot be written takes nothing along: the server answers on', async () => {
  await server.pool.query('alter table run add constraint endless check (ended_at is null) not valid')
  const run = await ask<Schema<'Run'>>('/staff/import', { dryRun: true, rows: [person('Endless')] })
  await sleep(500)
  expect(await ask<Schema<'Run'>>(`/runs/${run.id}`)).toMatchObject({ state: 'Running' })
  await server.pool.query('alter table run drop constraint endless')
  expect((await end(await ask('/staff/import', { dryRun: true, rows: [person('Ended')] }))).state).toBe('Done')
})
