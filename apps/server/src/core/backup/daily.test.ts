// The server's own backups: one a day, whole, the newest of them kept. A backup can be looked through without a database.
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { check } from './check.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'isb-daily-')), 'backups')
const backups = () => readdirSync(folder).filter((name) => name !== 'erased.jsonl')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'), { BACKUP_DIR: folder, BACKUP_KEEP: '2' })
})
afterAll(async () => {
  await server.stop()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const dayMs = 24 * 60 * 60_000
const nameOf = (days: number) => `isb-${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}.backup`

// S-41
test('there is one a day, for its owner alone, with the list of who was erased beside it', async () => {
  await server.backUp()
  await server.backUp()
  expect(backups()).toEqual([nameOf(0)])
  expect(statSync(join(folder, nameOf(0))).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toContain('erased.jsonl')
  const { rows } = await check(join(folder, nameOf(0)))
  const { rows: counted } = await server.pool.query<{ count: number }>('select count(*)::int as count from staff')
  expect(rows['staff']).toBe(counted[0]?.count)
})

test('of several servers one makes it', async () => {
  const other = await startTestServer(inject('cluster'), { BACKUP_DIR: folder, BACKUP_KEEP: '2' }, server)
  for (const { pass } of [server, other]) pass(dayMs)
  await Promise.all([server.backUp(), other.backUp(), server.backUp()])
  expect(backups()).toEqual([nameOf(0), nameOf(1)])
  await other.stop()
})

test('the oldest goes once there are more than are kept, and nothing else does', async () => {
  writeFileSync(join(folder, 'before-the-move.backup'), 'made by hand')
  server.pass(dayMs)
  await server.backUp()
  expect(backups().toSorted()).toEqual(['before-the-move.backup', nameOf(1), nameOf(2)])
})

test('administrators are told of one that failed, once a day', async () => {
  const blocked = join(folder, 'before-the-move.backup', 'below a file')
  const other = await startTestServer(inject('cluster'), { BACKUP_DIR: blocked }, server)
  for (let time = 0; time < 2; time++) await expect(other.backUp()).rejects.toThrow('ENOTDIR')
  const { rows } = await server.pool.query<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from outbox where kind = 'backup-failed'",
  )
  expect(rows).toMatchObject([
    { recipient: 'admin@school.example', subject: expect.stringContaining(`The backup of ${nameOf(0).slice(4, 14)} failed`) as string },
  ])
  expect(rows[0]?.body).toContain('ENOTDIR')
  await other.stop()
})

test('one that was cut, changed, or made by a newer version is told from a whole one', async () => {
  const whole = readFileSync(join(folder, nameOf(2)))
  const place = join(folder, 'wrong.backup')
  const wrong = (bytes: Buffer) => (writeFileSync(place, bytes), check(place))
  await expect(wrong(whole.subarray(0, whole.length - 100))).rejects.toThrow('cannot be read to its end')
  const text = gunzipSync(whole).toString()
  await expect(wrong(gzipSync(text.replace('admin@school.example', 'thief@school.example')))).rejects.toThrow('was changed')
  await expect(wrong(gzipSync(text.slice(0, text.lastIndexOf('{"sealed"'))))).rejects.toThrow('is cut off')
  await expect(wrong(gzipSync(text.replace('"0100-second-factor"', '"9999-of-tomorrow"')))).rejects.toThrow('which has 9999-of-tomorrow')
  await expect(wrong(gzipSync('{"format":"other"}'))).rejects.toThrow('no backup of this system')
})
