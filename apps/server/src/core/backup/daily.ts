// The server's own backups: one a day into `BACKUP_DIR`, each looked through before an older one goes.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import { lockNumbers } from '../database/locks.ts'
import { sessionOf } from '../database/sessions.ts'
import { mail } from '../mail/mail.ts'
import { check } from './check.ts'
import { keepErased } from './erased.ts'
import { protectionOf } from './protect.ts'
import { save } from './save.ts'

const daily = /^isb-\d{4}-\d{2}-\d{2}\.backup$/

/**
 * Saves the backup of the day unless it is there, and keeps the newest `BACKUP_KEEP`. Of several servers one does it. Administrators are
 * told once a day that it failed.
 */
export async function backUpDaily(app: App): Promise<void> {
  const { backupDir } = app.config
  const day = app.now().toISOString().slice(0, 10)
  if (backupDir === undefined) return
  const file = join(backupDir, `isb-${day}.backup`)
  if (existsSync(file)) return
  try {
    await backUp(app, backupDir, file)
  } catch (error) {
    await tellAdministrators(app, day, error).catch((untold: unknown) => app.log.error({ err: untold }, 'backup'))
    throw error
  }
}

async function tellAdministrators(app: App, day: string, error: unknown): Promise<void> {
  const { rows } = await sql<{ id: number; email: string }>`
    select distinct s.id, s.email from staff s join staff_role a on a.staff_id = s.id join role r on r.id = a.role_id and r.builtin
    where s.enabled and s.email is not null`.execute(app.db)
  const why = error instanceof Error ? error.message : String(error)
  for (const { id, email } of rows) {
    const once = `backup-failed:${day}:${id}`
    await mail({ app, db: app.db }, 'backup-failed', { to: email, about: { entity: 'staff', id }, once }, { day, why })
  }
}

async function backUp({ config, db, pool, files, log }: App, backupDir: string, file: string): Promise<void> {
  // The lock lasts as long as its session, which is none of the pool's: a server that stops waits for no backup.
  const session = sessionOf(pool.options)
  await session.connect()
  try {
    const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockNumbers.backup])
    if (!rows[0]?.mine || existsSync(file)) return
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const unchecked = `${file}.new`
    await rm(unchecked, { force: true })
    const protection = protectionOf(config)
    await save(pool.options, unchecked, files, protection)
    const { rows: counts, images } = await check(unchecked, protection)
    await keepErased(db, join(backupDir, 'erased.jsonl'))
    await rename(unchecked, file)
    const all = (await readdir(backupDir)).filter((name) => daily.test(name)).toSorted()
    for (const name of all.slice(0, -config.backupKeep)) await rm(join(backupDir, name))
    log.info({ file, rows: Object.values(counts).reduce((sum, count) => sum + count, 0), images }, 'backed up')
  } finally {
    await session.end()
  }
}
