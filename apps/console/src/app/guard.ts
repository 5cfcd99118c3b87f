// Before each navigation: without a token every path but the four public ones leads to /login, and the session's state is cleared.
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loadAccount } from '../lib/isb.ts'
import { publicConfig } from '../lib/public-config.ts'
import { queryClient } from '../lib/query.ts'
import { session } from '../lib/session.ts'
import { isPublic } from '../lib/page/paths.ts'

const isOverdue = (due: string | null | undefined) => due != null && Date.parse(due) <= Date.now()

/** Lets a navigation pass, or sends it to sign in and remembers where it was going. */
export async function guard({ location }: { location: ParsedLocation }): Promise<void> {
  if (isPublic(location.pathname)) return
  const kept = session.get()
  if (!kept?.token) {
    session.clear()
    throw redirect({ to: '/login', search: location.pathname === '/' ? {} : { redirect: location.href } })
  }
  // The times of every screen are those of the school.
  void queryClient.prefetchQuery(publicConfig)
  // A new tab, or menus too many for session storage: fetched once. A failure shows on the screen that needs them.
  if (!kept.me || !kept.menus) await loadAccount().catch(() => {})
  // The server refuses all else to who must set up a second factor first.
  if (location.pathname !== '/account' && isOverdue(session.get()?.me?.secondFactorDueAt))
    throw redirect({ to: '/account', hash: 'second-factor' })
}
