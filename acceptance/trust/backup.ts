// A backup taken under load, restored into an empty database: every table hashes the same, and what goes on afterwards does not collide.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type pg from 'pg'
import { call, dataOf, headersOf, send } from './lib/call.ts'
import { seconds, wait, type Check } from './lib/check.ts'
import { png } from './lib/png.ts'
import { ask, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'
import { setToWork } from './lib/writers.ts'

const program = join(import.meta.dirname, '../../apps/server/src/backup.ts')

/** `npm run backup` and `npm run restore`, without what npm does before. */
const run = (what: 'backup' | 'restore', file: string, dataDir: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [program, what, file], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
    child.on('close', (code) => resolve({ code, said }))
  })

/** What a restore takes away, and what a sign-in on the restored server changes. */
const signedOut = new Set(['session', 'invitation', 'reset_code', 'microsoft_nonce', 'second_factor_ticket', 'outbox', 'api_token'])

/** Each table with the hash of its rows. */
async function hashes(connection: pg.ClientConfig): Promise<Map<string, string>> {
  const tables = await ask<{ name: string }>(
    connection,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%' order by 1",
  )
  const all = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await ask<{ hash: string }>(
      connection,
      `select count(*) || ' ' || coalesce(encode(sha256(string_agg(t::text, e'\\n' order by t::text)::bytea), 'hex'), '') as hash from ${name} t`,
    )
    all.set(name, row?.hash ?? '')
  }
  return all
}

/** Values that a careless copy would change. */
async function hardRows(connection: pg.ClientConfig): Promise<void> {
  await ask(
    connection,
    String.raw`insert into audit (at, operation, rows) values ('2026-01-01 00:00:00.123456+08', 'trust', '[{"a": 9007199254740993, "b": "\\N", "c": null, "d": "tab\tand\nline"}]')`,
  )
  await ask(
    connection,
    String.raw`insert into menu (type, name, name_zh) values ('MENU_DIR', E'\\. "quoted", {brace} [', E'tab\t 汉字 \U0001F6B2 line\n end')`,
  )
  await ask(connection, 'insert into role (name, description) select n, repeat(n::text, 50) from generate_series(1, 3000) n')
}

/** Images of several sizes, as somebody uploads them. */
async function uploadImages(url: string, token: string): Promise<void> {
  for (const side of [1, 40, 1500])
    dataOf(
      await send(`${url}/isb/admin/files`, {
        method: 'POST',
        headers: headersOf({ token }, 'bytes'),
        body: new Uint8Array(png(side, side, deflateSync(Buffer.alloc((side * 3 + 1) * side)))),
      }),
    )
}

/** What lies in a data directory's images. */
const imagesIn = (dataDir: string): string =>
  readdirSync(join(dataDir, 'files'))
    .toSorted()
    .map((name) => `${name} ${readFileSync(join(dataDir, 'files', name)).toString('base64')}`)
    .join()

export default {
  name: 'backup, restore',
  promise: 'one command each, restored tables and images equal',
  async run() {
    const from = newFolder('backup-from')
    const to = newFolder('backup-to')
    const again = newFolder('backup-again')
    const file = join(from.path, 'school.backup')
    let first: Process | undefined
    let second: Process | undefined
    try {
      first = await startProcess({ DATA_DIR: from.path })
      const { url } = first
      const token = await first.signIn()
      await hardRows(embeddedIn(from.path))
      await uploadImages(url, token)
      // Under load: the file must be one moment of the database, and the server must not mind.
      const work = setToWork(8, () => url, token, 'during')
      await wait(500)
      const hot = await run('backup', `${file}.hot`, from.path)
      await work.finish()
      const began = performance.now()
      const cold = await run('backup', file, from.path)
      const took = performance.now() - began
      const before = await hashes(embeddedIn(from.path))
      const overRunning = await run('restore', file, from.path)
      const restored = await run('restore', file, to.path)
      const hotRestored = await run('restore', `${file}.hot`, again.path)
      const notEmpty = await run('restore', file, to.path)
      second = await startProcess({ DATA_DIR: to.path })
      const after = await hashes(embeddedIn(to.path))
      const differ = [...before].filter(([table, hash]) => !signedOut.has(table) && after.get(table) !== hash).map(([table]) => table)
      if (imagesIn(from.path) !== imagesIn(to.path) || imagesIn(from.path) !== imagesIn(again.path)) differ.push('images')
      // Whoever was signed in is out, and a new row gets an id that nobody has.
      const stale = await call(second.url, 'auth.me', undefined, { token })
      if (stale.envelope?.code !== 18) differ.push('a session of before is alive')
      dataOf(await call(second.url, 'menus.create', { type: 'MENU_DIR', name: 'after the restore' }, { token: await second.signIn() }))

      const whole = readFileSync(file)
      mkdirSync(join(from.path, 'cut'), { recursive: true })
      const cut = join(from.path, 'cut/off')
      writeFileSync(cut, whole.subarray(0, whole.length - 200))
      const third = newFolder('backup-cut')
      const refused = await run('restore', cut, third.path)
      third.remove()
      const codes = { hot: hot.code, cold: cold.code, restored: restored.code, hotRestored: hotRestored.code }
      const failed = Object.entries(codes)
        .filter(([, code]) => code !== 0)
        .map(([name]) => name)
      const taken = Object.entries({ 'into a running server': overRunning, 'into a full database': notEmpty, 'of half a file': refused })
        .filter(([, { code, said }]) => code !== 1 || /\n\s+at /.test(said))
        .map(([name]) => name)
      return {
        figure: `${before.size} tables, ${whole.length} bytes in ${seconds(took)}: ${differ.length} differ${differ.length > 0 ? ` (${differ.join(', ')})` : ''}; taken under load too: ${failed.length === 0 ? 'yes' : `${failed.join(', ')} failed: ${hot.said}${cold.said}${restored.said}${hotRestored.said}`}; restores that should be refused and were not: ${taken.join(', ') || 'none'}`,
        kept: differ.length === 0 && failed.length === 0 && taken.length === 0 && before.size > 10,
      }
    } finally {
      await sweep(from.path, [first])
      await sweep(to.path, [second])
      for (const folder of [from, to, again]) folder.remove()
    }
  },
} satisfies Check
