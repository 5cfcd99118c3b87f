// Absences as they are made, changed and deleted. The office does so for whom its roles reach, guardians for their own children.
import type { Data, Input, Schema } from '@isb/contract'
import { absenceDays, changesThePast, whyNotAbsenceDays, whyNotChangeAbsence, whyNotWithdraw, type AbsenceDays } from '@isb/domain'
import { nameIn, word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import type { Asking } from '../../core/access/reach.ts'
import { requireStudent } from '../../core/shared/people.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { claimFile } from '../../core/files/index.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse, refuseField, Refusal } from '../../core/ground/refuse.ts'
import { absences } from './lists.ts'
import { previewOf, readTold, sendTest, tell, tellAgain, type Told } from './tell.ts'
import { told } from './told.ts'
import { warnOfWave } from './wave.ts'

type Absence = Schema<'Absence'>
type Given = Input<'absence.create'>['body']
export type Kept = AbsenceDays &
  Pick<Absence, 'leavesAt' | 'returnsAt' | 'proofId'> & {
    readonly leaveType: Schema<'LeaveType'>
    readonly note: string
    readonly symptom: string
  }

/** Acting as a guardian somebody sees their own children, whatever else their roles let them see. */
const asGuardian = (context: SignedIn): SignedIn & Asking => ({ ...context, children: 'alone' })

export async function create({ body }: Input<'absence.create'>, context: SignedIn): Promise<Absence> {
  const { db, caller } = context
  const today = await schoolDay(db, context.now)
  await requireStudent(context, body.studentId, today)
  if (body.startsOn < today && !(await holds(db, caller, 'absence:backdate'))) refuse(4, 'ABSENCE_BACKDATED')
  const id = await insert(body, context)
  await tellOfNew(context, id)
  return absences.record(context, id)
}

/** What an absence would be and who would be told: it is made, looked at, and taken back. */
async function tried<T>(body: Given, context: SignedIn, look: (absence: Told) => Promise<T>): Promise<T> {
  const { db } = context
  await requireStudent(context, body.studentId, await schoolDay(db, context.now))
  await sql`savepoint tried`.execute(db)
  const id = await insert(body, { ...context, changed: () => {} })
  const absence = await readTold(db, id)
  const seen = await look(absence)
  await sql`rollback to savepoint tried`.execute(db)
  return seen
}

export const preview = ({ body }: Input<'absence.preview'>, context: SignedIn): Promise<Data<'absence.preview'>> =>
  tried(body, context, (absence) => previewOf(context, absence))

export async function test({ path, body }: Input<'absence.test'>, context: SignedIn): Promise<Data<'absence.test'>> {
  await sendTest(context, await tried(body, context, (absence) => Promise.resolve(absence)), path.office)
  return {}
}

export async function resend({ path }: Input<'absence.resend'>, context: SignedIn): Promise<Data<'absence.resend'>> {
  const { id, status } = await lockedAbsence(context, path.absenceId)
  await tellAgain(context, id, status)
  return told({ path }, context)
}

export async function submit({ body }: Input<'absence.submit'>, context: SignedIn): Promise<Absence> {
  const { db, now, caller } = context
  const { rows } = await sql<{ first: string }>`
    select ((${now}::timestamptz at time zone t.time_zone)::date - a.guardian_days_back)::text as first
    from guardian g, setting t, absence_setting a
    where g.student_id = ${body.studentId} and g.guardian_id = ${caller.staffId} and g.may_act`.execute(db)
  if (!rows[0]) refuse(2, 'STUDENT_NOT_FOUND')
  if (body.startsOn < rows[0].first) refuse(4, 'ABSENCE_BACKDATED')
  const id = await insert(body, context)
  await tellOfNew(context, id)
  return absences.record(asGuardian(context), id)
}

