// What a change of the tree must satisfy. Each refuses in the caller's words, or says nothing.
import { contractCodes, type Schema } from '@isb/contract'
import { whyNotPath, whyNotRemove, whyNotUnder, wouldCycle, type MenuType } from '@isb/domain'
import { mayGrant } from '../../core/access/access.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import { nodesFrom } from '../../core/access/tree.ts'
import type { Confirmed } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { childrenOf, menuByCode, menuById, nodesBelow } from './repo.ts'

type Menu = Schema<'Menu'>

/** The type of a parent, null for the top. */
export async function parentTypeOf(db: Db, parentId: number): Promise<MenuType | null> {
  if (parentId === 0) return null
  const parent = await menuById(db, parentId)
  return parent?.type ?? refuseField('/parentId', 'MENU_PARENT_NOT_FOUND')
}

/** Whether a node of this type may stand there; answers the parent's type. */
export async function checkPlace(db: Db, type: MenuType, parentId: number): Promise<MenuType | null> {
  const parentType = await parentTypeOf(db, parentId)
  const why = whyNotUnder(type, parentType ?? 'Root')
  if (why) refuseField('/parentId', why)
  return parentType
}

/** Whether a node may move there: not under itself, and where its type may stand. */
export async function checkMove(db: Db, menu: Menu, parentId: number): Promise<void> {
  const above = await nodesFrom(db, parentId)
  if (wouldCycle(menu.id, parentId, (id) => above.get(id)?.parentId)) refuse(3, 'MENU_CYCLE')
  await checkPlace(db, menu.type, parentId)
}

/** Whether the path is one. */
export function checkPath(menu: Pick<Menu, 'type' | 'path' | 'isExternalPath'>): void {
  const why = whyNotPath(menu)
  if (why) refuseField('/path', why)
}

/** A code is used once, and a contract code may only be handed out by who holds it: naming one here could otherwise grant it. */
export async function checkCode(context: Confirmed, code: string, before?: Menu): Promise<void> {
  const { db, caller } = context
  if (contractCodes.includes(code)) requireConfirmation(context)
  const taken = code && (await menuByCode(db, code))
  if (taken && taken.id !== before?.id) refuseField('/code', 'MENU_CODE_TAKEN', { code, name: taken.name })
  for (const one of [code, before?.code ?? ''])
    if (contractCodes.includes(one) && !(await mayGrant(db, caller, one))) refuseField('/code', 'MENU_CODE_NOT_HELD', { code: one })
}

/** A node and what is deleted with it: its buttons, or everything below it. Refuses a node that holds more than buttons unless `recursive`. */
export async function nodesToRemove(db: Db, id: number, recursive = false) {
  const menu = (await menuById(db, id)) ?? refuse(2, 'MENU_NOT_FOUND')
  if (recursive) return [menu, ...(await nodesBelow(db, id))]
  const children = await childrenOf(db, id)
  const why = whyNotRemove(children)
  if (why) refuse(3, why.reason, { name: menu.name, count: why.count })
  return [menu, ...children]
}
