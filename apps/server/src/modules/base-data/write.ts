// Writes differences: a statement for each kind of row, however many there are. The rules are those of accounts, students and classes.
import { addDays, alsoInAfter, fitted, movedFrom, placeOn, type Place, type Stay } from '@isb/domain'
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import { insertRows, updateRows } from '../../core/database/rows.ts'
import { endSessionsOf } from '../../core/session/session.ts'
import type { Running } from '../../core/work/runs.ts'
import { searchTextOf } from '../../core/text/search.ts'
import { staysOf, writeStays } from '../../core/shared/stays.ts'
import { classSql } from './standing.ts'

/** Fields by their names; a difference has those that differ. */
export type Fields = Readonly<Record<string, unknown>>
/** Something that is written. */
export interface Difference {
  readonly id: number
  readonly kind: Schema<'BaseDataKind'>
  readonly created: boolean
  readonly sourceId: string
  recordId: number
  otherId: number
  readonly before: Fields
  readonly after: Fields
}
/** What differences are written with. */
export interface Writing extends Pick<Running, 'db' | 'changed' | 'progress'> {
  readonly now: Date
  readonly today: string
}

/** The students whom differences are about. */
export const studentsOf = (all: readonly Difference[]): number[] =>
  all.filter(({ kind }) => kind === 'Student').map(({ recordId }) => recordId)

/** Writes all of them. Who is new has an id afterwards. */
export async function writeAll(all: readonly Difference[], writing: Writing): Promise<void> {
  const ofKinds = (...kinds: readonly Difference['kind'][]) => all.filter(({ kind }) => kinds.includes(kind))
  await writeHomerooms(ofKinds('Homeroom'), writing)
  await writeAccounts(ofKinds('Staff', 'Guardian', 'Student'), writing)
  await writeStudents(ofKinds('Student'), writing)
}

