// The procedure that later modules make their tables of requests with.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const client = new pg.Client(inject('cluster'))
beforeAll(async () => {
  await client.connect()
  await client.query('begin')
  await client.query('create table excursion (id bigint generated always as identity primary key)')
  await client.query(`call asked_and_decided('excursion', 'excursion')`)
})
afterAll(async () => {
  await client.query('rollback')
  await client.end()
})

/** The constraint that a row breaks; undefined where it may stand. */
async function brokenBy(columns: string, values: string): Promise<string | undefined> {
  await client.query('savepoint before')
  const broken = await client
    .query(`insert into excursion (requested_at, ${columns}) values (now(), ${values})`)
    .then(() => undefined)
    .catch(({ constraint }: { constraint: string }) => constraint)
  await client.query('rollback to savepoint before')
  return broken
}

test('a request is pending until somebody has decided, and a rejection has a reason', async () => {
  expect(await brokenBy('note', `'Dentist'`)).toBeUndefined()
  expect(await brokenBy('confirmation, decided_at', `'Confirmed', now()`)).toBeUndefined()
  expect(await brokenBy('confirmation, decided_at, reason', `'Rejected', now(), 'Too late'`)).toBeUndefined()
  expect(await brokenBy('confirmation', `'Confirmed'`)).toBe('excursion_decided')
  expect(await brokenBy('confirmation, decided_at', `'Pending', now()`)).toBe('excursion_decided')
  expect(await brokenBy('confirmation, decided_at', `'Rejected', now()`)).toBe('excursion_reason')
  expect(await brokenBy('decided_by', '(select id from staff limit 1)')).toBe('excursion_decided_by')
  expect(await brokenBy('confirmation, decided_at', `'Lost', now()`)).toBe('excursion_confirmation_check')
})

test('the order of the queue is that of an index, and open consoles hear of changes', async () => {
  await client.query(`insert into excursion (requested_at) select now() - make_interval(mins => n) from generate_series(1, 5000) n`)
  await client.query('analyze excursion')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select id from excursion order by (confirmation <> 'Pending'),
      (case when confirmation = 'Pending' then 1 else -1 end * extract(epoch from requested_at at time zone 'UTC')), id limit 20`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('excursion_queue')
  const { rows: triggers } = await client.query(
    `select encode(tgargs, 'escape') as told from pg_trigger where tgrelid = 'excursion'::regclass and not tgisinternal`,
  )
  expect(triggers).toEqual([{ told: 'excursion\\000' }])
})

test('the application may not call it', async () => {
  const { rows } = await client.query(
    `select has_function_privilege('isb_app', 'asked_and_decided(regclass, text)', 'execute') as application,
      has_function_privilege(current_user, 'asked_and_decided(regclass, text)', 'execute') as owner`,
  )
  expect(rows).toEqual([{ application: false, owner: true }])
})
