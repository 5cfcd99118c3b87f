// The end of a session, whoever ends it: back to sign-in, and after that to where one was; who signs out leaves no place to the next.
import { forgetDrafts } from '../lib/engine/draft/kept-drafts.ts'
import { forgetKept } from '../lib/base/storage/keep.ts'
import { queryClient } from '../lib/base/connection/query.ts'
import { onSessionChange, session } from '../lib/base/connection/session.ts'
import { isPublic } from '../lib/base/address/paths.ts'
import { router } from './router.tsx'

/** The account that is signed in; 0 where it has no id. */
const accountNow = (): number | undefined => (session.get() ? (session.get()?.userInfo?.userId ?? 0) : undefined)

/** Watches for the end: code 18 (the SDK then clears the store), signing out, signing out in another tab. */
export function watchSession(): void {
  let account = accountNow()
  onSessionChange(() => {
    const before = account
    account = accountNow()
    if (before === undefined || account !== undefined) return
    if (session.wasLeft()) {
      forgetDrafts(before)
      forgetKept(before)
    }
    queryClient.clear()
    const { pathname, href } = router.state.location
    // Unsaved work does not hold one back here: it is kept as a draft, unless its owner has signed out.
    if (!isPublic(pathname))
      void router.navigate({ to: '/login', search: session.wasLeft() ? {} : { redirect: href }, ignoreBlocker: true })
  })
}
