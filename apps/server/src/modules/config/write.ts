// A plan in SQL: a few statements for any number of rows. What becomes of each row is known before; nothing is decided here.
import { nameKey, reachIn, reachLines, type Planned, type StandingRole } from '@isb/domain'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Applying } from './applying.ts'
import { writeHomerooms } from './write-homerooms.ts'
import { writeMailboxes } from './write-mailboxes.ts'
import { writeHours, writeVenueTypes } from './write-venues.ts'
import { writeMenus } from './write-menus.ts'
import { writeRosters } from './write-rosters.ts'
import type { School } from './repo.ts'

/**
 * Writes what a plan leaves. Answers the venues of which reservations come to be in closed time: the plan cannot be then.
 * @param named the accounts that the plan itself names
 */
export async function putIntoEffect(
  db: Db,
  school: School,
  planned: Planned,
  named: ReadonlySet<string>,
  context: Applying,
  progress: (done: number) => void,
): Promise<{ name: string; count: number }[]> {
  const done = (...kinds: string[]) => progress(planned.steps.filter(({ kind }) => kinds.includes(kind)).length)
  const menuIds = await writeMenus(db, school, planned, context)
  done('menu', 'order')
  const roleIds = await writeRoles(db, school, planned, menuIds, context)
  done('menu', 'order', 'role')
  await writeStaff(db, school, planned, roleIds, named, context)
  await writeHomerooms(db, school, planned, context)
  await writeMailboxes(db, school, planned, context)
  await writeRosters(db, school, planned, context)
  await writeVenueTypes(db, school, planned, context)
  const hit = await writeHours(db, school, planned, context)
  await removeRoles(db, school, planned, context)
  await removeMenus(db, school, planned, context)
  return hit
}

/** Roles made and changed, and what each is granted. Answers the ids by name in small letters. */
async function writeRoles(
  db: Db,
  { roles, menus }: School,
  { steps, final }: Planned,
  menuIds: ReadonlyMap<string, number>,
  { now, changed }: Applying,
): Promise<Map<string, number>> {
  const ids = new Map([...roles].map(([key, { id }]) => [key, id]))
  const named = new Set(steps.filter(({ kind, action }) => kind === 'role' && action !== 'remove').map(({ key }) => nameKey(key)))
  const rows = final.roles.filter(({ name }) => named.has(nameKey(name)))
  const fresh = rows.filter(({ name }) => !ids.has(nameKey(name)))
  const { rows: made } = await sql<{ id: number; name: string }>`
    insert into role (name, description, enabled, updated_at) select name, description, enabled, ${now}
    from json_to_recordset(${JSON.stringify(fresh)}) as r (name text, description text, enabled boolean) returning id, name`.execute(db)
  for (const { id, name } of made) ids.set(nameKey(name), id)
  const old = rows
    .filter(({ name }) => roles.has(nameKey(name)))
    .map(({ name, description, enabled }) => ({ id: ids.get(nameKey(name)), name, description, enabled }))
  await sql`
    update role set name = r.name, description = r.description, enabled = r.enabled, version = version + 1, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(old)}) as r (id bigint, name text, description text, enabled boolean)
    where role.id = r.id`.execute(db)

  const going = new Set([...menus.keys()].filter((key) => !menuIds.has(key)).map((key) => menus.get(key)?.id ?? 0))
  const revoked: [number, number][] = []
  const granted: [number, number][] = []
  for (const role of final.roles) {
    if (role.builtin) continue
    const id = ids.get(nameKey(role.name)) ?? 0
    const before = roles.get(nameKey(role.name))
    const had = new Set(before?.menuIds)
    const has = new Set(role.permissions.flatMap((key) => menuIds.get(key) ?? []))
    const added = [...has].filter((menuId) => !had.has(menuId))
    for (const menuId of added) granted.push([id, menuId])
    // What is granted on a node that goes, goes with it.
    for (const menuId of had) if (!has.has(menuId) && !going.has(menuId)) revoked.push([id, menuId])
    const after = {
      name: role.name,
      description: role.description,
      enabled: role.enabled,
      menuIds: sorted(has),
      reaches: role.reach.map(reachIn),
    }
    if (!before) changed('role', id, null, after)
    else if (named.has(nameKey(role.name)))
      changed('role', id, ...different({ ...before, menuIds: sorted(had), reaches: reachLines(before.reaches).map(reachIn) }, after))
    else if (added.length > 0) changed('role', id, { inherited: [] }, { inherited: sorted(added) })
  }
  await writeReaches(db, final.roles, roles, ids)
  await sql`delete from role_menu where (role_id, menu_id) in (${pairs(revoked)})`.execute(db)
  await sql`insert into role_menu (role_id, menu_id) ${pairs(granted)} on conflict do nothing`.execute(db)
  return ids
}

