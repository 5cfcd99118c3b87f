import type { Data } from '@isb/contract'
import { treeOrder } from '@isb/domain'
import { sql } from 'kysely'
import { heldMenuIds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/context.ts'

/** The tree that permissions are chosen from, for who may see roles and perhaps not the menus' own screen. */
export async function menuOptions(_input: unknown, { db, caller }: SignedIn): Promise<Data<'roles.menuOptions'>> {
  const held = await heldMenuIds(db, caller)
  const { rows } = await sql<Data<'roles.menuOptions'>[number]>`
    select id, coalesce(parent_id, 0) as parent_id, type, name, name_zh, code, icon, id = any(${held}::bigint[]) as may_grant
    from menu order by sort, id`.execute(db)
  return treeOrder(rows)
}
