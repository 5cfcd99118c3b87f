import type { Db } from '../../core/database.ts'
import type { PlantedMenu } from './seed.ts'

/** Puts a nested tree into an empty place. */
export async function plantMenus(
  db: Db,
  menus: readonly PlantedMenu[],
  parent: { id: number; type: PlantedMenu['type'] } | null = null,
): Promise<void> {
  for (const [sort, { children = [], ...menu }] of menus.entries()) {
    const row = await db
      .insertInto('menu')
      .values({ ...menu, sort, parentId: parent?.id ?? null, parentType: parent?.type ?? null })
      .returning(['id', 'type'])
      .executeTakeFirstOrThrow()
    await plantMenus(db, children, row)
  }
}