/** How far the roles reach that come to reach otherwise. */
async function writeReaches(
  db: Db,
  final: readonly StandingRole[],
  roles: School['roles'],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const moved = final.filter(({ name, reach }) => String(reach) !== String(reachLines(roles.get(nameKey(name))?.reaches ?? [])))
  const rows = moved.map(({ name, reach }) => ({ id: ids.get(nameKey(name)) ?? 0, reach }))
  await sql`delete from role_reach where role_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const given = rows.flatMap(({ id, reach }) => reach.map((line) => ({ role_id: id, ...reachIn(line) })))
  await sql`insert into role_reach (role_id, module, reach, divisions) select role_id, module, reach, divisions
    from json_populate_recordset(null::role_reach, ${JSON.stringify(given)})`.execute(db)
}

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)

type RoleFields = Record<'name' | 'description', string> & { enabled: boolean; menuIds: number[]; reaches: object[] }
/** Of a role's fields those that change, before and after. */
function different(before: RoleFields, after: RoleFields): [object, object] {
  const fields = (['name', 'description', 'enabled', 'menuIds', 'reaches'] as const).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
  const of = (row: RoleFields) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  return [of(before), of(after)]
}

const pairs = (rows: readonly [number, number][]) =>
  sql`select a, b from unnest(${rows.map(([a]) => a)}::bigint[], ${rows.map(([, b]) => b)}::bigint[]) as pair (a, b)`

async function writeStaff(
  db: Db,
  { staffIds }: School,
  { steps }: Planned,
  roleIds: ReadonlyMap<string, number>,
  named: ReadonlySet<string>,
  { now, changed }: Applying,
): Promise<void> {
  const taken: [number, number][] = []
  const given: [number, number][] = []
  const touched: number[] = []
  for (const { kind, key, before, after } of steps) {
    // Who loses a role only because the role goes, is told with the role.
    if (kind !== 'staff' || !named.has(key)) continue
    const id = staffIds.get(key) ?? 0
    touched.push(id)
    const idsOf = (names: readonly string[] = []) => names.flatMap((name) => roleIds.get(nameKey(name)) ?? [])
    const [had, has] = [new Set(idsOf(before?.roles)), new Set(idsOf(after?.roles))]
    for (const roleId of had) if (!has.has(roleId)) taken.push([id, roleId])
    for (const roleId of has) if (!had.has(roleId)) given.push([id, roleId])
    changed('staff', id, { roles: before?.roles ?? [], roleIds: [...had] }, { roles: after?.roles ?? [], roleIds: [...has] })
  }
  if (touched.length === 0) return
  await sql`delete from staff_role where (staff_id, role_id) in (${pairs(taken)})`.execute(db)
  await sql`insert into staff_role (staff_id, role_id, since) select given.*, ${now}::timestamptz from (${pairs(given)}) given on conflict do nothing`.execute(
    db,
  )
  await sql`update staff set version = version + 1, updated_at = ${now} where id = any(${touched}::bigint[])`.execute(db)
}

async function removeRoles(db: Db, { roles }: School, { steps }: Planned, { changed }: Applying): Promise<void> {
  const gone = steps
    .filter(({ kind, action }) => kind === 'role' && action === 'remove')
    .flatMap(({ key }) => roles.get(nameKey(key)) ?? [])
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const { rows } = await sql<{ staffId: number; roleId: number }>`
    delete from staff_role where role_id = any(${ids}::bigint[]) returning staff_id, role_id`.execute(db)
  const members = Map.groupBy(rows, ({ roleId }) => roleId)
  await sql`delete from role where id = any(${ids}::bigint[])`.execute(db)
  for (const { id, name, description, enabled, menuIds } of gone)
    changed('role', id, { name, description, enabled, menuIds, staffIds: (members.get(id) ?? []).map(({ staffId }) => staffId) }, null)
}

async function removeMenus(db: Db, { menus }: School, { final }: Planned, { changed }: Applying): Promise<void> {
  const stay = new Set(final.menus.map(({ key }) => key))
  const gone = [...menus].filter(([key]) => !stay.has(key)).map(([, menu]) => menu)
  await sql`delete from menu where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(db)
  for (const menu of gone) changed('menu', menu.id, menu, null)
}
