// What servers of one database share: a server that differs does not start, and says which setting to copy. Keys are changed by a program.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, openPool } from '@isb/server/database'
import { sealAudit } from '@isb/server/seal'
import { decrypt, encrypt } from '@isb/server/secrets'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, freePort, launch, newFolder, startProcess, type Process } from '../trust/lib/server.ts'

const folder = newFolder('shared')
const dir = (name: string) => join(folder.path, name)
const cluster = inject('cluster')
/** An empty database, and its address for servers. */
async function database(name: string) {
  await ask({ ...cluster, database: 'postgres' }, `drop database if exists ${name} with (force)`)
  await ask({ ...cluster, database: 'postgres' }, `create database ${name} template template0`)
  const { host = '', user, password } = cluster
  return {
    url: `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host)}`,
    connection: { ...cluster, database: name },
  }
}
let school: Awaited<ReturnType<typeof database>>
let running: Process | undefined
beforeAll(async () => {
  school = await database('isb_shared')
  running = await startProcess({ DATABASE_URL: school.url, DATA_DIR: dir('one') })
})
afterAll(async () => {
  await running?.end('SIGKILL')
  folder.remove()
})

/** How a server ends that is refused. */
async function refused(env: Record<string, string>): Promise<string> {
  const server = launch({ DATABASE_URL: school.url, ...env }, await freePort())
  const late = setTimeout(() => void server.end('SIGKILL'), 60_000)
  expect(await server.end()).toBe(1)
  clearTimeout(late)
  return server.said()
}
async function starts(env: Record<string, string>): Promise<void> {
  const server = await startProcess({ DATABASE_URL: school.url, ...env })
  await server.end('SIGINT')
}

/** A program of the operator's. */
function run(program: string, args: string[], env: Record<string, string>, typed = '') {
  const path = join(import.meta.dirname, `../../apps/server/src/${program}.ts`)
  const child = spawn(process.execPath, [path, ...args], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  child.stdin.end(typed)
  return new Promise<{ code: number | null; said: string }>((resolve) => child.on('close', (code) => resolve({ code, said })))
}
const one = () => ({ DATABASE_URL: school.url, DATA_DIR: dir('one') })

// S-23
test('a server with a key of its own does not start, makes no key, and names the setting', async () => {
  expect(await refused({ DATA_DIR: dir('two') })).toMatch(
    /^The database has secrets of another server, and this one has no key\. Copy SECRETS_KEY, or the file/,
  )
  expect(existsSync(join(dir('two'), 'secrets.key'))).toBe(false)
  expect(await refused({ DATA_DIR: dir('two'), SECRETS_KEY: 'A'.repeat(43) })).toMatch(
    /^The database has secrets that were encrypted with another key\. Copy SECRETS_KEY/,
  )
})

test('a server with a store of its own for images does not start, unless the operator says that it is the one', async () => {
  mkdirSync(dir('two'), { recursive: true })
  cpSync(join(dir('one'), 'secrets.key'), join(dir('two'), 'secrets.key'))
  expect(await refused({ DATA_DIR: dir('two') })).toMatch(
    /^The images of this database lie elsewhere than in .*two\/files\. Copy FILES_S3_URL, or DATA_DIR/,
  )
  await starts({ DATA_DIR: dir('one') })
})

test('a server that signs its backups with another key does not start, and one that makes none needs no key', async () => {
  const [key, other] = ['B'.repeat(43), 'C'.repeat(43)]
  await starts({ DATA_DIR: dir('one'), BACKUP_KEY: key })
  expect(await refused({ DATA_DIR: dir('one'), BACKUP_KEY: other })).toMatch(
    /^Other servers of this database sign their backups with another BACKUP_KEY\. Copy BACKUP_KEY/,
  )
  expect(await refused({ DATA_DIR: dir('one'), BACKUP_DIR: dir('backups') })).toMatch(/another BACKUP_KEY, and this one has none/)
  await starts({ DATA_DIR: dir('one') })
})

test('a rotation waits until no server works, and encrypts every secret with the new key', async () => {
  const secretsKey = readFileSync(join(dir('one'), 'secrets.key'), 'utf8').trim()
  const kept = encrypt({ secretsKey } as never, 'second factor', Buffer.from('of an app'), '1')
  await ask(school.connection, 'insert into authenticator (staff_id, secret, confirmed, created_at) values (1, $1, true, now())', [kept])
  expect(await run('secrets', ['--rotate'], one())).toMatchObject({ code: 1, said: expect.stringContaining('Stop all of them first') })

  await ask(school.connection, "insert into audit (at, operation, rows) values (now(), 'auth.login', '[]')")
  await running?.end('SIGINT')
  // A server of the previous version listens with a session of this name.
  const former = new pg.Client({ ...school.connection, application_name: 'isb news' })
  await former.connect()
  expect(await run('secrets', ['--rotate'], one())).toMatchObject({ code: 1, said: expect.stringContaining('Stop all of them first') })
  await former.end()
  const pool = openPool(school.connection, 1, () => {})
  const sealing = { db: openDatabase(pool), config: { secretsKey } as never, now: () => new Date(), log: { info: () => {} } as never }
  expect(await sealAudit(sealing)).toBeGreaterThan(0)
  await pool.end()
  const { code, said } = await run('secrets', ['--rotate'], one())
  expect([code, said]).toEqual([0, expect.stringMatching(/The new key is in .*secrets\.key/)])
  const newKey = readFileSync(join(dir('one'), 'secrets.key'), 'utf8').trim()
  expect(newKey).not.toBe(secretsKey)
  const [row] = await ask<{ secret: Buffer }>(school.connection, 'select secret from authenticator')
  expect(decrypt({ secretsKey: newKey } as never, 'second factor', row!.secret, '1')?.toString()).toBe('of an app')
  expect(decrypt({ secretsKey } as never, 'second factor', row!.secret, '1')).toBeUndefined()

  const verdict = await run('verify-audit', [], one())
  expect([verdict.code, verdict.said]).toEqual([
    0,
    expect.stringMatching(/Seals up to \d+ are vouched for by the key of .*\n.*Nothing was changed/s),
  ])
  expect(await refused({ DATA_DIR: dir('one'), SECRETS_KEY: secretsKey })).toMatch(/another key/)
  await starts({ DATA_DIR: dir('one') })
}, 180_000)

test('a seal from before a rotation is still found when it was changed, and so is a forged hand-over', async () => {
  const tampered = async (how: string, back: string) => {
    const tables = 'set session_replication_role = replica; '
    await ask(school.connection, tables + how)
    const { code, said } = await run('verify-audit', [], one())
    await ask(school.connection, tables + back)
    return `${code} ${said}`
  }
  expect(
    await tampered(
      "update audit_handover set signature = '\\x00' || signature",
      'update audit_handover set signature = substr(signature, 2)',
    ),
  ).toMatch(/^1 .*hand-over to a new key was not signed/s)
  expect(
    await tampered("update audit_seal set digest = digest || '\\x00'", 'update audit_seal set digest = substr(digest, 1, 32)'),
  ).toMatch(/^1 .*Seal 1 does not follow/s)
  expect((await run('verify-audit', [], one())).code).toBe(0)
})

test('a restore writes the check values of its own machine, and says that the secrets were another’s', async () => {
  const file = join(folder.path, 'school.backup')
  expect(await run('backup', ['backup', file], one())).toMatchObject({ code: 0 })
  const there = await database('isb_shared_restored')
  const env = { DATABASE_URL: there.url, DATA_DIR: dir('restored') }
  const { code, said } = await run('backup', ['restore', file], env)
  expect([code, said]).toEqual([0, expect.stringContaining('The backup was made with another SECRETS_KEY')])
  const server = await startProcess(env)
  await server.end('SIGINT')
})

test('a lost key is accepted after a typed sentence: apps are set up anew, and the audit says so', async () => {
  rmSync(join(dir('one'), 'secrets.key'))
  expect(await refused({ DATA_DIR: dir('one') })).toMatch(/this one has no key.*--accept-loss/s)
  expect(await run('secrets', ['--accept-loss'], one(), 'yes\n')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing was changed'),
  })
  expect(await ask(school.connection, 'select from authenticator')).toHaveLength(1)
  expect(await run('secrets', ['--accept-loss'], one(), 'The old key is lost\n')).toMatchObject({ code: 0 })
  expect(await ask(school.connection, 'select from authenticator')).toHaveLength(0)
  const told = await ask<{ rows: object }>(
    school.connection,
    "select rows from audit where staff_name = 'npm run secrets -- --accept-loss'",
  )
  expect(told).toEqual([{ rows: [{ entity: 'staff', id: 1, before: {}, after: { secondFactor: { reset: true } } }] }])
  expect(await run('verify-audit', [], one())).toMatchObject({ code: 0, said: expect.stringContaining('the key before it was lost') })
  await starts({ DATA_DIR: dir('one') })
})

