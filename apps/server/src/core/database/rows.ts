// Rows by the thousand: one parameter for all of them.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The columns and their types in SQL. */
type Types = Readonly<Record<string, string>>
type Row = Readonly<Record<string, unknown>>

/** Inserts rows: one parameter for all of them. */
export async function insertRows(db: Db, table: string, types: Types, rows: readonly Row[], conflict = ''): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.raw(Object.keys(types).join(', '))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value select ${columns} from ${asRows(types, rows)}
    ${sql.raw(conflict)}`.execute(db)
}

/** Updates rows by their ids. */
export async function updateRows(db: Db, table: string, types: Types, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const assigned = Object.keys(types).map((column) => `${column} = x.${column}`)
  await sql`update ${sql.table(table)} t set ${sql.raw(assigned.join(', '))}, version = t.version + 1
    from ${asRows({ id: 'bigint', ...types }, rows)} where t.id = x.id`.execute(db)
}

const asRows = (types: Types, rows: readonly Row[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}) as x (${sql.raw(
    Object.entries(types)
      .map(([column, type]) => `${column} ${type}`)
      .join(', '),
  )})`
