// Families without an answer: who is written to, the mail, and the list to call them from.
import type { Data, Input, Schema } from '@isb/contract'
import { whyNotMoveSurvey } from '@isb/domain'
import { writtenDay, type Both } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import { reachOfCode, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import { composed, mails } from '../../core/mail/mail.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { surveys } from './lists.ts'

type Survey = Schema<'Survey'>
type Reader = Schema<'SurveyReader'>

interface Guardian extends Schema<'SurveyGuardian'> {
  readonly email: string | null
  readonly language: Reader['language']
}
/** A student without an answer. */
interface Silent extends Omit<Schema<'SurveyCall'>, 'guardians'> {
  /** Whether the family can be reminded now. */
  readonly due: boolean
  readonly guardians: readonly Guardian[]
}

const guardianSql = `json_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh, 'email', case when p.enabled then p.email end,
  'language', coalesce(p.language, 'both'),
  'phones', array(select c.value from contact c where c.person_id = p.id and c.kind = 'Phone' order by c.id))`

/** Only these of the students who are asked, or those of one grade. */
interface Narrower {
  readonly ids?: readonly number[] | null
  readonly grade?: string | null | undefined
}

const narrowerOf = (query: Input<'survey.remind'>['query']): Narrower => ({
  grade: query?.grade,
  ids: query?.asked === undefined ? null : query.asked.split(',').map(Number),
})

/** The students at the school without an answer whom roles let the caller reach with this code. */
async function silentOf(context: SignedIn, survey: Survey, code: string, { ids = null, grade = null }: Narrower = {}): Promise<Silent[]> {
  const { db, now, caller } = context
  const values: unknown[] = [survey.id, await schoolDay(db, now), now, survey.remindHours, ids, grade]
  const within = withinReach(await reachOfCode(db, caller, code), 'a.student_id', '$2::date', (value) => `$${values.push(value)}`)
  const text = `select json_build_object('id', a.id, 'student', ${personSql('s', '$2::date')}, 'studentNumber', st.number, 'grade', a.grade,
      'state', a.state, 'remindedAt', ${timeSql('a.reminded_at')},
      'due', coalesce(a.reminded_at + $4::int * interval '1 hour' <= $3::timestamptz, true),
      'guardians', (select coalesce(json_agg(${guardianSql} order by g.contact_order, p.id), '[]')
        from guardian g join staff p on p.id = g.guardian_id where g.student_id = a.student_id and g.may_act)) as silent
    from survey_asked a join student st on st.id = a.student_id join staff s on s.id = a.student_id left join grade k on k.code = a.grade
    where a.survey_id = $1 and a.state in ('None', 'Draft') and coalesce(st.left_on >= $2::date, true)
      and ($5::bigint[] is null or a.id = any($5)) and ($6::text is null or a.grade = $6) ${within && `and ${within}`}
    order by k.sort nulls last, a.grade, s.name, a.id`
  const { rows } = await db.executeQuery<{ silent: Silent }>(CompiledQuery.raw(text, values))
  return rows.map(({ silent }) => silent)
}

/** One mail for each guardian, whichever of their children it is about. */
function readersOf(silent: readonly Silent[]): (Reader & { readonly askedId: number })[] {
  const readers = new Map<number, Reader & { readonly askedId: number }>()
  for (const { id: askedId, student, guardians } of silent)
    for (const { phones: _, email, ...guardian } of guardians) {
      if (email === null) continue
      const known = readers.get(guardian.id)
      if (known) known.students.push(student)
      else readers.set(guardian.id, { ...guardian, email, students: [student], askedId })
    }
  return [...readers.values()]
}

const hasAddress = ({ guardians }: Silent): boolean => guardians.some(({ email }) => email !== null)

/** What the mail says to a reader. */
function lettersTo({ students, askedId }: Pick<Reader, 'students'> & { readonly askedId: number }, { title, titleZh, endsOn }: Survey) {
  const names: Both = {
    en: students.map(({ name }) => name).join(', '),
    zh: students.map(({ name, nameZh }) => nameZh || name).join('、'),
  }
  const values = { student: names, survey: { en: title, zh: titleZh || title }, lastDay: endsOn && writtenDay(endsOn) }
  return { values, about: { entity: 'survey-answer' as const, id: askedId }, shows: { page: 'admission:list' } }
}

export async function reminder({ path, query }: Input<'survey.reminder'>, context: SignedIn): Promise<Data<'survey.reminder'>> {
  const survey = await surveys.record(context, path.surveyId)
  const silent = await silentOf(context, survey, 'admission:list:remind', narrowerOf(query))
  const due = silent.filter((each) => each.due && hasAddress(each))
  const readers = readersOf(due)
  const [first] = readers
  const { values, about, shows } = first ? lettersTo(first, survey) : { values: {}, about: null, shows: {} }
  const { subject, body } =
    first && about ? await composed(context, 'survey-reminder', { to: first.email, about }, values, shows) : { subject: '', body: '' }
  return {
    hours: survey.remindHours,
    students: due.length,
    readers: readers.map(({ askedId: _, ...reader }) => reader),
    reminded: silent.filter((each) => !each.due).length,
    unreached: silent.filter((each) => !hasAddress(each)).map(({ student }) => student),
    subject,
    text: body,
  }
}

export async function remind({ path, query }: Input<'survey.remind'>, context: SignedIn): Promise<Data<'survey.remind'>> {
  const { db, now, changed } = context
  // Nobody pauses it in between; families can go on answering.
  await sql`select from survey where id = ${path.surveyId} for share`.execute(db)
  const survey = await surveys.record(context, path.surveyId)
  const why = whyNotMoveSurvey(survey, 'answer')
  if (why) refuse(3, why === 'SURVEY_OVER' ? why : 'SURVEY_NOT_OPEN')
  const silent = await silentOf(context, survey, 'admission:list:remind', narrowerOf(query))
  const ids = silent.filter((each) => each.due && hasAddress(each)).map(({ id }) => id)
  // Whoever answers meanwhile, or was reminded by a colleague, is left out: each row says so once it is this call's own.
  await sql`select from survey_asked where id = any(${ids}::bigint[]) order by id for no key update`.execute(db)
  const due = (await silentOf(context, survey, 'admission:list:remind', { ids })).filter((each) => each.due)
  if (due.length === 0) refuse(3, 'SURVEY_NOBODY_TO_REMIND')
  await sql`
    update survey_asked set reminded_at = ${now}, reminders = reminders + 1
    where id = any(${due.map(({ id }) => id)}::bigint[])`.execute(db)
  await db.insertInto('surveyReminder').values({ surveyId: survey.id, at: now, students: due.length }).execute()
  const readers = readersOf(due)
  const goodUntil = await endOf(context, survey)
  const letters = readers.map((reader) => {
    const { values, about, shows } = lettersTo(reader, survey)
    return { sent: { to: reader.email, about, goodUntil }, values, shows }
  })
  await mails(context, 'survey-reminder', letters)
  const done = { students: due.length, mails: readers.length }
  changed('survey', survey.id, {}, { reminded: done.students, mails: done.mails })
  return done
}

/** The moment at which a survey is over: a reminder that still waits then is not sent. */
async function endOf({ db }: SignedIn, { endsOn }: Survey): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${endsOn}::date + 1)::timestamp at time zone time_zone as at from setting`.execute(db)
  return rows[0]!.at
}

/** Has reminders that still wait lapse when the survey is over, where its last day has moved. */
export async function moveLapse(context: SignedIn, survey: Survey): Promise<void> {
  await sql`
    update outbox o set good_until = ${await endOf(context, survey)} from survey_asked a
    where a.survey_id = ${survey.id} and o.entity = 'survey-answer' and o.entity_id = a.id and o.kind = 'survey-reminder'
      and o.state = 'Pending'`.execute(context.db)
}

export async function calls({ path }: Input<'survey.calls'>, context: SignedIn): Promise<Data<'survey.calls'>> {
  const survey = await surveys.record(context, path.surveyId)
  const silent = await silentOf(context, survey, 'admission:list:on-behalf')
  return silent.map(({ due: _, guardians, ...call }) => ({
    ...call,
    guardians: guardians.map(({ id, name, nameZh, phones }) => ({ id, name, nameZh, phones })),
  }))
}
