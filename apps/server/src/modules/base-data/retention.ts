// Bundles that are too old: what they said, and what they came to. Where records came from stays.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Bundles that were read before that, whatever became of them. They cannot be undone any more. */
export async function forgetBundles(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from base_data_run where id in (select id from base_data_run where made_at < ${before} limit ${limit}) returning id`.execute(db)
  return rows.length
}
