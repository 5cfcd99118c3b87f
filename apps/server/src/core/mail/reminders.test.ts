import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../ground/config.ts'
import type { App } from '../app/context.ts'
import { openPool } from '../database/database.ts'
import { copyTemplate } from '../../testing.ts'
import { remindersOf, type Remind } from './reminders.ts'

const sent: string[] = []
const pools: pg.Pool[] = []
const closing: (() => Promise<unknown>)[] = []
let owner: pg.Pool
let apps: App[] = []
let now = Date.parse('2026-11-17T07:36:00Z')

beforeAll(async () => {
  const connection = await copyTemplate(inject('cluster'))
  owner = new pg.Pool({ ...connection, max: 2 })
  apps = await Promise.all(
    [1, 2].map(async () => {
      const pool = openPool(connection, 5, () => {})
      pools.push(pool)
      const { server, app } = await buildApp({
        config: readConfig({ LOG_LEVEL: 'fatal' }),
        pool,
        now: () => new Date(now),
        send: async ({ to }) => void sent.push(to),
        remindByHand: true,
      })
      closing.push(() => server.close())
      return app
    }),
  )
})
afterAll(async () => {
  for (const close of closing) await close()
  for (const pool of [...pools, owner]) await pool.end()
})
beforeEach(async () => {
  await Promise.all(apps.map(({ outbox }) => outbox.work()))
  sent.length = 0
  await owner.query('delete from outbox')
})

const addresses = Array.from({ length: 20 }, (_, at) => `rider${at}@school.example`)
/** What a module gives: who is overdue is mailed once a day, in whatever order they are found. */
const overdue: Remind = async (db, { outbox }, at) => {
  for (const to of addresses.toSorted(() => Math.random() - 0.5))
    await outbox.put(db, {
      kind: 'invitation',
      to,
      subject: 's',
      body: 'b',
      html: '',
      once: `overdue:${to}:${at.toISOString().slice(0, 10)}`,
    })
}
const written = async () => Number((await owner.query<{ n: string }>('select count(*) as n from outbox')).rows[0]?.n)

test('of two servers one writes, and what was written is not written the next minute', async () => {
  const both = apps.map((app) => remindersOf(app, [overdue]))
  for (let minutes = 0; minutes < 5; minutes++) {
    await Promise.all(both.map((reminders) => reminders.run()))
    now += 60_000
  }
  expect(await written()).toBe(20)
  await expect.poll(() => sent.toSorted()).toEqual(addresses.toSorted())
  now += 24 * 60 * 60_000
  await Promise.all(both.map((reminders) => reminders.run()))
  expect(await written()).toBe(40)
})

test('a mail that was sent by a server which has died since is not written again by another', async () => {
  const [one, two] = apps.map((app) => remindersOf(app, [overdue]))
  await one?.run()
  await expect.poll(() => sent.length).toBe(20)
  await two?.run()
  expect(await written()).toBe(20)
})

test('one reminder that fails leaves nothing of itself, and the others alone', async () => {
  const broken: Remind = async (db, { outbox }) => {
    await outbox.put(db, { kind: 'invitation', to: 'half@school.example', subject: 's', body: 'b', html: '', once: 'half' })
    throw new Error('no')
  }
  await remindersOf(apps[0] as App, [broken, overdue]).run()
  expect(await written()).toBe(20)
  await expect.poll(() => sent.length).toBe(20)
  expect(sent).not.toContain('half@school.example')
})

test('it looks as soon as it starts, and what is under way is waited for when it stops', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let [begun, ended] = [0, 0]
  const slow: Remind = async () => {
    begun += 1
    await held
    ended += 1
  }
  const reminders = remindersOf(apps[0] as App, [slow])
  reminders.start()
  await expect.poll(() => begun).toBe(1)
  const stopped = reminders.stop()
  release()
  await stopped
  expect([begun, ended]).toEqual([1, 1])
})
