import type { Reason, Schema, ToldReason, TransportReason } from '@isb/contract'
import type { WordKey } from './generated/catalogs.ts'
import type { ValueKey } from './values.ts'

/** The words that the contract asks for: of its values, its reasons, its mails. */
type Demanded = ValueKey | `reason.${Reason | ToldReason | TransportReason}` | `mail.${Schema<'MailKind'>}.${'subject' | 'text'}`

/** A catalog that has all of them, and of their kinds no others. */
export type Complete = Readonly<Record<Demanded, unknown>> & {
  readonly [Key in Exclude<Extract<WordKey, `${'mail' | 'reason' | 'value'}.${string}`>, Demanded>]: never
}
