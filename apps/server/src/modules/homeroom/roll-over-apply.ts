// A roll-over put into effect, and taken back: every class and every student of it in one transaction.
import type { Data, Input } from '@isb/contract'
import { addDays, fitted, movedFrom, placeAfter, placeOf, placeOn, rollOverGaps, type Stay, type StudentDays } from '@isb/domain'
import { sql } from 'kysely'
import { refuseStale } from '../../core/shared/stale.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { staysOf, writeStays } from '../../core/shared/stays.ts'
import { keptPlan, readPlan, requireEveryStudent, shown, type Kept, type Planned } from './roll-over.ts'
import type { Fields } from './write.ts'

/** A student as a roll-over finds and leaves them. */
interface Moved {
  readonly id: number
  readonly before: StudentDays
  readonly after: StudentDays
}

export async function applyRollOver({ body }: Input<'homeroom.applyRollOver'>, context: SignedIn): Promise<Data<'homeroom.applyRollOver'>> {
  const { db } = context
  const kept = await lockedPlan(body, context)
  if (kept.applied) refuse(3, 'ROLL_OVER_APPLIED')
  if (kept.version !== body.version) await refuseStale(context, 'roll-over', kept.id)
  // Nobody is moved, and nobody leaves, while it is put into effect.
  await sql`select from student order by id for no key update`.execute(db)
  const planned = await readPlan(context, body.fromYear)
  const { startsOn, toYear, plan, students } = planned
  if (startsOn === null) return refuse(3, 'ROLL_OVER_NO_YEAR', { year: toYear })
  const { unplaced, sameName } = rollOverGaps(plan, students)
  if (plan.classes.length + plan.leaving.length + unplaced.length === 0) refuse(3, 'ROLL_OVER_EMPTY')
  if (unplaced.length > 0) refuse(3, 'ROLL_OVER_UNPLACED', { count: unplaced.length })
  if (sameName.length > 0) refuse(3, 'ROLL_OVER_NAME_TWICE', { name: plan.classes.find(({ key }) => key === sameName[0])?.name ?? '' })

  const moves = await movesOf(db, planned, startsOn, await makeClasses(planned, kept, context))
  await writeDays(
    context,
    moves.map(({ id, after }) => ({ id, ...after })),
  )
  await sql`
    insert into roll_over_move (roll_over_id, student_id, before, after)
    select ${kept.id}, id, before, after
    from json_to_recordset(${JSON.stringify(moves)}) as m (id bigint, before jsonb, after jsonb)`.execute(db)
  for (const { id, before, after } of moves) context.changed('student', id, ...auditedMove(before, after, startsOn))
  await setApplied(context, planned, kept, true)
  return shown(await readPlan(context, body.fromYear))
}

export async function undoRollOver({ body }: Input<'homeroom.undoRollOver'>, context: SignedIn): Promise<Data<'homeroom.undoRollOver'>> {
  const { db, changed } = context
  const kept = await lockedPlan(body, context)
  if (!kept.applied) refuse(3, 'ROLL_OVER_NOT_APPLIED')
  if (kept.version !== body.version) await refuseStale(context, 'roll-over', kept.id)
  const { rows: moves } = await sql<Moved & { name: string; leftOn: string | null }>`
    select s.id, m.before, m.after, s.left_on::text as left_on, a.name from roll_over_move m join student s on s.id = m.student_id
      join staff a on a.id = s.id where m.roll_over_id = ${kept.id} order by s.id for no key update of s`.execute(db)
  const { rows: made } = await sql<Fields & { id: number; version: number }>`
    select id, version, school_year, campus, name, coalesce(grade, '') as grade, division, teacher_email, assistant_email, dl_teacher_email
    from homeroom where roll_over_id = ${kept.id} order by id for update`.execute(db)
  await requireUntouched(db, moves, made)

  const planned = await readPlan(context, body.fromYear)
  await writeDays(
    context,
    moves.map(({ id, before }) => ({ id, ...before })),
  )
  await sql`delete from roll_over_move where roll_over_id = ${kept.id}`.execute(db)
  await sql`delete from homeroom where roll_over_id = ${kept.id}`.execute(db)
  const startsOn = planned.startsOn ?? ''
  for (const { id, before, after } of moves) changed('student', id, ...auditedMove(after, before, startsOn))
  for (const { id, version: _, ...fields } of made) changed('homeroom', id, fields, null)
  await setApplied(context, planned, kept, false)
  return shown(await readPlan(context, body.fromYear))
}

