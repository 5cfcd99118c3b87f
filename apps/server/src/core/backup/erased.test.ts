// A backup from before an erasure brings nobody back: the list beside it says whom to erase again.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kept } from '../../modules.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { folderStore } from '../files/disk.ts'
import { erasePerson } from '../person/erase.ts'
import { dump } from './dump.ts'
import { eraseAgain } from './erase-again.ts'
import { erasedIn, keepErased } from './erased.ts'
import { load } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-erased-'))
const store = folderStore(join(folder, 'files'))
const backup = join(folder, 'school.backup')
const list = join(folder, 'erased.jsonl')
let server: TestServer
let connection: pg.ClientConfig
beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  connection = { ...inject('cluster'), database: (server.pool.options as { database: string }).database }
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const database = `empty_${randomBytes(6).toString('hex')}`
  const owner = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  await owner.connect()
  await owner.query(`create database ${database} template template0`)
  await owner.end()
  return { ...inject('cluster'), database }
}

test('who has a bike out in the backup and was erased since is gone once it is restored, and the bike is back', async () => {
  const made = await server.pool.query<{ id: string }>(
    "insert into staff (name, email) values ('Ada Gone', 'ada@gone.example') returning id",
  )
  const id = Number(made.rows[0]?.id)
  await server.pool.query("insert into bike (number) values ('gone')")
  await server.pool.query(
    `insert into bike_rent (bike_id, person_id, requested_at, confirmation, decided_at, due_on)
     select id, $1, now(), 'Confirmed', now(), current_date from bike where number = 'gone'`,
    [id],
  )
  await server.pool.query(
    "update bike set status = 'In use', rent_id = (select id from bike_rent where bike_id = bike.id) where number = 'gone'",
  )
  await dump(connection, backup, store)

  await server.pool.query("update bike set status = 'Returned', rent_id = null where number = 'gone'")
  await server.pool.query('update bike_rent set returned_at = now() where person_id = $1', [id])
  const pool = openPool(connection, 1, () => {})
  const db = openDatabase(pool)
  await db.transaction().execute((change) => erasePerson(change, kept, id, new Date()))
  await keepErased(db, list)
  await keepErased(db, list)
  await pool.end()
  expect(readFileSync(list, 'utf8')).toMatch(/^{"id":"[0-9a-f-]{36}","at":"[^"]+"}\n$/)

  const restored = await emptyDatabase()
  const erased = (await erasedIn(list)) ?? new Map<string, string[]>()
  await load(restored, backup, store, { erases: true })
  const there = openPool(restored, 1, () => {})
  await eraseAgain(openDatabase(there), kept, erased, store)
  const { rows } = await there.query("select status from bike where number = 'gone'")
  expect(rows).toEqual([{ status: 'Returned' }])
  expect((await there.query("select from staff where name = 'Ada Gone'")).rowCount).toBe(0)
  expect((await there.query('select id from erased')).rows).toEqual([...erased.keys()].map((each) => ({ id: each })))
  await there.end()
})

// S-48
test('what an eraser has ticked is taken out again once an older backup is restored', async () => {
  const made = await server.pool.query<{ id: string }>(
    "insert into staff (name, email) values ('Benedikta Larkspur', 'benedikta@gone.example') returning id",
  )
  const id = Number(made.rows[0]?.id)
  const bikes = await server.pool.query<{ id: string }>(
    "insert into bike (number, location) values ('ticked', 'Benedikta brought it'), ('left', 'Benedikta took it') returning id",
  )
  const older = join(folder, 'older.backup')
  await dump(connection, older, store)

  const listOfTicks = join(folder, 'ticks', 'erased.jsonl')
  const pool = openPool(connection, 1, () => {})
  const db = openDatabase(pool)
  const ticks = [`bike/${bikes.rows[0]?.id}/GivenName`]
  await db.transaction().execute((change) => erasePerson(change, kept, id, new Date(), ticks))
  await keepErased(db, listOfTicks)
  await pool.end()
  const notes = async (query: (text: string) => Promise<{ rows: unknown[] }>) =>
    (await query("select number, location from bike where number in ('ticked', 'left') order by number desc")).rows
  const erasedOnce = [
    { number: 'ticked', location: '— brought it' },
    { number: 'left', location: 'Benedikta took it' },
  ]
  expect(await notes((text) => server.pool.query(text))).toEqual(erasedOnce)

  const restored = await emptyDatabase()
  await load(restored, older, store, { erases: true })
  const there = openPool(restored, 1, () => {})
  const query = (text: string) => there.query(text)
  expect(await notes(query)).toContainEqual({ number: 'ticked', location: 'Benedikta brought it' })
  const erased = (await erasedIn(listOfTicks)) ?? new Map<string, string[]>()
  await eraseAgain(openDatabase(there), kept, erased, store)
  expect(await notes(query)).toEqual(erasedOnce)
  expect((await there.query("select from staff where name = 'Benedikta Larkspur'")).rowCount).toBe(0)
  // The next erasure of an older backup takes them out too.
  const again = join(folder, 'again.jsonl')
  await keepErased(openDatabase(there), again)
  expect([...((await erasedIn(again)) ?? new Map<string, string[]>()).values()]).toContainEqual(ticks)
  await there.end()
})
