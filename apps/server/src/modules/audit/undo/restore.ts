import type { Confirmed, SignedIn } from '../../../core/app/context.ts'

/** What a row held, field by field. */
export type Values = Record<string, unknown>

/** How the rows of one kind are brought back to what they were. */
export interface Restore {
  /** The fields that can be brought back; others of a change are results of these. */
  readonly fields: readonly string[]
  /** What they hold today. Refuses where the row is gone. */
  today(id: number, context: SignedIn): Promise<Values>
  /** Values from the audit as they would stand today: of lists, what still exists. */
  still?(values: Values, context: SignedIn): Promise<Values>
  /** Writes the values, by the same rules as any other change of them, and notes it for the audit. */
  write(id: number, now: Values, values: Values, context: Confirmed): Promise<void>
}
