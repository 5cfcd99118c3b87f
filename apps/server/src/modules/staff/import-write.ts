import { setImmediate as sent } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { breaks } from '../../core/ground/refuse.ts'
import type { Importing } from '../../core/shared/import.ts'
import { changedFields, type Row } from './import-row.ts'
import { searchTextOf } from '../../core/text/search.ts'

const chunk = 10_000

/** Writes the rows. Answers those that somebody else has made or changed in the meantime. */
export async function writeRows(rows: readonly Row[], context: Importing, already: number): Promise<Row[]> {
  const { db, progress } = context
  const fresh = rows.filter((row) => !row.before)
  const old = rows.filter((row) => row.before)
  const taken = await make(fresh, context, (done) => progress(already + done))
  if (taken.length > 0) return taken
  const stale = await change(old, context, (done) => progress(already + fresh.length + done))
  if (stale.length > 0) return stale
  const ids = await idsOf(
    db,
    fresh.filter(({ after }) => after.roleIds.length > 0),
  )
  const idOf: IdOf = ({ before, key }) => before?.id ?? ids.get(key) ?? 0
  await giveRoles(context, rows, idOf)
  await endSessions(old, context)
  note(rows, idOf, context)
  return []
}

const made = ['email', 'name', 'name_zh', 'type', 'gender', 'enabled', 'search', 'created_at', 'updated_at']

/**
 * Makes accounts, and answers []; or makes none, and answers those whose addresses somebody else has taken in the meantime. It breaks on
 * such an address, which costs less than asking for each whether it is taken.
 */
async function make(rows: readonly Row[], { db, copy, now }: Importing, progress: (done: number) => void): Promise<Row[]> {
  if (rows.length === 0) return []
  await sql`savepoint unmade`.execute(db)
  try {
    await copy('staff', made, valuesOf(rows, now.toISOString(), progress))
    return []
  } catch (error) {
    if (!breaks(error, 'staff_email_key')) throw error
    await sql`rollback to savepoint unmade`.execute(db)
    const there = await idsOf(db, rows)
    const taken = rows.filter(({ key }) => there.has(key))
    if (taken.length === 0) throw error
    return taken
  }
}

function* valuesOf(rows: readonly Row[], now: string, progress: (done: number) => void) {
  for (const [at, { email, after }] of rows.entries()) {
    if (at > 0 && at % chunk === 0) progress(at)
    const { name, nameZh, type, gender, enabled } = after
    yield [email, name, nameZh, type, gender, enabled, searchTextOf({ name, nameZh, email }), now, now]
  }
}

/** Changes accounts, some thousands in a statement, and answers those that no longer stand as they were read. */
async function change(rows: readonly Row[], context: Importing, progress: (done: number) => void): Promise<Row[]> {
  const done = new Set<number>()
  // While the database works on some, the next ones are made ready.
  const ready = async (at: number) => (await sent(), inJson(rows.slice(at, at + chunk)))
  let json = inJson(rows.slice(0, chunk))
  for (let at = 0; at < rows.length; at += chunk) {
    const [ids, next] = await Promise.all([update(json, context), ready(at + chunk)])
    ids.forEach((id) => done.add(id))
    json = next
    progress(Math.min(at + chunk, rows.length))
  }
  return rows.filter(({ before }) => before && !done.has(before.id))
}

/** One parameter for all rows: a parameter for each value takes longer to write and to read than the rows themselves. */
const inJson = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map(({ email, before, after: { name, nameZh, type, gender, enabled } }) => ({
      id: before?.id,
      version: before?.version,
      name,
      name_zh: nameZh,
      type,
      gender,
      enabled,
      search: searchTextOf({ name, nameZh, email }),
    })),
  )

/** Answers the ids of those that stood as they were read. */
async function update(json: string, { db, now }: Importing): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    with done as (
      update staff set name = r.name, name_zh = r.name_zh, type = r.type, gender = r.gender, enabled = r.enabled, search = r.search,
        version = staff.version + 1, updated_at = ${now}
      from json_to_recordset(${json})
        as r (id bigint, version int, name text, name_zh text, type text, gender text, enabled boolean, search text)
      where staff.id = r.id and staff.version = r.version
      returning staff.id
    ) select json_agg(id) as ids from done`.execute(db)
  return rows[0]?.ids ?? []
}

async function idsOf(db: Db, rows: readonly Row[]): Promise<Map<string, number>> {
  const emails = rows.map(({ key }) => key)
  const found = await sql<{ id: number; email: string }>`select id, email from staff where email = any(${emails}::text[])`.execute(db)
  return new Map(found.rows.map(({ id, email }) => [email, id]))
}

type IdOf = (row: Row) => number

async function giveRoles({ db, now }: Importing, rows: readonly Row[], idOf: IdOf): Promise<void> {
  const pairsOf = (of: (row: Row) => readonly number[]) =>
    rows.flatMap((row) => of(row).map((roleId): [number, number] => [idOf(row), roleId]))
  const gone = pairsOf(({ before, after }) => (before?.roleIds ?? []).filter((id) => !after.roleIds.includes(id)))
  const given = pairsOf(({ before, after }) => after.roleIds.filter((id) => !before?.roleIds.includes(id)))
  const pairs = (some: [number, number][]) =>
    sql`select a, b from unnest(${some.map(([a]) => a)}::bigint[], ${some.map(([, b]) => b)}::bigint[]) as pair (a, b)`
  if (gone.length > 0) await sql`delete from staff_role where (staff_id, role_id) in (${pairs(gone)})`.execute(db)
  if (given.length > 0)
    await sql`insert into staff_role (staff_id, role_id, since) select given.*, ${now}::timestamptz from (${pairs(given)}) given on conflict do nothing`.execute(
      db,
    )
}

async function endSessions(rows: readonly Row[], { db, now }: Importing): Promise<void> {
  const out = rows.flatMap(({ before, after }) => (before?.enabled && !after.enabled ? [before.id] : []))
  if (out.length > 0)
    await sql`update session set ended_at = ${now} where staff_id = any(${out}::bigint[]) and ended_at is null`.execute(db)
}

/**
 * For the audit: of an account that was there what changed, of a new one the roles that it has. That it was made, the run says; an
 * entry for each of a hundred thousand would be the size of the accounts themselves.
 */
function note(rows: readonly Row[], idOf: IdOf, { changed }: Importing): void {
  for (const row of rows) {
    const { before, after, email } = row
    const id = idOf(row)
    if (!before && after.roleIds.length > 0) changed('staff', id, null, { email, name: after.name, roleIds: after.roleIds })
    if (!before) continue
    const fields = changedFields(row)
    const of = (side: Row['after']) => Object.fromEntries(fields.map((field) => [field, side[field]]))
    changed('staff', id, of(before), of(after))
  }
}
