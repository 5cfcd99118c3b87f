// Programs that an operator starts on the server: they work on the database that the settings name, beside a running server or alone.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Config } from '../ground/config.ts'
import { DataDirectoryHeld, startEmbedded } from './index.ts'
import { openDatabase, openPool } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export interface Beside {
  /** As the owner signs in. */
  readonly connection: pg.ClientConfig
  stop(): Promise<void>
}

/**
 * The database of the settings; the embedded one is started unless a server runs on it.
 * @param what names the program to a server that would start meanwhile
 * @param options `alone`: refuses to work beside a running server
 */
export async function openBeside(config: Config, what: string, { alone = false } = {}): Promise<Beside> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
  try {
    return await startEmbedded(config.dataDir, `${what}, process ${process.pid}`)
  } catch (error) {
    if (!alone && error instanceof DataDirectoryHeld) return { connection: error.connection, stop: async () => {} }
    throw error
  }
}

/** Works with the application's rights. */
export async function onPool<T>(connection: pg.ClientConfig, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const pool = openPool(connection, 2, () => {}, 'program')
  try {
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}

/** Runs such a program: what a person can put right is said in a sentence, all else with where it happened. */
export async function runProgram(main: () => Promise<number | void>, known: (error: unknown) => boolean): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(`${known(error) ? (error as Error).message : (error as Error).stack}\n`)
    process.exitCode = 1
  }
}
