import type { Planned, StandingMenu } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Applying } from './applying.ts'
import type { Menu, School } from './repo.ts'

/** Nodes made, changed and put in order; none is removed yet. Answers the ids of all nodes that stay, by key. */
export async function writeMenus(
  db: Db,
  { menus }: School,
  { steps, final }: Planned,
  { now, changed }: Applying,
): Promise<Map<string, number>> {
  const fresh = final.menus.filter(({ key }) => !menus.has(key))
  const { rows: taken } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('menu', 'id')) as id from generate_series(1, ${fresh.length}::int)`.execute(db)
  const ids = new Map(final.menus.flatMap(({ key }) => (menus.has(key) ? [[key, menus.get(key)?.id ?? 0] as const] : [])))
  for (const [at, { key }] of fresh.entries()) ids.set(key, taken[at]?.id ?? 0)
  const places = placesOf(final.menus, steps, menus)
  const edited = new Set(steps.filter(({ kind, action }) => kind === 'menu' && action === 'change').map(({ key }) => key))
  const types = new Map(final.menus.map(({ key, type }) => [key, type]))

  const made: object[] = []
  const kept: object[] = []
  for (const menu of final.menus) {
    const before = menus.get(menu.key)
    const sort = places.get(menu.key) ?? before?.sort ?? 0
    if (before && !edited.has(menu.key) && sort === before.sort) continue
    const { key, parent, ...fields } = menu
    const id = ids.get(key) ?? 0
    const raise = edited.has(key) ? 1 : 0
    const version = before ? before.version + raise : 1
    const place = { parentId: ids.get(parent) ?? 0, sort }
    const row = { ...fields, ...place, id, version, parentType: types.get(parent) ?? null, code: key.startsWith('#') ? '' : key }
    ;(before ? kept : made).push(inColumns(row))
    const { parentType: _, ...shown } = row
    const after: Menu = { ...shown, category: 'ADMIN', updatedAt: now.toISOString() }
    if (before && raise === 0) changed('menu', id, { parentId: before.parentId, sort: before.sort }, place)
    else changed('menu', id, before ?? null, after)
  }
  const columns = sql`id bigint, parent_id bigint, parent_type text, type text, name text, name_zh text, path text, icon text, code text,
    is_external_path smallint, open_target smallint, sort int, version int`
  await sql`
    insert into menu (id, parent_id, parent_type, type, name, name_zh, path, icon, code, is_external_path, open_target, sort, updated_at)
    select id, parent_id, parent_type, type, name, name_zh, path, icon, code, is_external_path, open_target, sort, ${now}
    from json_to_recordset(${JSON.stringify(made)}) as r (${columns})`.execute(db)
  await sql`
    update menu set parent_id = r.parent_id, parent_type = r.parent_type, name = r.name, name_zh = r.name_zh, path = r.path, icon = r.icon,
      is_external_path = r.is_external_path, open_target = r.open_target, sort = r.sort, version = r.version, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(kept)}) as r (${columns}) where menu.id = r.id`.execute(db)
  return ids
}

const inColumns = (row: Omit<Menu, 'category' | 'updatedAt'> & { parentType: string | null }) => ({
  id: row.id,
  parent_id: row.parentId || null,
  parent_type: row.parentType,
  type: row.type,
  name: row.name,
  name_zh: row.nameZh,
  path: row.path,
  icon: row.icon,
  code: row.code,
  is_external_path: row.isExternalPath,
  open_target: row.openTarget,
  sort: row.sort,
  version: row.version,
})

/** The places among siblings where children came or were put in order: as few as possible change. */
function placesOf(final: readonly StandingMenu[], steps: Planned['steps'], menus: School['menus']): Map<string, number> {
  const came = ({ key, parent }: StandingMenu) => {
    const before = menus.get(key)
    return !before || before.parentId !== (menus.get(parent)?.id ?? 0)
  }
  const touched = new Set(steps.filter(({ kind }) => kind === 'order').map(({ key }) => key))
  for (const menu of final) if (came(menu)) touched.add(menu.parent)
  const places = new Map<string, number>()
  const last = new Map<string, number>()
  for (const menu of final) {
    if (!touched.has(menu.parent)) continue
    const after = (last.get(menu.parent) ?? -1) + 1
    const place = came(menu) ? after : Math.max(after, menus.get(menu.key)?.sort ?? 0)
    places.set(menu.key, place)
    last.set(menu.parent, place)
  }
  return places
}
