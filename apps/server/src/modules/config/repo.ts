// The configuration as it stands, read whole, with the ids that the planning knows nothing of.
import type { Schema } from '@isb/contract'
import { scopedModules } from '@isb/contract/metadata'
import {
  homeroomKey,
  hoursLines,
  nameKey,
  reachLines,
  treeOrder,
  type PlanKind,
  type Standing,
  type StandingHomeroom,
  type StandingMailbox,
  type StandingMeaning,
  type StandingVenueType,
  type WeeklyHours,
} from '@isb/domain'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { lockTree } from '../../core/database/locks.ts'
import type { Tables } from '../../core/database/tables.ts'

/** A node as the audit and the contract show it. */
export type Menu = Schema<'Menu'>

/** What stands, by natural keys and by ids. */
export interface School {
  readonly standing: Standing
  /** Nodes by key: the code, or `#` and the id. */
  readonly menus: ReadonlyMap<string, Menu>
  readonly roles: ReadonlyMap<string, Role>
  /** Accounts by address. */
  readonly staffIds: ReadonlyMap<string, number>
  /** Classes by year, campus and name in small letters. */
  readonly homeroomIds: ReadonlyMap<string, number>
  /** Mailboxes by office. */
  readonly mailboxIds: ReadonlyMap<string, number>
  /** Types of venues and venues by name in small letters. */
  readonly venueTypeIds: ReadonlyMap<string, number>
  readonly venueIds: ReadonlyMap<string, number>
}
/** A role by its name in small letters. */
export interface Role {
  readonly id: number
  readonly name: string
  readonly builtin: boolean
  readonly description: string
  readonly enabled: boolean
  readonly menuIds: readonly number[]
  readonly reaches: readonly Schema<'RoleReach'>[]
}

const shown = ({ parentId, parentType: _, createdAt: __, updatedAt, ...row }: Selectable<Tables['menu']>): Menu => ({
  ...row,
  parentId: parentId ?? 0,
  updatedAt: updatedAt.toISOString(),
})

/** The key of a node: its code, or what tells it from the others that have none. */
export const keyOf = ({ id, code }: Pick<Menu, 'id' | 'code'>): string => code || `#${id}`

/**
 * Reads what stands.
 * @param emails the accounts that are asked about; those that have a role are read anyway
 */
export async function readSchool(db: Db, emails: readonly string[]): Promise<School> {
  const rows = await db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
  const menus = treeOrder(rows.map(shown))
  const keys = new Map(menus.map((menu) => [menu.id, keyOf(menu)]))
  const { rows: roles } = await sql<Role>`
    select r.id, r.name, r.builtin, r.description, r.enabled,
      (select coalesce(json_agg(rm.menu_id order by rm.menu_id), '[]') from role_menu rm
        where rm.role_id = r.id and not r.builtin) as menu_ids,
      (select coalesce(json_agg(json_build_object('module', module, 'reach', reach, 'divisions', divisions)), '[]') from role_reach rr
        where rr.role_id = r.id) as reaches
    from role r order by lower(r.name)`.execute(db)
  const { rows: staff } = await sql<{ id: number; email: string; roles: string[] }>`
    select s.id, s.email, coalesce(json_agg(r.name) filter (where r.id is not null), '[]') as roles
    from staff s left join staff_role sr on sr.staff_id = s.id left join role r on r.id = sr.role_id
    where s.email is not null and (sr.role_id is not null or s.email = any(${emails}::text[])) group by s.id`.execute(db)
  const { rows: homerooms } = await sql<StandingHomeroom & { id: number }>`
    select h.id, school_year, campus, name, coalesce(h.grade, '') as grade, h.division, teacher_email, assistant_email, dl_teacher_email,
      exists (select from student_stay y where h.id in (y.homeroom_id, y.also_in_id)) as used from homeroom h`.execute(db)
  const { rows: mailboxes } = await sql<StandingMailbox & { id: number }>`
    select id, office, addresses, language, details from mailbox order by id`.execute(db)
  const { rows: rosters } = await sql<StandingMeaning>`select kind as meaning, source, target from base_data_mapping`.execute(db)
  const { rows: venueTypes } = await sql<StandingVenueType & { id: number }>`
    select t.id, t.name, t.name_zh, t.color, exists (select from venue v where v.type_id = t.id) as used from venue_type t
    order by t.id`.execute(db)
  const { rows: venues } = await sql<{ id: number; name: string; hours: WeeklyHours[] }>`
    select v.id, v.name, (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.opens), '[]') from venue_hours h where h.venue_id = v.id) as hours
    from venue v where v.status <> 'Retired' order by v.id`.execute(db)
  const grades = await db.selectFrom('grade').select('code').execute()
  return {
    menus: new Map(menus.map((menu) => [keyOf(menu), menu])),
    roles: new Map(roles.map((role) => [nameKey(role.name), role])),
    staffIds: new Map(staff.map(({ id, email }) => [email, id])),
    homeroomIds: new Map(homerooms.map(({ id, ...fields }) => [nameKey(homeroomKey(fields)), id])),
    mailboxIds: new Map(mailboxes.map(({ id, office }) => [office, id])),
    venueTypeIds: new Map(venueTypes.map(({ id, name }) => [nameKey(name), id])),
    venueIds: new Map(venues.map(({ id, name }) => [nameKey(name), id])),
    standing: {
      menus: menus.map((menu) => {
        const { type, name, nameZh, path, icon, isExternalPath, openTarget } = menu
        const parent = keys.get(menu.parentId) ?? ''
        return { key: keyOf(menu), parent, type, name, nameZh, path, icon, isExternalPath, openTarget }
      }),
      roles: roles.map(({ name, description, enabled, builtin, menuIds, reaches }) => ({
        name,
        description,
        enabled,
        builtin,
        permissions: menuIds.flatMap((id) => keys.get(id) ?? []),
        reach: reachLines(reaches),
      })),
      staff: staff.map(({ email, roles: names }) => ({ email, roles: names })),
      homerooms: homerooms.map(({ id: _, ...fields }) => fields),
      mailboxes: mailboxes.map(({ id: _, ...fields }) => fields),
      rosters,
      venueTypes: venueTypes.map(({ id: _, ...fields }) => fields),
      venues: venues.map(({ name, hours }) => ({ name, hours: hoursLines(hours) })),
      scoped: scopedModules,
      grades: grades.map(({ code }) => code),
    },
  }
}

/**
 * Holds all that a plan may touch, until the change is through. Others go on reading. Whoever is in the middle of a change is waited
 * for first: the tree, then accounts, then who has which role, then roles is the order in which every change takes them, so none waits for
 * the other in a ring. Students may come into a class meanwhile, but nobody changes one.
 */
export async function lockSchool(db: Db, emails: readonly string[], kinds: ReadonlySet<PlanKind>): Promise<void> {
  await lockTree(db)
  await sql`select from staff where email = any(${emails}::text[]) order by id for no key update`.execute(db)
  await sql`lock table staff_role, role_menu, role in exclusive mode`.execute(db)
  if (kinds.has('mailbox')) await sql`select from mailbox order by id for no key update`.execute(db)
  if (kinds.has('roster')) await sql`lock table base_data_mapping in share row exclusive mode`.execute(db)
  // As a reservation locks its venue; types cannot go while a venue comes to have them.
  if (kinds.has('venue')) await sql`select from venue where part_of_id is null order by id for no key update`.execute(db)
  if (kinds.has('venue-type')) await sql`select from venue_type order by id for update`.execute(db)
  if (kinds.has('homeroom')) await sql`lock table homeroom in share row exclusive mode`.execute(db)
}
