// Ctrl-C while the terminal waits for a roster: the server stops as well, and nothing of the roster is here, also where half was written.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settled } from '../lib/bundle.ts'
import { openHouse } from '../lib/house.ts'
import { school, zipped } from '../lib/roster.ts'
import { openFolder } from '../lib/terminal.ts'

const polls: string[] = []
const house = openHouse(
  { LOG_LEVEL: 'info' },
  { write: (line) => void (/"path":"\/isb\/admin\/runs\/\d+"/.test(line) && polls.push(line)) },
)
const { file } = openFolder()
const bin = join(import.meta.dirname, '../../apps/cli/bin/isb.cjs')
const soon = { timeout: 60_000 }

/** Runs the terminal while nobody can write into a table. Once its run waits for that, and it for the run, whoever sits there leaves. */
async function leftWhileHeld(table: string, ...args: string[]) {
  const { pool, url } = house.server
  const admin = await house.person('admin')
  const holder = await pool.connect()
  await holder.query(`begin; lock table ${table} in exclusive mode`)
  const env = { PATH: process.env['PATH'], ISB_HOST: url, ISB_LANG: 'en', ISB_TOKEN: admin.session()?.token ?? '' }
  polls.length = 0
  const child = spawn(process.execPath, [bin, 'base-data', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const waits = `select from pg_locks where relation = '${table}'::regclass and not granted`
  try {
    await expect.poll(async () => (await pool.query(waits)).rowCount, soon).toBe(1)
    // The first tells where the run stands, the second is asked by who follows it.
    await expect.poll(() => polls.length, soon).toBeGreaterThan(1)
  } finally {
    child.kill('SIGINT')
    await ended
    await holder.query('rollback')
    holder.release()
  }
  const [bundle] = (await admin.baseData.list()).records
  return { admin, code: await ended, err, bundle: await settled(admin, bundle!) }
}
const roster = school(40)
const students = async (admin: Awaited<ReturnType<typeof house.person>>) => (await admin.student.list()).total

test('while a roster is read: it is said to have broken off, and is read again from the beginning', async () => {
  const path = file('roster.zip', new Uint8Array(await zipped(roster).arrayBuffer()))
  const { code, err, bundle } = await leftWhileHeld('base_data_staged', 'apply', path, '--yes')
  expect(code).toBe(130)
  expect(err).toContain(`Run ${bundle.id} was stopped on the server. Nothing was changed.`)
  expect(bundle).toMatchObject({ state: 'Interrupted', kinds: [] })
})

test('while a roster is applied, when all people are written: nobody is here, and it can be applied again', async () => {
  const admin = await house.person('admin')
  const { id } = await settled(admin, await admin.baseData.read({ query: { name: 'roster.zip' }, body: zipped(roster) }))
  await settled(admin, await admin.baseData.map({ path: { runId: id }, body: { meanings: [] } }))
  const before = await students(admin)
  const { code, err, bundle } = await leftWhileHeld('base_data_origin', 'apply', String(id), '--yes')
  expect(code).toBe(130)
  expect(err).toContain(`Run ${id} was stopped on the server. Nothing was changed.`)
  expect(bundle).toMatchObject({ id, state: 'Ready', appliedAt: null })
  expect(await students(admin)).toBe(before)
  expect(await settled(admin, await admin.baseData.apply({ path: { runId: id }, body: {} }))).toMatchObject({ state: 'Applied' })
  expect(await students(admin)).toBe(before + 40)
})
