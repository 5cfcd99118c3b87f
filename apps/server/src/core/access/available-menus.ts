// The menus that somebody gets, asked for by themselves and by who looks at the console as they see it.
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The menus that somebody's enabled roles are granted; the whole tree for an administrator. */
export function availableMenus(db: Db, staffId: number, administrator: boolean) {
  return db
    .selectFrom('menu')
    .select([
      'id',
      sql<number>`coalesce(parent_id, 0)`.as('parentId'),
      'type',
      'name',
      'nameZh',
      'path',
      'icon',
      'code',
      'isExternalPath',
      'openTarget',
    ])
    .where('id', 'in', grantedIds(db, staffId, administrator))
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

const grantedIds = (db: Db, staffId: number, administrator: boolean) =>
  administrator
    ? db.selectFrom('menu').select('id')
    : db
        .selectFrom('roleMenu')
        .innerJoin('role', 'role.id', 'roleMenu.roleId')
        .innerJoin('staffRole', 'staffRole.roleId', 'role.id')
        .select('roleMenu.menuId as id')
        .where('staffRole.staffId', '=', staffId)
        .where('role.enabled', '=', true)
