// Roles: bringing something back grants nothing that the caller does not hold.
import { sql } from 'kysely'
import { requireNodes, requireRoles, setGrants, withAncestors } from '../../../core/access/access.ts'
import type { Confirmed } from '../../../core/app/context.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import type { Restore, Values } from './restore.ts'

interface Role extends Values {
  name: string
  description: string
  enabled: boolean
  menuIds: number[]
}

export const roles: Restore = {
  fields: ['name', 'description', 'enabled', 'menuIds'],
  async today(id, { db }) {
    const { rows } = await sql<Role & { builtin: boolean }>`
      select name, description, enabled, builtin, array(select menu_id from role_menu where role_id = role.id order by menu_id) as menu_ids
      from role where id = ${id} for no key update`.execute(db)
    const role = rows[0] ?? refuse(2, 'ROLE_NOT_FOUND')
    if (role.builtin) refuse(3, 'ROLE_BUILTIN')
    return role
  },
  async still({ menuIds, ...values }, { db }) {
    return { ...values, ...(Array.isArray(menuIds) && { menuIds: await withAncestors(db, menuIds as number[]) }) }
  },
  async write(id, now, values, context) {
    const { db, now: at, changed } = context
    const { menuIds, ...set } = values as Partial<Role>
    // Asked while it is still off: else it would vouch for itself to whoever is in it.
    if (set.enabled) await requireRoles(context, [id])
    // Closed again: what was moved meanwhile, by this very undo even, has another way to it.
    const wanted = menuIds && (await withAncestors(db, menuIds))
    if (wanted) {
      const has = new Set(now['menuIds'] as number[])
      await requireNodes(
        context,
        wanted.filter((menuId) => !has.has(menuId)),
      )
      await setGrants(db, id, wanted)
    }
    await db
      .updateTable('role')
      .set({ ...set, version: sql<number>`version + 1`, updatedAt: at })
      .where('id', '=', id)
      .execute()
    changed('role', id, now, { ...set, ...(wanted && { menuIds: wanted }) })
  },
}

/**
 * Takes back the sight of modules that a role came to only by a move which is being undone. What the role needs to see the way to
 * what it is granted stays, and all of it where somebody has assigned its permissions since.
 */
export async function takeSight(roleId: number, inherited: readonly number[], since: number, context: Confirmed): Promise<void> {
  const { db, changed } = context
  const { rows: assigned } = await sql`
    select from audit where id > ${since} and rows @> ${JSON.stringify([{ entity: 'role', id: roleId }])}::jsonb
      and exists (select from jsonb_array_elements(rows) row
        where row->>'entity' = 'role' and (row->>'id')::bigint = ${roleId} and row->'after' ? 'menuIds')
    limit 1`.execute(db)
  if (assigned.length > 0) return
  const { rows } = await sql<{ id: number }>`select menu_id as id from role_menu where role_id = ${roleId} order by menu_id`.execute(db)
  const granted = rows.map(({ id }) => id)
  const gone = new Set(inherited)
  const left = new Set(
    await withAncestors(
      db,
      granted.filter((id) => !gone.has(id)),
    ),
  )
  const taken = granted.filter((id) => !left.has(id))
  if (taken.length === 0) return
  await setGrants(db, roleId, [...left])
  changed('role', roleId, { inherited: taken }, { inherited: [] })
}
