import type { Handlers } from '../../core/context.ts'
import type { News } from '../../core/live.ts'
import type { ServerModule } from '../../core/module.ts'

const handlers = {
  async stream({ query: { age } = {} }, { app: { live } }) {
    return {
      subscribe(send) {
        const tell = (news: News) => (news === 'access' ? send('access') : send('change', [news.change, ...news.requests].join(' ')))
        if (age !== undefined) for (const news of live.since(age)) tell(news)
        return live.onNews(tell)
      },
    }
  },
} satisfies Handlers<'events'>

export const events = { handlers } satisfies ServerModule<'events'>
