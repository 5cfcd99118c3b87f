import type { Caller } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { FairQueue, partyOf } from '../../core/work/fair-queue.ts'
import type { News } from '../../core/http/live.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { hearingOf, hearsOfOwn, type Hearing } from './hears.ts'

/** An account reads twenty streams on a server: its windows and phones. Each is a connection, and each change is written to all. */
const streams = new FairQueue({ share: 20, retryAfter: 30 })

const handlers: Handlers<'events'> = {
  async stream({ query: { age } = {} }, context) {
    const { app, caller } = context
    const { live } = app
    const leave = await streams.take(partyOf(context))
    // Read when the first change comes, and anew when what people may do has changed.
    let hearing: Promise<Hearing> | undefined
    let reader = caller
    return {
      subscribe(send, checkSession) {
        const readAnew = (now: Caller) => {
          reader = now
          hearing = undefined
          send('access')
          return false
        }
        const unlessUnheard = (isHeard: (hearing: Hearing) => boolean, event: string, data: string) => {
          hearing ??= hearingOf(app.db, reader, app.now())
          hearing.then(
            (heard) => void (isHeard(heard) && send(event, data, (now) => heard.isFor(now) || readAnew(now))),
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
            if (caller.run === null && news.to.includes(caller.staffId))
              send(news.event, JSON.stringify(news.data), (now) => hearsOfOwn(news.event, now))
          } else if ('moved' in news) unlessUnheard((heard) => heard.hearsOfOperation(news.moved), 'moved', news.moved)
          else unlessUnheard((heard) => heard.hearsOfModule(news.change), 'change', [news.change, ...news.requests].join(' '))
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
}

export const events: ServerModule<'events'> = { handlers }
