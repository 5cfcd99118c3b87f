import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import { requireCodes } from '../../core/access/access.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { lockTree } from '../../core/database/locks.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { hasMoreNodesThan } from '../../core/access/tree.ts'
import { carrySight } from '../../core/access/sight.ts'
import { checkCode, checkMove, checkPath, checkPlace, nodesToRemove, parentTypeOf } from './checks.ts'
import { importMenus } from './import.ts'
import { menuList } from './lists.ts'
import { moveImpact, removeImpact } from './sight.ts'
import { childrenOf, insertMenu, menuById, menusById, nextSort, shown } from './repo.ts'
import { demoMenus } from './demo.ts'

type Menu = Schema<'Menu'>

const handlers: ServerModule<'menus'>['handlers'] = {
  async create({ body }, context) {
    const { db, now, changed } = context
    await lockTree(db)
    const { type, parentId = 0, name, nameZh = '', path = '', icon = '', code = '', isExternalPath = 0, openTarget = 0 } = body
    const fields = { name: name.trim(), nameZh: nameZh.trim(), path: path.trim(), icon, code, isExternalPath, openTarget }
    const parentType = await checkPlace(db, type, parentId)
    checkPath({ type, ...fields })
    await checkCode(context, code)
    const row = shown(
      await insertMenu(db, { ...fields, type, parentId: parentId || null, parentType, sort: await nextSort(db, parentId), updatedAt: now }),
    )
    changed('menu', row.id, null, row)
    return row
  },

  async update({ body: { id, version, type, category: _, parentId = 0, ...given } }, context) {
    const { db, now, changed } = context
    await lockTree(db)
    const old = (await menuById(db, id)) ?? refuse(2, 'MENU_NOT_FOUND')
    const before = shown(old)
    await startUpdate(context, 'menu', before, version)
    if (type !== undefined && type !== before.type) refuseField('/type', 'MENU_TYPE_FIXED')
    const fields = {
      ...given,
      ...(given.name !== undefined && { name: given.name.trim() }),
      ...(given.path !== undefined && { path: given.path.trim() }),
    }
    checkPath({ ...before, ...fields })
    if (fields.code !== undefined && fields.code !== before.code) await checkCode(context, fields.code, before)
    const moved = parentId !== before.parentId
    if (moved) {
      // A move is a move, by whatever door: it takes what sorting takes.
      await requireCodes(db, context.caller, ['upms:menu:sort'])
      await checkMove(db, before, parentId)
    }
    const place = moved
      ? { parentId: parentId || null, parentType: await checkPlace(db, before.type, parentId), sort: await nextSort(db, parentId) }
      : {}
    const after = shown(
      await db
        .updateTable('menu')
        .set({ ...fields, ...place, version: before.version + 1, updatedAt: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    if (moved) await carrySight([id], context)
    changed('menu', id, before, after)
    return after
  },

  async remove({ path, query }, { db, changed }) {
    await lockTree(db)
    const gone = await nodesToRemove(db, path.id, query?.recursive)
    const ids = gone.map((row) => row.id)
    await sql`delete from menu where id = any(${ids}::bigint[])`.execute(db)
    for (const row of gone) changed('menu', row.id, shown(row), null)
    return { ids }
  },

  async sort({ body: { parentId, ids } }, context) {
    const { db, now, changed } = context
    await lockTree(db)
    const rows = new Map((await menusById(db, ids)).map((row) => [row.id, row]))
    const parentType = await parentTypeOf(db, parentId)
    if (rows.size < ids.length) refuse(2, 'MENU_NOT_FOUND')
    if ((await childrenOf(db, parentId)).some((child) => !rows.has(child.id))) refuse(3, 'STALE')
    const movers = [...rows.values()].filter((row) => (row.parentId ?? 0) !== parentId)
    for (const mover of movers) await checkMove(db, shown(mover), parentId)
    for (const [sort, id] of ids.entries()) {
      const row = rows.get(id)
      const moved = row && (row.parentId ?? 0) !== parentId
      if (!row || (row.sort === sort && !moved)) continue
      // A move raises the version: who edits the same menu now holds an old parent. A new order among siblings does not.
      const place = moved ? { parentId: parentId || null, parentType, version: row.version + 1 } : {}
      const after = await db
        .updateTable('menu')
        .set({ sort, updatedAt: now, ...place })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      changed('menu', id, placeOf(shown(row)), placeOf(shown(after)))
    }
    if (movers.length > 0)
      await carrySight(
        movers.map((row) => row.id),
        context,
      )
    return (await childrenOf(db, parentId)).map(shown)
  },

  import: ({ body }, context) => importMenus(body, context),
  moveImpact,
  removeImpact,
}

const placeOf = ({ parentId, sort }: Menu) => ({ parentId, sort })

/** All children of a node are read and compared: 20,000 take some 50 ms. */
const hasLargeTree = hasMoreNodesThan(20_000)

export const menus: ServerModule<'menus'> = {
  entities: { menu: { person: null, named: true, ids: { parentId: 'menu' } } },
  lists: { 'menus.page': menuList },
  handlers,
  heavy: { remove: hasLargeTree, removeImpact: hasLargeTree, sort: hasLargeTree },
  menus: [
    { code: 'upms', path: '/upms', icon: 'shield' },
    { code: 'upms:menu', under: 'upms', path: '/upms/menu', icon: 'list-tree' },
  ],
  constraints: { menu_no_cycle: 'MENU_CYCLE' },
  demo: { menus: demoMenus },
}
