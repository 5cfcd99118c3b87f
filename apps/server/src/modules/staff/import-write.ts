import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import type { Importing } from './import.ts'
import { changedFields, type Row } from './import-rows.ts'
import { searchTextOf } from './search.ts'

const chunk = 10_000

/** Writes the rows, some thousands in a statement. Answers those that somebody else has made or changed in the meantime. */
export async function writeRows(
  db: Db,
  rows: readonly Row[],
  context: Importing,
  progress: (done: number) => void,
  already: number,
): Promise<Row[]> {
  const taken: Row[] = []
  if (rows.length >= many) await sql`set local gin_pending_list_limit = '512MB'`.execute(db)
  const fresh = rows.filter((row) => !row.before)
  const old = rows.filter((row) => row.before)
  let done = already
  for (const [some, write] of [
    [fresh, insert],
    [old, update],
  ] as const) {
    let json = inJson(some.slice(0, chunk))
    for (let at = 0; at < some.length; at += chunk) {
      const part = some.slice(at, at + chunk)
      const writing = write(db, json, context)
      // While the database works on this part, the next one is made ready.
      await new Promise((sent) => void setImmediate(sent))
      json = inJson(some.slice(at + chunk, at + 2 * chunk))
      const ids = await writing
      taken.push(...part.filter((row) => !ids.has(row.email)))
      await giveRoles(db, part, ids)
      note(part, ids, context)
      progress((done += part.length))
    }
  }
  await endSessions(db, old, context)
  return taken
}

/** From so many rows on, the search index is merged after the run and not in it. */
export const many = 1000

/** One parameter for all rows: a parameter for each value takes longer to write and to read than the rows themselves. */
const inJson = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map(({ email, before, after: { name, nameZh, type, gender, enabled } }) => ({
      id: before?.id,
      version: before?.version,
      email,
      name,
      name_zh: nameZh,
      type,
      gender,
      enabled,
      search: searchTextOf({ name, nameZh, email }),
    })),
  )
const columns = sql`id bigint, version int, email text, name text, name_zh text, type text, gender text, enabled boolean, search text`

type Ids = { id: number; email: string }[]
const byEmail = (rows: Ids) => new Map(rows.map(({ id, email }) => [email, id]))

async function insert(db: Db, json: string, { now }: Importing): Promise<Map<string, number>> {
  const made = await sql<{ made: Ids | null }>`
    with made as (
      insert into staff (email, name, name_zh, type, gender, enabled, search, created_at, updated_at)
      select email, name, name_zh, type, gender, enabled, search, ${now}, ${now} from json_to_recordset(${json}) as r (${columns})
      on conflict (email) do nothing returning id, email
    ) select json_agg(json_build_object('id', id, 'email', email)) as made from made`.execute(db)
  return byEmail(made.rows[0]?.made ?? [])
}

async function update(db: Db, json: string, { now }: Importing): Promise<Map<string, number>> {
  const done = await sql<{ done: Ids | null }>`
    with done as (
      update staff set name = r.name, name_zh = r.name_zh, type = r.type, gender = r.gender, enabled = r.enabled, search = r.search,
        version = staff.version + 1, updated_at = ${now}
      from json_to_recordset(${json}) as r (${columns}) where staff.id = r.id and staff.version = r.version
      returning staff.id, staff.email
    ) select json_agg(json_build_object('id', id, 'email', email)) as done from done`.execute(db)
  return byEmail(done.rows[0]?.done ?? [])
}

async function giveRoles(db: Db, rows: readonly Row[], ids: ReadonlyMap<string, number>): Promise<void> {
  const pairsOf = (of: (row: Row) => readonly number[]) =>
    rows.flatMap((row) => of(row).map((roleId): [number, number] => [ids.get(row.email) ?? 0, roleId]))
  const gone = pairsOf(({ before, after }) => (before?.roleIds ?? []).filter((id) => !after.roleIds.includes(id)))
  const given = pairsOf(({ before, after }) => after.roleIds.filter((id) => !before?.roleIds.includes(id)))
  const pairs = (some: [number, number][]) =>
    sql`select a, b from unnest(${some.map(([a]) => a)}::bigint[], ${some.map(([, b]) => b)}::bigint[]) as pair (a, b)`
  if (gone.length > 0) await sql`delete from staff_role where (staff_id, role_id) in (${pairs(gone)})`.execute(db)
  if (given.length > 0)
    await sql`insert into staff_role (staff_id, role_id) select a, b from (${pairs(given)}) p where a <> 0 on conflict do nothing`.execute(
      db,
    )
}

async function endSessions(db: Db, rows: readonly Row[], { now }: Importing): Promise<void> {
  const out = rows.flatMap(({ before, after }) => (before?.enabled && !after.enabled ? [before.id] : []))
  if (out.length > 0)
    await sql`update session set ended_at = ${now} where staff_id = any(${out}::bigint[]) and ended_at is null`.execute(db)
}

/**
 * For the audit: of an account that was there what changed, of a new one the roles that it has. That it was made, the run says; an
 * entry for each of a hundred thousand would be the size of the accounts themselves.
 */
function note(rows: readonly Row[], ids: ReadonlyMap<string, number>, { changed }: Importing): void {
  for (const row of rows) {
    const { before, after, email } = row
    const id = ids.get(email) ?? 0
    if (!before && after.roleIds.length > 0) changed('staff', id, null, { email, name: after.name, roleIds: after.roleIds })
    if (!before) continue
    const fields = changedFields(row)
    const of = (side: Row['after']) => Object.fromEntries(fields.map((field) => [field, side[field]]))
    changed('staff', id, of(before), of(after))
  }
}
