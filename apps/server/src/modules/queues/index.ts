import { heldCodes } from '../../core/access/access.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { waitingIn } from '../../core/shared/queue.ts'

const handlers: Handlers<'queues'> = {
  async list(_input, context) {
    const { app, db, caller } = context
    const held = await heldCodes(db, caller)
    const mine = Object.entries(app.queues).filter(([code]) => held.has(code))
    return Promise.all(mine.map(async ([code, queue]) => ({ code, ...(await waitingIn(context, code, queue)) })))
  },
}

/** What waits in the queues of all modules. */
export const queues: ServerModule<'queues'> = { handlers }
