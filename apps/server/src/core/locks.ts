import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Changes of the tree and of what roles are granted go one after the other: the same lock that the database's own guard against circles takes. */
export const lockTree = (db: Db) => sql`select pg_advisory_xact_lock(8017002)`.execute(db)
