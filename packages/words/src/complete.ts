import type { WordKey } from './generated/catalogs.ts'
import type { ValueKey } from './values.ts'

/** What a catalog holds that names all that the contract asks for, and no value that the contract does not have. */
export type Complete = Readonly<Record<ValueKey, unknown>> & {
  readonly [Key in Exclude<Extract<WordKey, `value.${string}`>, ValueKey>]: never
}
