// How PostgreSQL is to plan, where a transaction brings a whole school's rows and compares them with what stands.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/**
 * Until the transaction's end. PostgreSQL knows nothing yet of rows that the transaction has brought: it would look through all of them for
 * each one. Sorting and hashing 100,000 people takes some 30 MB, which it would otherwise write to the disk.
 */
export async function forManyRows(db: Db): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(db)
  await sql`set local work_mem = '32MB'`.execute(db)
}
