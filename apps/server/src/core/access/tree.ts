// The tree of menus, which may have a hundred thousand nodes: read in its order, and how large it is.
import type { MenuType } from '@isb/domain'
import { sql, type RawBuilder } from 'kysely'
import type { App } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { RawJson } from '../ground/raw-json.ts'

/** Every node with its place: the way to it, each step by its order among its siblings. */
export const menusInPlace = `(
  with recursive walk as (
    select menu.*, array[sort::bigint, id] as place from menu where parent_id is null
    union all select child.*, walk.place || child.sort::bigint || child.id from menu child join walk on walk.id = child.parent_id
  ) select * from walk
)`

/** Nodes of one text: some two hundred kilobytes. */
const nodesInText = 1000

/**
 * A list of nodes in the order of the tree, written by PostgreSQL, and read a part at a time: others have their turn in between.
 * @param columns what is shown of a node of `menu`
 * @param condition which nodes are shown
 */
export async function treeAsJson<T>(db: Db, columns: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<RawJson<T>> {
  const { rows } = await sql<{ text: string }>`
    select string_agg(json, ',' order by place) as text from (
      select menu.place, row_number() over (order by menu.place) as number, row_to_json(shown)::text as json
      from ${sql.raw(menusInPlace)} menu cross join lateral (select ${columns}) shown where ${condition}
    ) node group by number / ${sql.lit(nodesInText)} order by number / ${sql.lit(nodesInText)}`.execute(db)
  return new RawJson(...rows.map(({ text }, at) => (at === 0 ? '[' : ',') + text), rows.length === 0 ? '[]' : ']')
}

/** A node and all above it, by id. The top has parent 0. */
export async function nodesFrom(db: Db, id: number): Promise<Map<number, { parentId: number; type: MenuType }>> {
  const { rows } = await sql<{ id: number; parentId: number; type: MenuType }>`
    with recursive up as (
      select id, parent_id, type from menu where id = ${id}
      union select m.id, m.parent_id, m.type from up join menu m on m.id = up.parent_id
    ) select id, coalesce(parent_id, 0) as parent_id, type from up`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether the tree has more nodes than these. */
export const hasMoreNodesThan =
  (most: number) =>
  async ({ db }: App): Promise<boolean> =>
    (await db.selectFrom('menu').select('id').offset(most).limit(1).execute()).length > 0
