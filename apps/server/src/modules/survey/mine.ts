// What guardians see and do: the surveys about their children, the forms in their language, a draft, an answer.
import type { Data, Input, Schema } from '@isb/contract'
import { filesOf, formOf, pageReached, readIn, visibleReplies } from '@isb/domain'
import { nameIn } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import { schoolDaySql } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { claimFiles, countAnswers, databaseClock, isOpen, readAsking, requireOpen, submitAnswer } from './answer.ts'
import type { Asking } from './asking.ts'
import { statusSql } from './lists.ts'
import { submissions } from './said.ts'

/** Refuses whoever cannot act for the student of a survey: for them it is not there. */
export async function requireGuardian({ db }: Pick<SignedIn, 'db'>, askedId: number, guardianId: number): Promise<void> {
  const { rows } = await sql`
    select from survey_asked a join guardian g on g.student_id = a.student_id
    where a.id = ${askedId} and g.guardian_id = ${guardianId} and g.may_act`.execute(db)
  if (rows.length === 0) refuse(2, 'SURVEY_STUDENT_NOT_ASKED')
}

export async function mine(_input: unknown, { db, caller }: SignedIn): Promise<Data<'survey.mine'>> {
  const text = `select json_build_object('id', a.id, 'survey', json_build_object('id', s.id, 'title', s.title, 'titleZh', s.title_zh),
      'child', ${personSql('p', 'c.today')}, 'lastDay', greatest(s.ends_on, a.extended_to), 'decision', w.decision, 'submittedAt', ${timeSql('w.at')},
      'draft', d.asked_id is not null) as line
    from guardian g join survey_asked a on a.student_id = g.student_id join survey s on s.id = a.survey_id
      join staff p on p.id = a.student_id
      left join survey_answer w on w.asked_id = a.id and w.given_by = g.guardian_id and w.current
      left join survey_draft d on d.asked_id = a.id and d.guardian_id = g.guardian_id,
      ${databaseClock}
    where g.guardian_id = $1 and g.may_act and s.live_id is not null
      and (${statusSql('s', 'c.today')} = 'Pending' or (${statusSql('s', 'c.today')} = 'Ended' and c.today <= a.extended_to))
    order by s.ends_on, s.id, p.name, p.id limit 200`
  const { rows } = await db.executeQuery<{ line: Schema<'SurveyMine'> }>(CompiledQuery.raw(text, [caller.staffId]))
  return rows.map(({ line }) => line)
}

/** The forms for a student as a guardian reads them, with what that guardian has answered. */
export async function pageOf(
  { db, locale }: Pick<SignedIn, 'db' | 'locale'>,
  asking: Asking,
  guardianId: number,
): Promise<Schema<'SurveySheet'>> {
  const { id, content, version, lastDay } = asking
  const text = `select ${personSql('p', schoolDaySql)} as child,
      (select json_build_object('version', v.number, 'decision', d.decision, 'replies', d.replies, 'accepted', d.accepted)
        from survey_draft d join survey_version v on v.id = d.version_id where d.asked_id = $1 and d.guardian_id = $3) as draft,
      (select json_build_object('version', v.number, 'decision', w.decision, 'replies', w.replies,
          'accepted', coalesce((select json_agg(x->>'module') from jsonb_array_elements(w.accepted) x), '[]'))
        from survey_answer w join survey_version v on v.id = w.version_id where w.asked_id = $1 and w.given_by = $3 and w.current) as answer
    from staff p where p.id = $2`
  type Row = Pick<Schema<'SurveySheet'>, 'child' | 'draft' | 'answer'>
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [id, asking.studentId, guardianId]))
  const title = nameIn(locale, { name: asking.title, nameZh: asking.titleZh })
  return { id, title, version, lastDay, yes: readIn(locale, content.yes), no: readIn(locale, content.no), ...rows[0]! }
}

export async function page({ path }: Input<'survey.page'>, context: SignedIn): Promise<Schema<'SurveySheet'>> {
  await requireGuardian(context, path.askedId, context.caller.staffId)
  const asking = await readAsking(context, path.askedId)
  // Before it begins and while it is paused nobody reads it.
  if (!isOpen(asking)) refuse(2, 'SURVEY_STUDENT_NOT_ASKED')
  if (!asking.opened) await noteOpened(context, asking.id)
  return pageOf(context, asking, context.caller.staffId)
}

/** The first time is noted. It is read all the same where that cannot be written, for the disk is full. */
async function noteOpened({ app, db, now }: SignedIn, id: number): Promise<void> {
  await sql`update survey_asked set opened_at = ${now} where id = ${id} and opened_at is null`
    .execute(db)
    .catch((error: unknown) => app.log.warn({ err: error, askedId: id }, 'survey not noted as opened'))
}

export async function saveAnswer({ path, body }: Input<'survey.saveAnswer'>, context: SignedIn): Promise<Schema<'SurveyAnswerDraft'>> {
  const { db, now, caller } = context
  await requireGuardian(context, path.askedId, caller.staffId)
  const asking = await readAsking(context, path.askedId, true)
  requireOpen(asking, body.version)
  const { decision } = body
  const form = decision && formOf(asking.content, decision)
  const replies = form ? visibleReplies(form, body.replies) : []
  if (form) await claimFiles(context, asking, caller.staffId, filesOf(form, replies).filter(Number.isSafeInteger))
  const fields = {
    versionId: asking.versionId,
    decision,
    replies: JSON.stringify(replies),
    accepted: JSON.stringify(body.accepted),
    page: form && form.modules.length > 0 ? pageReached(form, replies, body.accepted) : null,
    pages: form && form.modules.length > 0 ? form.modules.length : null,
    savedAt: now,
  }
  await db
    .insertInto('surveyDraft')
    .values({ askedId: asking.id, guardianId: caller.staffId, ...fields })
    .onConflict((on) => on.columns(['askedId', 'guardianId']).doUpdateSet(fields))
    .execute()
  await countAnswers(db, asking.id)
  return { version: asking.version, decision, replies, accepted: body.accepted }
}

export async function submit({ path, body }: Input<'survey.submit'>, context: SignedIn): Promise<Schema<'SurveySubmission'>> {
  const { caller } = context
  await requireGuardian(context, path.askedId, caller.staffId)
  const id = await submitAnswer(context, path.askedId, caller.staffId, body, caller.token === null ? 'Console' : 'App')
  const [made] = await submissions(context, path.askedId, id)
  return made!
}
