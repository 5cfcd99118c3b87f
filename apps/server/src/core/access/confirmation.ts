// Confirmation by the second factor follows the effect of an operation, not its address.
import type { Caller, Confirmed } from '../app/context.ts'
import { refuse } from '../ground/refuse.ts'

/** A second factor counts for this long in its session. */
export const confirmedMs = 10 * 60_000

/** Refuses a session whose second factor was given too long ago. Accounts without one and API tokens are not asked. */
export function refuseUnconfirmed({ confirmedAt }: Pick<Caller, 'confirmedAt'>, now: Date): void {
  if (confirmedAt && now.getTime() - confirmedAt.getTime() > confirmedMs) refuse(4, 'STEP_UP_REQUIRED')
}

/**
 * Asks for the second factor before an effect: a grant of roles or permissions, a token, a code that signs somebody in, an invitation, a
 * new address to sign in with, an end of the rule of two people. An operation that the contract does not mark with `x-step-up` has no
 * context to call it with: it does not compile.
 */
export const requireConfirmation = ({ caller, now }: Pick<Confirmed, 'caller' | 'now' | 'operation'>): void =>
  refuseUnconfirmed(caller, now)
