import type { Handlers } from '../../core/context.ts'
import { FairQueue, partyOf } from '../../core/fair-queue.ts'
import type { News } from '../../core/http/live.ts'
import type { ServerModule } from '../../core/module.ts'

/** An account reads twenty streams on a server: its windows and phones. Each is a connection, and each change is written to all. */
const streams = new FairQueue({ share: 20, retryAfter: 30 })

const handlers = {
  async stream({ query: { age } = {} }, context) {
    const {
      app: { live },
      caller,
    } = context
    const leave = await streams.take(partyOf(context))
    return {
      subscribe(send) {
        const tell = (news: News) => {
          if (news === 'access') send('access')
          else if ('moved' in news) send('moved', news.moved)
          else if ('to' in news) {
            // What is told to a person is not told to whoever has the paper of a run.
            if (caller.run === null && news.to.includes(caller.staffId)) send(news.event, JSON.stringify(news.data))
          } else send('change', [news.change, ...news.requests].join(' '))
        }
        if (age !== undefined) for (const news of live.since(age)) tell(news)
        const unsubscribe = live.onNews(tell)
        return () => {
          leave()
          unsubscribe()
        }
      },
    }
  },
} satisfies Handlers<'events'>

export const events = { handlers } satisfies ServerModule<'events'>
