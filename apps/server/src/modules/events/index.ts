import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'

const handlers = {
  async stream(_input, { app }) {
    return { subscribe: (send) => app.live.onNews((news) => (news === 'access' ? send('access') : send('change', news.change))) }
  },
} satisfies Handlers<'events'>

export const events = { handlers } satisfies ServerModule<'events'>
