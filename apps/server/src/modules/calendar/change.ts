// A change of the calendar: checked whole, shown before it is made, made whole.
import type { Data, Input, Schema } from '@isb/contract'
import { asKept, changedCalendar, movesOf, whyNotSchoolYear, whyNotSpecialDay, type CalendarChange, type WhyNotPart } from '@isb/domain'
import { word } from '@isb/words'
import { sql } from 'kysely'
import { reachOfCode, studentsWithin } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { lockedVersion } from '../../core/shared/stale.ts'
import { put, remove } from '../../core/shared/records.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import type { RenamedYear } from '../../core/shared/school-days.ts'
import { specialDays, yearList } from './lists.ts'
import { lockCalendar, standingCalendar, type Standing } from './standing.ts'

type YearInput = Schema<'SchoolYearInput'>

/** What a change would move, and what of other modules lies there. */
export async function preview({ body }: Input<'calendar.preview'>, context: SignedIn): Promise<Data<'calendar.preview'>> {
  const { app, db, locale } = context
  const { standing, along } = await checked(body, context)
  const concerned = concernedGrades(body, standing)
  const grades = standing.grades.filter(({ code }) => concerned.has(code))
  const { counts, halves } = movesOf(standing, changedCalendar(standing, body), grades)
  const touched = await Promise.all(app.whenDaysMove.map((ask) => ask(db, halves)))
  return { moved: counts, touched: [...touched.flat(), ...along].map(({ word: key, count }) => word(locale, key, { count })) }
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

/** The calendar as it stands, where a change of it is right in itself, and what goes along with it. */
async function checked(body: CalendarChange, context: SignedIn) {
  const { days = [], removeDays = [], years = [], removeYears = [] } = body
  const standing = await standingCalendar(context)
  checkParts(body, standing)
  for (const { id, version } of [...days, ...removeDays]) if (id !== undefined) await lockedVersion(specialDays, context, id, version)
  for (const { id, version } of [...years, ...removeYears]) if (id !== undefined) await lockedVersion(yearList, context, id, version)
  const renamed = renamedYears(body, standing)
  const along = await Promise.all(context.app.whenYearsChange.map((ask) => ask(context.db, renamed)))
  return { standing, along: along.flat() }
}

/** Refuses what is wrong by itself. */
function checkParts({ days = [], years = [] }: CalendarChange, standing: Standing): void {
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
}

/** The school years that are to have another name, or none. */
function renamedYears({ years = [], removeYears = [] }: CalendarChange, standing: Standing): RenamedYear[] {
  const puts = years.map(({ id, name }, at) => ({ id, after: name.trim(), path: `/years/${at}/name` }))
  const all = [...removeYears.map(({ id }) => ({ id, after: null, path: '' })), ...puts]
  return all.flatMap(({ id, ...year }) => {
    const before = standing.years.find((each) => each.id === id)?.name
    return before === undefined || before === year.after ? [] : [{ ...year, before }]
  })
}

function wrongPart(path: string, wrong: WhyNotPart | null): void {
  if (wrong) refuseField(`${path}/${wrong.field}`, wrong.reason)
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
  const audited = { fields: yearText({ ...row, terms }), before: yearBefore(standing, id) }
  const yearId = await put(context, 'schoolYear', 'school-year', { row, ...audited })
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
/** A school year as the audit has it. */
const yearText = ({ name, startsOn, endsOn, terms }: YearInput) => ({ name, startsOn, endsOn, terms: terms.map(termText) })

/** One of the records that stand, as the audit has it. */
const standingIn = <Row extends { readonly id: number }>(rows: readonly Row[], id: number | undefined, fieldsOf: (row: Row) => object) =>
  rows.filter((row) => row.id === id).map((row) => ({ id: row.id, fields: fieldsOf(row) }))[0]
const dayBefore = ({ days }: Standing, id: number | undefined) => standingIn(days, id, asKept)
const yearBefore = ({ years }: Standing, id: number | undefined) => standingIn(years, id, yearText)
