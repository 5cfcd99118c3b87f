// The session, in session storage under `session`: token, login result, verbose user info, available menus. A new tab asks the
// other tabs for it, so opening a link in a tab does not ask for a password; signing out in one tab signs out of all.
import { operationOf, type Data, type OperationId, type PermissionCode, type Session, type SessionStore } from '@isb/sdk'
import { useMemo, useSyncExternalStore } from 'react'

export type Menu = Data<'auth.menus'>[number]

/** Everything that is kept of a signed-in person. */
export interface Kept extends Session {
  readonly me?: Data<'auth.me'>
  readonly menus?: readonly Menu[]
}

const key = 'session'
const channel = new BroadcastChannel('isb-session')
const listeners = new Set<() => void>()
let current: Kept | null = read()
let left = false

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.token ? kept : null
  } catch {
    return null
  }
}

function keep(next: Kept | null): void {
  current = next
  if (next) left = false
  if (!next) sessionStorage.removeItem(key)
  else {
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // More menus than the quota holds: they are fetched again on load.
      const { menus: _, ...rest } = next
      sessionStorage.setItem(key, JSON.stringify(rest))
    }
  }
  for (const listener of listeners) listener()
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** For the SDK, and for whoever needs the whole of it. */
export const session = {
  get: () => current,
  set: (next: Session) =>
    keep({
      ...next,
      authHeaderSchema: next.authHeaderSchema || 'Bearer',
      userInfo: { userId: next.userInfo?.userId ?? 0, name: next.userInfo?.name || 'Anonymous' },
    }),
  /** Adds what was fetched since: who it is, and what they may see. Where nothing is new, nothing is redrawn. */
  add: ({ me, menus }: Required<Pick<Kept, 'me' | 'menus'>>) => {
    if (!current) return
    const news = { ...(!same(me, current.me) && { me }), ...(!same(menus, current.menus) && { menus }) }
    if (Object.keys(news).length > 0) keep({ ...current, ...news })
  },
  clear: () => {
    const token = current?.token
    keep(null)
    if (token) channel.postMessage({ ended: token, left })
  },
  /** The session ends next because its owner signs out: whoever signs in after that begins anew. */
  leaving: () => {
    left = true
  },
  /** Whether the last session ended like that. */
  wasLeft: () => left,
} satisfies SessionStore & Record<string, unknown>

channel.addEventListener('message', ({ data }: MessageEvent<{ asked?: true; session?: Kept; ended?: string; left?: boolean }>) => {
  if (data.asked && current) channel.postMessage({ session: current })
  if (data.ended && data.ended === current?.token) {
    left = data.left === true
    keep(null)
  }
})

/** Asks the other tabs for their session; waits a tenth of a second at most. Call before the guard decides. */
export function askOtherTabs(): Promise<void> {
  if (current) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve()
    }
    const hear = ({ data }: MessageEvent<{ session?: Kept }>) => {
      if (!data.session || current) return
      keep(data.session)
      done()
    }
    const timer = setTimeout(done, 100)
    channel.addEventListener('message', hear)
    channel.postMessage({ asked: true })
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session as it stands, redrawn when it changes. */
export const useSession = (): Kept | null => useSyncExternalStore(subscribe, session.get)

/** Called whenever the session changes, in any way. */
export const onSessionChange = subscribe

/** Whether a permission code is held; redrawn when permissions change. */
export const useCan = (code: PermissionCode): boolean => useSession()?.me?.permissions.includes(code) ?? false

/** Who is signed in, as far as a screen asks. */
export interface Caller {
  /** The account's id; undefined until it is known. */
  readonly id: number | undefined
  /** Whether an operation's permission is held. */
  readonly may: (operation: OperationId) => boolean
}

/** The same until the account, or what it may do, changes. */
export function useCaller(): Caller {
  const me = useSession()?.me
  return useMemo(
    () => ({
      id: me?.userId,
      may: (operation) => {
        const { permission } = operationOf(operation)
        return permission === 'session' || (me?.permissions.includes(permission) ?? false)
      },
    }),
    [me],
  )
}
