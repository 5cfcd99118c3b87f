// The server's own backups: one a day into `BACKUP_DIR`, each looked through before an older one goes.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { App } from '../context.ts'
import { lockNumbers } from '../database/locks.ts'
import { check } from './check.ts'
import { keepErased } from './erased.ts'
import { save } from './save.ts'

const daily = /^isb-\d{4}-\d{2}-\d{2}\.backup$/

/** Saves the backup of the day unless it is there, and keeps the newest `BACKUP_KEEP`. Of several servers one does it. */
export async function backUpDaily({ config, db, pool, files, now, log }: App): Promise<void> {
  const { backupDir, backupKeep } = config
  if (backupDir === undefined) return
  const file = join(backupDir, `isb-${now().toISOString().slice(0, 10)}.backup`)
  if (existsSync(file)) return
  // The lock lasts as long as its session, which is none of the pool's: a server that stops waits for no backup.
  const session = new pg.Client(pool.options)
  session.on('error', () => {})
  await session.connect()
  try {
    const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockNumbers.backup])
    if (!rows[0]?.mine || existsSync(file)) return
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const unchecked = `${file}.new`
    await rm(unchecked, { force: true })
    await save(pool.options, unchecked, files)
    const { rows: counts, images } = await check(unchecked)
    await keepErased(db, join(backupDir, 'erased.jsonl'))
    await rename(unchecked, file)
    const all = (await readdir(backupDir)).filter((name) => daily.test(name)).toSorted()
    for (const name of all.slice(0, -backupKeep)) await rm(join(backupDir, name))
    log.info({ file, rows: Object.values(counts).reduce((sum, count) => sum + count, 0), images }, 'backed up')
  } finally {
    await session.end()
  }
}
