// What a change of the tree would do to people.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { withAncestors } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { impactOf } from '../../core/shared/impact.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { nodesToRemove, parentTypeOf } from './checks.ts'
import { menusById } from './repo.ts'

export async function moveImpact(
  { body: { parentId, ids } }: Input<'menus.moveImpact'>,
  context: SignedIn,
): Promise<Data<'menus.moveImpact'>> {
  const { db } = context
  await parentTypeOf(db, parentId)
  if ((await menusById(db, ids)).length < ids.length) refuse(2, 'MENU_NOT_FOUND')
  const above = parentId === 0 ? [] : await withAncestors(db, [parentId])
  const { rows } = await sql<{ roleId: number }>`select distinct role_id from role_menu where menu_id = any(${ids}::bigint[])`.execute(db)
  const holding = new Set(rows.map(({ roleId }) => roleId))
  return impactOf(context, {
    roleIds: [...holding],
    menuIds: above,
    grants: (id, now) => (holding.has(id) ? now.union(new Set(above)) : now),
  })
}

export async function removeImpact({ path, query }: Input<'menus.removeImpact'>, context: SignedIn): Promise<Data<'menus.removeImpact'>> {
  const { db } = context
  const menuIds = (await nodesToRemove(db, path.id, query?.recursive)).map(({ id }) => id)
  const { rows } = await sql<{ roleId: number }>`select distinct role_id from role_menu where menu_id = any(${menuIds}::bigint[])`.execute(
    db,
  )
  return impactOf(context, { roleIds: rows.map(({ roleId }) => roleId), menuIds, gone: true })
}
