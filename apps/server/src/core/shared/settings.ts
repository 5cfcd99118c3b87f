// The settings of a module: one row, which whoever may reads, changes by its version, and finds in the audit.
import { entities } from '@isb/contract/metadata'
import type { EntityName } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { snakeCase, timeSql } from '../lists/sql.ts'
import { startUpdate } from './stale.ts'
import { refuseField, type Reason } from '../ground/refuse.ts'

interface Versioned {
  readonly version: number
  readonly updatedAt: string
}

/** Why settings do not go together, and at which field that is said. */
export interface WhyNotSettings {
  readonly path: `/${string}`
  readonly reason: Reason
}

/**
 * The handlers of settings. Their fields are those of the contract's schema, each a column of the table.
 * @param whyNot says what is wrong with the settings as they would be
 */
export function settingsOf<Settings extends Versioned>(
  entity: EntityName & keyof typeof entities,
  table: keyof Tables,
  whyNot: (settings: Settings) => WhyNotSettings | null = () => null,
) {
  const kinds = Object.entries(entities[entity].fields)
  const columns = sql.raw(
    kinds.map(([field, kind]) => `${kind === 'time' ? timeSql(snakeCase(field)) : snakeCase(field)} as "${field}"`).join(', '),
  )
  const fields = ({ version: _, updatedAt: __, ...rest }: Settings): object => rest

  async function read(db: Db, lock = sql``): Promise<Settings> {
    const { rows } = await sql<Settings>`select ${columns} from ${sql.table(table)} ${lock}`.execute(db)
    return rows[0]!
  }

  return {
    get: (_input: unknown, { db }: Pick<SignedIn, 'db'>): Promise<Settings> => read(db),

    async update({ body }: { readonly body: Partial<Settings> & Pick<Versioned, 'version'> }, context: SignedIn) {
      const { db, now, changed } = context
      const before = await read(db, sql`for update`)
      await startUpdate(context, entity, { id: 1, version: before.version }, body.version, before)
      const wrong = whyNot({ ...before, ...body })
      if (wrong) refuseField(wrong.path, wrong.reason)
      const written = { ...body, version: body.version + 1, updatedAt: now }
      const set = Object.entries(written).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
      const { rows } = await sql<Settings>`update ${sql.table(table)} set ${sql.join(set)} returning ${columns}`.execute(db)
      const after = rows[0]!
      changed(entity, 1, fields(before), fields(after))
      return after
    },
  }
}
