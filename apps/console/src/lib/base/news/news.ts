// News while the console is open. Of what one may do: the account and its menus are read anew, and whatever hangs on them is
// redrawn. Of a module's records: its lists that are in sight are read anew. What is typed, open or scrolled to stays.
import { SessionError } from '@isb/sdk'
import type { Query } from '@tanstack/react-query'
import { isb, lastAccountRead, loadAccount, madeHere } from '../connection/isb.ts'
import { keepLine, pause, pauseAfter } from './live.ts'
import { lineStands } from './line.ts'
import { queryClient, tellsOf } from '../connection/query.ts'
import { session, type Kept } from '../connection/session.ts'

/** What the tabs of a session tell each other, from the first moment on: what comes before the rest is there waits for it. */
export interface Tabs {
  readonly name: string
  readonly channel: BroadcastChannel
  /** Takes what was told so far, and what is told from now on. */
  readonly hear: (take: (news: News) => void) => void
}

/** Within which time the consoles of a school ask again, so that they do not all ask at once. */
const spreadMs = 500
/** How long it may take until the server has been asked for what happened meanwhile. */
const underWayMs = 2000
/** The server remembers news for a minute. */
const rememberedMs = 60_000
/** An account that was read so shortly ago is not read anew. */
const recentMs = 10_000

/** Hears the server's news until it is over. */
export function watch({ name, channel, hear: hearTabs }: Tabs, over: AbortSignal): void {
  const freshen = freshener(over)
  const accountReadAt = lastAccountRead() ?? Number.NEGATIVE_INFINITY
  const readSince = Math.max(0, accountReadAt)
  const take = (news: News) => {
    if (news.stands !== undefined) lineStands(news.stands)
    else if (news.moved !== undefined) void queryClient.invalidateQueries({ queryKey: news.moved.split('.') })
    else if (news.change === undefined) freshen()
    else void readAnew(news)
  }
  hearTabs(take)
  const tell = (news: News) => {
    take(news)
    channel.postMessage(news)
  }
  // One line for all tabs of a session, which tell each other: over HTTP/1.1 a browser opens no more than six connections to a
  // server, and a line holds one. Whoever has the lock has the line; its tab closed, the next one takes over.
  const hold = () => hear(tell, over, readSince)
  // Not every tab may hold locks: without https there are none. It has a line of its own then.
  if ('locks' in navigator) navigator.locks.request(name, { signal: over }, hold).catch(() => {})
  else void hold()
  // It may have come with the session from another tab, or from another day.
  if (performance.now() - accountReadAt > recentMs) freshen()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && freshen(), { signal: over })
}

/** Whose records have changed, and by which requests; without it what one may do has, or the session is over. */
export interface News {
  /** The operation whose answer has moved on: nothing else has changed. */
  readonly moved?: string
  readonly change?: string
  readonly requestIds?: readonly string[]
  /** Whether the line stands: nothing else has changed. */
  readonly stands?: boolean
  /** Leaves what could not be read to its Retry. */
  readonly onlyRead?: boolean
}

/**
 * Reads the lists of a module anew that are in sight; those of all modules where the name is empty. The others are, once they are
 * opened.
 */
async function readAnew({ change = '', requestIds = [], onlyRead = false }: News): Promise<void> {
  // Images never change.
  const wanted = ({ queryKey, state }: Query) => queryKey[0] !== 'image' && !(onlyRead && state.status === 'error')
  if (change === '') return void queryClient.invalidateQueries({ predicate: wanted })
  // One's own change has had its lists read anew, but for how much waits now.
  if (!(await madeHere(requestIds))) void queryClient.invalidateQueries({ predicate: tellsOf(change) })
  void queryClient.invalidateQueries({ queryKey: ['queues'] })
}

/**
 * Holds the line until it is over. Every event, the end of the session too, is a reason to ask the server anew.
 * @param readSince since when this page has read, by performance.now(): what has happened since then the server tells first
 */
function hear(tell: (news: News) => void, over: AbortSignal, readSince: number): Promise<void> {
  return new Promise((resolve) => {
    let opened = false
    let asked: { at: number; age: number | undefined }
    const line = keepLine({
      offline,
      open(signal) {
        const at = performance.now()
        const age = Math.round(at - readSince) + underWayMs
        asked = { at, age: opened || age > rememberedMs ? undefined : age }
        return isb.events.stream(asked.age === undefined ? {} : { query: { age: asked.age } }, { signal })
      },
      onBreak: () => tell({ stands: false }),
      onOpen() {
        tell({ stands: true })
        if (asked.age === undefined || performance.now() - asked.at > underWayMs) {
          tell({})
          // What was missed while it was broken; before it stood, only what was read can be old.
          tell({ change: '', onlyRead: !opened })
        }
        opened = true
      },
      onEvent({ event, data }) {
        if (event === 'moved') return tell({ moved: data })
        // For the apps of families.
        if (event === 'approaching') return undefined
        const [change = '', ...requestIds] = data.split(' ')
        tell(event === 'change' ? { change, requestIds } : {})
      },
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

/**
 * Reads the account anew, soon, and again until it was read. News that come together are one reading; one that is under way is not the
 * last.
 */
function freshener(over: AbortSignal): () => void {
  let last = Promise.resolve()
  let waiting = false
  let resting: AbortController | undefined
  return () => {
    if (resting) return resting.abort()
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
          // The line tries too, and has the account read as soon as it stands: a server that is away is not asked by both at once.
          resting = new AbortController()
          await pause(pauseAfter(failures + 3, Math.random, offline()), AbortSignal.any([over, resting.signal]))
          resting = undefined
        }
      }
    })
  }
}

const offline = () => !navigator.onLine

async function read(): Promise<void> {
  const before = codesOf(session.get())
  await loadAccount()
  // What was refused before may be allowed now.
  if (codesOf(session.get()) !== before) await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

const codesOf = (kept: Kept | null) => kept?.me?.permissions.join(' ')
