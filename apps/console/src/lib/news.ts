// News while the console is open. Of what one may do: the account and its menus are read anew, and whatever hangs on them is
// redrawn. Of a module's records: its lists that are in sight are read anew. What is typed, open or scrolled to stays.
import { SessionError } from '@isb/sdk'
import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isb, loadAccount } from './isb.ts'
import { keepLine, pause, pauseAfter } from './live.ts'
import { queryClient } from './query.ts'
import { session, useSession, type Kept } from './session.ts'

/** Within which time the consoles of a school ask again, so that they do not all ask at once. */
const spreadMs = 500
/** How long the first screen has the network to itself. What changes meanwhile is read when the line stands. */
const settleMs = 2000

/** Hears the server's news while somebody is signed in and the page is open. */
export function useNews(): void {
  const token = useSession()?.token
  useEffect(() => {
    if (token === undefined) return undefined
    const over = new AbortController()
    void pause(settleMs, over.signal).then(() => {
      if (!over.signal.aborted) watch(over.signal)
    })
    return () => over.abort()
  }, [token])
}

function watch(over: AbortSignal): void {
  const freshen = freshener(over)
  const kept = session.get()
  // One line for all tabs of a session, which tell each other: over HTTP/1.1 a browser opens no more than six connections to a
  // server, and a line holds one. Whoever has the lock has the line; its tab closed, the next one takes over.
  const name = `isb-news ${kept?.userInfo?.userId} ${kept?.expiresAt}`
  const tabs = new BroadcastChannel(name)
  const heard = (news: News) => (news.change === undefined ? freshen() : readAnew(news.change, news.onlyRead))
  tabs.addEventListener('message', ({ data }: MessageEvent<News>) => heard(data))
  over.addEventListener('abort', () => tabs.close())
  const tell = (news: News) => {
    heard(news)
    tabs.postMessage(news)
  }
  // Not every tab may hold locks: without https there are none. It has a line of its own then.
  if ('locks' in navigator) navigator.locks.request(name, { signal: over }, () => hear(tell, over)).catch(() => {})
  else void hear(tell, over)
  // What was changed while this page was loading, asleep or in a frozen tab.
  freshen()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && freshen(), { signal: over })
}

/** Whose records have changed; without it what one may do has, or the session is over. */
interface News {
  readonly change?: string
  /** Leaves what could not be read to its Retry. */
  readonly onlyRead?: boolean
}

/** Reads the lists of a module anew that are in sight; those of all modules where the name is empty. The others are, once they are opened. */
function readAnew(module: string, onlyRead = false): void {
  // Images never change.
  const wanted = ({ queryKey, state }: Query) => queryKey[0] !== 'image' && !(onlyRead && state.status === 'error')
  if (module === '') return void queryClient.invalidateQueries({ predicate: wanted })
  void queryClient.invalidateQueries({ queryKey: [module] })
  void queryClient.invalidateQueries({ queryKey: ['queues'] })
}

/** Holds the line until it is over. Every event, the end of the session too, is a reason to ask the server anew. */
function hear(tell: (news: News) => void, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let opened = false
    const line = keepLine({
      open: (signal) => isb.events.stream({}, { signal }),
      onOpen: () => {
        tell({})
        // What was missed while it was broken; before it stood, only what was read can be old.
        tell({ change: '', onlyRead: !opened })
        opened = true
      },
      onEvent: ({ event, data }) => tell(event === 'change' ? { change: data } : {}),
    })
    const stop = () => {
      line.stop()
      resolve()
    }
    if (over.aborted) return stop()
    over.addEventListener('abort', stop)
    addEventListener('online', line.renew, { signal: over })
    document.addEventListener('visibilitychange', line.nudge, { signal: over })
  })
}

/** Reads the account anew, soon, and again until it was read. News that come together are one reading; one that is under way is not the last. */
function freshener(over: AbortSignal): () => void {
  let last = Promise.resolve()
  let waiting = false
  return () => {
    if (waiting || over.aborted) return
    waiting = true
    last = last.then(async () => {
      await pause(Math.random() * spreadMs, over)
      waiting = false
      for (let failures = 0; !over.aborted; failures++) {
        try {
          return await read()
        } catch (error) {
          // The usual way of a session that is over has been gone: the SDK has cleared it.
          if (error instanceof SessionError) return
          await pause(pauseAfter(failures, Math.random), over)
        }
      }
    })
  }
}

async function read(): Promise<void> {
  const before = codesOf(session.get())
  await loadAccount()
  // What was refused before may be allowed now.
  if (codesOf(session.get()) !== before) await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

const codesOf = (kept: Kept | null) => kept?.me?.permissions.join(' ')