/** The plan of the year, which nobody else applies, undoes or saves until this change is through. */
async function lockedPlan({ fromYear }: Input<'homeroom.applyRollOver'>['body'], context: SignedIn): Promise<Kept> {
  await requireEveryStudent(context)
  return (await keptPlan(context.db, fromYear, 'for update')) ?? refuse(2, 'ROLL_OVER_NOT_FOUND')
}

/** Makes the classes that the new year does not have yet. Answers the ids of all, by their keys in the plan. */
async function makeClasses(
  { toYear, plan: { classes } }: Planned,
  { id: rollOverId }: Kept,
  { db, now, changed }: SignedIn,
): Promise<ReadonlyMap<number, number>> {
  const rows = classes.map(({ students: _, fromId: _from, key: _key, ...fields }): Fields => ({ ...fields, schoolYear: toYear }))
  const inColumns = rows.map(({ teacherEmail, assistantEmail, dlTeacherEmail, ...row }) => ({
    ...row,
    teacher_email: teacherEmail,
    assistant_email: assistantEmail,
    dl_teacher_email: dlTeacherEmail,
  }))
  await sql`
    insert into homeroom (school_year, campus, name, grade, division, teacher_email, assistant_email, dl_teacher_email, roll_over_id,
      created_at, updated_at)
    select ${toYear}, campus, name, nullif(grade, ''), division, teacher_email, assistant_email, dl_teacher_email, ${rollOverId}, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(inColumns)}) as c (campus text, name text, grade text, division text, teacher_email text,
      assistant_email text, dl_teacher_email text)
    on conflict (school_year, lower(campus), lower(name)) do nothing`.execute(db)
  const { rows: standing } = await sql<{ id: number; called: string; isNew: boolean }>`
    select id, lower(campus) || '/' || lower(name) as called, roll_over_id = ${rollOverId} as is_new from homeroom
    where school_year = ${toYear} for key share`.execute(db)
  const byName = new Map(standing.map((each) => [each.called, each]))
  const ids = new Map<number, number>()
  for (const [at, fields] of rows.entries()) {
    const found = byName.get(`${fields.campus}/${fields.name}`.toLowerCase())
    if (!found) return refuse(3, 'STALE')
    ids.set(classes[at]!.key, found.id)
    if (found.isNew) changed('homeroom', found.id, null, fields)
  }
  return ids
}