test('a store that was lost or moved is accepted, and so is another key for backups', async () => {
  rmSync(join(dir('one'), 'files'), { recursive: true })
  expect(await refused({ DATA_DIR: dir('one') })).toMatch(/--accept-store/)
  expect(await run('secrets', ['--accept-store'], one())).toMatchObject({ code: 0 })
  const env = { DATA_DIR: dir('one'), BACKUP_KEY: 'C'.repeat(43) }
  expect(await refused(env)).toMatch(/--accept-backup-key/)
  expect(await run('secrets', ['--accept-backup-key'], { ...one(), BACKUP_KEY: env.BACKUP_KEY })).toMatchObject({ code: 0 })
  await starts(env)
})

test('two servers that start at once on an empty database agree on one key, and a rotation that broke off says what to do', async () => {
  const both = await database('isb_shared_both')
  const servers = await Promise.all(
    ['left', 'right'].map(async (name) => launch({ DATABASE_URL: both.url, DATA_DIR: dir(name) }, await freePort())),
  )
  const ends = await Promise.all(
    servers.map((server) => Promise.race([server.end(), new Promise<string>((resolve) => void setTimeout(resolve, 25_000, 'runs'))])),
  )
  expect(new Set(ends)).toEqual(new Set([1, 'runs']))
  for (const server of servers) await server.end('SIGKILL')

  const key = readFileSync(join(dir('one'), 'secrets.key'), 'utf8')
  writeFileSync(join(dir('one'), 'secrets.key.new'), key)
  writeFileSync(join(dir('one'), 'secrets.key'), `${'A'.repeat(43)}\n`)
  expect(await refused({ DATA_DIR: dir('one'), BACKUP_KEY: 'C'.repeat(43) })).toMatch(
    /^A rotation of the key was broken off at its end: move .*secrets\.key\.new/,
  )
}, 120_000)
