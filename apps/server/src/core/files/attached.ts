// What names a file, from PostgreSQL's own catalog: a module cannot forget to say so, for without a foreign key it could not name one.
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The columns that are foreign keys to `file`. */
async function columnsIn(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'file'::regclass`.execute(db)
  return rows
}

/** Those of these files that some record names. */
export async function attachedAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const columns = await columnsIn(db)
  if (ids.length === 0 || columns.length === 0) return new Set()
  const named = columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::bigint[])`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(named, sql` union `)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
