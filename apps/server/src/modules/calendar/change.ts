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
import { put, remove } from '../../core/records.ts'
import { refuse, refuseField, type Reason } from '../../core/refuse.ts'
import { specialDays, yearList } from './lists.ts'
import { lockCalendar, standingCalendar, type Standing } from './standing.ts'

type YearInput = Schema<'SchoolYearInput'>
type Named = { readonly id?: number; readonly version?: number }

/** What a change would move, and what of other modules lies there. */
export async function preview({ body }: Input<'calendar.preview'>, context: SignedIn): Promise<Data<'calendar.preview'>> {
  const { app, db, locale } = context
  const { standing, renamed } = await checked(body, context)
  const concerned = concernedGrades(body, standing)
  const grades = standing.grades.filter(({ code }) => concerned.has(code))
  const { counts, halves } = movesOf(standing, changedCalendar(standing, body), grades)
  const touched = await Promise.all(app.whenDaysMove.map((ask) => ask(db, halves)))
  return { moved: counts, touched: [...touched.flat(), ...renamed].map(({ word: key, count }) => word(locale, key, { count })) }
}

/** Makes a change, all of it or nothing. */
export async function change({ body }: Input<'calendar.change'>, context: SignedIn): Promise<Data<'calendar.change'>> {
  const { days = [], removeDays = [], years = [], removeYears = [] } = body
  await lockCalendar(context.db)
  const { standing } = await checked(body, context)
  await sql`set constraints all deferred`.execute(context.db)
  for (const { id } of removeDays) await remove(context, 'specialDay', 'special-day', dayBefore(standing, id)!)
  for (const { id } of removeYears) await remove(context, 'schoolYear', 'school-year', yearBefore(standing, id)!)
  const dayIds: number[] = []
  for (const day of days)
    dayIds.push(await put(context, 'specialDay', 'special-day', { row: asKept(day), before: dayBefore(standing, day.id) }))
  const yearIds: number[] = []
  for (const year of years) yearIds.push(await writeYear(year, standing, context))
  await sql`set constraints all immediate`.execute(context.db)
  await tellModules(context, 'calendar.changed', {})
  return { days: await specialDays.records(context, dayIds), years: await yearList.records(context, yearIds) }
}

/** The calendar as it stands, where a change of it is right in itself, and how many classes follow a new name of their year. */
async function checked(body: CalendarChange, context: SignedIn) {
  const standing = await standingCalendar(context)
  checkChange(body, standing)
  return { standing, renamed: await classesOfYears(body, standing, context.db) }
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

/** Writes a school year with its terms. */
async function writeYear({ id, terms, name, startsOn, endsOn }: YearInput, standing: Standing, context: SignedIn): Promise<number> {
  const row = { name: name.trim(), startsOn, endsOn }
  const yearId = await put(context, 'schoolYear', 'school-year', {
    row,
    fields: { ...row, terms: terms.map(termText) },
    before: yearBefore(standing, id),
  })
  const kept = terms.flatMap((term) => term.id ?? [])
  await sql`delete from school_term where school_year_id = ${yearId} and not id = any(${kept}::bigint[])`.execute(context.db)
  for (const term of terms) await writeTerm(context, yearId, term)
  return yearId
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

const dayBefore = ({ days }: Standing, id: number | undefined) =>
  days.filter((day) => day.id === id).map((day) => ({ id: day.id, fields: asKept(day) }))[0]
const yearBefore = ({ years }: Standing, id: number | undefined) =>
  years
    .filter((year) => year.id === id)
    .map(({ name, startsOn, endsOn, terms, ...year }) => ({
      id: year.id,
      fields: { name, startsOn, endsOn, terms: terms.map(termText) },
    }))[0]
