// Sight of the tree: who is granted a node sees the way to it. A move carries that along, and hands out nothing by it which the
// mover does not hold.
import { contractCodes } from '@isb/contract'
import { sql } from 'kysely'
import { heldMenuIds } from './access.ts'
import { requireConfirmation } from './confirmation.ts'
import type { Confirmed } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../ground/refuse.ts'

/** After a move: the roles that hold the nodes come to hold what is above them now. */
export async function carrySight(ids: readonly number[], context: Confirmed): Promise<void> {
  const { db, caller, changed } = context
  // Read before anything is given: the mover's own role may be among those that come to hold more, and must not vouch for itself.
  const grantable = new Set(await heldMenuIds(db, caller))
  const given = await grantAncestors(db, ids)
  if (given.length === 0) return
  const nodes = await db
    .selectFrom('menu')
    .select(['id', 'code'])
    .where('id', '=', sql<number>`any(${given.flatMap(({ menuIds }) => menuIds)}::bigint[])`)
    .execute()
  const powers = nodes.filter(({ code }) => contractCodes.includes(code))
  const missing = powers.find(({ id }) => !grantable.has(id))
  if (missing) refuse(4, 'CODE_NOT_HELD', { code: missing.code })
  if (powers.length > 0) requireConfirmation(context)
  for (const { roleId, menuIds } of given) changed('role', roleId, { inherited: [] }, { inherited: menuIds })
}

/**
 * Roles that hold a node, or something below it, come to hold its ancestors: a move never hides what was granted. Answers what each came
 * to hold.
 */
async function grantAncestors(db: Db, ids: readonly number[]): Promise<{ roleId: number; menuIds: number[] }[]> {
  const { rows } = await sql<{ roleId: number; menuIds: number[] }>`
    with recursive granted as (
      select rm.role_id, m.parent_id from role_menu rm join menu m on m.id = rm.menu_id where m.id = any(${ids}::bigint[])
      union
      select g.role_id, m.parent_id from granted g join menu m on m.id = g.parent_id
    ), given as (
      insert into role_menu (role_id, menu_id)
      select distinct role_id, parent_id from granted where parent_id is not null on conflict do nothing
      returning role_id, menu_id
    )
    select role_id, array_agg(menu_id order by menu_id) as menu_ids from given group by role_id`.execute(db)
  return rows
}
