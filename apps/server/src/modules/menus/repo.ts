import type { Schema } from '@isb/contract'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Tables } from '../../core/database/tables.ts'

type Row = Selectable<Tables['menu']>
type Menu = Schema<'Menu'>

/** A row as the contract shows it. */
export const shown = ({ parentId, parentType: _, createdAt: __, updatedAt, ...row }: Row): Menu => ({
  ...row,
  parentId: parentId ?? 0,
  updatedAt: updatedAt.toISOString(),
})

export const menuById = (db: Db, id: number) => db.selectFrom('menu').selectAll().where('id', '=', id).executeTakeFirst()
export const menusById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('menu')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
export const menuByCode = (db: Db, code: string) => db.selectFrom('menu').select(['id', 'name']).where('code', '=', code).executeTakeFirst()

export const childrenOf = (db: Db, parentId: number) =>
  db
    .selectFrom('menu')
    .selectAll()
    .where('parentId', parentId === 0 ? 'is' : '=', parentId === 0 ? null : parentId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Everything below a node. */
export const nodesBelow = (db: Db, id: number) =>
  db
    .withRecursive('below', (step) =>
      step
        .selectFrom('menu')
        .selectAll()
        .where('parentId', '=', id)
        .unionAll(step.selectFrom('menu').innerJoin('below', 'below.id', 'menu.parentId').selectAll('menu')),
    )
    .selectFrom('below')
    .selectAll()
    .execute()

/** The place after the last child. */
export async function nextSort(db: Db, parentId: number): Promise<number> {
  const { last } = await db
    .selectFrom('menu')
    .select(({ fn }) => fn.max('sort').as('last'))
    .where('parentId', parentId === 0 ? 'is' : '=', parentId === 0 ? null : parentId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

export const insertMenu = (db: Db, row: Insertable<Tables['menu']>) =>
  db.insertInto('menu').values(row).returningAll().executeTakeFirstOrThrow()