/** Where every student is, and where the plan puts them from the first day of the new year. */
async function movesOf(
  db: Db,
  { plan: { classes, leaving }, students, grades }: Planned,
  startsOn: string,
  homeroomIds: ReadonlyMap<number, number>,
): Promise<Moved[]> {
  const ids = students.map(({ id }) => id)
  const stays = await staysOf(db, ids)
  const days = await db
    .selectFrom('student')
    .select(['id', 'enteredOn', 'leftOn'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const daysOf = new Map(days.map(({ id, ...each }) => [id, each]))
  const classOf = new Map(classes.flatMap((each) => each.students.map((id) => [id, each] as const)))
  const leavers = new Set(leaving)
  return students.flatMap((student) => {
    const [own, planned] = [daysOf.get(student.id), classOf.get(student.id)]
    if (!own) return []
    const before = { leftOn: own.leftOn, stays: stays.get(student.id) ?? [] }
    const leftOn = leavers.has(student.id) ? addDays(startsOn, -1) : own.leftOn
    const moved = planned
      ? movedFrom(before.stays, startsOn, placeAfter(student, planned, homeroomIds.get(planned.key) ?? 0, grades))
      : before.stays
    return [{ id: student.id, before, after: { leftOn, stays: fitted(moved, { ...own, leftOn }) } }]
  })
}

async function writeDays(context: SignedIn, students: readonly ({ readonly id: number } & StudentDays)[]): Promise<void> {
  const { db, now } = context
  await writeStays(db, new Map(students.map(({ id, stays }) => [id, stays])))
  await sql`
    update student s set left_on = d.left_on, version = s.version + 1, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(students.map(({ id, leftOn }) => ({ id, left_on: leftOn })))}) as d (id bigint, left_on date)
    where s.id = d.id`.execute(db)
  await tellModules(context, 'student.daysChanged', { studentIds: students.map(({ id }) => id) })
}

/** Before and after, as the history of the student tells it. */
function auditedMove(before: StudentDays, after: StudentDays, startsOn: string): [object, object] {
  if (before.leftOn !== after.leftOn) return [{ leftOn: before.leftOn }, { leftOn: after.leftOn }]
  const placeIn = ({ stays }: StudentDays) => {
    const stay = placeOn(stays, startsOn)
    return stay && placeOf(stay)
  }
  return [{ ...placeIn(before) }, { from: startsOn, ...placeIn(after) }]
}

async function setApplied(
  { db, now, caller, changed }: SignedIn,
  planned: Planned,
  { id, version }: Kept,
  applied: boolean,
): Promise<void> {
  // What is applied is what was shown last, newcomers in their classes.
  const plan = JSON.stringify({ ...planned.plan, students: planned.students.map((student) => student.id) })
  await sql`update roll_over set plan = ${plan}, applied = ${applied}, version = ${version + 1}, changed_by = ${caller.staffId},
    changed_at = ${now} where id = ${id}`.execute(db)
  const { toYear } = planned
  changed('roll-over', id, { toYear, applied: !applied }, { toYear, applied })
}

/** Refuses where somebody has since changed a class that the roll-over made, or moved a student of it or into it: who did, and what. */
async function requireUntouched(
  db: Db,
  moves: readonly (Moved & { readonly name: string; readonly leftOn: string | null })[],
  made: readonly { readonly id: number; readonly name: string; readonly version: number }[],
): Promise<void> {
  const stays = await staysOf(
    db,
    moves.map(({ id }) => id),
  )
  const movedOn = moves.find(({ id, leftOn, after }) => leftOn !== after.leftOn || !sameStays(stays.get(id) ?? [], after.stays))
  if (movedOn) await refuseChanged(db, 'student', movedOn)
  const edited = made.find(({ version }) => version > 1)
  if (edited) await refuseChanged(db, 'homeroom', edited)
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from student_stay y join staff a on a.id = y.student_id
    where array[y.homeroom_id, y.also_in_id] && ${made.map(({ id }) => id)}::bigint[] and not y.student_id = any(${moves.map(({ id }) => id)}::bigint[])
    order by a.id limit 1`.execute(db)
  if (rows[0]) await refuseChanged(db, 'student', rows[0])
}

const sameStays = (one: StudentDays['stays'], other: StudentDays['stays']) =>
  one.length === other.length &&
  one.every((stay, at) => {
    const told = ({ from, until, division, grade, homeroomId, alsoInId }: Stay) =>
      [from, until, division, grade, homeroomId, alsoInId].join()
    return told(stay) === told(other[at]!)
  })

async function refuseChanged(db: Db, entity: 'student' | 'homeroom', { id, name }: { id: number; name: string }): Promise<never> {
  const { rows } = await sql<{ who: string }>`
    select staff_name as who from audit where rows @> ${JSON.stringify([{ entity, id }])}::jsonb order by id desc limit 1`.execute(db)
  return refuse(3, 'ROLL_OVER_CHANGED', { name, who: rows[0]?.who ?? '' })
}