export async function update({ path, body: { version, ...given } }: Input<'absence.update'>, context: SignedIn): Promise<Absence> {
  const { db, now, caller, changed } = context
  const before = await lockedAbsence(context, path.absenceId)
  const why = whyNotChangeAbsence(before)
  if (why) refuse(3, why)
  const { studentId: _, ...shown } = before
  await startUpdate(context, 'absence', before, version, shown)
  const kept = await keptFields(db, before.id)
  const days = absenceDays({ ...kept, ...given })
  const toldBefore = await readTold(db, before.id)
  const after: Kept = { ...kept, ...trimmed(given), ...days }
  await requireDays(context, before.studentId, after, before.id)
  const today = await schoolDay(db, now)
  if (changesThePast(kept, after, today) && !(await holds(db, caller, 'absence:backdate'))) refuse(4, 'ABSENCE_BACKDATED')
  await claimFile(db, caller, after.proofId, kept.proofId)
  await db
    .updateTable('absence')
    .set({ ...after, version: version + 1, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  await settle(context, before.id, after)
  changed('absence', before.id, { studentId: before.studentId, ...kept }, { studentId: before.studentId, ...after })
  const toldAfter = await readTold(db, before.id)
  await tellOfDays(context, toldBefore)
  await tellOfDays(context, toldAfter)
  await tell(context, toldAfter, 'changed', toldBefore)
  await warnOfWave(context, toldAfter)
  return absences.record(context, before.id)
}

export async function remove({ path }: Input<'absence.remove'>, context: SignedIn): Promise<Absence> {
  const before = await lockedAbsence(context, path.absenceId)
  const why = whyNotChangeAbsence(before)
  if (why) refuse(3, why)
  await markDeleted(before, context)
  return absences.record(context, before.id)
}

export async function withdraw({ path }: Input<'absence.withdraw'>, context: SignedIn): Promise<Absence> {
  const { db, now, caller } = context
  const before = await lockedAbsence(asGuardian(context), path.absenceId)
  if (before.submittedBy?.id !== caller.staffId) refuse(2, 'ABSENCE_NOT_FOUND')
  const { rows } = await sql<{ day: string; time: string }>`
    select to_char(local, 'YYYY-MM-DD') as day, to_char(local, 'HH24:MI') as time
    from (select ${now}::timestamptz at time zone time_zone as local from setting) clock`.execute(db)
  const why = whyNotWithdraw(before, rows[0]!)
  if (why) refuse(3, why)
  await markDeleted(before, context)
  return absences.record(asGuardian(context), before.id)
}

export async function tellOfNew(context: SignedIn, id: number): Promise<void> {
  const absence = await readTold(context.db, id)
  await tellOfDays(context, absence)
  await tell(context, absence, 'submitted')
  await warnOfWave(context, absence)
}

export const tellOfDays = (context: SignedIn, { studentId, startsOn, endsOn }: Told): Promise<void> =>
  tellModules(context, 'absence.changed', { studentId, from: startsOn, to: endsOn })

export async function insert(body: Given, context: SignedIn): Promise<number> {
  const { db, now, caller, changed } = context
  const { studentId } = body
  const fields: Kept = {
    leavesAt: null,
    returnsAt: null,
    note: '',
    symptom: '',
    proofId: null,
    ...trimmed(body),
    leaveType: body.leaveType,
    ...absenceDays(body),
  }
  // Whoever submits a second one at the same moment waits here, and is told of the first by its days.
  await sql`select from student where id = ${studentId} for no key update`.execute(db)
  await requireDays(context, studentId, fields)
  await claimFile(db, caller, fields.proofId)
  const way = caller.token === null ? 'Console' : 'App'
  const { id } = await db
    .insertInto('absence')
    .values({ ...fields, studentId, way, submittedBy: caller.staffId, submittedAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await settle(context, id, fields)
  changed('absence', id, null, { studentId, ...fields, way })
  return id
}

export async function markDeleted({ id, version, status, studentId }: Gone, context: SignedIn): Promise<void> {
  const { db, now, caller, changed } = context
  await db
    .updateTable('absence')
    .set({ status: 'Deleted', deletedBy: caller.staffId, deletedAt: now, version: version + 1, updatedAt: now })
    .where('id', '=', id)
    .execute()
  changed('absence', id, { studentId, status }, { studentId, status: 'Deleted' })
  const deleted = await readTold(db, id)
  await tellOfDays(context, deleted)
  await tell(context, deleted, 'deleted')
}

type Gone = Pick<Locked, 'id' | 'version' | 'status' | 'studentId'>
type Locked = Absence & { readonly studentId: number }

/** An absence within the caller's reach, which nobody else changes until this is through. */
export async function lockedAbsence(context: SignedIn, id: number): Promise<Locked> {
  const absence = await absences.locked(context, id)
  return { ...absence, studentId: absence.student?.id ?? refuse(2, 'ABSENCE_NOT_FOUND') }
}

/** What is kept, whoever asks: what somebody may not see they do not blank by changing something else. */
export const keptFields = (db: Db, id: number): Promise<Kept> =>
  db
    .selectFrom('absence')
    .select(['leaveType', 'startsOn', 'startsHalf', 'endsOn', 'endsHalf', 'leavesAt', 'returnsAt', 'note', 'symptom', 'proofId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Change = Omit<Input<'absence.update'>['body'], 'version'>
/** What was given of these fields, without the spaces around it. */
function trimmed({ leaveType, leavesAt, returnsAt, note, symptom, proofId }: Change): Partial<Kept> {
  const given = { leaveType, leavesAt, returnsAt, note: note?.trim(), symptom: symptom?.trim(), proofId }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Refuses days that are none, of somebody who is not here, or that another absence of the student has. */
export async function requireDays({ db, locale }: SignedIn, studentId: number, days: AbsenceDays, ownId = 0): Promise<void> {
  const { startsOn, startsHalf, endsOn, endsHalf } = days
  const why = whyNotAbsenceDays(days)
  if (why) refuseField('/endsOn', why)
  const { rows: here } = await sql`
    select from student where id = ${studentId} and entered_on <= ${startsOn} and (left_on is null or left_on >= ${endsOn})`.execute(db)
  if (here.length === 0) refuseField('/startsOn', 'ABSENCE_NOT_ENROLLED')
  const { rows } = await sql<Pick<Absence, 'id' | 'startsOn' | 'endsOn'>>`
    select id, starts_on, ends_on from absence where student_id = ${studentId} and status = 'Normal' and id <> ${ownId}
      and halves && int4range(half_number(${startsOn}, ${startsHalf}), half_number(${endsOn}, ${endsHalf}), '[]') limit 1`.execute(db)
  if (!rows[0]) return
  const { id, startsOn: first, endsOn: last } = rows[0]
  const [from, to] = [writtenDay(first)[locale], writtenDay(last)[locale]]
  refuse(3, 'ABSENCE_OVERLAPS', { when: from === to ? from : `${from} – ${to}` }, { entity: 'absence', id })
}

/** Counts the days of an absence that was written. Refuses one on which there is not a single lesson, with the reason of its first half day. */
export async function settle({ db, locale }: SignedIn, id: number, { startsOn, startsHalf }: AbsenceDays): Promise<void> {
  await sql`select settle_absences(array[${id}]::bigint[])`.execute(db)
  const { rows } = await sql<{ reason: Schema<'DayReason'>; name: string; nameZh: string }>`
    select d.lessons_reason as reason, d.lessons_name as name, d.lessons_name_zh as name_zh
    from absence a, school_days(${startsOn}, ${startsOn}, a.division, a.grade) d
    where a.id = ${id} and a.days = 0 and d.half = ${startsHalf}`.execute(db)
  const [none] = rows
  if (!none) return
  const values = { day: writtenDay(startsOn)[locale], why: nameIn(locale, none) || word(locale, `value.DayReason.${none.reason}`) }
  throw new Refusal(3, 'ABSENCE_NO_LESSONS', values, [{ path: '/startsOn', word: 'reason.ABSENCE_NO_LESSONS', values }])
}

/** The absences of the caller's own children. */
export async function mine(_input: unknown, context: SignedIn): Promise<Data<'absence.mine'>> {
  const { text } = await absences.page(asGuardian(context), { sort: '-startsOn', pageSize: 200 })
  return (JSON.parse(text) as Data<'absence.list'>).records
}
