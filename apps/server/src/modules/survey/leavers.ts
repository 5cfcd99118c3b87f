import { sql } from 'kysely'
import type { Listeners } from '../../core/app/occasions.ts'

/** Whoever answered last that they will not stay leaves before the year that the survey is about. */
export const proposeLeavers: NonNullable<Listeners['homeroom.planProposed']> = async ({ toYear, leaves }, { db }) => {
  const { rows } = await sql<{ studentId: number }>`
    select student_id from (
      select distinct on (a.student_id) a.student_id, a.state from survey_asked a join survey s on s.id = a.survey_id
      where s.admission_year = ${toYear} and s.live_id is not null and s.status <> 'Cancelled' and a.answered_at is not null
      order by a.student_id, a.answered_at desc, a.id desc
    ) last where state = 'No'`.execute(db)
  for (const { studentId } of rows) leaves(studentId)
}
