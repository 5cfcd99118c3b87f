// Menus: the rules of the tree hold for what is brought back as for anything else.
import { contractCodes, type Schema } from '@isb/contract'
import { whyNotPath, whyNotUnder, wouldCycle } from '@isb/domain'
import { sql } from 'kysely'
import { holds } from '../../../core/access/access.ts'
import { nodesFrom } from '../../../core/access/tree.ts'
import type { SignedIn } from '../../../core/app/context.ts'
import type { Db } from '../../../core/database/database.ts'
import { refuse } from '../../../core/ground/refuse.ts'
import { carrySight } from '../../../core/access/sight.ts'
import type { Restore } from './restore.ts'

type Menu = Pick<
  Schema<'Menu'>,
  'id' | 'type' | 'parentId' | 'name' | 'nameZh' | 'path' | 'icon' | 'code' | 'isExternalPath' | 'openTarget' | 'sort'
>

export const menus: Restore = {
  fields: ['parentId', 'name', 'nameZh', 'path', 'icon', 'code', 'isExternalPath', 'openTarget', 'sort'],
  today: async (id, { db }) => ({ ...(await menuById(db, id)) }),
  async write(id, now, values, context) {
    const { db } = context
    const before = await menuById(db, id)
    const menu: Menu = { ...before, ...(values as Partial<Menu>) }
    const why = whyNotPath(menu)
    if (why) refuse(3, why)
    if (menu.code !== before.code) await checkCode(menu, before, context)
    const parentType = await placeOf(db, menu)
    const moved = menu.parentId !== before.parentId
    await db
      .updateTable('menu')
      .set({
        ...(values as Partial<Omit<Menu, 'id' | 'type' | 'parentId'>>),
        ...(moved && { parentId: menu.parentId || null, parentType }),
        version: sql<number>`version + 1`,
        updatedAt: context.now,
      })
      .where('id', '=', id)
      .execute()
    if (moved) await carrySight([id], context)
    context.changed('menu', id, { name: before.name, nameZh: before.nameZh, ...now }, { name: menu.name, nameZh: menu.nameZh, ...values })
  },
}

async function menuById(db: Db, id: number): Promise<Menu> {
  const row = await db
    .selectFrom('menu')
    .select(['id', 'type', 'name', 'nameZh', 'path', 'icon', 'code', 'isExternalPath', 'openTarget', 'sort'])
    .select(sql<number>`coalesce(parent_id, 0)`.as('parentId'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? refuse(2, 'MENU_NOT_FOUND')
}

async function checkCode({ id, code }: Menu, before: Menu, { db, caller }: SignedIn): Promise<void> {
  const taken = code && (await db.selectFrom('menu').select(['id', 'name']).where('code', '=', code).executeTakeFirst())
  if (taken && taken.id !== id) refuse(3, 'MENU_CODE_TAKEN', { code, name: taken.name })
  for (const one of [code, before.code])
    if (contractCodes.includes(one) && !(await holds(db, caller, one))) refuse(4, 'MENU_CODE_NOT_HELD', { code: one })
}

/** Whether it may stand there again; answers the parent's type. */
async function placeOf(db: Db, { id, type, parentId }: Menu): Promise<Menu['type'] | null> {
  const above = await nodesFrom(db, parentId)
  const parent = above.get(parentId)
  if (parentId !== 0 && !parent) refuse(3, 'MENU_PARENT_NOT_FOUND')
  if (wouldCycle(id, parentId, (at) => above.get(at)?.parentId)) refuse(3, 'MENU_CYCLE')
  const why = whyNotUnder(type, parent?.type ?? 'Root')
  if (why) refuse(3, why)
  return parent?.type ?? null
}
