// What one person keeps in local storage on this browser, and nobody else there reads.
import { session } from '../connection/session.ts'

const keyOf = (kind: string, name = '') => [kind, session.get()?.userInfo?.userId ?? 0, name].filter((part) => part !== '').join(':')

/** What the person who is signed in keeps of a kind, perhaps under a name, as it was written; nothing where storage is off. */
export function ownText(kind: string, name?: string): string | null {
  try {
    return localStorage.getItem(keyOf(kind, name))
  } catch {
    return null
  }
}

/** The fields of a kept text: anybody may write to local storage, so each is checked by who reads it. */
export function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Keeps a value. Where the quota is full or storage is off, nothing is kept. */
export function keepOwn(value: object, kind: string, name?: string): void {
  try {
    localStorage.setItem(keyOf(kind, name), JSON.stringify(value))
  } catch {
    // The page goes on without it.
  }
}
