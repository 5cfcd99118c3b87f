// A bike room and a security desk as product.md §5.2 and §5.3 tell of them: what there is, who asks, what may be asked.
import type { Schema } from '@isb/contract'

type Confirmation = Schema<'Confirmation'>

/** Somebody who asks. */
export interface Caller {
  readonly name: string
  readonly staffId: number
  readonly token: string
  readonly codes: ReadonlySet<string>
}

export interface Bike {
  readonly number: string
  /** Overdue is Out past its day. */
  stands: 'Available' | 'Out' | 'Returned' | 'Under Maintenance'
}

export interface Request {
  readonly personId: number
  /** Who asked for the person, if that was somebody else. */
  readonly by: number | null
  readonly at: number
  confirmation: Confirmation
  decidedBy: number | null
  reason: string
}

export interface Rent extends Request {
  readonly bikeId: number
  dueOn: string | null
  ended: boolean
}

export interface Return extends Request {
  readonly rentId: number
}

export interface Pass {
  readonly personId: number
  readonly by: number | null
  readonly at: number
  readonly brand: string
  plate: string
  /** Expired is Valid past its last day. */
  stands: 'Pending' | 'Valid' | 'Cancelled' | 'Rejected'
  from: string | null
  to: string | null
  decidedBy: number | null
  reason: string
  version: number
}

/** Everything that the rules speak of. Plain data, so that it can be copied. */
export interface World {
  now: number
  limit: number
  rentalDays: number
  settingsVersion: number
  readonly people: ReadonlyMap<number, { readonly name: string; readonly enabled: boolean }>
  readonly bikes: Map<number, Bike>
  readonly rents: Map<number, Rent>
  readonly returns: Map<number, Return>
  readonly passes: Map<number, Pass>
  /** `kind id` of each mail that was written. */
  readonly mails: string[]
}

export type BikeQuestion =
  | { readonly does: 'bike.create'; readonly number: string }
  | {
      readonly does: 'bike.remove' | 'bike.startMaintenance' | 'bike.endMaintenance' | 'bike.return'
      readonly bikeId: number
    }
  | { readonly does: 'bike.updateSettings'; readonly maxRents: number; readonly rentalDays: number; readonly version: number }
  | { readonly does: 'bike.requestRent'; readonly bikeId: number; readonly personId?: number }
  | { readonly does: 'bike.confirmRent' | 'bike.cancelRent'; readonly rentId: number }
  | { readonly does: 'bike.rejectRent'; readonly rentId: number; readonly reason: string }
  | { readonly does: 'bike.requestReturn'; readonly rentId: number }
  | { readonly does: 'bike.confirmReturn' | 'bike.cancelReturn'; readonly returnId: number }
  | { readonly does: 'bike.rejectReturn'; readonly returnId: number; readonly reason: string }

export type PassQuestion =
  | {
      readonly does: 'vehicle.create'
      readonly applicantName: string
      readonly email: string
      readonly type: Schema<'PassType'>
      readonly plate: string
      readonly brand?: string
      readonly personId?: number
      readonly renewsId?: number
    }
  | { readonly does: 'vehicle.update'; readonly passId: number; readonly plate: string; readonly version: number }
  | { readonly does: 'vehicle.confirm' | 'vehicle.renew'; readonly passId: number; readonly validFrom?: string; readonly expiresOn: string }
  | { readonly does: 'vehicle.reject' | 'vehicle.void'; readonly passId: number; readonly reason: string }

/** What is asked, by the names of the contract. */
export type Question = BikeQuestion | PassQuestion

/** The reasons to refuse, each with its code and what its message must name. None when it must be done. */
export type Refusals = Map<string, { readonly code: number; readonly says?: readonly string[] }>

/** What an answer alone can tell: the id that was made, and when. */
export interface Made {
  readonly id: number
  readonly at: number
}

const hourMs = 60 * 60_000
export const dayMs: number = 24 * hourMs

/** The day in Shanghai, which has had one time all year since 1991, so many days later. */
export const dayOf = (at: number, later = 0): string => new Date(at + 8 * hourMs + later * dayMs).toISOString().slice(0, 10)

/** Milliseconds until that day ends. */
export const untilMidnight = (at: number): number => dayMs - ((at + 8 * hourMs) % dayMs)

/** Refuses for somebody else without the code; whom the model does not know, and who is disabled. */
export function refuseForPerson(world: World, caller: Caller, personId: number | undefined, code: string): Refusals {
  const found: Refusals = new Map()
  if (personId === undefined || personId === caller.staffId) return found
  const person = world.people.get(personId)
  if (!caller.codes.has(code)) found.set('ON_BEHALF_NOT_HELD', { code: 4 })
  else if (!person) found.set('STAFF_NOT_FOUND', { code: 2 })
  else if (!person.enabled) found.set('ACCOUNT_DISABLED', { code: 3 })
  return found
}

/** Of two who decide the second is told who was first; who decides again, that it is done. */
export const decided = ({ people }: World, { staffId }: Caller, { decidedBy }: { readonly decidedBy: number | null }) =>
  ({ code: 3, says: decidedBy === staffId ? ['Already '] : [people.get(decidedBy ?? 0)?.name ?? '?', 'was first'] }) as const
