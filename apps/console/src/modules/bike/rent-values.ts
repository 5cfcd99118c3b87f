// What the form of a rent holds, apart from how it looks.
import type { Schema } from '@isb/sdk'
import type { FoundPerson } from '../../lib/person-picker.tsx'
import type { Draft } from '../../lib/form/draft.ts'

export type FreeBike = Pick<Schema<'BikeOption'>, 'id' | 'number' | 'brand' | 'location'>

export interface RentValues {
  readonly person: FoundPerson | null
  readonly bike: FreeBike | null
  readonly note: string
  /** The person stands at the desk: the rent is confirmed as soon as it is recorded. */
  readonly handOver: boolean
}
export type RentDraft = Draft<RentValues>

/** Where a form under way is kept. */
export const rentDraftName = 'bike.rent'

/** A new rent, of this bike where one was chosen already. */
export function newRent(bike: FreeBike | undefined): RentDraft {
  const start = { person: null, bike: bike ?? null, note: '', handOver: true }
  return { start, values: start }
}
