import type { Schema } from '@isb/sdk'
import type { Tone } from '@isb/ui'

/** A state that a module's records can be in. */
export type State = Schema<'BikeStatus'> | Schema<'Confirmation'> | Schema<'PassStatus'>

/** The tone of every state, whatever module says it: what waits, what is under way, what is good, over, or bad. */
export const toneOf: Readonly<Record<State, Tone>> = {
  Pending: 'waiting',
  'In use': 'live',
  Available: 'good',
  Confirmed: 'good',
  Valid: 'good',
  Cancelled: 'over',
  Returned: 'over',
  'Under Maintenance': 'waiting',
  Expired: 'bad',
  Overdue: 'bad',
  Rejected: 'bad',
}
