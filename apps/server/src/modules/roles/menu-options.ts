import type { Data } from '@isb/contract'
import { sql } from 'kysely'
import { grantableBy } from '../../core/access/access.ts'
import { treeAsJson } from '../../core/access/tree.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { RawJson } from '../../core/ground/raw-json.ts'

/** The tree that permissions are chosen from, for who may see roles and perhaps not the menus' own screen. */
export const menuOptions = (_input: unknown, { db, caller }: SignedIn): Promise<RawJson<Data<'roles.menuOptions'>>> =>
  treeAsJson(
    db,
    sql`menu.id, coalesce(menu.parent_id, 0) as "parentId", menu.type, menu.name, menu.name_zh as "nameZh", menu.code, menu.icon,
      menu.id in (${grantableBy(caller)}) as "mayGrant"`,
    sql`true`,
  )
