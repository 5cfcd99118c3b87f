import type { Schema } from '@isb/contract'

type Asked = Pick<Schema<'Rent'>, 'confirmation'> & {
  readonly person: { readonly id: number } | null
  readonly submittedBy: { readonly id: number } | null
}

/** Why a rent or return request cannot be confirmed or rejected, or null. The first who decides has decided. */
export const whyNotDecide = ({ confirmation }: Pick<Asked, 'confirmation'>): 'ALREADY_DECIDED' | null =>
  confirmation === 'Pending' ? null : 'ALREADY_DECIDED'

/** Whether a request is this person's own, or was submitted by them for somebody else. */
export const isMine = ({ person, submittedBy }: Pick<Asked, 'person' | 'submittedBy'>, staffId: number): boolean =>
  person?.id === staffId || submittedBy?.id === staffId

/** Why somebody cannot take a request back, or null. */
export const whyNotCancel = (request: Asked, staffId: number): 'REQUEST_NOT_YOURS' | 'ALREADY_DECIDED' | null =>
  isMine(request, staffId) ? whyNotDecide(request) : 'REQUEST_NOT_YOURS'

/** Why somebody cannot ask for one more bike, or null. Pending requests count like bikes that are out. */
export const whyNotRentMore = ({ limit, open }: { limit: number; open: readonly unknown[] }): 'BIKE_LIMIT_REACHED' | null =>
  open.length < limit ? null : 'BIKE_LIMIT_REACHED'
