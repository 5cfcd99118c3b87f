// A backup carries the images, from whatever store into whatever store; a restore that fails takes away what it brought, and nothing else.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { folderStore } from '../files/disk.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-images-'))
const place = (name: string) => join(folder, name)
const from = folderStore(place('from'))
const file = place('school.backup')
const kept = Object.fromEntries([1, 49_152, 200_001].map((size) => [randomBytes(18).toString('hex'), randomBytes(size)]))
let server: TestServer
let connection: pg.ClientConfig

beforeAll(async () => {
  server = await startTestServer(inject('cluster'))
  connection = { ...inject('cluster'), database: (server.pool.options as { database: string }).database }
  // The demo's images are drawn, and lie in no store.
  await server.pool.query('update vehicle_pass set certificate_id = null, signature_id = null; delete from survey_file; delete from file')
  const row = (key: string, stored: boolean) =>
    server.pool.query(
      "insert into file (key, type, bytes, width, height, created_at, stored) values ($1, 'image/png', 9, 9, 9, now(), $2)",
      [key, stored],
    )
  for (const [key, bytes] of Object.entries(kept)) {
    await row(key, true)
    await from.put(key, bytes, 'image/png')
  }
  await row('not-there-yet', false)
  await row('tidied-meanwhile', true)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function empty(): Promise<pg.ClientConfig> {
  const database = `empty_${randomBytes(6).toString('hex')}`
  const owner = new pg.Client({ ...inject('cluster'), database: 'postgres' })
  await owner.connect()
  await owner.query(`create database ${database} template template0`)
  await owner.end()
  return { ...inject('cluster'), database }
}

test('every image is back, byte for byte', async () => {
  const saved = await dump(connection, file, from)
  expect(saved.images).toBe(3)
  const to = folderStore(place('to'))
  const restored = await load(await empty(), file, to)
  expect(restored).toEqual(saved)
  for (const [key, bytes] of Object.entries(kept)) expect((await to.get(key))?.equals(bytes), key).toBe(true)
  expect(readdirSync(place('to'))).toHaveLength(3)
})

test('tables that refer to each other are back too, and refer to each other as strictly as before', async () => {
  // A bike names the rent that has it out, and the rent names the bike.
  await server.pool.query(`
    with made as (insert into bike (number) values ('ring') returning id),
    rent as (
      insert into bike_rent (bike_id, person_id, requested_at, confirmation, decided_at, due_on)
      select made.id, (select max(id) from staff), now(), 'Confirmed', now(), current_date from made returning id, bike_id
    )
    select from rent`)
  await server.pool.query(
    "update bike set status = 'In use', rent_id = (select id from bike_rent where bike_id = bike.id) where number = 'ring'",
  )
  const ring = place('ring.backup')
  const saved = await dump(connection, ring, undefined)
  const to = await empty()
  expect(await load(to, ring, folderStore(place('none')))).toEqual(saved)
  const rules =
    "select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f' order by 1"
  const client = new pg.Client(to)
  await client.connect()
  const { rows: after } = await client.query(rules)
  await client.end()
  expect(after).toEqual((await server.pool.query(rules)).rows)
})

test('they may be left out', async () => {
  const without = place('without.backup')
  expect(await dump(connection, without, undefined)).toMatchObject({ images: 0 })
  expect(await load(await empty(), without, folderStore(place('none')))).toMatchObject({ images: 0, rows: { file: 5 } })
})

test('a backup whose bytes were changed restores nothing, and what lay in the store before stays', async () => {
  const changed = place('changed.backup')
  const text = gunzipSync(readFileSync(file)).toString()
  const [first = '', second = ''] = Object.keys(kept)
  writeFileSync(changed, gzipSync(text.replace(/"sealed":"./, '"sealed":"x')))
  const to = folderStore(place('shared'))
  await to.put(first, kept[first] ?? Buffer.alloc(0), 'image/png')
  await expect(load(await empty(), changed, to)).rejects.toThrow('nothing is restored')
  expect(readdirSync(place('shared'))).toEqual([first])
  expect(await to.get(second)).toBeUndefined()
})

// S-42
test('whoever was signed in is not any more, and no invitation, code or mail with one opens a way in', async () => {
  const { rows } = await server.pool.query<{ id: number }>('select max(id) as id from staff')
  const id = rows[0]?.id
  await server.pool.query(`
    insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at) values ('a', ${id}, now(), now(), now() + interval '1 hour');
    insert into invitation (staff_id, token_hash, sent_at, expires_at) values (${id}, 'b', now(), now() + interval '1 hour');
    insert into reset_code (staff_id, code_hash, expires_at, sent_at, hour_began_at) values (${id}, 'c', now() + interval '1 hour', now(), now());
    insert into api_token (staff_id, token_hash, name, start, scopes, created_at, expires_at) values (${id}, 'd', 'gate', 'isb', '{a}', now(), now() + interval '1 hour');
    insert into venue_feed (staff_id, titles, key_hash, created_at) values (${id}, false, 'e', now());
    insert into outbox (recipient, subject, body, secret, due_at, created_at) values ('a@school.example', '', 'link', true, now(), now())`)
  const open = place('open.backup')
  await dump(connection, open, undefined)
  const to = await empty()
  await load(to, open, folderStore(place('none')))
  const client = new pg.Client(to)
  await client.connect()
  const count = async (of: string) => (await client.query(`select from ${of}`)).rowCount
  expect(await count('session')).toBeGreaterThan(0)
  expect(await count('session where ended_at is null')).toBe(0)
  expect(await count('invitation')).toBe(0)
  expect(await count('reset_code')).toBe(0)
  expect(await count("outbox where secret and state = 'Pending'")).toBe(0)
  expect(await count('api_token where revoked_at is null')).toBe(0)
  expect(await count('venue_feed')).toBe(0)
  await client.end()
})

test('a part that the migrations do not know is refused, though the seal is right', async () => {
  const foreign = place('foreign.backup')
  const lines = gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean)
  const [head = '{}'] = lines
  const table = JSON.stringify({ table: 'pg_authid', columns: ['rolname'] })
  const hash = createHash('sha256')
    .update(JSON.stringify(JSON.parse(head)))
    .update(table)
    .digest('hex')
  writeFileSync(foreign, gzipSync([head, table, JSON.stringify({ sealed: hash })].join('\n')))
  await expect(load(await empty(), foreign, folderStore(place('none')))).rejects.toThrow('no backup of this system has (pg_authid)')
})

test('an API token stays good only where the operator says that none was revoked since', async () => {
  const to = await empty()
  await load(to, place('open.backup'), folderStore(place('none')), { keepsTokens: true })
  const client = new pg.Client(to)
  await client.connect()
  expect((await client.query("select from api_token where name = 'gate' and revoked_at is null")).rowCount).toBe(1)
  expect((await client.query('select from venue_feed')).rowCount).toBe(1)
  await client.end()
})

const restored = async (from: string, protection: Parameters<typeof load>[3]) =>
  load(await empty(), from, folderStore(place('none')), protection).then(
    ({ images }) => `restored with ${images} images`,
    (error: unknown) => (error as Error).message.replace(from, 'It'),
  )

// S-35
test('a signed backup is restored with its key alone: whoever changes it cannot sign it', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)]
  const signedFile = place('signed.backup')
  await dump(connection, signedFile, undefined, { key })
  expect(await restored(signedFile, { key })).toBe('restored with 0 images')
  expect(await restored(signedFile, { key: other })).toBe('It was changed, or signed with another BACKUP_KEY: nothing is restored.')
  expect(await restored(signedFile, {})).toBe('It is signed: set BACKUP_KEY to the key it was made with, or say --without-key.')
  expect(await restored(file, { key })).toMatch('It is not signed, so anybody may have changed it.')
  expect(await restored(signedFile, { key: other, trusts: true })).toBe('restored with 0 images')
  // A grant taken away, and the seal made anew, as the attacker of the review did.
  const [head = '', ...lines] = gunzipSync(readFileSync(signedFile)).toString().split('\n').filter(Boolean)
  const seal = JSON.parse(lines.pop() ?? '{}') as { sealed: string; signed: string }
  const at = lines.findIndex((line) => line.startsWith('{"table":"role_menu"'))
  lines.splice(at + 1, 1)
  const hash = createHash('sha256')
  for (const line of [head, ...lines]) hash.update(line)
  const forged = place('forged.backup')
  writeFileSync(forged, gzipSync([head, ...lines, JSON.stringify({ ...seal, sealed: hash.digest('hex') })].join('\n')))
  expect(await restored(forged, { key })).toBe('It was changed, or signed with another BACKUP_KEY: nothing is restored.')
})

test('an encrypted backup says nothing without its key, and nothing of it is read that was changed', async () => {
  const key = randomBytes(32)
  const secret = place('secret.backup')
  const saved = await dump(connection, secret, from, { key, encrypts: true })
  const bytes = readFileSync(secret)
  expect(bytes.subarray(0, 23).toString()).toBe('isb-encrypted-backup-1\n')
  expect(() => gunzipSync(bytes)).toThrow('incorrect header check')
  expect(await load(await empty(), secret, folderStore(place('decrypted')), { key })).toEqual(saved)
  expect(await restored(secret, {})).toBe('It is encrypted: set BACKUP_KEY to the key it was made with.')
  const changed = 'It is cut off, was changed, or was encrypted with another BACKUP_KEY.'
  expect(await restored(secret, { key: randomBytes(32), trusts: true })).toBe(changed)
  const broken = place('broken.backup')
  const piece = 64 * 1024 + 16
  const swapped = Buffer.concat([
    bytes.subarray(0, 39),
    bytes.subarray(39 + piece, 39 + 2 * piece),
    bytes.subarray(39, 39 + piece),
    bytes.subarray(39 + 2 * piece),
  ])
  const flipped = Buffer.from(bytes)
  flipped[bytes.length - 100] = (flipped[bytes.length - 100] ?? 0) ^ 1
  for (const wrong of [swapped, flipped, bytes.subarray(0, 39 + piece), bytes.subarray(0, bytes.length - 1), bytes.subarray(0, 30)]) {
    writeFileSync(broken, wrong)
    expect(await restored(broken, { key, trusts: true })).toMatch(/^It (is cut off, was changed|cannot be read|is no backup)/)
  }
})

test('a line without an end is refused with a sentence', async () => {
  const endless = place('endless.backup')
  writeFileSync(endless, gzipSync(Buffer.alloc(270_000_000, 'a'), { level: 1 }))
  expect(await restored(endless, {})).toBe('It cannot be read to its end: a line has no end')
})
