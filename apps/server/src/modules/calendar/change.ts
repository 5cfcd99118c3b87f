// A change of the calendar: checked whole, shown before it is made, made whole.
import type { Data, Input, Schema } from '@isb/contract'
import {
  asKept,
  changedCalendar,
  isSchoolYear,
  movesOf,
  whyNotSchoolYear,
  whyNotSpecialDay,
  type CalendarChange,
  type WhyNotPart,
} from '@isb/domain'
import { word } from '@isb/words'
import { sql } from 'kysely'
import { reachOfCode, studentsWithin } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/clock.ts'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { tellModules } from '../../core/occasions.ts'
import { refuse, refuseField, type Reason } from '../../core/refuse.ts'
import { specialDays, yearList } from './lists.ts'
import { lockCalendar, standingCalendar, type Standing } from './standing.ts'

type DayInput = Schema<'SpecialDayInput'>
type YearInput = Schema<'SchoolYearInput'>
type Named = { readonly id?: number; readonly version?: number }

/** What a change would move, and what of other modules lies there. */
export async function preview({ body }: Input<'calendar.preview'>, { app, db, locale }: SignedIn): Promise<Data<'calendar.preview'>> {
  const standing = await standingCalendar(db)
  checkChange(body, standing)
  const renamed = await classesOfYears(body, standing, db)
  const concerned = concernedGrades(body, standing)
  const grades = standing.grades.filter(({ code }) => concerned.has(code))
  const { counts, halves } = movesOf(standing, changedCalendar(standing, body), grades)
  const touched = await Promise.all(app.whenDaysMove.map((ask) => ask(db, halves)))
  return { moved: counts, touched: [...touched.flat(), ...renamed].map(({ word: key, count }) => word(locale, key, { count })) }
}

/** Makes a change, all of it or nothing. */
export async function change({ body }: Input<'calendar.change'>, context: SignedIn): Promise<Data<'calendar.change'>> {
  await lockCalendar(context.db)
  const standing = await standingCalendar(context.db)
  checkChange(body, standing)
  await classesOfYears(body, standing, context.db)
  await sql`set constraints all deferred`.execute(context.db)
  await removeAll(body, standing, context)
  const dayIds: number[] = []
  for (const given of body.days ?? []) dayIds.push(await writeDay(given, standing, context))
  const yearIds: number[] = []
  for (const given of body.years ?? []) yearIds.push(await writeYear(given, standing, context))
  await sql`set constraints all immediate`.execute(context.db)
  await tellModules(context, 'calendar.changed', {})
  return {
    days: await Promise.all(dayIds.map((id) => specialDays.record(context, id))),
    years: await Promise.all(yearIds.map((id) => yearList.record(context, id))),
  }
}

/** Refuses what is wrong by itself, what is not there, and what somebody else has changed. */
function checkChange({ days = [], removeDays = [], years = [], removeYears = [] }: CalendarChange, standing: Standing): void {
  const codes = new Set(standing.grades.map(({ code }) => code))
  for (const [at, day] of days.entries()) {
    wrongPart(`/days/${at}`, whyNotSpecialDay(day))
    const unknown = day.grades?.find((code) => !codes.has(code))
    if (unknown !== undefined) refuseField(`/days/${at}/grades`, 'GRADE_UNKNOWN', { code: unknown })
  }
  for (const [at, year] of years.entries()) {
    wrongPart(`/years/${at}`, whyNotSchoolYear(year))
    const own = new Set(standing.years.find(({ id }) => id === year.id)?.terms.map(({ id }) => id))
    if (year.terms.some(({ id }) => id !== undefined && !own.has(id))) refuse(3, 'STALE')
  }
  checkVersions([...days, ...removeDays], standing.days, 'SPECIAL_DAY_NOT_FOUND')
  checkVersions([...years, ...removeYears], standing.years, 'SCHOOL_YEAR_NOT_FOUND')
}

/** Refuses to delete a year that has classes, or to call it what no class can name; answers how many classes follow a new name. */
async function classesOfYears({ years = [], removeYears = [] }: CalendarChange, standing: Standing, db: Db) {
  const { rows } = await sql<{ name: string; count: number }>`
    select school_year as name, count(*) as count from homeroom group by school_year`.execute(db)
  const classes = new Map(rows.map(({ name, count }) => [name, count]))
  const names = new Map(standing.years.map(({ id, name }) => [id, name]))
  for (const { id } of removeYears) {
    const name = names.get(id) ?? ''
    const count = classes.get(name)
    if (count) refuse(3, 'SCHOOL_YEAR_USED', { name, count })
  }
  return years.flatMap(({ id, name }, at) => {
    const before = id === undefined ? undefined : names.get(id)
    const count = before === undefined || before === name.trim() ? undefined : classes.get(before)
    if (count && !isSchoolYear(name.trim())) refuseField(`/years/${at}/name`, 'HOMEROOM_YEAR')
    return count ? [{ word: 'calendar.classesRenamed', count } as const] : []
  })
}

function wrongPart(path: string, wrong: WhyNotPart | null): void {
  if (wrong) refuseField(`${path}/${wrong.field}`, wrong.reason)
}

