import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

interface Asked {
  readonly person: { readonly id: number } | null
  readonly submittedBy: { readonly id: number } | null
}
type Request = Pick<Schema<'Rent'>, 'confirmation'>

const whyNot = moves<Schema<'Confirmation'>>()({ decide: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' } })

/** Why a rent or return request cannot be decided any more, or null. The first who decides has decided. */
export const whyNotDecide = ({ confirmation }: Request): 'ALREADY_DECIDED' | null => whyNot(confirmation, 'decide')

/** Whether a request is this person's own, or was submitted by them for somebody else. */
export const isMine = ({ person, submittedBy }: Asked, staffId: number): boolean => person?.id === staffId || submittedBy?.id === staffId

/** Why somebody cannot take a request back, or null. */
export const whyNotCancel = (request: Asked & Request, staffId: number): 'REQUEST_NOT_YOURS' | 'ALREADY_DECIDED' | null =>
  isMine(request, staffId) ? whyNotDecide(request) : 'REQUEST_NOT_YOURS'

/** Why somebody cannot ask for one more bike, or null. Pending requests count like bikes that are out. */
export const whyNotRentMore = ({ limit, open }: { limit: number; open: readonly unknown[] }): 'BIKE_LIMIT_REACHED' | null =>
  open.length < limit ? null : 'BIKE_LIMIT_REACHED'
