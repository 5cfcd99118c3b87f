// Rosters of a district: 100,000 people and 400,000 enrolments are previewed and applied; 50 MB are checked by the terminal.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Data, Isb } from '@isb/sdk'
import { strToU8, zipSync } from 'fflate'
import pg from 'pg'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { memoryFor } from './lib/memory-for.ts'
import { districtOf, writeRoster } from './lib/roster.ts'
import { wait } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const megabyte = 1024 * 1024
/** Milliseconds in which a process that has done its work is gone. */
const endsWithin = 5000
const isb = join(import.meta.dirname, '../apps/cli/bin/isb.cjs')
type Run = Data<'baseData.get'>

function took(...args: string[]): number {
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { env: { PATH: process.env['PATH'] }, maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr.toString()}`)
  return (performance.now() - began) / 1000
}

async function settled(isb: Isb, { id }: Pick<Run, 'id'>): Promise<Run> {
  for (;;) {
    const run = await isb.baseData.get({ path: { runId: id } })
    if (!['Reading', 'Applying'].includes(run.state)) return run
    await wait(50)
  }
}
async function timed(work: () => Promise<Run>, state: string): Promise<{ seconds: number; run: Run }> {
  const began = performance.now()
  const run = await work()
  if (run.state !== state) throw new Error(`The bundle is ${run.state}, not ${state}`)
  return { seconds: (performance.now() - began) / 1000, run }
}

export default async function* baseData(): AsyncIterable<Figure> {
  using folder = newFolder('base-data')
  const files = districtOf(50_000, 48_000, 7)
  const bytes = writeRoster(join(folder.path, 'roster'), files)
  const lint = took(isb, 'base-data', 'lint', join(folder.path, 'roster'))
  const plain = took(join(import.meta.dirname, 'lib/plain-csv.ts'), join(folder.path, 'roster'))
  const shown = `lint of ${Math.round(bytes / megabyte)} MB, beside the CSV library alone`
  yield { name: shown, unit: 's', ours: lint, baseline: plain, aim: { of: 'ours', most: 4 } }

  const dataDir = join(folder.path, 'data')
  await using server = await startServer(dataDir)
  const { isb: client } = await signedIn(server.url)
  const body = new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 1 })),
  ])
  const preview = async () => settled(client, await client.baseData.read({ query: { name: 'district.zip' }, body }, { timeout: 600_000 }))
  const apply = async ({ id }: Run) => settled(client, await client.baseData.apply({ path: { runId: id }, body: {} }))
  const first = await preview()
  const ready = await timed(
    async () => settled(client, await client.baseData.map({ path: { runId: first.id }, body: { meanings: [] } })),
    'Ready',
  )
  const applied = await timed(() => apply(ready.run), 'Applied')
  yield { name: 'the first roster of 100,000 people, applied', unit: 's', ours: applied.seconds }

  // The nights on which a roster comes find a database that has been tidied up since the last one.
  await tidied(dataDir)
  // Watched apart, for whoever watches the memory of all processes takes time of theirs; and once the process that read it has ended.
  const again = await timed(preview, 'Ready')
  await wait(endsWithin)
  const memory = await memoryFor(server.process, () => timed(preview, 'Ready'))
  const baseline = await copied(dataDir, again.run.id)
  yield { name: 'preview of 400,000 enrolments, beside COPY', unit: 's', ours: again.seconds, baseline, aim: { of: 'ours', most: 8 } }
  yield { name: 'memory that it takes above idle', unit: 'MB', ours: memory / megabyte, aim: { of: 'ours', most: 300 } }
  const nothing = await timed(() => apply(again.run), 'Applied')
  yield { name: 'applied, though nothing changes', unit: 's', ours: nothing.seconds, aim: { of: 'ours', most: 3 } }
}

async function tidied(dataDir: string): Promise<void> {
  const client = new pg.Client(embeddedIn(dataDir))
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** Copies what a bundle tells into an empty table, as the database does it alone. */
async function copied(dataDir: string, runId: number): Promise<number> {
  const path = join(dataDir, 'copied')
  mkdirSync(path)
  chmodSync(path, 0o777)
  const file = join(path, 'staged')
  const client = new pg.Client(embeddedIn(dataDir))
  await client.connect()
  try {
    await client.query(`copy (select * from base_data_staged where run_id = ${runId}) to '${file}'`)
    await client.query('create temp table plain (like base_data_staged)')
    const began = performance.now()
    await client.query(`copy plain from '${file}'`)
    return (performance.now() - began) / 1000
  } finally {
    await client.end()
  }
}
