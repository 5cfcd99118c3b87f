// How PostgreSQL is to plan, where a whole school's rows were brought just now.
import { sql, type Kysely } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Tables } from '../../core/database/tables.ts'

/**
 * Until the transaction's end. PostgreSQL knows nothing yet of rows that the transaction has brought: it would look through all of them for
 * each one. Sorting and hashing 100,000 people takes some 30 MB, which it would otherwise write to the disk.
 */
export async function forManyRows(db: Db): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(db)
  await sql`set local enable_mergejoin = off`.execute(db)
  await sql`set local default_statistics_target = 10`.execute(db)
  await sql`set local work_mem = '32MB'`.execute(db)
}

/** Asks something of rows that were brought a moment ago, which PostgreSQL has not counted yet. */
export const amongManyRows = <Answer>(db: Kysely<Tables>, ask: (many: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async (many) => {
    await forManyRows(many)
    return ask(many)
  })
