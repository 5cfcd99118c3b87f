import { CompiledQuery, sql, type Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing.ts'
import { asOwner, openDatabase, openPool } from './database.ts'
import { namesFor, sendWithNext } from './prepared.ts'
import type { Tables } from './tables.ts'

let connection: pg.ClientConfig
let pool: pg.Pool
let db: Kysely<Tables>
beforeAll(async () => {
  connection = await copyTemplate(inject('cluster'))
  // What one session has prepared is seen by that session alone.
  pool = openPool(connection, 1, () => {})
  db = openDatabase(pool)
})
afterAll(() => pool.end())

const statements = async () =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement)

test('PostgreSQL keeps a statement from the second time on that it is asked, and answers each by its values', async () => {
  const named = (email: string) => db.selectFrom('staff').select('name').where('email', '=', email)
  const asked = named('').compile().sql
  await named('admin@school.example').executeTakeFirstOrThrow()
  expect(await statements()).not.toContain(asked)
  const [one, two] = [await named('admin@school.example').execute(), await named('nobody@school.example').execute()]
  expect(await statements()).toContain(asked)
  expect([one.length, two.length]).toEqual([1, 1])
  expect(one).not.toEqual(two)
})

test('a newer server adds a column beside: what asks for all of them goes on', async () => {
  const all = () => db.selectFrom('bike').selectAll().where('id', '>', 0).limit(1).executeTakeFirstOrThrow()
  const some = () => db.selectFrom('bike').select(['id', 'brand']).where('id', '>', 0).limit(1).executeTakeFirstOrThrow()
  const before = [await all(), await all(), await some(), await some()]
  await asOwner(connection, (owner) => sql`alter table bike add column colour text not null default 'blue'`.execute(owner))
  expect(await all()).toEqual({ ...before[0], colour: 'blue' })
  expect(await some()).toEqual(before[2])
})

describe('a statement that is sent with the next one', () => {
  const failing = CompiledQuery.raw('select 1 / $1::int', [0])
  const plus = (change: Kysely<Tables>, one: number) => sql<{ sum: number }>`select ${one}::int + 1000 as sum`.execute(change)

  test('fails where the next one is awaited, or the commit, and the session goes on', async () => {
    const works = [(change: Kysely<Tables>) => plus(change, 1), () => Promise.resolve()]
    for (const work of works)
      await expect(db.transaction().execute(async (change) => (await sendWithNext(change, failing), work(change)))).rejects.toMatchObject({
        code: '22012',
      })
    expect((await plus(db, 2)).rows).toEqual([{ sum: 1002 }])
  })

  test('does not hide why its transaction is rolled back', async () => {
    const refused = db.transaction().execute(async (change) => {
      await plus(change, 3)
      await sendWithNext(change, failing)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
  })
})

test('so many statements are named and no more: each takes memory of every session', () => {
  const nameOf = namesFor(20)
  const texts = Array.from({ length: 30 }, (_, at) => `select $1::int + ${at}`)
  expect(texts.map(nameOf).filter(Boolean)).toEqual([])
  const named = texts.map(nameOf).filter(Boolean)
  expect(new Set(named).size).toBe(20)
  expect(texts.map(nameOf).filter(Boolean)).toEqual(named)
})
