// A network that says nothing: sessions end on our side, and what they leave behind works again.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { copyTemplate } from '../../testing.ts'
import { startTestProxy, type TestProxy } from '../../test-proxy.ts'
import { answerTo } from '../http/failures.ts'
import { Live } from '../http/live.ts'
import { applicationOf } from './application.ts'
import { copyInto } from './copy.ts'
import { allowLong, openDatabase, openPool } from './database.ts'
import { Readiness } from './readiness.ts'
import { poolOf, sessionOf, type Session, type Sessions } from './sessions.ts'

const database = await copyTemplate(inject('cluster'))
let proxy: TestProxy
const pools: Sessions[] = []
beforeAll(async () => {
  proxy = await startTestProxy(database)
})
afterAll(async () => {
  for (const pool of pools) void pool.end()
  await proxy.stop()
})

const through = () => ({ ...applicationOf(database), host: '127.0.0.1', port: proxy.port })
function pool(silentMs: number, max = 4): Sessions {
  const made = poolOf({ ...through(), max, silentMs })
  made.on('error', () => {})
  pools.push(made)
  return made
}
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => answerTo(error, 'en').envelope.reason,
  )

test('a statement that nobody answers fails as “away” after the limit, and its session is not used again', async () => {
  const sessions = pool(400)
  await Promise.all(Array.from({ length: 4 }, () => sessions.query('select pg_sleep(0.05)')))
  expect(sessions.idleCount).toBe(4)
  expect(proxy.freeze()).toBe(4)
  expect(await failure(sessions.query('select 1'))).toBe('NOT_READY')
  // The others have been silent for as long.
  expect((await sessions.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('the locks of a lost session are free within seconds, also while others hold the whole pool', async () => {
  const sessions = pool(400, 1)
  const lost = await sessions.connect()
  await lost.query('begin; select pg_advisory_xact_lock(4711)')
  proxy.freeze()
  expect(await failure(lost.query('select 1'))).toBe('NOT_READY')
  lost.release()
  const held = await sessions.connect()
  const beside = sessionOf(database)
  await beside.connect()
  const isFree = async () => (await beside.query<{ free: boolean }>('select pg_try_advisory_lock(4711) as free')).rows[0]?.free
  await expect.poll(isFree, { timeout: 5000 }).toBe(true)
  await beside.end()
  held.release()
})

test('a statement that takes long is left alone while PostgreSQL may still answer, and the limit is per statement', async () => {
  const sessions = pool(600)
  expect(await failure(sessions.query('select pg_sleep(0.4)'))).toBeUndefined()
  await wait(500)
  expect(await failure(sessions.query('select pg_sleep(0.4)'))).toBeUndefined()
})

test('long work has the limits of long work, until its transaction ends', async () => {
  const sessions = openPool(through(), 1, () => {})
  pools.push(sessions)
  const db = openDatabase(sessions)
  const limit = async () => (await sessions.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout
  expect(await limit()).toBe('9s')
  const within = await db.transaction().execute(async (change) => {
    await allowLong(change)
    return sql<{ statementTimeout: string }>`show statement_timeout`.execute(change)
  })
  expect(within.rows[0]?.statementTimeout).toBe('1min')
  expect(await limit()).toBe('9s')
})

test('the next user of a session has its usual limit after long work', async () => {
  const sessions = pool(400, 1)
  await openDatabase(sessions)
    .transaction()
    .execute(async (change) => {
      await allowLong(change)
      await sql`select pg_sleep(0.6)`.execute(change)
    })
  proxy.freeze()
  expect(await failure(sessions.query('select 1'))).toBe('NOT_READY')
})

test('long work within a program keeps the time of the program, which has no limit', async () => {
  const sessions = openPool(through(), 1, () => {}, 'program')
  pools.push(sessions)
  const within = await openDatabase(sessions)
    .transaction()
    .execute(async (change) => {
      await allowLong(change)
      return sql<{ statementTimeout: string }>`show statement_timeout`.execute(change)
    })
  expect(within.rows[0]?.statementTimeout).toBe('0')
})

test('a COPY on a session that was lost is “away”', async () => {
  const sessions = pool(2000, 1)
  const session = await sessions.connect()
  await session.query('create temporary table copied (text text)')
  const copied = (rows: number) =>
    failure(
      copyInto(
        session,
        'copied',
        ['text'],
        Array.from({ length: rows }, () => ['x'.repeat(1000)]),
      ),
    )
  expect(await copied(1)).toBeUndefined()
  proxy.freeze()
  // Under way, and begun afterwards.
  expect(await copied(20_000)).toBe('NOT_READY')
  expect(await copied(1)).toBe('NOT_READY')
  session.release(true)
})

test('a refusal by a constraint keeps the session', async () => {
  const sessions = pool(2000, 1)
  const pid = async () => (await sessions.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const before = await pid()
  expect(await failure(sessions.query('select 1 / 0 as wrong'))).toBe('INTERNAL')
  expect(await pid()).toBe(before)
})

test('a session that is ended by the server is “away” by its code', async () => {
  const sessions = pool(60_000, 1)
  const session = await sessions.connect()
  const cut = failure(session.query('select pg_sleep(60)'))
  ;(session as unknown as Session).connection.stream.destroy()
  expect(await cut).toBe('NOT_READY')
  expect(await failure(session.query('select 1'))).toBe('NOT_READY')
  session.release()
  expect(await failure(sessions.query('select 1'))).toBeUndefined()
})

test('a session that nobody gives back in time is “away” by its code', async () => {
  const full = poolOf({ ...through(), max: 1, connectionTimeoutMillis: 2000 })
  pools.push(full)
  const only = await full.connect()
  expect(await failure(full.query('select 1'))).toBe('NOT_READY')
  only.release()
})

test('nobody asks PostgreSQL to end lost sessions any more once it has none of them', async () => {
  const way = await startTestProxy(database)
  const sessions = poolOf({ ...applicationOf(database), host: '127.0.0.1', port: way.port, max: 1, silentMs: 400 })
  sessions.on('error', () => {})
  const lost = await sessions.connect()
  way.freeze()
  expect(await failure(lost.query('select 1'))).toBe('NOT_READY')
  lost.release()
  const before = way.opened()
  await expect.poll(() => way.opened() - before, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
  await wait(1500)
  const over = way.opened()
  await wait(3000)
  expect(way.opened()).toBe(over)
  await sessions.end()
  await way.stop()
}, 40_000)

test('a read-only database is away, and its session is not used again once it is a second old', async () => {
  const sessions = pool(2000, 1)
  await sessions.query('set default_transaction_read_only = on')
  expect(await failure(sessions.query('update setting set demo = demo'))).toBe('NOT_READY')
  expect((await sessions.query<{ on: string }>('show default_transaction_read_only')).rows[0]).toMatchObject({
    default_transaction_read_only: 'on',
  })
  await wait(1100)
  expect(await failure(sessions.query('update setting set demo = demo'))).toBe('NOT_READY')
  expect((await sessions.query('show default_transaction_read_only')).rows[0]).toMatchObject({ default_transaction_read_only: 'off' })
})

test('the news are heard again within seconds after a silence, and tell the pool which of its sessions are dead', async () => {
  const sessions = pool(60_000)
  const heard: string[] = []
  const log = { warn: () => {} } as never
  const live = new Live(sessions, log, (silentMs) => sessions.loseSilentSince(performance.now() - silentMs))
  live.onNews((news) => void heard.push(JSON.stringify(news)))
  live.start()
  await expect.poll(() => heard).toContain('"access"')
  await sessions.query('select 1')
  await wait(3500)
  proxy.freeze()
  const asked = failure(sessions.query('select 1'))
  await expect.poll(async () => (await asked) ?? 'answered', { timeout: 9000 }).toBe('NOT_READY')
  heard.length = 0
  await sessions.query("select pg_notify('isb_change', 'bike')")
  await expect.poll(() => heard.join(), { timeout: 3000 }).toContain('"change":"bike"')
  await live.stop()
}, 20_000)

test('news that break as soon as they are heard are asked for again after a second, and not at once', async () => {
  const sessions = pool(60_000)
  const live = new Live(sessions, { warn: () => {} } as never, () => {})
  let heard = 0
  live.onNews((news) => {
    if (news !== 'access') return
    heard += 1
    void sessions.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'isb news%' and datname = current_database()",
    )
  })
  live.start()
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
  await wait(900)
  expect(heard).toBe(1)
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(2)
  await live.stop()
}, 30_000)

test('readiness asks a session of its own, and says no where it is silent', async () => {
  const sessions = pool(60_000, 1)
  const readiness = new Readiness(sessions)
  const waiting = await sessions.connect()
  // A full pool is no reason.
  await readiness.ask()
  proxy.freeze()
  await expect(readiness.ask()).rejects.toThrow(/did not answer/)
  const again = () =>
    readiness.ask().then(
      () => true,
      () => false,
    )
  await expect.poll(again, { timeout: 5000 }).toBe(true)
  waiting.release(true)
  readiness.stop()
})

test('a server is not ready once no statement of its pool has succeeded for ten seconds, and is again afterwards', async () => {
  const sessions = pool(60_000, 2)
  const readiness = new Readiness(sessions)
  const waiting = await Promise.all([sessions.connect(), sessions.connect()])
  await Promise.all(waiting.map((session) => session.query('select 1')))
  const hung = waiting.map((session) => failure(session.query('select pg_sleep(60)')))
  await readiness.ask()
  // So much later by the clock of this process.
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
  await expect(readiness.ask()).rejects.toThrow(/ten seconds/)
  for (const session of waiting) (session as unknown as Session).connection.stream.destroy()
  await Promise.all(hung)
  for (const session of waiting) session.release()
  await readiness.ask()
  clock.mockRestore()
  readiness.stop()
})

test('a server is not ready on a standby', async () => {
  const session = sessionOf(database)
  await session.connect()
  await session.query(`alter database ${database.database} set default_transaction_read_only = on`)
  const readiness = new Readiness(pool(2000))
  await expect(readiness.ask()).rejects.toThrow(/read-only/)
  await session.query(`set default_transaction_read_only = off; alter database ${database.database} reset default_transaction_read_only`)
  await readiness.ask()
  await session.end()
  readiness.stop()
})