function checkVersions(given: readonly Named[], standing: readonly Required<Named>[], missing: Reason): void {
  const versions = new Map(standing.map(({ id, version }) => [id, version]))
  for (const { id, version } of given) {
    if (id === undefined) continue
    if (!versions.has(id)) refuse(2, missing)
    if (versions.get(id) !== version) refuse(3, 'STALE')
  }
}

/** Grades that the days name which come, go or change. */
function concernedGrades({ days = [], removeDays = [] }: CalendarChange, standing: Standing): Set<string> {
  const ids = new Set([...days, ...removeDays].map(({ id }) => id))
  const before = standing.days.filter(({ id }) => ids.has(id))
  return new Set([...before, ...days].flatMap(({ grades = [] }) => grades))
}

async function removeAll(
  { removeDays = [], removeYears = [] }: CalendarChange,
  standing: Standing,
  { db, changed }: SignedIn,
): Promise<void> {
  for (const { id } of removeDays) {
    await db.deleteFrom('specialDay').where('id', '=', id).execute()
    changed('special-day', id, auditedDay(standing, id), null)
  }
  for (const { id } of removeYears) {
    await db.deleteFrom('schoolYear').where('id', '=', id).execute()
    changed('school-year', id, auditedYear(standing, id), null)
  }
}

async function writeDay(given: DayInput, standing: Standing, { db, now, changed }: SignedIn): Promise<number> {
  const row = asKept(given)
  const written = given.id
    ? await db
        .updateTable('specialDay')
        .set({ ...row, updatedAt: now, version: sql`version + 1` })
        .where('id', '=', given.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('specialDay')
        .values({ ...row, updatedAt: now })
        .returning('id')
        .executeTakeFirstOrThrow()
  changed('special-day', written.id, auditedDay(standing, written.id), row)
  return written.id
}

async function writeYear({ id, terms, ...given }: YearInput, standing: Standing, context: SignedIn): Promise<number> {
  const { db, now, changed } = context
  const row = { name: given.name.trim(), startsOn: given.startsOn, endsOn: given.endsOn, updatedAt: now }
  const year = id
    ? await db
        .updateTable('schoolYear')
        .set({ ...row, version: sql`version + 1` })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db.insertInto('schoolYear').values(row).returning('id').executeTakeFirstOrThrow()
  const kept = terms.flatMap((term) => term.id ?? [])
  await sql`delete from school_term where school_year_id = ${year.id} and not id = any(${kept}::bigint[])`.execute(db)
  for (const term of terms) await writeTerm(context, year.id, term)
  const { name, startsOn, endsOn } = row
  changed('school-year', year.id, auditedYear(standing, year.id), { name, startsOn, endsOn, terms: terms.map(termText) })
  return year.id
}

async function writeTerm(context: SignedIn, schoolYearId: number, term: Schema<'TermInput'>): Promise<void> {
  const { db } = context
  const { id, personIds, name, nameZh = '', startsOn, endsOn, extra = false } = term
  const row = { schoolYearId, name: name.trim(), nameZh: nameZh.trim(), startsOn, endsOn, extra }
  const written = id
    ? await db.updateTable('schoolTerm').set(row).where('id', '=', id).returning('id').executeTakeFirstOrThrow()
    : await db.insertInto('schoolTerm').values(row).returning('id').executeTakeFirstOrThrow()
  if (!extra) await db.deleteFrom('schoolTermStudent').where('termId', '=', written.id).execute()
  else if (personIds) await writeStudents(context, written.id, row.name, personIds)
}

/** Who an extra session is for. Students whom the caller cannot see stay in it, and cannot be named. */
async function writeStudents(context: SignedIn, termId: number, extraSession: string, personIds: readonly number[]): Promise<void> {
  const { db, caller, now, changed } = context
  const rows = await db.selectFrom('schoolTermStudent').select('personId').where('termId', '=', termId).execute()
  const [asked, standing] = [new Set(personIds), new Set(rows.map(({ personId }) => personId))]
  const [added, missing] = [[...asked].filter((id) => !standing.has(id)), [...standing].filter((id) => !asked.has(id))]
  const known = await studentsWithin(db, await reachOfCode(db, caller, 'student'), [...added, ...missing], await schoolDay(db, now))
  if (added.some((id) => !known.has(id))) refuse(3, 'STUDENT_UNKNOWN')
  const removed = missing.filter((id) => known.has(id))
  await sql`delete from school_term_student where term_id = ${termId} and person_id = any(${removed}::bigint[])`.execute(db)
  await sql`insert into school_term_student (term_id, person_id) select ${termId}, unnest(${added}::bigint[])`.execute(db)
  for (const id of removed) changed('student', id, { extraSession }, { extraSession: '' })
  for (const id of added) changed('student', id, { extraSession: '' }, { extraSession })
}

const termText = ({ name, startsOn, endsOn }: { name: string; startsOn: string; endsOn: string }) => `${name}: ${startsOn} – ${endsOn}`

const auditedDay = ({ days }: Standing, id: number) => {
  const day = days.find((each) => each.id === id)
  return day ? asKept(day) : null
}
const auditedYear = ({ years }: Standing, id: number) => {
  const year = years.find((each) => each.id === id)
  return year ? { name: year.name, startsOn: year.startsOn, endsOn: year.endsOn, terms: year.terms.map(termText) } : null
}
