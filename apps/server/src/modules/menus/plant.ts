import type { Db } from '../../core/database/database.ts'
import { lockStart } from '../../core/database/locks.ts'
import type { PlantedMenu } from '../../core/shared/menus.ts'
import { nextSort } from './repo.ts'

interface Parent {
  id: number
  type: PlantedMenu['type']
}

/**
 * Plants the nodes that this database has not been given yet, each behind its siblings. One that the school has deleted stays
 * deleted, with what would stand under it; one whose code stands there already is that one.
 */
export async function plantMenus(db: Db, menus: readonly PlantedMenu[]): Promise<void> {
  await lockStart(db)
  const given = new Set((await db.selectFrom('plantedMenu').select('code').execute()).map(({ code }) => code))
  await plantUnder(db, menus, null, given)
}

async function plantUnder(db: Db, menus: readonly PlantedMenu[], parent: Parent | null, given: ReadonlySet<string>): Promise<void> {
  for (const { children = [], ...menu } of menus) {
    const there = await db.selectFrom('menu').select(['id', 'type']).where('code', '=', menu.code).executeTakeFirst()
    const row = there ?? (given.has(menu.code) ? undefined : await plant(db, menu, parent))
    await db
      .insertInto('plantedMenu')
      .values({ code: menu.code })
      .onConflict((on) => on.doNothing())
      .execute()
    if (row) await plantUnder(db, children, row, given)
  }
}

const plant = async (db: Db, menu: Omit<PlantedMenu, 'children'>, parent: Parent | null): Promise<Parent> =>
  db
    .insertInto('menu')
    .values({ ...menu, sort: await nextSort(db, parent?.id ?? 0), parentId: parent?.id ?? null, parentType: parent?.type ?? null })
    .returning(['id', 'type'])
    .executeTakeFirstOrThrow()
