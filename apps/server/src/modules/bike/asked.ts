import type { Schema } from '@isb/contract'
import { whyNotDecide } from '@isb/domain'
import { refuseDecided } from '../../core/asked.ts'
import type { SignedIn } from '../../core/context.ts'

/** Refuses a rent or return request that has been decided already, and tells by whom. */
export function requirePending(context: Pick<SignedIn, 'locale'>, request: Schema<'Rent'> | Schema<'BikeReturn'>): void {
  if (whyNotDecide(request)) refuseDecided(context, request.decidedBy, `confirmation.${request.confirmation}`)
}
