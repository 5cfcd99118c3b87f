// The plan of a roll-over: proposed, saved as a draft, shown with the students whom it is about.
import type { Data, Input, Schema } from '@isb/contract'
import { movedInPlan, nextSchoolYear, proposedRollOver, withNewcomers, type RollOverPlan } from '@isb/domain'
import { sql } from 'kysely'
import { reachOf } from '../../core/access/reach.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { schoolDay, schoolDaySql } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { personSql } from '../../core/lists/sql.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { requireYear, written } from './write.ts'

type Grade = Pick<Schema<'Grade'>, 'code' | 'division'>
type Student = Schema<'RollOverStudent'>

/** A draft as it is kept, or nothing where nobody has saved one. */
export interface Kept {
  readonly id: number
  readonly plan: RollOverPlan & { readonly students: readonly number[] }
  readonly applied: boolean
  readonly version: number
  readonly changedBy: Schema<'PersonRef'> | null
  readonly changedAt: Date
}

/** A plan with what it stands on. */
export interface Planned {
  readonly fromYear: string
  readonly toYear: string
  /** Null while the calendar does not have the new year. */
  readonly startsOn: string | null
  readonly kept: Kept | undefined
  readonly plan: RollOverPlan
  readonly newcomers: readonly number[]
  readonly teachers: readonly Schema<'ClassTeacher'>[]
  readonly students: readonly Student[]
  readonly grades: readonly Grade[]
}

/** It moves every student: only who may move all of them may plan that. */
export async function requireEveryStudent({ db, caller }: SignedIn): Promise<void> {
  if ((await reachOf(db, { caller, operation: 'student.move' })) !== 'all') refuse(4, 'ROLL_OVER_REACH')
}

export async function rollOver({ query = {} }: Input<'homeroom.rollOver'>, context: SignedIn): Promise<Data<'homeroom.rollOver'>> {
  await requireEveryStudent(context)
  const { db, now } = context
  const fromYear = query.fromYear ?? (await currentYear(db, now))
  requireYear('/fromYear', fromYear)
  return shown(await readPlan(context, fromYear, query.propose))
}

export async function planRollOver({ body }: Input<'homeroom.planRollOver'>, context: SignedIn): Promise<Data<'homeroom.planRollOver'>> {
  await requireEveryStudent(context)
  const { db, now, caller, changed } = context
  const { fromYear, version } = body
  requireYear('/fromYear', fromYear)
  const before = await keptPlan(db, fromYear, 'for update')
  if (before?.applied) refuse(3, 'ROLL_OVER_APPLIED')
  const planned = await readPlan(context, fromYear)
  const { students } = planned
  await startUpdate(context, 'roll-over', { id: before?.id ?? 0, version: before?.version ?? 0 }, version, shown(planned))
  const plan = JSON.stringify(keptOf(body, students))
  // Two who save the first draft at once: the second one's is stale.
  const { rows } = await sql<{ id: number }>`
    insert into roll_over (from_year, plan, changed_by, changed_at) values (${fromYear}, ${plan}, ${caller.staffId}, ${now})
    on conflict (from_year) do update set plan = excluded.plan, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      version = roll_over.version + 1
    where roll_over.version = ${version} returning id`.execute(db)
  const [saved] = rows
  if (!saved) return refuse(3, 'STALE')
  changed('roll-over', saved.id, before ? auditedPlan(fromYear, before.plan) : null, auditedPlan(fromYear, body))
  return shown(await readPlan(context, fromYear))
}

/** What the audit says of a plan. */
const auditedPlan = (fromYear: string, { classes, leaving }: RollOverPlan) => ({
  toYear: nextSchoolYear(fromYear),
  classes: classes.length,
  leaving: leaving.length,
})

/** A plan as the contract shows it. */
export function shown({ kept, plan, grades: _, ...planned }: Planned): Schema<'RollOver'> {
  return {
    ...planned,
    id: kept?.id ?? null,
    state: !kept ? 'Proposal' : kept.applied ? 'Applied' : 'Draft',
    version: kept?.version ?? 0,
    classes: plan.classes.map((each) => ({ ...each, students: [...each.students] })),
    leaving: [...plan.leaving],
    newcomers: [...planned.newcomers],
    teachers: [...planned.teachers],
    students: [...planned.students],
    changedBy: kept?.changedBy ?? null,
    changedAt: kept?.changedAt.toISOString() ?? null,
  }
}

/**
 * Reads the plan of a year: the saved draft, or a proposal.
 * @param anew a proposal in place of the saved draft
 */
export async function readPlan(context: Asking, fromYear: string, anew = false): Promise<Planned> {
  const { db } = context
  const toYear = nextSchoolYear(fromYear)
  const kept = await keptPlan(db, fromYear)
  const year = await db.selectFrom('schoolYear').select('startsOn').where('name', '=', toYear).executeTakeFirst()
  const grades = await db.selectFrom('grade').select(['code', 'division']).orderBy('sort').orderBy('id').execute()
  const startsOn = year?.startsOn ?? null
  const there = await studentsBefore(db, startsOn ?? `${toYear.slice(0, 4)}-08-01`, kept?.applied ? kept.plan.students : null)
  const { plan, newcomers } =
    kept && (kept.applied || !anew)
      ? carriedOn(kept, there)
      : { plan: await proposed(context, toYear, proposedRollOver(await classesOf(db, fromYear), grades, there), there), newcomers: [] }
  return { fromYear, toYear, startsOn, kept, plan, newcomers, teachers: await teachersIn(db, plan), students: there, grades }
}

