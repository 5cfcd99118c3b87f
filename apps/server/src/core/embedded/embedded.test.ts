import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { DataDirectoryHeld, startEmbedded } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-embedded-'))
// Run by root, PostgreSQL works as nobody and must be able to walk in.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async <Row extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A server of its own that takes the directory and is killed without a chance to clean up. */
const startAndKill = (then: string) =>
  new Promise<string>((resolve) => {
    const code = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}; import pg from 'pg'
      const embedded = await startEmbedded(${JSON.stringify(dataDir)}, 'the killed one'); const client = new pg.Client(embedded.connection); await client.connect()
      await client.query(${JSON.stringify(then)}); console.log('acknowledged'); process.kill(process.pid, 'SIGKILL')`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], { cwd: import.meta.dirname })
    let said = ''
    child.stdout.on('data', (data) => (said += String(data)))
    child.stderr.on('data', (data) => (said += String(data)))
    child.on('close', () => resolve(said))
  })

test('writes are synced to disk', async () => {
  const embedded = await startEmbedded(dataDir, 'one')
  expect(await ask(embedded.connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(embedded.connection, 'show full_page_writes')).toEqual([{ full_page_writes: 'on' }])
  await embedded.stop()
})

test('a second server on the same directory is refused at once, and told who holds it', async () => {
  const first = await startEmbedded(dataDir, 'process 1 at http://localhost:8080')
  const began = Date.now()
  const refused = await startEmbedded(dataDir, 'two').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DataDirectoryHeld)
  expect(String(refused)).toContain('process 1 at http://localhost:8080')
  expect(Date.now() - began).toBeLessThan(2000)
  await first.stop()
})

test('what a killed server had acknowledged is there for the next one, which takes over its postmaster', async () => {
  expect(await startAndKill("create table kept as select 'still here' as what")).toContain('acknowledged')
  const next = await startEmbedded(dataDir, 'next')
  expect(await ask(next.connection, 'select what from kept')).toEqual([{ what: 'still here' }])
  await next.stop()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('a postmaster that was killed too is recovered', async () => {
  await startAndKill("create table also_kept as select 'here too' as what")
  const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  const next = await startEmbedded(dataDir, 'next')
  expect(await ask(next.connection, 'select what from also_kept')).toEqual([{ what: 'here too' }])
  await next.stop()
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a postmaster that ends by %s under a living server is started again, and still keeps others out',
  async (signal) => {
    const said: string[] = []
    const embedded = await startEmbedded(dataDir, 'the living one', {
      say: (text) => void said.push(text),
      held: (error) => void said.push(error.message),
    })
    await ask(embedded.connection, `create table kept_${signal} as select 1 as one`)
    process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), signal)
    await expect.poll(() => said.at(-1), { timeout: 10_000 }).toMatch(/is back after \d+ ms/)
    expect(await ask(embedded.connection, `select one from kept_${signal}`)).toEqual([{ one: 1 }])
    expect(await startEmbedded(dataDir, 'another').catch((error: unknown) => error)).toBeInstanceOf(DataDirectoryHeld)
    await embedded.stop()
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
)

test('nobody else on the machine can read the data or speak to the database', async () => {
  const embedded = await startEmbedded(dataDir, 'one')
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
  await expect(ask({ ...embedded.connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password/)
  await embedded.stop()
})
