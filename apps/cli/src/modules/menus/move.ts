import { isReason, type Schema } from '@isb/sdk'
import { nameIn } from '@isb/words'
import type { Given } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import type { Context } from '../../lib/context.ts'
import type { Menu } from './find.ts'

/** Who gains what by a move; undefined to who may edit menus but not sort them, for it is told to those alone. */
async function reachOf(context: Context, menu: Menu, parentId: number): Promise<Schema<'Impact'> | undefined> {
  const client = await context.isb()
  try {
    return await client.menus.moveImpact({ body: { parentId, ids: [menu.id] } })
  } catch (error) {
    if (isReason(error, 'menus.moveImpact', 'NO_PERMISSION')) return undefined
    throw error
  }
}

/** Asks before a move by which anybody comes to see something new. A move takes nothing from anybody. */
export async function confirmMove(context: Context, given: Given, menu: Menu, parentId: number): Promise<void> {
  const impact = await reachOf(context, menu, parentId)
  if (!impact || impact.lose + impact.gain === 0) return
  await confirm(context, {
    impact,
    question: context.say('menus.update.askMove', { name: nameIn(context.locale, menu) }),
  })
}
