// The demo's admissions office and its survey, which began two weeks ago: most families have answered, two disagree, the others were
// reminded twice.
import type { Schema } from '@isb/contract'
import { schoolYearBegins, schoolYearName } from '@isb/domain'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'
import { plantAnswers, plantDrafts, signatures, type DemoAsked } from './demo-answers.ts'
import { demoForms, firstForms } from './demo-form.ts'
import { plantReminders } from './demo-reminders.ts'

const dayMs = 86_400_000

async function plant(db: Db, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const [startsOn, endsOn, today] = [await schoolDay(db, before(15)), await schoolDay(db, before(-13)), await schoolDay(db, now)]
  const year = schoolYearBegins(new Date(`${today}T00:00:00Z`)) + 1
  const { rows: grades } = await sql<{ grade: string }>`select code as grade from grade order by sort`.execute(db)
  const { id } = await db
    .insertInto('survey')
    .values({
      title: `Re-enrollment ${year}–${year + 1}`,
      titleZh: `${year}–${year + 1} 学年续读意向调查`,
      admissionYear: schoolYearName(year),
      startsOn,
      endsOn,
      seats: JSON.stringify(grades.map(({ grade }, at) => ({ grade, seats: 28 + ((at * 5) % 7) }))),
      content: JSON.stringify(demoForms),
      contentSavedAt: before(1),
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const publish = async (number: number, content: Schema<'SurveyContent'>, publishedAt: Date) => {
    const version = { surveyId: id, number, content: JSON.stringify(content), publishedAt }
    return (await db.insertInto('surveyVersion').values(version).returning('id').executeTakeFirstOrThrow()).id
  }
  const first = await publish(1, firstForms, before(16))
  const second = await publish(2, demoForms, before(1))
  await db.updateTable('survey').set({ status: 'Published', liveId: second }).where('id', '=', id).execute()
  await sql`select survey_ask(${id}, ${today}::date)`.execute(db)
  const { rows: asked } = await sql<DemoAsked>`
    select a.id, array(select g.guardian_id from guardian g where g.student_id = a.student_id and g.may_act
      order by g.contact_order, g.guardian_id) as guardians
    from survey_asked a where a.survey_id = ${id} order by a.id`.execute(db)
  await plantAnswers(db, asked, { first, second }, now, year)
  await plantDrafts(db, asked, second, now)
  await sql`update survey_asked set opened_at = ${before(3)}
    where survey_id = ${id} and (id % 4 = 0 or exists (select from survey_draft d where d.asked_id = survey_asked.id)
      or exists (select from survey_answer w where w.asked_id = survey_asked.id))`.execute(db)
  await sql`select survey_count(id) from survey_asked where survey_id = ${id}`.execute(db)
  await plantReminders(db, id, [before(7.9), before(1.9)])
}

export const demo: Demo = {
  accounts: [{ email: 'admissions@school.example', name: 'Qin Yue', nameZh: '秦月', role: 'Admissions', gender: 'female' }],
  roles: [
    {
      name: 'Admissions',
      description: 'Asks families each spring who stays, and follows up',
      except: [],
      also: ['student', 'upms', 'settings', 'settings:calendar'],
    },
  ],
  plant,
  drawings: signatures,
}
