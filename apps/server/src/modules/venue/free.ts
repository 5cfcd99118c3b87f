// Why a venue cannot be reserved at a time, as the caller is told.
import type { Code, Reason, Schema } from '@isb/contract'
import { inTheWay, whyBeyondLimits, whyClosed, whyNoExtras, whyNoTime, writtenSpan, type Slot } from '@isb/domain'
import { nameIn, personIn, type Values } from '@isb/words'
import { holds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse, type InTheWay } from '../../core/ground/refuse.ts'
import type { VenueState } from './state.ts'

/** Whether the caller may approve reservations: who may is not bound by the limits of a venue. */
export const mayApprove = ({ db, caller }: SignedIn): Promise<boolean> => holds(db, caller, 'venue:reservation:approve')

export interface WhyNotFree {
  readonly code: Exclude<Code, 0>
  readonly reason: Reason
  readonly values: Values
  readonly record?: InTheWay | undefined
}
/** What somebody wants there: for how many, and with what. */
export interface Wanted {
  readonly people?: number | null | undefined
  readonly extras?: readonly Schema<'VenueExtraWish'>[] | undefined
}
type Check = (venue: VenueState, slot: Slot, wanted: Wanted) => WhyNotFree | null

/**
 * A function that says why a venue cannot be reserved at a time. Who has it already is told to those who may see it.
 * @param unlimited whether the limits of venues do not count, whoever asks
 */
export async function freeCheck(context: SignedIn, unlimited = false): Promise<Check> {
  const { db, caller, locale } = context
  const approver = unlimited || (await mayApprove(context))
  const sees = (await holds(db, caller, 'venue:calendar')) || (await holds(db, caller, 'venue:reservation'))
  return (venue, slot, { people = null, extras = [] }) => {
    const { now, own } = venue
    const why = whyNoTime({ slot, now }) ?? whyClosed(venue.today, slot) ?? whyBeyondLimits(venue, { slot, people, now, own }, approver)
    if (why) {
      const values = why.name ? { name: nameIn(locale, why.name) } : 'values' in why ? (why.values ?? {}) : {}
      return { code: why.reason === 'VENUE_OWN_LIMIT' ? 5 : 3, reason: why.reason, values }
    }
    const lacking = whyNoExtras(venue.extras, extras)
    if (lacking) return { code: 3, reason: 'VENUE_EXTRA', values: { name: nameIn(locale, lacking), count: lacking.count } }
    const other = inTheWay(slot, venue.betweenMinutes, venue.taken)
    if (!other) return null
    const who = sees ? [other.title, personIn(locale, other)].filter(Boolean).join(', ') : 'none'
    const record = sees ? ({ entity: 'venue-reservation', id: other.id } as const) : undefined
    return { code: 3, reason: 'VENUE_TAKEN', values: { when: writtenSpan(other), who }, record }
  }
}

/** Refuses a time at which the venue is closed by now, and says why. */
export function requireOpen({ locale }: SignedIn, { today }: VenueState, slot: Slot): void {
  const why = whyClosed(today, slot)
  if (why) refuse(3, why.reason, why.name ? { name: nameIn(locale, why.name) } : 'values' in why ? why.values : {})
}

/** Refuses one more reservation of a person who has as many as the venue allows. Approvers are not bound by that. */
export async function requireShare(context: SignedIn, { own, openPerPerson }: VenueState): Promise<void> {
  if (openPerPerson === null || own < openPerPerson || (await mayApprove(context))) return
  refuse(5, 'VENUE_OWN_LIMIT', { count: own, limit: openPerPerson })
}

/** Refuses a time at which the venue cannot be reserved, and says why. */
export async function requireFree(context: SignedIn, venue: VenueState, slot: Slot, wanted: Wanted): Promise<void> {
  const why = (await freeCheck(context))(venue, slot, wanted)
  if (why) refuse(why.code, why.reason, why.values, why.record)
}
