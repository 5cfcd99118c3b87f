// The reminders that the demo's families got who had not answered by then; two of them reached no mailbox.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

const bounces = 2

export async function plantReminders(db: Db, surveyId: number, moments: readonly Date[]): Promise<void> {
  for (const at of moments) {
    const { rows } = await sql`
      update survey_asked a set reminded_at = ${at}, reminders = reminders + 1
      where survey_id = ${surveyId} and not exists (select from survey_answer w where w.asked_id = a.id and w.at <= ${at}) and exists (
        select from guardian g join staff f on f.id = g.guardian_id
        where g.student_id = a.student_id and g.may_act and f.email is not null)
      returning 1`.execute(db)
    if (rows.length > 0) await db.insertInto('surveyReminder').values({ surveyId, at, students: rows.length }).execute()
  }
  await sql`
    insert into outbox (kind, recipient, subject, body, entity, entity_id, created_at, due_at, attempts, state, fault, last_error)
    select 'survey-reminder', f.email, 'Please answer for ' || p.name || ': ' || s.title,
      'We do not have your answer for ' || p.name || ' to “' || s.title || '” yet.', 'survey-answer', a.id, a.reminded_at, a.reminded_at, 1,
      'Dead', 'refused', '550 5.1.1 The mailbox does not exist'
    from survey_asked a join survey s on s.id = a.survey_id join staff p on p.id = a.student_id
      cross join lateral (select f.email from guardian g join staff f on f.id = g.guardian_id
        where g.student_id = a.student_id and g.may_act and f.email is not null order by g.contact_order limit 1) f
    where a.survey_id = ${surveyId} and a.state = 'None' and a.opened_at is null and a.reminders > 0 order by a.id desc limit ${bounces}`.execute(
    db,
  )
}
