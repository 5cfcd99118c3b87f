// Confirmation by the second factor follows the effect of an operation, not its address.
import { operationOf } from '@isb/contract'
import type { Caller, SignedIn } from '../context.ts'
import { refuse } from '../refuse.ts'
import { confirmedMs } from '../session/second-factor.ts'

/** Refuses a session whose second factor was given too long ago. Accounts without one and API tokens are not asked. */
export function refuseUnconfirmed({ confirmedAt }: Pick<Caller, 'confirmedAt'>, now: Date): void {
  if (confirmedAt && now.getTime() - confirmedAt.getTime() > confirmedMs) refuse(4, 'STEP_UP_REQUIRED')
}

/**
 * Asks for the second factor before an effect: a grant of roles or permissions, a token, a code that signs somebody in, an invitation, a
 * new address to sign in with, an end of the rule of two people. Throws where the contract does not mark the operation.
 */
export function requireConfirmation({ caller, now, operation }: Pick<SignedIn, 'caller' | 'now' | 'operation'>): void {
  if (!operationOf(operation).stepUp) throw new Error(`${operation} has an effect that is confirmed: mark it with x-step-up`)
  refuseUnconfirmed(caller, now)
}
