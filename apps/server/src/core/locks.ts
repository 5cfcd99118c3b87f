import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Changes of the tree and of what roles are granted go one after the other: the same lock that the database's own guard against circles takes. */
export const lockTree = (db: Db) => sql`select pg_advisory_xact_lock(8017002)`.execute(db)

/** Imports go one after the other: two that make the same rows in another order would wait for each other in a ring. */
export const lockImports = (db: Db) => sql`select pg_advisory_xact_lock(8017007)`.execute(db)
