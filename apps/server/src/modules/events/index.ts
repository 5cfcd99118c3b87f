import type { Handlers } from '../../core/context.ts'

export const events = {
  async stream(_input, { app }) {
    return { subscribe: (send) => app.live.onAccess(() => send('access')) }
  },
} satisfies Handlers<'events'>
