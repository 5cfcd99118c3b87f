// The end of a session, whoever ends it: back to sign-in, and after that to where one was; who signs out leaves no place to the next.
import { queryClient } from '../lib/query.ts'
import { onSessionChange, session } from '../lib/session.ts'
import { isPublic } from '../lib/page/paths.ts'
import { router } from './router.tsx'

/** Watches for the end: code 18 (the SDK then clears the store), signing out, signing out in another tab. */
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
    if (!isPublic(pathname))
      void router.navigate({ to: '/login', search: session.wasLeft() ? {} : { redirect: href }, ignoreBlocker: true })
  })
}
