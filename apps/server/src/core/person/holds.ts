// What people have that is missed when they leave: each module says it of its own records.
import type { Schema } from '@isb/contract'
import { sql, type RawBuilder } from 'kysely'

declare module '../app/context.ts' {
  interface App {
    /** What people have that is missed when they leave. */
    readonly holds: Holds
  }
}

/**
 * What of a kind is held, as a statement of `person_id` and `name`.
 * @param today the day from which something is still to come, in SQL
 */
type Held = (today: string) => string
export type Holds = Readonly<Partial<Record<Schema<'BaseDataHeld'>['kind'], Held>>>

/** All that people hold: rows of `person_id`, `kind` and `name`. */
export const heldBy = (holds: Holds, today: string): RawBuilder<unknown> =>
  sql.raw(
    [
      "select null::bigint as person_id, '' as kind, '' as name where false",
      ...Object.entries(holds).map(
        ([kind, held]) => `select h.person_id, '${kind}', h.name from (${held(`date '${today}'`)}) h (person_id, name)`,
      ),
    ].join(' union all '),
  )
