import { contractCodes, type Data } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'

/** The account of an address, for signing in. */
export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('staff').select(['id', 'name', 'email', 'passwordHash', 'enabled']).where('email', '=', email).executeTakeFirst()

/** Who somebody is, with roles and the permission codes held now. */
export async function verboseUser(db: Db, staffId: number, administrator: boolean): Promise<Data<'auth.me'>> {
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name', 'nameZh', 'email', 'type', 'lastLoginAt'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('role')
    .innerJoin('staffRole', 'staffRole.roleId', 'role.id')
    .select(['role.id', 'role.name'])
    .where('staffRole.staffId', '=', staffId)
    .where('role.enabled', '=', true)
    .orderBy('role.name')
    .execute()
  const held = await db
    .selectFrom('menu')
    .select('code')
    .distinct()
    .where('code', '<>', '')
    .where('id', 'in', grantedIds(db, staffId, administrator))
    .execute()
  const permissions = [...new Set([...held.map((row) => row.code), ...(administrator ? contractCodes : [])])].toSorted()
  const { id: userId, lastLoginAt, ...rest } = person
  return { userId, ...rest, administrator, roles, permissions, lastLoginAt: lastLoginAt?.toISOString() ?? null }
}

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
