// What is not saved of a record that saves itself, in local storage: written before a key is let go, it outlives the page, the browser and
// the end of the session. It belongs to an account: the console shows it to nobody else, and signing out removes it.
import type { KeptDraft } from './autosave.ts'

const kind = 'draft'
const keyOf = (...parts: readonly (string | number)[]) => [kind, ...parts].join(':')

const keysFrom = (start: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${start}:`))
  } catch {
    return []
  }
}

/** Keeps a draft under its key; undefined forgets it. Answers whether it is kept: the quota may be full, or storage off. */
export function keepDraft(key: string, draft: KeptDraft<unknown> | undefined): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** A draft as it was kept; undefined where there is none, or none that can be read. */
function keptDraft<Content>(key: string): KeptDraft<Content> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isDraft = typeof kept === 'object' && kept !== null && 'base' in kept && 'content' in kept && 'version' in kept
    return isDraft ? (kept as KeptDraft<Content>) : undefined
  } catch {
    return undefined
  }
}

/** Whether an account has something in this browser that is not saved. */
export const hasDrafts = (account: number): boolean => keysFrom(keyOf(account)).length > 0

/** Forgets everything that an account has not saved. */
export function forgetDrafts(account: number): void {
  for (const key of keysFrom(keyOf(account))) keepDraft(key, undefined)
}

/** A place for a draft that one page alone writes to. */
interface Slot<Content> {
  readonly key: string
  readonly draft: KeptDraft<Content> | undefined
  /** Leaves the place to others. */
  readonly release: () => void
}

/** How long another page may take to close: a page that is loaded again still holds what it held before. */
const closingMs = 500

/**
 * The place of a draft that was left unsaved; a new one where there is none. A draft that another page has open is left to that page.
 * @param newId names a new place
 */
export async function takeSlot<Content>(account: number, name: string, newId: () => string): Promise<Slot<Content>> {
  for (const key of keysFrom(keyOf(account, name))) {
    const release = await hold(key)
    const draft = keptDraft<Content>(key)
    if (release && draft) return { key, draft, release }
    release?.()
  }
  const key = keyOf(account, name, newId())
  return { key, draft: undefined, release: (await hold(key)) ?? (() => {}) }
}

/** Holds a key for this page; undefined where another page does. Without https a browser has no locks: then nobody holds anything. */
async function hold(key: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => {}
  const held = Promise.withResolvers<boolean>()
  const over = Promise.withResolvers<void>()
  navigator.locks
    .request(key, { signal: AbortSignal.timeout(closingMs) }, () => {
      held.resolve(true)
      return over.promise
    })
    .catch(() => held.resolve(false))
  return (await held.promise) ? over.resolve : undefined
}
