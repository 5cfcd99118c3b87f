// An answer for a student: begun, submitted, changed. Whoever answers, what is checked and what is kept are the same.
import { createHash } from 'node:crypto'
import type { Schema } from '@isb/contract'
import {
  filesOf,
  formOf,
  hasProtocol,
  problemsOfAnswer,
  saidIn,
  spokenForm,
  visibleReplies,
  whyNotMoveSurvey,
  type AnswerProblem,
} from '@isb/domain'
import { CompiledQuery, sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { claimFile } from '../../core/files/index.ts'
import { Refusal, refuse } from '../../core/ground/refuse.ts'
import type { Asking } from './asking.ts'
import { statusSql } from './lists.ts'
import { sendReceipt } from './receipt.ts'

/** The day at the school, and the moment, by the database's clock: it decides who still answers in time, whatever a server's clock says. */
export const databaseClock = `(select (n.at at time zone time_zone)::date as today, n.at
  from setting, (select date_trunc('milliseconds', clock_timestamp()) as at) n) c`

const askingSql = `select a.id, a.survey_id as "surveyId", a.student_id as "studentId",
    ${statusSql('s', 'c.today')} as status, coalesce(c.today <= a.extended_to, false) as extended, a.opened_at is not null as opened, s.title, s.title_zh as "titleZh",
    greatest(s.ends_on, a.extended_to)::text as "lastDay", v.number as version, v.id as "versionId", v.content, c.at
  from survey_asked a join survey s on s.id = a.survey_id join survey_version v on v.id = s.live_id,
    ${databaseClock}
  where a.id = $1`

/** Reads it where answers are made: those for one student wait for each other, and none slips past a pause or a new version. */
export async function readAsking({ db }: Pick<SignedIn, 'db'>, id: number, locked = false): Promise<Asking> {
  if (locked) {
    await sql`select from survey where id = (select survey_id from survey_asked where id = ${id}) for share`.execute(db)
    await sql`select from survey_asked where id = ${id} for no key update`.execute(db)
  }
  const { rows } = await db.executeQuery<Asking>(CompiledQuery.raw(askingSql, [id]))
  return rows[0] ?? refuse(2, 'SURVEY_STUDENT_NOT_ASKED')
}

/** Whether an answer can be given now: the survey is in progress, or this family has longer. */
export const isOpen = ({ status, extended }: Asking): boolean => status === 'Pending' || (status === 'Ended' && extended)

/** Refuses an answer that comes too early or too late, or to forms that were changed meanwhile. */
export function requireOpen(asking: Asking, version: number): void {
  if (!isOpen(asking))
    refuse(3, whyNotMoveSurvey({ status: asking.status, live: asking.version, edited: false }, 'answer') ?? 'SURVEY_NOT_OPEN')
  if (asking.version !== version) refuse(3, 'SURVEY_CHANGED')
}

/** The files of an answer become those of the student's answers. What one guardian uploaded no other one can name. */
export async function claimFiles({ db, caller }: SignedIn, asking: Asking, guardianId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select file_id as id from survey_file where asked_id = ${asking.id} and given_by = ${guardianId}`.execute(db)
  const mine = new Set(rows.map(({ id }) => id))
  for (const fileId of new Set(ids)) {
    if (mine.has(fileId)) continue
    await claimFile(db, caller, fileId)
    await db.insertInto('surveyFile').values({ fileId, askedId: asking.id, givenBy: guardianId }).execute()
  }
}

/** At its question, or at the module whose protocol is not accepted. */
const wrongFields = (problems: readonly AnswerProblem[]) =>
  problems.map(({ key, why }) => ({ path: `/replies/${key}`, word: `reason.${why}` as const }))

/** The hash of a protocol, by which an acceptance says which text it accepted. */
export const hashOf = ({ en, zh }: Schema<'SurveyProse'>): string =>
  createHash('sha256')
    .update(JSON.stringify([en, zh]))
    .digest('hex')

type Given = Schema<'SurveyAnswerGiven'>

/** Keeps an answer of a guardian, and answers its id. What the guardian said before is kept as well. */
export async function submitAnswer(
  context: SignedIn,
  askedId: number,
  guardianId: number,
  given: Given,
  way: Schema<'SurveyWay'>,
  note = '',
): Promise<number> {
  const { db, caller, changed } = context
  const asking = await readAsking(context, askedId, true)
  requireOpen(asking, given.version)
  const whole = formOf(asking.content, given.decision)
  const form = way === 'Telephone' ? spokenForm(whole) : whole
  const problems = problemsOfAnswer(form, given.replies, given.accepted)
  if (problems.length > 0) throw new Refusal(1, 'SURVEY_ANSWER_WRONG', {}, wrongFields(problems))
  const replies = visibleReplies(form, given.replies)
  await claimFiles(context, asking, guardianId, filesOf(form, replies))
  const before = await lastOf(db, askedId, guardianId)
  await sql`update survey_answer set current = false where asked_id = ${askedId} and given_by = ${guardianId} and current`.execute(db)
  const accepted = form.modules.filter(hasProtocol).map(({ key, protocol }) => ({ module: key, hash: hashOf(protocol) }))
  const { id } = await db
    .insertInto('surveyAnswer')
    .values({
      askedId,
      versionId: asking.versionId,
      givenBy: guardianId,
      submittedBy: caller.staffId,
      way,
      note,
      at: asking.at,
      decision: given.decision,
      replies: JSON.stringify(replies),
      accepted: JSON.stringify(accepted),
      said: saidIn(form, given.decision, replies),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('surveyDraft').where('askedId', '=', askedId).where('guardianId', '=', guardianId).execute()
  // What was settled was settled between other answers.
  await db.updateTable('surveyAsked').set({ settledBy: null, settledAt: null, settledWhy: '' }).where('id', '=', askedId).execute()
  await countAnswers(db, askedId)
  const about = { studentId: asking.studentId, guardianId }
  changed('survey-answer', askedId, before && { ...about, ...before }, {
    ...about,
    decision: given.decision,
    answeredVersion: asking.version,
    way,
    ...(note && { note }),
  })
  await sendReceipt(context, asking, guardianId, form, { decision: given.decision, replies })
  return id
}

const lastOf = async (db: Db, askedId: number, guardianId: number) =>
  (await db
    .selectFrom('surveyAnswer')
    .innerJoin('surveyVersion', 'surveyVersion.id', 'surveyAnswer.versionId')
    .select(['decision', 'number as answeredVersion', 'way'])
    .where('askedId', '=', askedId)
    .where('givenBy', '=', guardianId)
    .where('current', '=', true)
    .executeTakeFirst()) ?? null

/** Works out what counts of the answers for a student. */
export const countAnswers = (db: Db, askedId: number): Promise<unknown> => sql`select survey_count(${askedId})`.execute(db)
