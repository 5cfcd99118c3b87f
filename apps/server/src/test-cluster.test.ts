import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './core/embedded/index.ts'
import { endKilled } from './testing.ts'

test('the PostgreSQL of a run that was killed ends with the next run, that of a run beside it goes on', async () => {
  const within = mkdtempSync(join(tmpdir(), 'isb-left-'))
  const [killed, beside] = ['isb-test-killed', 'isb-test-beside'].map((name) => join(within, name)) as [string, string]
  for (const folder of [within, killed, beside]) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o711)
  }
  const held = await startEmbedded(join(beside, 'data'), 'beside')
  onTestFinished(async () => {
    await held.stop()
    rmSync(within, { recursive: true, force: true })
  })
  const program = `const { startEmbedded } = await import(process.argv[1])
    console.log(JSON.stringify((await startEmbedded(process.argv[2], 'killed')).connection))`
  const embedded = join(import.meta.dirname, 'core/embedded/index.ts')
  const run = spawn(process.execPath, ['--input-type=module', '-e', program, embedded, join(killed, 'data')])
  const [said] = (await once(run.stdout, 'data')) as [Buffer]
  run.kill('SIGKILL')
  await once(run, 'exit')
  const connects = async (connection: pg.ClientConfig) => {
    const session = new pg.Client(connection)
    return session.connect().then(
      () => session.end().then(() => true),
      () => false,
    )
  }
  const left = JSON.parse(said.toString()) as pg.ClientConfig
  expect(await connects(left)).toBe(true)
  await endKilled(within, 60_000)
  expect(readdirSync(within).toSorted()).toEqual(['isb-test-beside', 'isb-test-killed'])
  await expect.poll(() => endKilled(within, 0).then(() => existsSync(killed))).toBe(false)
  expect([await connects(left), await connects(held.connection)]).toEqual([false, true])
})
