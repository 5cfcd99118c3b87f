import type { Data } from '@isb/contract'
import { envelopeOf, failureOf } from '../envelope.ts'
import { BodyError, SessionError } from '../errors.ts'
import { factsOf } from './fetch.ts'
import type { Call, Fetch, Reply } from './fetch.ts'

/** Who is signed in. */
export interface Session {
  readonly token: string
  /** The scheme before the token in `Authorization`. */
  readonly authHeaderSchema: string
  /** ISO 8601, UTC. */
  readonly expiresAt?: string
  readonly userInfo?: Data<'auth.login'>['userInfo']
}

/** Where the session is kept: memory, a browser's storage, a file. Read on every call. */
export interface SessionStore {
  get(): Session | null
  set(session: Session): void
  clear(): void
}

/** A store that lives as long as the client. */
export function memorySession(initial: Session | null = null): SessionStore {
  let kept = initial
  return {
    get: () => kept,
    set: (session) => void (kept = session),
    clear: () => void (kept = null),
  }
}

/** The operations that answer with a session. */
export const signsIn: ReadonlySet<string> = new Set<string>(['auth.login', 'auth.secondFactor', 'auth.microsoft', 'auth.redeemRunCode'])

/**
 * Carries the token, keeps what a sign-in answers and the new token of a session that was confirmed again, and ends the session on code 18: once however many calls fail
 * together, and only while the store still holds the token that the failing call carried. Throws SessionError then.
 * Signing out of a session that has ended already is done, not an error.
 */
export function withSession(next: Fetch, store: SessionStore, onEnd?: (error: SessionError) => void): Fetch {
  let told: string | null = null // the token whose end has been told, '' for none; null once another token is used
  const over = (error: SessionError, token: string): void => {
    if ((store.get()?.token ?? '') !== token || told === token || (told !== null && token === '')) return
    told = token
    store.clear()
    onEnd?.(error)
  }
  return async function signed(call) {
    const session = store.get()
    const token = session?.token ?? ''
    if (token && token !== told) told = null
    if (session && token && !call.headers.has('Authorization'))
      call.headers.set('Authorization', `${session.authHeaderSchema || 'Bearer'} ${token}`)
    const reply = await next(call)
    const envelope = reply.status < 400 ? envelopeOf(reply) : undefined
    const code = envelope?.code
    if (call.operation === 'auth.logout' && (code === 0 || code === 18)) {
      if (store.get()?.token === session?.token) store.clear()
      return { ...reply, body: { code: 0, message: '', data: {} } }
    }
    if (code === 0 && signsIn.has(call.operation)) return keep(call, reply, envelope?.data, store)
    if (code === 0 && session && call.operation === 'account.stepUp') renew(session, envelope?.data, store)
    if (envelope?.code !== 18) return reply
    const error = new SessionError(failureOf(envelope, reply), factsOf(call, reply))
    over(error, token)
    throw error
  }
}

/** A session that was confirmed goes on with the token of the answer. */
function renew(session: Session, data: unknown, store: SessionStore): void {
  if (isLogin(data) && store.get()?.token === session.token) store.set({ ...session, token: data.token, expiresAt: data.expiresAt })
}

type Login = Data<'auth.login'>
const isLogin = (data: unknown): data is Login =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string' && /^[\x21-\x7e]+$/.test(data.token)

/** Stores a sign-in's answer, scheme and name filled where the server leaves them out. Throws BodyError where it has no token. */
function keep(call: Call, reply: Reply, data: unknown, store: SessionStore): Reply {
  if (!isLogin(data)) throw new BodyError(`${call.url} answered without a session`, factsOf(call, reply))
  const session: Login = {
    ...data,
    authHeaderSchema: data.authHeaderSchema || 'Bearer',
    userInfo: { ...data.userInfo, name: data.userInfo?.name || 'Anonymous' },
  }
  store.set(session)
  return { ...reply, body: { code: 0, message: '', data: session } }
}
