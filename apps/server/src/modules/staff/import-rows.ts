import type { Input, Schema, ToldReason } from '@isb/contract'
import { nameKey, normalEmail } from '@isb/domain'
import type { Locale, Values } from '@isb/words'
import { sql } from 'kysely'
import { refusedRow } from '../../core/shared/import.ts'
import type { Db } from '../../core/database/database.ts'
import { isChanged, type Fields, type Role, type Row, type Standing } from './import-row.ts'

type Given = Input<'staff.import'>['body']['rows'][number]

/** The rows of an import beside what stands; what a row leaves out stays. */
export async function readRows(
  db: Db,
  given: readonly Given[],
  locale: Locale,
): Promise<{ rows: Row[]; roles: ReadonlyMap<number, Role>; faults: Schema<'RunResult'>[] }> {
  const [standing, roles] = [await accounts(db, given), await allRoles(db)]
  const idOf = new Map(roles.map((role) => [nameKey(role.name), role.id]))
  const faults: Schema<'RunResult'>[] = []
  const first = new Map<string, Given>()
  const rows: Row[] = []
  for (const row of given) {
    const email = addressOf(row)
    const key = email ?? row.name.trim()
    const refuse = (reason: ToldReason<'staff.import'>, values?: Values) =>
      void faults.push(refusedRow(locale, { key, line: row.line }, reason, values))
    const unknown = row.roles?.find((name) => !idOf.has(nameKey(name)))
    if (unknown !== undefined) refuse('CONFIG_NO_SUCH_ROLE', { name: unknown })
    const rowOf = (before: Standing | undefined): Row => ({ key, line: row.line, email, before, after: afterOf(row, before, idOf) })
    const identity = identityOf({ ...row, email })
    const candidates = standing.get(identity) ?? []
    const twin = first.get(identity)
    first.set(identity, twin ?? row)
    if (twin && candidates.length === 0) {
      refuse('STAFF_TWICE', { key, line: twin.line ?? given.indexOf(twin) + 1 })
      continue
    }
    // Of several people of one name each line means another one.
    const before = candidates.length > 1 ? candidates.find((each) => !isChanged(rowOf(each))) : candidates[0]
    if (before) candidates.splice(candidates.indexOf(before), 1)
    else if (candidates.length > 0) refuse('STAFF_AMBIGUOUS', { key, count: candidates.length })
    else if (email === null && row.roles?.length) refuse('ROLES_WITHOUT_ADDRESS')
    rows.push(rowOf(before))
  }
  return { rows, roles: new Map(roles.map((role) => [role.id, role])), faults }
}

const addressOf = ({ email }: Given): string | null => (email === undefined ? null : normalEmail(email))

/** What an account is known by: its address, or its type and names. */
const identityOf = ({ email, name, nameZh = '', type = 'staff' }: Pick<Given, 'name' | 'nameZh' | 'type'> & Pick<Row, 'email'>): string =>
  email ?? [type, nameKey(name), nameZh.trim()].join('\n')

/** An account as a row leaves it. What the row does not say stays. */
const afterOf = (row: Given, before: Standing | undefined, roleIds: ReadonlyMap<string, number>): Fields => ({
  name: row.name.trim(),
  nameZh: row.nameZh?.trim() ?? before?.nameZh ?? '',
  type: row.type ?? before?.type ?? 'staff',
  gender: row.gender ?? before?.gender ?? null,
  enabled: row.enabled ?? before?.enabled ?? true,
  roleIds: row.roles
    ? [...new Set(row.roles.flatMap((name) => roleIds.get(nameKey(name)) ?? []))].toSorted((a, b) => a - b)
    : (before?.roleIds ?? []),
})

/** The accounts that the rows may mean, by what they are known by. */
async function accounts(db: Db, given: readonly Given[]): Promise<Map<string, Standing[]>> {
  const emails = given.flatMap((row) => addressOf(row) ?? [])
  const names = given.flatMap((row) => (row.email === undefined ? row.name.trim().toLowerCase() : []))
  const { rows } = await sql<Standing>`
    select s.id, s.email, s.name, s.name_zh, s.type, s.gender, s.enabled, s.version, coalesce(r.ids, '{}') as role_ids
    from staff s left join (
      select staff_id, array_agg(role_id order by role_id) as ids from staff_role group by staff_id) r on r.staff_id = s.id
    where s.email = any(${emails}::text[]) or s.email is null and lower(s.name) = any(${names}::text[]) order by s.id`.execute(db)
  return Map.groupBy(rows, identityOf)
}

async function allRoles(db: Db): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select r.id, r.name, r.builtin, coalesce(json_agg(rm.menu_id) filter (where rm.menu_id is not null), '[]') as menu_ids
    from role r left join role_menu rm on rm.role_id = r.id group by r.id`.execute(db)
  return rows
}
