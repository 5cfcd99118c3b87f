import type { Input, Schema } from '@isb/contract'
import { nameKey, normalEmail } from '@isb/domain'
import type { Locale } from '@isb/words'
import { sql } from 'kysely'
import { refusedRow } from '../../core/import.ts'
import type { Db } from '../../core/database/database.ts'
import type { Role, Row, Standing } from './import-row.ts'

type Given = Input<'staff.import'>['body']['rows'][number]

/** The rows of an import beside what stands; what a row leaves out stays. */
export async function readRows(
  db: Db,
  given: readonly Given[],
  locale: Locale,
): Promise<{ rows: Row[]; roles: ReadonlyMap<number, Role>; faults: Schema<'RunResult'>[] }> {
  const emails = given.map((row) => normalEmail(row.email))
  const [standing, roles] = [await accounts(db, emails), await allRoles(db)]
  const idOf = new Map(roles.map((role) => [nameKey(role.name), role.id]))
  const faults: Schema<'RunResult'>[] = []
  const first = new Map<string, Given>()
  const rows: Row[] = []
  for (const [at, row] of given.entries()) {
    const email = emails[at] ?? ''
    const named = { key: email, line: row.line }
    const twin = first.get(email)
    if (twin) faults.push(refusedRow(locale, named, 'STAFF_TWICE', { email, line: twin.line ?? given.indexOf(twin) + 1 }))
    if (twin) continue
    first.set(email, row)
    const unknown = row.roles?.find((name) => !idOf.has(nameKey(name)))
    if (unknown !== undefined) faults.push(refusedRow(locale, named, 'CONFIG_NO_SUCH_ROLE', { name: unknown }))
    const before = standing.get(email)
    rows.push({
      ...named,
      before,
      after: {
        name: row.name.trim(),
        nameZh: row.nameZh?.trim() ?? before?.nameZh ?? '',
        type: row.type ?? before?.type ?? 'staff',
        gender: row.gender ?? before?.gender ?? null,
        enabled: row.enabled ?? before?.enabled ?? true,
        roleIds: row.roles
          ? [...new Set(row.roles.flatMap((name) => idOf.get(nameKey(name)) ?? []))].toSorted((a, b) => a - b)
          : (before?.roleIds ?? []),
      },
    })
  }
  return { rows, roles: new Map(roles.map((role) => [role.id, role])), faults }
}

async function accounts(db: Db, emails: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing>`
    select s.id, s.email, s.name, s.name_zh, s.type, s.gender, s.enabled, s.version, coalesce(r.ids, '{}') as role_ids
    from staff s left join (
      select staff_id, array_agg(role_id order by role_id) as ids from staff_role group by staff_id) r on r.staff_id = s.id
    where s.email = any(${emails}::text[])`.execute(db)
  return new Map(rows.map((account) => [account.email, account]))
}

async function allRoles(db: Db): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name, r.builtin, coalesce(json_agg(rm.menu_id) filter (where rm.menu_id is not null), '[]') as menu_ids
    from role r left join role_menu rm on rm.role_id = r.id group by r.id`.execute(db)
  return rows
}
