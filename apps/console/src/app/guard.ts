// Before each navigation: without a token every path but the four public ones leads to /login, and the session's state is cleared.
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { loadAccount } from '../lib/isb.ts'
import { session } from '../lib/session.ts'

const publicPaths = ['/login', '/auth', '/reset-passwd', '/isb-iot/login']

/** Whether a path needs no session. */
export const isPublic = (pathname: string): boolean => publicPaths.includes(pathname.replace(/(?<=.)\/+$/, ''))

/** Lets a navigation pass, or sends it to sign in and remembers where it was going. */
export async function guard({ location }: { location: ParsedLocation }): Promise<void> {
  if (isPublic(location.pathname)) return
  const kept = session.get()
  if (!kept?.token) {
    session.clear()
    throw redirect({ to: '/login', search: location.pathname === '/' ? {} : { redirect: location.href } })
  }
  // A new tab, or menus too many for session storage: fetched once. A failure shows on the screen that needs them.
  if (!kept.me || !kept.menus) await loadAccount().catch(() => {})
}

/** An address inside the console to go to after signing in, or undefined: never to another site. */
export const insidePath = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !isPublic(wanted.split(/[?#]/)[0] ?? '') ? wanted : undefined
