// Runs that wait for others.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn } from '../app/context.ts'
import { applicationOf } from '../database/application.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { copyTemplate } from '../../testing.ts'
import { beginRun, readRun } from './runs.ts'

const pool = openPool(applicationOf(await copyTemplate(inject('cluster'))), 4, () => {})
// What a server allows for a minute is over at once here.
pool.on('connect', (session) => void session.query(`set idle_in_transaction_session_timeout = '200ms'`))
const db = openDatabase(pool)
let staffId: number
beforeAll(async () => {
  ;({ id: staffId } = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirstOrThrow())
})
afterAll(() => pool.end())

test('a run that waits long for somebody else goes on afterwards', async () => {
  const now = new Date()
  const begun: Promise<unknown>[] = []
  const context = {
    app: { db, pool, now: () => now, log: { error: () => {}, info: () => {} } },
    db,
    caller: { staffId, name: '', token: null },
    address: '',
    now,
    afterCommit: (work: () => unknown) => void begun.push(Promise.resolve(work())),
  } as unknown as SignedIn
  const { id } = await beginRun(context, { operation: 'baseData.pull', dryRun: true, total: 1 }, async (running) => {
    await running.db.selectFrom('staff').select('id').executeTakeFirst()
    await wait(600)
    const { length } = await running.db.selectFrom('staff').select('id').execute()
    return { refused: false, counts: { read: length }, results: [] }
  })
  await expect.poll(async () => (await readRun(db, id, staffId, now))?.state, { timeout: 10_000 }).not.toBe('Running')
  expect(await readRun(db, id, staffId, now)).toMatchObject({ state: 'Done', counts: { read: expect.any(Number) } })
})
