// What the office does with answers: reads them, writes down what was said on the telephone, settles conflicts, gives families longer.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Asking } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Download } from '../../core/download/index.ts'
import { fileDownload } from '../../core/files/index.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { countAnswers, readAsking, submitAnswer } from './answer.ts'
import { answers } from './lists.ts'
import { pageOf, requireGuardian } from './mine.ts'
import { submissions } from './said.ts'

type Asked = Schema<'SurveyAsked'>

/** How far the code of the operation reaches: being a guardian of the student lets nobody read what the other guardian answered. */
export const asOffice = (context: SignedIn): SignedIn & Asking => ({ ...context, children: false })
const requireReached = (context: SignedIn, id: number): Promise<Asked> => answers.record(asOffice(context), id)

export async function said({ path }: Input<'survey.said'>, context: SignedIn): Promise<Data<'survey.said'>> {
  await requireReached(context, path.askedId)
  return submissions(context, path.askedId)
}

export async function guardians({ path }: Input<'survey.guardians'>, context: SignedIn): Promise<Data<'survey.guardians'>> {
  await requireReached(context, path.askedId)
  const { rows } = await sql<Schema<'SurveyGuardian'>>`
    select p.id, p.name, p.name_zh,
      array(select c.value from contact c where c.person_id = p.id and c.kind = 'Phone' order by c.id) as phones
    from survey_asked a join guardian g on g.student_id = a.student_id join staff p on p.id = g.guardian_id
    where a.id = ${path.askedId} and g.may_act order by g.contact_order, p.id`.execute(context.db)
  return rows
}

export async function pageFor({ path }: Input<'survey.pageFor'>, context: SignedIn): Promise<Schema<'SurveySheet'>> {
  await requireReached(context, path.askedId)
  // What a guardian has begun or answered is for that guardian.
  return pageOf(context, await readAsking(context, path.askedId), 0)
}

export async function enter({ path, body }: Input<'survey.enter'>, context: SignedIn): Promise<Schema<'SurveySubmission'>> {
  await requireReached(context, path.askedId)
  const { guardianId, note = '', ...given } = body
  await requireGuardian(context, path.askedId, guardianId).catch(() => refuse(2, 'GUARDIAN_NOT_FOUND'))
  const id = await submitAnswer(context, path.askedId, guardianId, given, 'Telephone', note.trim())
  const [made] = await submissions(context, path.askedId, id)
  return made!
}

export async function settle({ path, body }: Input<'survey.settle'>, context: SignedIn): Promise<Asked> {
  const { db, now, caller, changed } = context
  const before = await answers.locked(asOffice(context), path.askedId)
  if (before.state !== 'Conflict') refuse(3, 'SURVEY_NO_CONFLICT')
  const chosen = await db
    .selectFrom('surveyAnswer')
    .select(['id', 'decision'])
    .where('id', '=', body.answerId)
    .where('askedId', '=', before.id)
    .where('current', '=', true)
    .executeTakeFirst()
  if (!chosen) refuse(3, 'SURVEY_ANSWER_NOT_CURRENT')
  const settled = { settledBy: caller.staffId, settledAt: now, settledWhy: body.reason.trim() }
  await db
    .updateTable('surveyAsked')
    .set({ ...settled, state: chosen.decision, countsId: chosen.id })
    .where('id', '=', before.id)
    .execute()
  await countAnswers(db, before.id)
  const studentId = before.student?.id ?? null
  changed(
    'survey-answer',
    before.id,
    { studentId, state: 'Conflict' },
    { studentId, state: chosen.decision, settledWhy: settled.settledWhy },
  )
  return answers.record(asOffice(context), before.id)
}

export async function extend({ path, body }: Input<'survey.extend'>, context: SignedIn): Promise<Asked> {
  const { db, now, changed } = context
  const before = await answers.locked(asOffice(context), path.askedId)
  const { status } = await readAsking(context, before.id)
  if (status === 'Cancelled') refuse(3, 'SURVEY_OVER')
  if (body.extendedTo < (await schoolDay(db, now))) refuseField('/extendedTo', 'SURVEY_EXTENSION_EARLY')
  await db.updateTable('surveyAsked').set({ extendedTo: body.extendedTo }).where('id', '=', before.id).execute()
  const studentId = before.student?.id ?? null
  changed(
    'survey-answer',
    before.id,
    { studentId, extendedTo: before.extendedTo },
    { studentId, extendedTo: body.extendedTo, reason: body.reason.trim() },
  )
  return answers.record(asOffice(context), before.id)
}

export async function file({ path }: Input<'survey.file'>, context: SignedIn): Promise<Download> {
  const { student } = await requireReached(context, path.askedId)
  const { rows } = await sql`select from survey_file where asked_id = ${path.askedId} and file_id = ${path.fileId}`.execute(context.db)
  return rows.length === 0 ? refuse(2, 'NOT_FOUND') : fileDownload(context.app, path.fileId, student?.name ?? 'file')
}
