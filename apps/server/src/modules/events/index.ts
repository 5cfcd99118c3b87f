import type { Handlers } from '../../core/context.ts'

export const events = {
  async stream(_input, { app }) {
    return { subscribe: (send) => app.live.onNews((news) => (news === 'access' ? send('access') : send('change', news.change))) }
  },
} satisfies Handlers<'events'>
