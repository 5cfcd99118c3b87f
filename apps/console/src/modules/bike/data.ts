import type { Schema } from '@isb/sdk'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { FoundPerson } from '../../lib/engine/record/person-hint.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'

export type Bike = Schema<'Bike'>

export type FreeBike = Pick<Schema<'BikeOption'>, 'id' | 'number' | 'brand' | 'location'>

/** What the form of a rent holds. */
export interface RentValues {
  readonly person: FoundPerson | null
  readonly bike: FreeBike | null
  readonly note: string
  /** The person stands at the desk: the rent is confirmed as soon as it is recorded. */
  readonly handOver: boolean
}
/** Where it is kept while it is under way. */
export const rentDraftName = 'bike.rent'

/** What somebody has out or has asked for, against the limit. */
export const useAllowance = (personId: number | undefined) =>
  useQuery({
    ...query('bike.allowance', { query: { ...(personId !== undefined && { personId }) } }),
    enabled: personId !== undefined,
  }).data

/** For how long a bike that leaves now is rented, in words; undefined until it is known. */
export function useTerm(enabled: boolean): string | undefined {
  const { day, dayFromNow } = useWhen()
  const { data } = useQuery({ ...query('bike.settings'), ...lasting, enabled })
  const days = data?.rentalDays
  if (days === undefined) return undefined
  const due = day(dayFromNow(days))
  return t`${plural(days, { one: '# day, back by', other: '# days, back by' })} ${due}`
}

const none: readonly string[] = []
/** Where bikes stand; empty until it is known. */
export const useLocations = (): readonly string[] => useQuery({ ...query('bike.locations'), ...lasting }).data ?? none
