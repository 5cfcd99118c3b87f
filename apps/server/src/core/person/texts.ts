// Free text: where somebody may be named in a record that is not theirs. Found by the database's catalog, so that a new column is among
// them unless it is said to hold no sentence.
import type { Column } from './columns.ts'
import { nobodys, type Kept, type KeptTables } from './kept.ts'

/** Columns in which the server writes words of its own: codes, addresses of machines, ids of other systems. */
const machine = new Set(
  `account_key admission_year app_link category challenge client code code_hash counts divisions entity fault feed feed_address feed_id
  format grade grades how icon kind met_grades microsoft_id module network of_table once operation other_id other_times own_domains
  password_hash rule scope scopes source_id start thread tiles_address tiles_source time_zone token_address transports user_agent weekday weekdays
  wrong`.split(/\s+/),
)
/**
 * Tables without a text that an erasure rewrites: people themselves; the audit, which has a way of its own; kept answers, which go as a
 * whole; forms as they were published, which nobody can change; signs of other systems.
 */
const closed = new Set(
  `audit audit_entity audit_salt base_data_identity base_data_join base_data_mapping base_data_question erased gate_key guardian idempotency
  kysely_migration kysely_migration_lock mailbox second_factor_ticket session sign_in_failure staff student survey_version`.split(/\s+/),
)

/** Tables of things that the school names: a role that is called like somebody is no text about them. */
const named = new Set(['bus_vehicle', 'grade', 'homeroom', 'menu', 'role', 'venue', 'venue_type'])

/** The texts of a table. */
export interface FreeTexts {
  readonly table: string
  readonly columns: readonly Column[]
  /** SQL that tells a row apart; undefined where nothing does. */
  readonly key: string | undefined
  /** Settings of the school, or names that it gives to its own things: nothing is taken out of them unasked. */
  readonly isSetting: boolean
}

export const isText = ({ type }: Column): boolean => /^(text|character|json)/.test(type)
export const isJson = ({ type }: Column): boolean => type.startsWith('json')

/** Every table with free text, and its columns in their order. */
export function freeTexts(columns: readonly Column[]): readonly FreeTexts[] {
  return [...Map.groupBy(columns, ({ table }) => table)]
    .filter(([table]) => !closed.has(table))
    .map(([table, all]) => {
      const keys = all.filter(({ key }) => key).map(({ name }) => name)
      return {
        table,
        columns: all.filter((column) => isText(column) && !column.bound && column.refers === null && !machine.has(column.name)),
        key: keys.length > 0 ? `concat_ws(',', ${keys.join(', ')})` : undefined,
        isSetting: keys.join() === 'single' || named.has(table),
      }
    })
    .filter(({ columns: texts }) => texts.length > 0)
}

/** Which rows of a table an erasure deletes, as SQL in which `$1` is the person's id. */
export function goneSql(what: Kept | undefined): string {
  if (!what || what.whose === nobodys || typeof what.erased === 'object') return 'false'
  return `coalesce((${what.whose}), false)`
}

/** What an erasure leaves of a column, as SQL. */
export function leftSql(what: Kept | undefined, { name }: Column): string {
  if (typeof what?.erased !== 'object' || !(name in what.erased)) return name
  return `case when coalesce((${what.whose}), false) then null else ${name} end`
}

/**
 * The records of a person by their kind and id, as SQL in which `$1` is the person's id: those that are there, and those that the audit
 * knows.
 */
export function recordsSql(kept: KeptTables, columns: readonly Column[]): string {
  const hasId = (of: string) => columns.some(({ table, name, type }) => table === of && name === 'id' && type === 'bigint')
  const there = Object.entries(kept)
    .filter(([table, { whose }]) => whose !== nobodys && hasId(table))
    .map(([table, { whose, entity = table.replaceAll('_', '-') }]) => `select '${entity}', id from ${table} where ${whose}`)
  return `select entity, id from records_of_person($1)
    union select entity, id from (${there.join(' union all ')}) there (entity, id) where entity in (select entity from audit_entity)`
}
