// The demo's admissions office and its survey, which began two weeks ago: most families have answered, two disagree.
import type { Schema } from '@isb/contract'
import { formOf, hasProtocol, saidIn, schoolYearBegins, schoolYearName } from '@isb/domain'
import { sql } from 'kysely'
import { schoolDay } from '../../core/clock.ts'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/module.ts'
import { hashOf } from './answer.ts'
import { demoForms } from './demo-form.ts'

const dayMs = 86_400_000
const reply = (question: string, ...values: string[]) => ({ question, values })

/** What a family answers, by its turn. */
function answerOf(at: number, year: number): { decision: 'Yes' | 'No'; replies: Schema<'SurveyReply'>[] } {
  if (at % 13 === 5)
    return {
      decision: 'No',
      replies: [reply('why', 'moving'), reply('where', at % 2 ? 'Singapore' : 'Shanghai'), reply('last-day', `${year}-06-18`)],
    }
  const how = at % 3 === 0 ? [reply('how', 'car')] : [reply('how', 'bus'), reply('line', `line-${(at % 4) + 1}`)]
  return { decision: 'Yes', replies: how }
}

async function plant(db: Db, now = new Date()): Promise<void> {
  const day = (ahead: number) => schoolDay(db, new Date(now.getTime() + ahead * dayMs))
  const [startsOn, endsOn, today] = [await day(-15), await day(13), await day(0)]
  const year = schoolYearBegins(new Date(`${today}T00:00:00Z`)) + 1
  const admissionYear = schoolYearName(year)
  const { rows: grades } = await sql<{ grade: string }>`select code as grade from grade order by sort`.execute(db)
  const { id } = await db
    .insertInto('survey')
    .values({
      title: `Re-enrollment ${year}–${year + 1}`,
      titleZh: `${year}–${year + 1} 学年续读意向调查`,
      admissionYear,
      startsOn,
      endsOn,
      seats: JSON.stringify(grades.map(({ grade }, at) => ({ grade, seats: 28 + ((at * 5) % 7) }))),
      content: JSON.stringify(demoForms),
      contentSavedAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const publishedAt = new Date(now.getTime() - 16 * dayMs)
  const { id: versionId } = await db
    .insertInto('surveyVersion')
    .values({ surveyId: id, number: 1, content: JSON.stringify(demoForms), publishedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('survey').set({ status: 'Published', liveId: versionId }).where('id', '=', id).execute()
  await sql`select survey_ask(${id}, ${today}::date)`.execute(db)
  const { rows: asked } = await sql<{ id: number; guardians: number[] }>`
    select a.id, array(select g.guardian_id from guardian g where g.student_id = a.student_id and g.may_act
      order by g.contact_order, g.guardian_id) as guardians
    from survey_asked a where a.survey_id = ${id} order by a.id`.execute(db)
  const hours = (at: number) => Math.max(1, 15 * 24 - ((at * at * 7) % (15 * 24)))
  const answers = asked.flatMap(({ id: askedId, guardians }, at) => {
    if (at % 3 === 2) return []
    const given = (guardian: number, { decision, replies }: ReturnType<typeof answerOf>) => ({
      askedId,
      versionId,
      decision,
      givenBy: guardian,
      submittedBy: guardian,
      way: 'App' as const,
      at: new Date(now.getTime() - hours(at) * 36e5),
      replies: JSON.stringify(replies),
      accepted: JSON.stringify(
        formOf(demoForms, decision)
          .modules.filter(hasProtocol)
          .map(({ key, protocol }) => ({
            module: key,
            hash: hashOf(protocol),
          })),
      ),
      said: saidIn(formOf(demoForms, decision), decision, replies),
    })
    const [first, second] = guardians
    const disagree = second !== undefined && at % 40 === 3
    return [...(first ? [given(first, answerOf(at, year))] : []), ...(disagree ? [given(second, answerOf(5, year))] : [])]
  })
  if (answers.length > 0) await db.insertInto('surveyAnswer').values(answers).execute()
  const drafts = asked.flatMap(({ id: askedId, guardians: [guardianId] }, at) =>
    guardianId && at % 12 === 2
      ? [{ askedId, guardianId, versionId, decision: 'Yes' as const, replies: '[]', accepted: '[]', savedAt: now }]
      : [],
  )
  if (drafts.length > 0) await db.insertInto('surveyDraft').values(drafts).execute()
  await sql`update survey_asked set opened_at = ${new Date(now.getTime() - 3 * dayMs)}
    where survey_id = ${id} and (id % 4 = 0 or exists (select from survey_draft d where d.asked_id = survey_asked.id)
      or exists (select from survey_answer w where w.asked_id = survey_asked.id))`.execute(db)
  await sql`select survey_count(id) from survey_asked where survey_id = ${id}`.execute(db)
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
}