type Asking = Pick<SignedIn, 'app' | 'db' | 'now'>
/** A proposal with those as leaving of whom other modules know that they will. */
async function proposed(context: Asking, toYear: string, plan: RollOverPlan, there: readonly Student[]): Promise<RollOverPlan> {
  const leaving = new Set<number>()
  await tellModules(context, 'homeroom.planProposed', { toYear, leaves: (id) => leaving.add(id) })
  const ids = there.map(({ id }) => id).filter((id) => leaving.has(id) && !plan.leaving.includes(id))
  return movedInPlan(plan, ids, 'leaving')
}

/** A draft with the students of today: who has left since is in it no more, who has come stands with their class. */
function carriedOn({ plan: { classes, leaving, students } }: Kept, there: readonly Student[]): Pick<Planned, 'plan' | 'newcomers'> {
  const [known, ids] = [new Set(students), new Set(there.map(({ id }) => id))]
  const newcomers = there.filter(({ id }) => !known.has(id))
  const staying = (some: readonly number[]) => some.filter((id) => ids.has(id))
  const plan = { classes: classes.map((each) => ({ ...each, students: staying(each.students) })), leaving: staying(leaving) }
  return { plan: withNewcomers(plan, newcomers), newcomers: newcomers.map(({ id }) => id) }
}

async function teachersIn(db: Db, { classes }: RollOverPlan): Promise<Schema<'ClassTeacher'>[]> {
  const addresses = classes.flatMap(({ teacherEmail, assistantEmail, dlTeacherEmail }) => [teacherEmail, assistantEmail, dlTeacherEmail])
  return db
    .selectFrom('staff')
    .select(['email', 'name', 'nameZh'])
    .where('email', 'in', ['', ...addresses])
    .$narrowType<{ email: string }>()
    .execute()
}

export async function keptPlan(db: Db, fromYear: string, lock: '' | 'for update' = ''): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select r.id, r.plan, r.applied, r.version, r.changed_at, ${sql.raw(personSql('a', schoolDaySql))} as changed_by
    from roll_over r left join staff a on a.id = r.changed_by where r.from_year = ${fromYear} ${sql.raw(lock && `${lock} of r`)}`.execute(
    db,
  )
  return rows[0]
}

/** A draft as it is kept. Refuses a student in two places; passes over who is not at the school any more. */
function keptOf({ fromYear, classes, leaving }: Schema<'RollOverDraft'>, there: readonly Student[]) {
  const known = new Set(there.map(({ id }) => id))
  const [left, keys] = [new Set(known), new Set<number>()]
  const placed = (path: string, ids: readonly number[]) =>
    ids.filter((id) => {
      if (known.has(id) && !left.delete(id)) refuseField(path, 'ROLL_OVER_STUDENT_TWICE')
      return known.has(id)
    })
  return {
    classes: classes.map(({ key, fromId, students, ...fields }, at) => {
      if (keys.has(key)) refuseField(`/classes/${at}/key`, 'INVALID')
      keys.add(key)
      const { schoolYear: _, ...kept } = written({ ...fields, schoolYear: fromYear })
      return { key, fromId, ...kept, students: placed(`/classes/${at}/students`, students) }
    }),
    leaving: placed('/leaving', leaving),
    students: [...known],
  }
}

/**
 * The students as the day before the new year begins finds them.
 * @param only those of an applied plan, whoever of them has left; null for everybody who stays until then
 */
async function studentsBefore(db: Db, startsOn: string, only: readonly number[] | null): Promise<Student[]> {
  const whom = only
    ? sql`s.id = any(${[...only]}::bigint[])`
    : sql`s.entered_on < ${startsOn}::date and (s.left_on is null or s.left_on >= ${startsOn}::date)`
  const { rows } = await sql<Student>`
    select s.id, a.name, a.name_zh, s.number as student_number, coalesce(y.grade, '') as grade, y.division,
      case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end as homeroom
    from student s join staff a on a.id = s.id left join lateral (
      select * from student_stay y where y.student_id = s.id and y.from_on < ${startsOn}::date order by y.from_on desc limit 1
    ) y on true left join homeroom h on h.id = y.homeroom_id
    where ${whom} order by lower(a.name), s.id`.execute(db)
  return rows
}

const classesOf = (db: Db, schoolYear: string) =>
  db
    .selectFrom('homeroom as h')
    .leftJoin('grade as g', 'g.code', 'h.grade')
    .select(({ fn, val }) => fn.coalesce('h.grade', val('')).as('grade'))
    .select(['h.id', 'h.campus', 'h.name', 'h.division', 'h.teacherEmail', 'h.assistantEmail', 'h.dlTeacherEmail'])
    .where('h.schoolYear', '=', schoolYear)
    .orderBy('g.sort')
    .orderBy('h.campus')
    .orderBy('h.name')
    .execute()

/** The school year of today; where the calendar does not say, the latest that has classes. */
async function currentYear(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ year: string | null }>`
    select coalesce((select name from school_year where ${await schoolDay(db, now)}::date between starts_on and ends_on),
      (select max(school_year) from homeroom)) as year`.execute(db)
  return rows[0]?.year ?? ''
}
