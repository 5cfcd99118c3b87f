// A record takes a file over, once and only its uploader's; what no record names for a day goes, and nothing else does. The record is a
// table of the test's own: core knows records by their foreign keys alone.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import type { App } from '../app/context.ts'
import { openDatabase, openPool, type Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { folderStore } from './disk.ts'
import { reencode } from './image.ts'
import { claimFile, fileDownload } from './index.ts'
import { confirmFile, putFile } from './keep.ts'
import type { Store } from './store.ts'
import { tidyFiles } from './tidy.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-claim-'))
const hour = 60 * 60_000
const start = new Date('2026-11-17T07:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * hour)
const anna = { staffId: 1 }
const ben = { staffId: 2 }
let server: TestServer
let app: Pick<App, 'db' | 'files' | 'log'>
let db: Kysely<Tables>
let store: Store

beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  await server.pool.query(
    'create table scooter (id bigint generated always as identity primary key, photo_id bigint references file on delete restrict, paper_id bigint references file on delete restrict)',
  )
  const { database } = server.pool.options as { database: string }
  const pool = openPool({ ...inject('cluster'), database }, 4, () => {})
  db = openDatabase(pool)
  store = folderStore(folder)
  app = { db, files: store, log: { info: () => {} } as unknown as App['log'] }
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await server.pool.query(
    'update vehicle_pass set certificate_id = null, signature_id = null; truncate scooter; delete from survey_file; delete from file',
  )
  rmSync(folder, { recursive: true, force: true })
})

const image = async () =>
  reencode(() =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
async function uploaded(by: { staffId: number }, at = start): Promise<number> {
  const id = await putFile(app, at, by.staffId, await image())
  await confirmFile(db, id)
  return id
}
const named = async (change: Db, photo: number) => sql`insert into scooter (photo_id) values (${photo})`.execute(change)
const attach = (by: { staffId: number }, id: number) =>
  db.transaction().execute(async (change) => {
    await claimFile(change, by, id)
    await named(change, id)
  })
const known = async () => (await db.selectFrom('file').select('id').orderBy('id').execute()).map(({ id }) => id)
const lying = () => {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}
const notFound = { code: 2, reason: 'FILE_NOT_FOUND' }

test('only who uploaded it can put it into a record, and once', async () => {
  const id = await uploaded(anna)
  await expect(attach(ben, id)).rejects.toMatchObject(notFound)
  await expect(attach(anna, id + 1000)).rejects.toMatchObject(notFound)
  await attach(anna, id)
  await expect(attach(anna, id)).rejects.toMatchObject(notFound)
  // What the record names already, and naming nothing, needs no claim.
  await claimFile(db, ben, id, id)
  await claimFile(db, ben, null, id)
})

test('of ten that claim one file at once, one gets it', async () => {
  const id = await uploaded(anna)
  const tried = await Promise.allSettled(Array.from({ length: 10 }, () => attach(anna, id)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await server.pool.query('select from scooter')).rowCount).toBe(1)
})

test('an upload that was not finished is no file', async () => {
  const id = await putFile(app, start, anna.staffId, await image())
  await expect(attach(anna, id)).rejects.toMatchObject(notFound)
  await expect(fileDownload(app, id, 'x')).rejects.toMatchObject({ code: 2, reason: 'FILE_GONE' })
})

test('a record’s file is read whole, under its name', async () => {
  const id = await uploaded(anna)
  const { fileName, type, size, body } = await fileDownload(app, id, 'B-012')
  expect({ fileName, type }).toEqual({ fileName: 'B-012.jpg', type: 'image/jpeg' })
  const bytes = Buffer.concat((await body.toArray()) as Buffer[])
  expect(bytes).toHaveLength(size ?? 0)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 8 })
})

test('what no record names for a day is deleted, row and bytes; what one names stays, whichever column names it', async () => {
  const [loose, photo, paper] = [await uploaded(anna), await uploaded(anna), await uploaded(anna)]
  await attach(anna, photo)
  await db.transaction().execute(async (change) => {
    await claimFile(change, anna, paper)
    await sql`insert into scooter (paper_id) values (${paper})`.execute(change)
  })
  expect(await tidyFiles(app, later(23))).toBe(0)
  expect(await known()).toEqual([loose, photo, paper])
  expect(await tidyFiles(app, later(25))).toBe(1)
  expect(await known()).toEqual([photo, paper])
  expect(lying()).toBe(2)
  expect(await tidyFiles(app, later(24 * 365))).toBe(0)
})

test('what a record names no longer stays another day, and longer if a record names it again', async () => {
  const [replaced, restored] = [await uploaded(anna), await uploaded(anna)]
  await attach(anna, replaced)
  await attach(anna, restored)
  await server.pool.query('update scooter set photo_id = null')
  expect(await tidyFiles(app, later(100))).toBe(0)
  await server.pool.query('insert into scooter (photo_id) values ($1)', [restored])
  expect(await tidyFiles(app, later(123))).toBe(0)
  expect(await tidyFiles(app, later(125))).toBe(1)
  expect(await known()).toEqual([restored])
  expect(lying()).toBe(1)
})

test('a server that is killed between any two steps leaves nothing that is not tidied', async () => {
  // Before the bytes, half way through them, and before the row says that they are there.
  await expect(
    putFile({ db, files: { ...store, put: () => Promise.reject(new Error('killed')) } }, start, anna.staffId, await image()),
  ).rejects.toThrow('killed')
  await putFile(app, start, anna.staffId, await image())
  // While tidying, between the bytes and the row.
  const id = await uploaded(anna)
  await expect(
    tidyFiles(
      { ...app, files: { ...store, remove: (key) => store.remove(key).then(() => Promise.reject(new Error('killed'))) } },
      later(25),
    ),
  ).rejects.toThrow('killed')
  await expect(attach(anna, id)).rejects.toMatchObject(notFound)
  await tidyFiles(app, later(26))
  expect([await known(), lying()]).toEqual([[], 0])
})

test('a file that is being claimed while the tidying looks is left alone', async () => {
  const id = await uploaded(anna)
  let tidied: number | undefined
  await db.transaction().execute(async (change) => {
    await claimFile(change, anna, id)
    tidied = await tidyFiles(app, later(25))
    await named(change, id)
  })
  expect(tidied).toBe(0)
  expect(await tidyFiles(app, later(60))).toBe(0)
  expect(lying()).toBe(1)
})

test('what another database keeps in the same folder is not touched', async () => {
  await store.put('somebody-elses', Buffer.from('x'), 'image/png')
  await tidyFiles(app, later(1000))
  expect(String(await store.get('somebody-elses'))).toBe('x')
})
