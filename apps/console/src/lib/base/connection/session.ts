// The session, in session storage under `session`: token, login result, verbose user info, available menus. A new tab asks the
// other tabs for it, so opening a link in a tab does not ask for a password; signing out in one tab signs out of all, and a new token is
// every tab's.
import type { Data, OperationId, PermissionCode, Session, SessionStore } from '@isb/sdk'
import { useMemo, useSyncExternalStore } from 'react'
import { known } from './operations.ts'

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

/** How long a tab may take to answer a new one that asks for the session. */
const answerMs = 3000
/** The same where nobody can tell whether there is another tab: without https there are no locks. */
const unsureMs = 100
/** Each tab with a session holds this lock: a new tab then knows that somebody will answer. */
const lockName = 'isb-session'
let release = () => {}
holdLock()

function holdLock(): void {
  release()
  if (!current || !('locks' in navigator)) return
  const ended = Promise.withResolvers<void>()
  release = ended.resolve
  void navigator.locks.request(lockName, { mode: 'shared' }, () => ended.promise)
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.token ? kept : null
  } catch {
    return null
  }
}

function keep(next: Kept | null): void {
  const had = current !== null
  current = next
  if (had !== (next !== null)) holdLock()
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
  set: (next: Session) => {
    const before = current
    keep({
      ...next,
      authHeaderSchema: next.authHeaderSchema || 'Bearer',
      userInfo: { userId: next.userInfo?.userId ?? 0, name: next.userInfo?.name || 'Anonymous' },
    })
    if (before && current?.userInfo?.userId === before.userInfo?.userId) channel.postMessage({ renewed: before.token, session: current })
  },
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
    // Another tab may hear of the end from the server, before this one does.
    if (current) channel.postMessage({ leaving: current.token })
  },
  /** Whether the last session ended like that. */
  wasLeft: () => left,
} satisfies SessionStore & Record<string, unknown>

/** What tabs tell each other. A session is named by its token. */
interface Message {
  readonly asked?: true
  readonly session?: Kept
  /** The token of before, of a session that goes on under another. */
  readonly renewed?: string
  readonly leaving?: string
  readonly ended?: string
  readonly left?: boolean
}

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (!current) return
  if (data.asked) channel.postMessage({ session: current })
  if (data.renewed === current.token && data.session) keep({ ...current, ...data.session })
  if (data.leaving === current.token) left = true
  if (data.ended === current.token) {
    left ||= data.left === true
    keep(null)
  }
})

/** Takes over the session of another tab. Call before the guard decides. */
export async function askOtherTabs(): Promise<void> {
  if (current) return
  const locks = 'locks' in navigator ? (await navigator.locks.query()).held : undefined
  if (locks && !locks.some(({ name }) => name === lockName)) return
  await new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve()
    }
    const hear = ({ data }: MessageEvent<Message>) => {
      if (!data.session) return
      keep(data.session)
      stop()
    }
    const timer = setTimeout(stop, locks ? answerMs : unsureMs)
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
  /** Whether a code is held that an operation takes for more than its permission. */
  readonly holds: (code: PermissionCode) => boolean
}

/** The same until the account, or what it may do, changes. */
export function useCaller(): Caller {
  const me = useSession()?.me
  return useMemo(
    () => ({
      id: me?.userId,
      may: (operation) => {
        const permission = known[operation]?.permission
        return permission === 'session' || me?.permissions.some((code) => code === permission) === true
      },
      holds: (code) => me?.permissions.includes(code) ?? false,
    }),
    [me],
  )
}
