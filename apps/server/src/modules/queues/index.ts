import { heldCodes } from '../../core/access.ts'
import type { Handlers } from '../../core/context.ts'
import { waitingIn, type Queue } from '../../core/queue.ts'

/**
 * The queues of all modules.
 * @param queues by the code of their menu entry, in the order they are shown
 */
export const queuesOf = (queues: Readonly<Record<string, Queue>>) =>
  ({
    async list(_input, { db, caller, now }) {
      const held = await heldCodes(db, caller)
      const mine = Object.entries(queues).filter(([code]) => held.has(code))
      return Promise.all(mine.map(async ([code, queue]) => ({ code, ...(await waitingIn(db, queue, now)) })))
    },
  }) satisfies Handlers<'queues'>
