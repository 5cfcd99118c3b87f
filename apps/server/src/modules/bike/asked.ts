// What rents and returns have in common: they are asked for, and somebody decides once.
import type { Schema } from '@isb/contract'
import { whyNotDecide } from '@isb/domain'
import { refuseDecided } from '../../core/asked.ts'
import type { SignedIn } from '../../core/context.ts'

type Asked = Schema<'Rent'> | Schema<'BikeReturn'>
/** What comes of a request. */
export type Decision =
  | { confirmation: 'Confirmed'; dueOn?: string }
  | { confirmation: 'Rejected'; reason: string }
  | { confirmation: 'Cancelled' }

const tables = { 'bike-rent': 'bikeRent', 'bike-return': 'bikeReturn' } as const

/** Refuses a rent or return request that has been decided already, and tells by whom. */
export function requirePending(context: Pick<SignedIn, 'locale'>, request: Asked): void {
  if (whyNotDecide(request)) refuseDecided(context, request.decidedBy, `value.Confirmation.${request.confirmation}`)
}

/** What the audit says a request is about. */
export const about = ({ bike, person }: Pick<Asked, 'bike' | 'person'>) => ({ bike: bike.number, ...(person && { staffId: person.id }) })

/** Writes the decision on a request whose bike is held. */
export async function decide(
  { db, now, caller, changed }: SignedIn,
  entity: keyof typeof tables,
  asked: Asked,
  decision: Decision,
): Promise<void> {
  await db
    .updateTable(tables[entity])
    .set({ ...decision, decidedBy: caller.staffId, decidedAt: now })
    .where('id', '=', asked.id)
    .where('confirmation', '=', 'Pending')
    .execute()
  changed(entity, asked.id, { ...about(asked), confirmation: asked.confirmation }, { ...about(asked), ...decision })
}
