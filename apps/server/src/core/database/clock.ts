// The school's day. "Today" is the day at the school, wherever the server stands.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** SQL of the day at the school while a statement runs, for those that are given no moment. */
export const schoolDaySql = '(select (now() at time zone time_zone)::date from setting)'

/** The day at the school at that moment, as `YYYY-MM-DD`. */
export async function schoolDay(db: Db, at: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ((${at}::timestamptz at time zone time_zone)::date)::text as day from setting`.execute(db)
  return rows[0]?.day ?? ''
}
