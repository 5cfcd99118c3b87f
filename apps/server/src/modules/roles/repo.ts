import type { Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { containsAll, listRecord, timeSql, type List } from '../../core/list.ts'
import { refuse } from '../../core/refuse.ts'

/** What a person may narrow the list by. */
export type Query = Required<Input<'roles.list'>>['query']

/** The list of roles. The built-in one holds the whole tree, whatever is written down for it. */
export const roleList: List<Query> = {
  key: 'r.id',
  from: 'role r',
  fields: {
    id: 'r.id',
    name: 'r.name',
    description: 'r.description',
    enabled: 'r.enabled',
    builtin: 'r.builtin',
    members: '(select count(*) from staff_role sr where sr.role_id = r.id)',
    permissions:
      'case when r.builtin then (select count(*) from menu) else (select count(*) from role_menu rm where rm.role_id = r.id) end',
    version: 'r.version',
    updatedAt: timeSql('r.updated_at'),
  },
  filters: {
    search: (text, bind) => containsAll(`lower(r.name || ' ' || r.description)`, text, bind),
    enabled: (enabled, bind) => `r.enabled = ${bind(enabled)}`,
    empty: (empty, bind) => `not exists (select from staff_role sr where sr.role_id = r.id) = ${bind(empty)}::boolean`,
    menuId: (id, bind) => `r.builtin or exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id = ${bind(id)}::bigint)`,
  },
  sortable: {
    id: 'r.id',
    name: 'lower(r.name)',
    enabled: 'r.enabled',
    updatedAt: 'r.updated_at',
    members: '(select count(*) from staff_role sr where sr.role_id = r.id)',
  },
  order: ['r.builtin desc', 'lower(r.name)', 'r.id'],
}

/** A role as the contract shows it. Refuses what is not there. */
export const roleById = async (db: Db, id: number): Promise<Schema<'Role'>> =>
  (await listRecord<Schema<'Role'>>(db, roleList, sql`r.id = ${id}`)) ?? refuse(2, 'ROLE_NOT_FOUND')

/** Holds a role until the change is through. */
export const lockRole = (db: Db, id: number) => sql`select from role where id = ${id} for no key update`.execute(db)

/** The nodes that a role is granted, by id; the whole tree for the built-in one. */
export async function menuIdsOf(db: Db, role: { id: number; builtin: boolean }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from menu where ${role.builtin} or id in (select menu_id from role_menu where role_id = ${role.id}) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether no other role has this name, in whatever case. */
export async function nameIsFree(db: Db, name: string, roleId = 0): Promise<boolean> {
  const { rows } = await sql`select from role where lower(name) = lower(${name}) and id <> ${roleId}`.execute(db)
  return rows.length === 0
}
