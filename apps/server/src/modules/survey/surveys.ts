// Surveys themselves: made, changed, copied, and moved from one state to another.
import type { Data, Input, Schema } from '@isb/contract'
import { emptySurvey, gapsOf, hasSharedKeys, whyNotMoveSurvey, whyNotSurveyDays, type SurveyMove } from '@isb/domain'
import { sql } from 'kysely'
import { startUpdate } from '../../core/shared/stale.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { Refusal, refuse, refuseField } from '../../core/ground/refuse.ts'
import { writeForms } from './forms.ts'
import { surveys } from './lists.ts'
import { moveLapse } from './reminders.ts'

type Survey = Schema<'Survey'>
type Fields = Pick<
  Survey,
  'title' | 'titleZh' | 'admissionYear' | 'startsOn' | 'endsOn' | 'divisions' | 'grades' | 'studentNumbers' | 'seats' | 'remindHours'
>

const blank = {
  titleZh: '',
  startsOn: null,
  endsOn: null,
  divisions: [],
  grades: [],
  studentNumbers: [],
  seats: [],
  remindHours: 24,
} as const
const fieldsOf = ({
  title,
  titleZh,
  admissionYear,
  startsOn,
  endsOn,
  divisions,
  grades,
  studentNumbers,
  seats,
  remindHours,
}: Survey): Fields => ({
  title,
  titleZh,
  admissionYear,
  startsOn,
  endsOn,
  divisions,
  grades,
  studentNumbers,
  seats,
  remindHours,
})