/** Gives new records their ids before they are written. */
async function numberNew(db: Running['db'], table: string, fresh: readonly Difference[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${fresh.length})`.execute(db)
  for (const [at, each] of fresh.entries()) each.recordId = rows[at]!.id
}

async function writeHomerooms(all: readonly Difference[], { db, now, changed }: Writing): Promise<void> {
  const [fresh, old] = [all.filter(({ created }) => created), all.filter(({ created }) => !created)]
  await numberNew(db, 'homeroom', fresh)
  const { rows: grades } = await sql<{ code: string; division: string }>`select code, division from grade`.execute(db)
  const divisionOf = new Map(grades.map(({ code, division }) => [code, division]))
  const text = { name: 'text', school_year: 'text', grade: 'text', division: 'text', teacher_email: 'text', updated_at: 'timestamptz' }
  const rowOf = (fields: Fields) => {
    const { name, schoolYear, grade, division, teacherEmail } = fields
    return {
      name,
      school_year: schoolYear,
      grade: grade || null,
      division: division || null,
      teacher_email: teacherEmail ?? '',
      updated_at: now,
    }
  }
  await insertRows(
    db,
    'homeroom',
    { id: 'bigint', ...text, created_at: 'timestamptz' },
    fresh.map(({ recordId: id, after }) => ({
      id,
      ...rowOf({ ...after, division: divisionOf.get(String(after['grade'])) ?? after['division'] }),
      created_at: now,
    })),
  )
  const { rows: standing } = await sql<{
    id: number
    name: string
    schoolYear: string
    grade: string
    division: string | null
    teacherEmail: string
  }>`
    select id, name, school_year, coalesce(grade, '') as grade, division, teacher_email from homeroom
    where id = any(${old.map(({ recordId }) => recordId)}::bigint[]) for no key update`.execute(db)
  const byId = new Map(standing.map((row) => [row.id, row]))
  // Classes may exchange their names: those are free before any is taken.
  const renamed = old.flatMap(({ recordId, after }) => ('name' in after || 'schoolYear' in after ? [recordId] : []))
  await sql`update homeroom set name = id || ' ' || name where id = any(${renamed}::bigint[])`.execute(db)
  await updateRows(
    db,
    'homeroom',
    text,
    old.map(({ recordId: id, after }) => {
      const division = divisionOf.get(String(after['grade']))
      return { id, ...rowOf({ ...byId.get(id), ...after, ...(division && { division }) }) }
    }),
  )
  for (const { recordId, created, before, after } of all) changed('homeroom', recordId, created ? null : before, after)
}

const accountFields = ['name', 'nameZh', 'familyName', 'givenName', 'preferredName', 'gender', 'email'] as const
type Account = Readonly<Record<Exclude<(typeof accountFields)[number], 'gender' | 'email'>, string>> & {
  readonly gender: string | null
  readonly email: string | null
}
const types = { Staff: 'staff', Guardian: 'parent', Student: 'student' } as const

async function writeAccounts(all: readonly Difference[], { db, now, changed }: Writing): Promise<void> {
  const [fresh, old] = [all.filter(({ created }) => created), all.filter(({ created }) => !created)]
  await numberNew(db, 'staff', fresh)
  const names = { name: 'text', name_zh: 'text', family_name: 'text', given_name: 'text', preferred_name: 'text', gender: 'text' }
  const columns = { ...names, email: 'text', search: 'text', enabled: 'boolean', updated_at: 'timestamptz' }
  const rowOf = (fields: Partial<Account> & { readonly enabled?: boolean }) => {
    const { name = '', nameZh = '', familyName = '', givenName = '', preferredName = '', gender, enabled = true } = fields
    const email = fields.email || null
    const search = searchTextOf({ name, nameZh, familyName, givenName, preferredName, email })
    const parts = { name, name_zh: nameZh, family_name: familyName, given_name: givenName, preferred_name: preferredName }
    return { ...parts, gender: gender || null, email, search, enabled, updated_at: now }
  }
  await insertRows(
    db,
    'staff',
    { id: 'bigint', type: 'text', ...columns, created_at: 'timestamptz' },
    fresh.map(({ recordId: id, kind, after }) => ({
      id,
      type: types[kind as 'Staff'],
      ...rowOf({ ...textsOf(after), enabled: enabledBy(after) ?? true }),
      created_at: now,
    })),
  )
  await insertRows(
    db,
    'contact',
    { person_id: 'bigint', kind: 'text', value: 'text' },
    fresh.flatMap(({ recordId, after }) =>
      ((after['phones'] ?? []) as string[]).map((value) => ({ person_id: recordId, kind: 'Phone', value })),
    ),
    'on conflict do nothing',
  )
  const touched = old.filter(({ after }) => enabledBy(after) !== undefined || accountFields.some((field) => field in after))
  const { rows } = await sql<Account & { id: number; enabled: boolean }>`
    select id, name, name_zh, family_name, given_name, preferred_name, gender, email, enabled from staff
    where id = any(${touched.map(({ recordId }) => recordId)}::bigint[]) order by id for no key update`.execute(db)
  const standing = new Map(rows.map((row) => [row.id, row]))
  await updateRows(
    db,
    'staff',
    columns,
    touched.map(({ recordId: id, after }) => {
      const enabled = enabledBy(after) ?? standing.get(id)?.enabled
      return { id, ...rowOf({ ...standing.get(id), ...textsOf(after), ...(enabled !== undefined && { enabled }) }) }
    }),
  )
  for (const { recordId, after } of touched) if (enabledBy(after) === false) await endSessionsOf(db, recordId, now)
  for (const { kind, recordId, created, before, after } of all) {
    const entity = kind === 'Student' ? 'student' : 'staff'
    const noted = (fields: Fields) => {
      const { active: _, maySignIn: __, phones: ___, homeroom: ____, ...rest } = fields
      const enabled = enabledBy(fields)
      return { ...rest, ...(enabled !== undefined && { enabled }) }
    }
    changed(entity, recordId, created ? null : noted(before), noted(created ? { ...after, type: types[kind as 'Staff'] } : after))
  }
}

/** Whether an account is enabled by these fields: who is gone cannot sign in, nor who is here and may not. */
function enabledBy({ active, maySignIn }: Fields): boolean | undefined {
  if (active === false) return false
  return typeof maySignIn === 'boolean' ? maySignIn : typeof active === 'boolean' ? active : undefined
}

const textsOf = (fields: Fields): Partial<Account> =>
  Object.fromEntries(accountFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])))

interface Pupil {
  readonly id: number
  readonly number: string
  readonly enteredOn: string
  readonly leftOn: string | null
}

async function writeStudents(all: readonly Difference[], { db, now, today }: Writing): Promise<void> {
  const fresh = all.filter(({ created }) => created)
  const columns = { number: 'text', entered_on: 'date', left_on: 'date', updated_at: 'timestamptz' }
  await insertRows(
    db,
    'student',
    { id: 'bigint', ...columns, created_at: 'timestamptz' },
    fresh.map(({ recordId: id, after: { studentNumber, enteredOn = today } }) => {
      return { id, number: studentNumber, entered_on: enteredOn, left_on: null, updated_at: now, created_at: now }
    }),
  )
  const ids = all.map(({ recordId }) => recordId)
  const { rows } = await sql<Pupil>`
    select id, number, entered_on, left_on from student where id = any(${ids}::bigint[]) order by id for no key update`.execute(db)
  const standing = new Map(rows.map((row) => [row.id, row]))
  const places = await placesIn(db)
  const stays = await staysOf(db, ids)
  const moved = new Map<number, readonly Stay[]>()
  const updated: object[] = []
  for (const { recordId: id, created, after } of all) {
    const pupil = standing.get(id)!
    const days = { enteredOn: pupil.enteredOn, leftOn: leftOn(pupil, after, today) }
    if (!created)
      updated.push({
        id,
        number: after['studentNumber'] ?? pupil.number,
        entered_on: days.enteredOn,
        left_on: days.leftOn,
        updated_at: now,
      })
    const day = created ? pupil.enteredOn : pupil.enteredOn > today ? pupil.enteredOn : today
    const was = stays.get(id) ?? []
    if (!('grade' in after) && !('homeroom' in after) && !('division' in after)) moved.set(id, fitted(was, days))
    else if (was.length === 0) moved.set(id, [{ ...places(undefined, after), from: pupil.enteredOn, until: null }])
    else moved.set(id, fitted(movedFrom(fitted(was, { ...days, leftOn: null }), day, places(placeOn(was, day), after)), days))
  }
  const renumbered = all.flatMap(({ recordId, created, after }) => (!created && 'studentNumber' in after ? [recordId] : []))
  await sql`update student set number = id || ' ' || number where id = any(${renumbered}::bigint[])`.execute(db)
  await updateRows(db, 'student', columns, updated as Record<string, unknown>[])
  await writeStays(db, moved)
}

/** Who is gone was here until yesterday; who is back has no last day, or the one of before. */
function leftOn(pupil: Pupil, { active, leftOn: before = null }: Fields, today: string): string | null {
  if (active === undefined) return pupil.leftOn
  if (active === true) return before as string | null
  const yesterday = addDays(today, -1)
  return pupil.enteredOn > yesterday ? pupil.enteredOn : yesterday
}

/** Tells where somebody belongs by the fields of a difference; division and grade are those of a class that they come into. */
async function placesIn(db: Running['db']) {
  const { rows: classes } = await sql<{ id: number; name: string; schoolYear: string; grade: string; division: Place['division'] }>`
    select h.id, h.school_year, ${sql.raw(classSql)} as name, coalesce(h.grade, '') as grade, h.division from homeroom h`.execute(db)
  const { rows: grades } = await sql<{ code: string; division: Place['division'] }>`select code, division from grade`.execute(db)
  const byName = new Map(classes.map((each) => [each.name, each]))
  const byId = new Map(classes.map((each) => [each.id, each]))
  const divisionOf = new Map(grades.map(({ code, division }) => [code, division]))
  return (was: Place | undefined, after: Fields): Place => {
    const named = typeof after['homeroom'] === 'string' ? byName.get(after['homeroom']) : undefined
    const homeroomId = 'homeroom' in after ? (named?.id ?? null) : (was?.homeroomId ?? null)
    const grade = typeof after['grade'] === 'string' ? after['grade'] : (named?.grade ?? was?.grade ?? '')
    const alsoInId = alsoInAfter(byId.get(was?.alsoInId ?? 0), byId.get(homeroomId ?? 0))
    return {
      homeroomId,
      alsoInId,
      grade,
      division: named?.division ?? divisionOf.get(grade) ?? (after['division'] as Place['division'] | undefined) ?? was?.division ?? null,
    }
  }
}
