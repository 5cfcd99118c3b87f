// Where students belong, day by day. A move writes that and so does next year's plan, each in a module that may not import the other's:
// the rows and how they are written are said once, below both.
import type { Stay } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The stays of students by their ids, each in order. */
export async function staysOf(db: Db, studentIds: readonly number[]): Promise<ReadonlyMap<number, Stay[]>> {
  const { rows } = await sql<Stay & { studentId: number }>`
    select student_id, from_on::text as from, until_on::text as until, division, coalesce(grade, '') as grade, homeroom_id, also_in_id
    from student_stay
    where student_id = any(${studentIds}::bigint[]) order by student_id, from_on`.execute(db)
  const stays = Map.groupBy(rows, ({ studentId }) => studentId)
  return new Map([...stays].map(([id, all]) => [id, all.map(({ studentId: _, ...stay }) => stay)]))
}

/** Writes all stays of students anew: few rows each, which nothing else names. */
export async function writeStays(db: Db, stays: ReadonlyMap<number, readonly Stay[]>): Promise<void> {
  await sql`delete from student_stay where student_id = any(${[...stays.keys()]}::bigint[])`.execute(db)
  const rows = [...stays].flatMap(([id, all]) =>
    all.map(({ from, until, division, grade, homeroomId, alsoInId }) => ({
      id,
      from,
      until,
      division,
      grade,
      class: homeroomId,
      also: alsoInId,
    })),
  )
  await sql`
    insert into student_stay (student_id, from_on, until_on, division, grade, homeroom_id, also_in_id)
    select id, "from", until, division, nullif(grade, ''), class, also from json_to_recordset(${JSON.stringify(rows)})
      as y (id bigint, "from" date, until date, division text, grade text, class bigint, also bigint)`.execute(db)
}
