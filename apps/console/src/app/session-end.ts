// The end of a session: one toast, back to sign-in, and after that to where one was. Signing out, here or in another tab, is an end too.
import { SessionError } from '@isb/sdk'
import { queryClient } from '../lib/query.ts'
import { toasts } from '../lib/report.ts'
import { onSessionChange, session } from '../lib/session.ts'
import { isPublic } from './guard.ts'
import { router } from './router.tsx'

let told = ''

/** Watches for the end of the session, whoever ends it. */
export function watchSession(): void {
  let had = session.get() !== null
  onSessionChange(() => {
    const has = session.get() !== null
    const ended = had && !has
    had = has
    if (!ended) return
    queryClient.clear()
    const { pathname, href } = router.state.location
    // Unsaved work does not hold one back here: it is kept as a draft.
    if (!isPublic(pathname)) void router.navigate({ to: '/login', search: { redirect: href }, ignoreBlocker: true })
  })
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()])
    cache.subscribe((event) => {
      const error: unknown = 'query' in event ? event.query.state.error : event.mutation?.state.error
      if (!(error instanceof SessionError) || told === error.requestId) return
      told = error.requestId
      toasts.error(error.message)
    })
}
