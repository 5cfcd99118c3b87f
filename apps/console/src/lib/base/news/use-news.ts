import { useEffect } from 'react'
import type { News, Tabs } from './news.ts'
import { session, useSession } from '../connection/session.ts'
import { whenQuiet } from '../lazy/soon.ts'

function listen(): Tabs {
  const kept = session.get()
  const name = `isb-news ${kept?.userInfo?.userId} ${kept?.expiresAt}`
  const channel = new BroadcastChannel(name)
  const early: News[] = []
  let taken = (news: News): void => void early.push(news)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => taken(data))
  const hear: Tabs['hear'] = (take) => {
    taken = take
    early.forEach(take)
  }
  return { name, channel, hear }
}

/** Hears the server's news while somebody is signed in and the page is open: the first screen has the network to itself. */
export function useNews(): void {
  const token = useSession()?.token
  useEffect(() => {
    if (token === undefined) return undefined
    const over = new AbortController()
    const tabs = listen()
    over.signal.addEventListener('abort', () => tabs.channel.close())
    const begin = () => {
      const giveUp = whenQuiet(
        () =>
          void import('./news.ts').then(({ watch }) => {
            if (!over.signal.aborted) watch(tabs, over.signal)
          }, begin),
      )
      over.signal.addEventListener('abort', giveUp)
    }
    begin()
    return () => over.abort()
  }, [token])
}
