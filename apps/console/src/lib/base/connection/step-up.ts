// Confirming that it is still you: the client asks here, a dialog over the page answers, and the client goes on.
import type { Isb, Schema } from '@isb/sdk'
import { useSyncExternalStore } from 'react'

/** A question that stands on the screen. */
export interface Pending {
  readonly isb: Isb
  readonly asked: Schema<'SecondFactorAsked'>
  /** Whether it was confirmed. */
  answer(confirmed: boolean): void
}

let pending: Pending | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function show(next: Pending | undefined): void {
  pending = next
  for (const listener of listeners) listener()
}

async function question(isb: Isb): Promise<boolean> {
  const asked = await isb.account.beginStepUp()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  show({ isb, asked, answer: resolve })
  return promise.finally(() => show(undefined))
}

/** Asks once, however many calls want it at the same time. */
export const askStepUp = (isb: Isb): Promise<boolean> =>
  (waiting ??= question(isb).finally(() => {
    waiting = undefined
  }))

/** The question that stands, if one does. */
export const usePending = (): Pending | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending,
  )
