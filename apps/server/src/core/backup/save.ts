// A backup as a file: never half-written under its name, never over another, for its owner alone.
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import type pg from 'pg'
import { ConfigError } from '../ground/config.ts'
import type { Store } from '../files/store.ts'
import { dump, type Counts } from './dump.ts'
import type { Protection } from './protect.ts'

/** Saves everything about everybody. */
export async function save(
  connection: pg.ClientConfig,
  file: string,
  store: Store | undefined,
  protection: Protection = {},
): Promise<Counts> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already: choose another name.`)
  const part = `${file}.part`
  try {
    const counts = await dump(connection, part, store, protection)
    chmodSync(part, 0o600)
    renameSync(part, file)
    return counts
  } finally {
    rmSync(part, { force: true })
  }
}
