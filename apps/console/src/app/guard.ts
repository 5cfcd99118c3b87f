// Before each navigation: without a token every path but the four public ones leads to /login, and the session's state is cleared.
import type { Data } from '@isb/sdk'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { basePath } from '../lib/base/connection/deployment.ts'
import { loadAccount } from '../lib/base/connection/isb.ts'
import { publicConfig } from '../lib/base/connection/public-config.ts'
import { queryClient } from '../lib/base/connection/query.ts'
import { session } from '../lib/base/connection/session.ts'
import { isPublic } from '../lib/base/address/paths.ts'

/** Whether somebody can do nothing before a second factor is set up: every role that they have waits for one. */
const waits = (me: Data<'auth.me'> | undefined) => me !== undefined && me.suspendedRoles.length > 0 && me.permissions.length === 0

let asked: { readonly token: string; readonly account: Promise<void> } | undefined
/** Fetches the account of a new tab. A page that opens asks before its code is there, and the guard waits for the same answer. */
function accountOf(token: string): Promise<void> {
  if (asked?.token !== token) {
    const account = loadAccount().catch(() => {})
    asked = { token, account }
    void account.finally(() => (asked = undefined))
  }
  return asked.account
}

/** Asks for what the guard of the first page waits for, as soon as there is a session. */
export function askAhead(): void {
  const kept = session.get()
  if (!kept?.token || isPublic(location.pathname.slice(basePath.length))) return
  void queryClient.prefetchQuery(publicConfig)
  if (!kept.me || !kept.menus) void accountOf(kept.token)
}

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
  if (!kept.me || !kept.menus) await accountOf(kept.token)
  if (location.pathname !== '/account' && waits(session.get()?.me)) throw redirect({ to: '/account', hash: 'second-factor' })
}