/** The fields as they are kept. Refuses days in the wrong order and grades that the school does not have. */
async function written(db: Db, given: Fields): Promise<Fields> {
  const why = whyNotSurveyDays(given.startsOn, given.endsOn)
  if (why) refuseField('/endsOn', why)
  const named = [...given.grades, ...given.seats.map(({ grade }) => grade)]
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${named}::text[]) code where not exists (select from grade where grade.code = code.code)`.execute(db)
  if (rows[0]) refuseField('/grades', 'SURVEY_GRADE_UNKNOWN', { grade: rows[0].code })
  const { rows: numbers } = await sql<{ given: string; number: string | null }>`
    select given, (select s.number from student s where lower(s.number) = lower(btrim(given))) as number
    from unnest(${given.studentNumbers}::text[]) given`.execute(db)
  const unknown = numbers.find(({ number }) => number === null)
  if (unknown) refuseField('/studentNumbers', 'SURVEY_STUDENT_UNKNOWN', { number: unknown.given })
  const studentNumbers = [...new Set(numbers.flatMap(({ number }) => number ?? []))]
  return { ...given, studentNumbers, title: given.title.trim(), titleZh: given.titleZh.trim() }
}

async function insert(context: SignedIn, given: Fields, content: Schema<'SurveyContent'>): Promise<Survey> {
  const { db, now, caller, changed } = context
  const fields = await written(db, given)
  const { id } = await db
    .insertInto('survey')
    .values({
      ...fields,
      seats: JSON.stringify(fields.seats),
      content: JSON.stringify(content),
      contentSavedAt: now,
      contentSavedBy: caller.staffId,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  changed('survey', id, null, fields)
  return surveys.record(context, id)
}

export async function create({ body: { content = emptySurvey, ...given } }: Input<'survey.create'>, context: SignedIn): Promise<Survey> {
  if (hasSharedKeys(content)) refuse(1, 'SURVEY_KEYS')
  return insert(context, { ...blank, divisions: [], grades: [], studentNumbers: [], seats: [], ...given }, content)
}

/** Last year's survey serves as this year's beginning; its days are over. */
export async function duplicate({ path, body }: Input<'survey.duplicate'>, context: SignedIn): Promise<Survey> {
  const from = await surveys.record(context, path.surveyId)
  const { content } = await context.db.selectFrom('survey').select('content').where('id', '=', from.id).executeTakeFirstOrThrow()
  return insert(context, { ...fieldsOf(from), titleZh: '', startsOn: null, endsOn: null, ...body }, content)
}

export async function update({ path, body: { version, forms, ...given } }: Input<'survey.update'>, context: SignedIn): Promise<Survey> {
  const { db, now, changed } = context
  const before = await surveys.locked(context, path.surveyId)
  requireMove(before, 'edit')
  await startUpdate(context, 'survey', before, version)
  const fields = await written(db, { ...fieldsOf(before), ...given })
  if (before.live !== null && (!fields.startsOn || !fields.endsOn)) refuseField('/endsOn', 'SURVEY_DAYS_MISSING')
  await db
    .updateTable('survey')
    .set({ ...fields, seats: JSON.stringify(fields.seats), version: before.version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  const isRewritten = forms !== undefined && (await writeForms(context, before.id, forms, true))
  if (before.live !== null) await ask(context, before.id)
  const draft = forms && isRewritten ? [{ draft: forms.version }, { draft: forms.version + 1 }] : []
  changed('survey', before.id, { ...fieldsOf(before), ...draft[0] }, { ...fields, ...draft[1] })
  const after = await surveys.record(context, before.id)
  if (after.endsOn && after.endsOn !== before.endsOn) await moveLapse(context, after)
  return after
}

export async function remove({ path }: Input<'survey.remove'>, context: SignedIn): Promise<Data<'survey.remove'>> {
  const before = await surveys.locked(context, path.surveyId)
  requireMove(before, 'remove')
  await context.db.deleteFrom('survey').where('id', '=', before.id).execute()
  context.changed('survey', before.id, fieldsOf(before), null)
  return {}
}

function requireMove(survey: Survey, move: SurveyMove): void {
  const why = whyNotMoveSurvey(survey, move)
  if (why) refuse(3, why)
}

const ask = async ({ db, now }: SignedIn, id: number): Promise<unknown> =>
  sql`select survey_ask(${id}, ${await schoolDay(db, now)}::date)`.execute(db)

/** Makes the forms as they are now what families see, as a new version where they differ from the last one. */
async function publishContent({ db, now, caller }: SignedIn, survey: Survey): Promise<number> {
  if (!survey.startsOn || !survey.endsOn) refuse(1, 'SURVEY_DAYS_MISSING')
  const { content, liveId } = await db
    .selectFrom('survey')
    .select(['content', 'liveId'])
    .where('id', '=', survey.id)
    .executeTakeFirstOrThrow()
  const gaps = gapsOf(content)
  if (gaps.length > 0)
    throw new Refusal(
      1,
      'SURVEY_GAPS',
      {},
      gaps.map(({ path, kind }) => ({ path, word: `value.SurveyGapKind.${kind}` as const })),
    )
  if (!survey.edited && liveId !== null) return liveId
  const { id } = await db
    .insertInto('surveyVersion')
    .values({
      surveyId: survey.id,
      number: (survey.live ?? 0) + 1,
      content: JSON.stringify(content),
      publishedAt: now,
      publishedBy: caller.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function move(context: SignedIn, id: number, by: 'publish' | 'pause' | 'continue' | 'cancel'): Promise<Survey> {
  const { db, now, changed } = context
  const before = await surveys.locked(context, id)
  requireMove(before, by)
  const publishes = by === 'publish' || by === 'continue'
  const status = publishes ? 'Published' : by === 'pause' ? 'Paused' : 'Cancelled'
  const live = publishes ? { liveId: await publishContent(context, before) } : {}
  await db
    .updateTable('survey')
    .set({ status, ...live, version: before.version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute()
  if (publishes) await ask(context, id)
  const after = await surveys.record(context, id)
  changed('survey', id, { status: before.status, live: before.live }, { status: after.status, live: after.live })
  return after
}

type Move = (input: { readonly path: { readonly surveyId: number } }, context: SignedIn) => Promise<Survey>
export const publish: Move = ({ path }, context) => move(context, path.surveyId, 'publish')
export const pause: Move = ({ path }, context) => move(context, path.surveyId, 'pause')
export const resume: Move = ({ path }, context) => move(context, path.surveyId, 'continue')
export const cancel: Move = ({ path }, context) => move(context, path.surveyId, 'cancel')
