// The menus that somebody gets, asked for by themselves and by who looks at the console as they see it.
import type { Data } from '@isb/contract'
import { sql } from 'kysely'
import type { Caller } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import type { RawJson } from '../ground/raw-json.ts'
import { grantedTo, menuInScope } from './access.ts'
import { treeAsJson } from './tree.ts'

/** The menus that somebody's enabled roles are granted, in the order of the tree; the whole tree for an administrator. */
export const availableMenus = (
  db: Db,
  who: Pick<Caller, 'staffId' | 'administrator' | 'suspendedRoles' | 'scopes'> & { readonly run?: number | null },
): Promise<RawJson<Data<'auth.menus'>>> =>
  treeAsJson(
    db,
    sql`menu.id, coalesce(menu.parent_id, 0) as "parentId", menu.type, menu.name, menu.name_zh as "nameZh", menu.path, menu.icon,
      menu.code, menu.is_external_path as "isExternalPath", menu.open_target as "openTarget"`,
    who.run
      ? sql`menu.code = any(${who.scopes}::text[])`
      : sql`(${who.administrator} or menu.id in (${grantedTo(who)})) and ${menuInScope(who)}`,
  )
