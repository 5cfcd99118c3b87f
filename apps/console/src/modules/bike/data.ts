import { whyNotMoveBike, type BikeMove, type Schema } from '@isb/sdk'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { named, sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { lasting, query } from '../../lib/query.ts'
import { useCan, useSession } from '../../lib/session.ts'

export type Bike = Schema<'Bike'>
export type Rent = Schema<'Rent'>
export type Return = Schema<'BikeReturn'>
/** What rents and returns have in common. */
export type Request = Rent | Return

export const statuses = ['Available', 'In use', 'Overdue', 'Returned', 'Under Maintenance'] as const satisfies Bike['status'][]
export const confirmations = ['Pending', 'Confirmed', 'Rejected', 'Cancelled'] as const satisfies Rent['confirmation'][]

export const statusName = (status: Bike['status']): string => sharedWord(`value.BikeStatus.${status}`)
export const confirmationName = (confirmation: Rent['confirmation']): string => sharedWord(`value.Confirmation.${confirmation}`)

/** A person's name, or that there is nobody any more. */
export const personName = (person: Rent['person']): string => (person ? named(person) : '—')

/** Why a request cannot be decided any more, in words: who was first. */
export const decidedText = ({ confirmation, decidedBy }: Request): string | null =>
  confirmation === 'Pending'
    ? null
    : sharedWord('reason.ALREADY_DECIDED', { name: personName(decidedBy), decision: confirmationName(confirmation).toLowerCase() })

/** Why something cannot be done with a bike now, in words, or null. */
export function whyNotMove(row: Bike, move: BikeMove): string | null {
  const why = whyNotMoveBike(row, move)
  return why && sharedWord(`reason.${why}`)
}

/** What this person may do with bikes and requests. */
export const useMay = () => ({
  create: useCan('bike:list:create'),
  edit: useCan('bike:list:edit'),
  remove: useCan('bike:list:delete'),
  import: useCan('bike:list:import'),
  maintain: useCan('bike:list:maintain'),
  return: useCan('bike:list:return'),
  settings: useCan('bike:list:settings'),
  seeBikes: useCan('bike:list'),
  seeRents: useCan('bike:rent'),
  seeReturns: useCan('bike:return'),
  /** At the desk a rent is recorded for somebody else. */
  record: [useCan('bike:rent:create'), useCan('bike:rent:on-behalf')].every(Boolean),
  confirmRent: useCan('bike:rent:confirm'),
  rejectRent: useCan('bike:rent:reject'),
  confirmReturn: useCan('bike:return:confirm'),
  rejectReturn: useCan('bike:return:reject'),
})

/** A field's name. */
export const fieldName = (field: 'number' | 'brand' | 'location' | 'pictureId' | 'person' | 'bike' | 'note'): string =>
  sharedWord(`field.${field}`)

/** The id of who is signed in. */
export const useMyId = (): number | undefined => useSession()?.me?.userId

/** What somebody has out or has asked for, against the limit. */
export const useAllowance = (personId: number | undefined) =>
  useQuery({
    ...query('bike.allowance', { query: { ...(personId !== undefined && { personId }) } }),
    enabled: personId !== undefined,
    meta: { quiet: true },
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
