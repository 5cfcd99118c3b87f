// What one was doing, kept in session storage for the same person: it outlives a reload and the end of a session, not the tab.
import { session } from '../connection/session.ts'

const startOf = (account: number) => `kept:${account}:`
const keyOf = (name: string) => `${startOf(session.get()?.userInfo?.userId ?? 0)}${name}`

/** What was kept under a name, or undefined. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value; undefined forgets it. What does not fit is not kept. Nothing is kept for nobody. */
export function keep(name: string, value: unknown): void {
  if (!session.get()) return
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // The quota is full: a comfort is lost, nothing else.
  }
}

/** Forgets everything that was kept for an account. */
export function forgetKept(account: number): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(startOf(account))) sessionStorage.removeItem(key)
}
