import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The numbers of PostgreSQL's advisory locks, all of them: one that stands twice would make strangers wait for each other. */
export const lockNumbers = {
  /** Held by the one server of an embedded database. */
  server: 8_017_001,
  /** Also taken in SQL, by the guard against circles. */
  tree: 8_017_002,
  start: 8_017_003,
  /** Taken in SQL only, by the guard of the last administrator. */
  lastAdministrator: 8_017_004,
  reminders: 8_017_005,
  /** Taken with a pass: the lock of its list. */
  plate: 8_017_006,
  imports: 8_017_007,
  backup: 8_017_008,
  polls: 8_017_009,
  /** Also taken in SQL, by whatever erases in the audit or tidies it. */
  seal: 8_017_010,
} as const

/**
 * Changes of the tree and of what roles are granted go one after the other: the same lock that the database's own guard against circles
 * takes.
 */
export const lockTree = (db: Db) => sql`select pg_advisory_xact_lock(${lockNumbers.tree})`.execute(db)

/** Servers that start at once plant the menus and the demo one after the other. */
export const lockStart = (db: Db) => sql`select pg_advisory_xact_lock(${lockNumbers.start})`.execute(db)

/** Imports go one after the other: two that make the same rows in another order would wait for each other in a ring. */
export const lockImports = (db: Db) => sql`select pg_advisory_xact_lock(${lockNumbers.imports})`.execute(db)
