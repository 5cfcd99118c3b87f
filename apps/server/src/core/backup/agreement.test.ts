// What servers of one database share, where something is away at a start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing.ts'
import { readConfig } from '../ground/config.ts'
import { applicationOf } from '../database/application.ts'
import { openDatabase } from '../database/database.ts'
import { lockStart } from '../database/locks.ts'
import { poolOf } from '../database/sessions.ts'
import { openStore } from '../files/open-store.ts'
import { requireShared } from './agreement.ts'

const database = await copyTemplate(inject('cluster'))
const folder = mkdtempSync(join(tmpdir(), 'isb-shared-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a database that fails while the store is looked at stops the start, and is not taken for the store', async () => {
  const config = readConfig({ DATA_DIR: folder, SECRETS_KEY: 'A'.repeat(43) }, { demo: true, root: folder })
  const pool = poolOf({ ...applicationOf(database), max: 2, options: '-c lock_timeout=100ms' })
  const db = openDatabase(pool)
  const logged: string[] = []
  const start = async () => requireShared(db, config, await openStore(config), (text) => void logged.push(text))
  await db.transaction().execute(async (other) => {
    await lockStart(other)
    await expect(start()).rejects.toMatchObject({ code: '55P03' })
  })
  await start()
  expect(logged).toEqual([])
  await pool.end()
})
