import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { list } from '../../core/lists/list.ts'

/** The list of roles. The built-in one holds the whole tree, whatever is written down for it. */
export const roleList = list('roles.list', {
  from: 'role r',
  fields: {
    members: '(select count(*) from staff_role sr where sr.role_id = r.id)',
    permissions:
      'case when r.builtin then (select count(*) from menu) else (select count(*) from role_menu rm where rm.role_id = r.id) end',
  },
  filters: {
    empty: 'not exists (select from staff_role sr where sr.role_id = r.id)',
    menuId: (id, bind) => `r.builtin or exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id = ${bind(id)}::bigint)`,
  },
  search: `lower(r.name || ' ' || r.description)`,
  order: ['r.builtin desc', 'lower(r.name)', 'r.id'],
  fileName: 'file.roles',
  file: ['name', 'description', 'enabled', 'members', 'permissions', 'updatedAt'],
})

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
