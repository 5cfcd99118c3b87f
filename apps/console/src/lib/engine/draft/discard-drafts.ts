// Signing out removes what is not saved from this browser: where there is something, a dialog over the page asks first.
import { useSyncExternalStore } from 'react'
import { session } from '../../base/connection/session.ts'
import { hasDrafts } from './kept-drafts.ts'
import { hasUnsaved } from './unsaved.ts'

/** A question on the screen. */
interface Question {
  /** Whether it may be removed. */
  readonly answer: (agreed: boolean) => void
}

let question: Question | undefined
const listeners = new Set<() => void>()

function show(next: Question | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

/** Whether the person who is signed in may sign out: nothing is unsaved, or they agree that it is removed. */
export async function mayDiscardDrafts(): Promise<boolean> {
  if (!hasUnsaved() && !hasDrafts(session.get()?.userInfo?.userId ?? 0)) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  show({ answer: resolve })
  return promise.finally(() => show(undefined))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The question on the screen, if there is one. */
export const useDiscardQuestion = (): Question | undefined => useSyncExternalStore(subscribe, () => question)
