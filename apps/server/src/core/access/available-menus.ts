// The menus that somebody gets, asked for by themselves and by who looks at the console as they see it.
import { setImmediate } from 'node:timers/promises'
import type { Data } from '@isb/contract'
import { treeOrder } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { RawJson } from '../http/raw-json.ts'
import { grantedTo } from './access.ts'

/**
 * The menus that somebody's enabled roles are granted, in the order of the tree; the whole tree for an administrator. PostgreSQL writes
 * them, and others have a turn in between: there may be a hundred thousand.
 * @param isIn narrows them by their codes
 */
export async function availableMenus(
  db: Db,
  staffId: number,
  administrator: boolean,
  isIn: (code: string) => boolean = () => true,
): Promise<RawJson<Data<'auth.menus'>>> {
  const { rows } = await sql<{ id: number; parentId: number; code: string; json: string }>`
    select m.id, coalesce(m.parent_id, 0) as "parentId", m.code, row_to_json(shown)::text as json
    from menu m cross join lateral (select m.id, coalesce(m.parent_id, 0) as "parentId", m.type, m.name, m.name_zh as "nameZh", m.path,
      m.icon, m.code, m.is_external_path as "isExternalPath", m.open_target as "openTarget") shown
    where ${administrator} or m.id in (${grantedTo(staffId)}) order by m.sort, m.id`.execute(db.withoutPlugins())
  await setImmediate()
  const ordered = treeOrder(rows.filter(({ code }) => isIn(code)))
  await setImmediate()
  return new RawJson(`[${ordered.map(({ json }) => json).join()}]`)
}
