import type { Handlers } from '../../core/context.ts'
import type { Live, News } from '../../core/http/live.ts'
import type { ServerModule } from '../../core/module.ts'
import { TransportFailure } from '../../core/refuse.ts'

/**
 * How many streams an account may read on one server: its windows and phones. A stream is a connection, and each change is written to
 * all.
 */
const mostStreams = 20
const streams = new WeakMap<Live, Map<number, number>>()

/** How many streams each account reads on this server. */
function openStreams(live: Live): Map<number, number> {
  const open = streams.get(live) ?? new Map<number, number>()
  streams.set(live, open)
  return open
}

const handlers = {
  async stream({ query: { age } = {} }, { app: { live }, caller: { staffId } }) {
    const open = openStreams(live)
    const ownOpen = () => open.get(staffId) ?? 0
    if (ownOpen() >= mostStreams) throw new TransportFailure(429, 'TOO_MANY_REQUESTS', 30)
    return {
      subscribe(send) {
        open.set(staffId, ownOpen() + 1)
        const tell = (news: News) => (news === 'access' ? send('access') : send('change', [news.change, ...news.requests].join(' ')))
        if (age !== undefined) for (const news of live.since(age)) tell(news)
        const unsubscribe = live.onNews(tell)
        return () => {
          open.set(staffId, ownOpen() - 1)
          unsubscribe()
        }
      },
    }
  },
} satisfies Handlers<'events'>

export const events = { handlers } satisfies ServerModule<'events'>
