import type { Handlers } from '../../core/context.ts'
import { FairQueue, partyOf } from '../../core/fair-queue.ts'
import type { News } from '../../core/http/live.ts'
import type { ServerModule } from '../../core/module.ts'
import { hearingOf, type Hearing } from './hears.ts'

/** An account reads twenty streams on a server: its windows and phones. Each is a connection, and each change is written to all. */
const streams = new FairQueue({ share: 20, retryAfter: 30 })

const handlers = {
  async stream({ query: { age } = {} }, context) {
    const { app, caller } = context
    const { live } = app
    const leave = await streams.take(partyOf(context))
    // Read when the first change comes, and anew when what people may do has changed.
    let hearing: Promise<Hearing> | undefined
    return {
      subscribe(send, checkSession) {
        const unlessUnheard = (isHeard: (hearing: Hearing) => boolean, then: () => void) => {
          hearing ??= hearingOf(app.db, caller, app.now())
          hearing.then(
            (now) => void (isHeard(now) && then()),
            // The database is away: nothing is told then, and the next change asks again.
            () => void (hearing = undefined),
          )
        }
        const tell = (news: News) => {
          if (news === 'signedOut') checkSession()
          else if (news === 'access') {
            hearing = undefined
            send('access')
          } else if ('to' in news) {
            // What is told to a person is not told to whoever has the paper of a run.
            if (caller.run === null && news.to.includes(caller.staffId)) send(news.event, JSON.stringify(news.data))
          } else if ('moved' in news)
            unlessUnheard(
              (now) => now.hearsOfOperation(news.moved),
              () => send('moved', news.moved),
            )
          else
            unlessUnheard(
              (now) => now.hearsOfModule(news.change),
              () => send('change', [news.change, ...news.requests].join(' ')),
            )
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
