import type { Reason, ToldReason, TransportReason } from '@isb/contract'
import type { WordKey } from './generated/catalogs.ts'
import type { ValueKey } from './values.ts'

/** The words that the contract asks for: of its values, and of its reasons. */
type Demanded = ValueKey | `reason.${Reason | ToldReason | TransportReason}`

/** A catalog that has all of them, and of their kinds no others. */
export type Complete = Readonly<Record<Demanded, unknown>> & {
  readonly [Key in Exclude<Extract<WordKey, `${'reason' | 'value'}.${string}`>, Demanded>]: never
}
