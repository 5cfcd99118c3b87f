// The reach of a change before it is made: read from the same tables that the change will write, told as who gains and loses what.
import type { Schema } from '@isb/contract'
import { reachOf, type Grants, type Group } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { peopleById } from './people.ts'

type Impact = Schema<'Impact'>
type Person = Pick<Schema<'PersonRef'>, 'id' | 'name'>

/** What would change. Roles that are disabled before and after reach nobody, and need not be named. */
export interface Planned {
  /** Roles whose grants or whose state change. */
  readonly roleIds: readonly number[]
  /** The nodes concerned. */
  readonly menuIds: readonly number[]
  /** What a role will be granted; left out, what it is granted now. */
  readonly grants?: (roleId: number, now: ReadonlySet<number>) => ReadonlySet<number>
  /** Whether a role counts, before and after; left out, whether it is enabled now. */
  readonly counts?: { before: (roleId: number, enabled: boolean) => boolean; after: (roleId: number, enabled: boolean) => boolean }
  /** Only this person, whose roles will be these. */
  readonly person?: { readonly staffId: number; readonly roleIds: readonly number[] }
  /** The nodes will be gone, for administrators too. */
  readonly gone?: boolean
}

const listed = 200
/** Stands for what administrators hold without any grant. */
const everything = 0

/** Who gains and loses what. */
export async function impactOf(context: Pick<SignedIn, 'app' | 'db' | 'caller'>, planned: Planned): Promise<Impact> {
  const { db } = context
  const { menuIds, roleIds } = planned
  const people = await groupsOf(db, planned)
  const involved = [...new Set([...roleIds, ...people.flatMap(({ before, after }) => [...before, ...after])])]
  const before = await grantsOf(db, involved, menuIds)
  const after: Grants = planned.grants
    ? new Map(involved.map((id) => [id, planned.grants?.(id, before.get(id) ?? new Set()) ?? new Set()]))
    : before
  const all = new Set(menuIds)
  const reach = reachOf(
    people,
    new Map([...before, [everything, all]]),
    planned.gone ? new Map() : new Map([...after, [everything, all]]),
    menuIds,
    byName,
  )
  const shown = reach.effects.slice(0, listed)
  const [menus, roles, named] = await Promise.all([
    menusByIds(
      db,
      shown.map(({ menuId }) => menuId),
    ),
    rolesByIds(db, [...new Set([...roleIds, ...shown.flatMap(({ keptThrough }) => keptThrough)])]),
    peopleById(
      context,
      shown.flatMap(({ names }) => names.map(({ id }) => id)),
    ),
  ])
  const ref = (id: number) => ({ id, name: roles.get(id)?.name ?? '' })
  return {
    lose: reach.lose,
    gain: reach.gain,
    roles: roleIds.flatMap((id) => roles.get(id) ?? []),
    total: reach.effects.length,
    changes: shown.flatMap(({ menuId, keptThrough, names, ...effect }) => {
      const menu = menus.get(menuId)
      const kept = keptThrough.filter((id) => id !== everything).map(ref)
      return menu ? { ...effect, menu, names: names.flatMap(({ id }) => named.get(id) ?? []), keptThrough: kept } : []
    }),
  }
}

const byName = (one: Person, other: Person) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id - other.id)

/**
 * Enabled accounts with one of the roles, those with the same roles together. Administrators hold everything, and lose only what is gone.
 */
async function groupsOf(db: Db, { roleIds, counts, person, gone }: Planned): Promise<Group<Person>[]> {
  const { rows } = await sql<{ roles: { id: number; enabled: boolean }[]; administrators: boolean; people: number; names: Person[] }>`
    select roles, administrators, count(*) as people,
      (array_agg(jsonb_build_object('id', id, 'name', name) order by name collate "C", id))[1:10] as names
    from (
      select s.id, s.name, bool_or(coalesce(r.builtin, false)) as administrators,
        coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'enabled', r.enabled) order by r.id) filter (where not r.builtin), '[]') as roles
      from staff s left join staff_role sr on sr.staff_id = s.id left join role r on r.id = sr.role_id
      where s.enabled and ${
        person
          ? sql`s.id = ${person.staffId}`
          : sql`s.id in (select staff_id from staff_role sr join role r on r.id = sr.role_id
              where r.id = any(${roleIds}::bigint[]) or (${gone === true} and r.builtin))`
      }
      group by s.id
    ) someone group by roles, administrators`.execute(db)
  const given = await enabledRoles(db, person?.roleIds ?? [])
  const before = counts?.before ?? ((_id: number, enabled: boolean) => enabled)
  const after = counts?.after ?? ((_id: number, enabled: boolean) => enabled)
  return rows.flatMap(({ roles, administrators, people, names }) => {
    const ids = (which: typeof before) => roles.filter(({ id, enabled }) => which(id, enabled)).map(({ id }) => id)
    if (person) return { before: administrators ? [everything] : ids(before), after: given, people, names }
    if (administrators) return gone ? { before: [everything], after: [everything], people, names } : []
    return { before: ids(before), after: ids(after), people, names }
  })
}

async function enabledRoles(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when builtin then ${everything} else id end as id from role where enabled and id = any(${ids}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

async function grantsOf(db: Db, roleIds: readonly number[], menuIds: readonly number[]): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ roleId: number; menuIds: number[] }>`
    select role_id, array_agg(menu_id) as menu_ids from role_menu
    where role_id = any(${roleIds}::bigint[]) and menu_id = any(${menuIds}::bigint[]) group by role_id`.execute(db)
  return new Map(rows.map((row) => [row.roleId, new Set(row.menuIds)]))
}

async function menusByIds(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Schema<'MenuRef'>>`select id, name, name_zh, type, path from menu where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function rolesByIds(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Impact['roles'][number]>`
    select id, name, (select count(*) from staff_role where role_id = role.id) as members
    from role where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
