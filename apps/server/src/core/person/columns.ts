// The columns of tables and what they refer to, from PostgreSQL's own catalog.
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** A column, and the table whose id it refers to by a foreign key of its own. One that refers to a code says what it means itself. */
export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly refers: string | null
  /** Whether the primary key names it. */
  readonly key: boolean
  /** Whether the database takes few texts in it: one that it refers to, one of a list, one of a pattern, or each only once. */
  readonly bound: boolean
}

/** Every column of every table, but those that the database computes. */
export async function columnsOf(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      (select r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum
          and f.confkey[1] = (select attnum from pg_attribute where attrelid = r.oid and attname = 'id') limit 1) as refers,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as key,
      exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey) and (
        k.contype = 'f' or (k.contype in ('p', 'u') and cardinality(k.conkey) = 1)
        or (k.contype = 'c' and pg_get_constraintdef(k.oid) ~ ('\\m' || a.attname || ' (= ANY|<@|~\\*? ''|!~)')))) as bound
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db)
  return rows
}
