// Why a venue cannot be reserved at a time, as the caller is told.
import type { Code, Reason } from '@isb/contract'
import { inTheWay, whyBeyondLimits, whyClosed, whyNoTime, writtenSpan, type Slot } from '@isb/domain'
import { nameIn, type Values } from '@isb/words'
import { holds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import type { VenueState } from './state.ts'

/** Whether the caller may approve reservations: who may is not bound by the limits of a venue. */
export const mayApprove = ({ db, caller }: SignedIn): Promise<boolean> => holds(db, caller, 'venue:reservation:approve')

export interface WhyNotFree {
  readonly code: Exclude<Code, 0>
  readonly reason: Reason
  readonly values: Values
}
type Check = (venue: VenueState, slot: Slot, people: number | null) => WhyNotFree | null

/** A function that says why a venue cannot be reserved at a time. Who has it already is told to those who may see it. */
export async function freeCheck(context: SignedIn): Promise<Check> {
  const { db, caller, locale } = context
  const approver = await mayApprove(context)
  const sees = (await holds(db, caller, 'venue:calendar')) || (await holds(db, caller, 'venue:reservation'))
  return (venue, slot, people) => {
    const { now, own } = venue
    const why = whyNoTime({ slot, now }) ?? whyClosed(venue.today, slot) ?? whyBeyondLimits(venue, { slot, people, now, own }, approver)
    if (why) {
      const values = why.name ? { name: nameIn(locale, why.name) } : 'values' in why ? (why.values ?? {}) : {}
      return { code: why.reason === 'VENUE_OWN_LIMIT' ? 5 : 3, reason: why.reason, values }
    }
    const other = inTheWay(slot, venue.betweenMinutes, venue.taken)
    if (!other) return null
    const who = sees ? [other.title, nameIn(locale, other)].filter(Boolean).join(', ') : 'none'
    return { code: 3, reason: 'VENUE_TAKEN', values: { when: writtenSpan(other), who } }
  }
}

/** Refuses a time at which the venue is closed by now, and says why. */
export function requireOpen({ locale }: SignedIn, { today }: VenueState, slot: Slot): void {
  const why = whyClosed(today, slot)
  if (why) refuse(3, why.reason, why.name ? { name: nameIn(locale, why.name) } : 'values' in why ? why.values : {})
}

/** Refuses a time at which the venue cannot be reserved, and says why. */
export async function requireFree(context: SignedIn, venue: VenueState, slot: Slot, people: number | null): Promise<void> {
  const why = (await freeCheck(context))(venue, slot, people)
  if (why) refuse(why.code, why.reason, why.values)
}
