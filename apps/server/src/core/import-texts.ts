// An import of records whose fields are texts, known by one of them in whatever case. What a row leaves out stays.
import type { OperationId, ToldReason } from '@isb/contract'
import { word, type EntityName, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from './context.ts'
import type { Tables } from './database/tables.ts'
import { beginImport, changedRow, createdRow, mostResults, refusedOutcome, refusedRow, type Importing } from './import.ts'
import { snakeCase } from './lists/sql.ts'
import type { Outcome } from './runs.ts'

type Given<Field extends string> = { readonly [F in Field]?: string } & { readonly line?: number }
type Texts<Field extends string> = Readonly<Record<Field, string>>
type Standing<Field extends string> = Texts<Field> & { readonly id: number }

interface Spec<Field extends string> {
  readonly entity: EntityName
  readonly table: keyof Tables
  /** The one that a record is known by, on whose lower case the table has a unique index; then the others. */
  readonly fields: readonly [Field, ...Field[]]
  /** Why a row is refused whose record stands in the file before. */
  readonly again: ToldReason
}

/** The handler of such an import. */
export function importTexts<Field extends string>(operation: OperationId, { entity, table, fields, again }: Spec<Field>) {
  const [key] = fields
  const columns = fields.map(snakeCase)
  const named = (row: Given<Field>) => ({ key: row[key] ?? '', line: row.line })
  const keyOf = (row: Given<Field>) => row[key]?.trim().toLowerCase() ?? ''
  const inSql = {
    table: sql.table(table),
    key: sql.raw(`lower(${snakeCase(key)})`),
    columns: sql.raw(columns.join(', ')),
    typed: sql.raw(columns.map((column) => `${column} text`).join(', ')),
    assigned: sql.raw(columns.map((column) => `${column} = x.${column}`).join(', ')),
  }
  /** One parameter for all rows. */
  const inJson = (rows: readonly (Texts<Field> & { readonly id?: number })[]) =>
    JSON.stringify(rows.map(({ id, ...row }) => ({ id, ...Object.fromEntries(Object.entries(row).map(([k, v]) => [snakeCase(k), v])) })))

  async function bringIn(given: readonly Given<Field>[], { db, locale, now, changed }: Importing): Promise<Outcome> {
    const refused = (rows: readonly Given<Field>[], reason: ToldReason) =>
      refusedOutcome(rows.map((row) => refusedRow(locale, named(row), reason)))
    const byKey = Map.groupBy(given, keyOf)
    const twice = given.filter((row) => byKey.get(keyOf(row))?.[0] !== row)
    if (twice.length > 0) return refused(twice, again)

    const { rows: records } = await sql<Standing<Field>>`
      select id, ${inSql.columns} from ${inSql.table} where ${inSql.key} = any(${[...byKey.keys()]}::text[]) for no key update`.execute(db)
    const standing = new Map(records.map((record) => [keyOf(record), record]))
    const rows = given.map((row) => {
      const before = standing.get(keyOf(row))
      const after = Object.fromEntries(fields.map((field) => [field, row[field]?.trim() ?? before?.[field] ?? '']))
      return { row, before, after: after as Texts<Field> }
    })
    const fresh = rows.filter(({ before }) => !before)
    const edited = rows.flatMap(({ row, before, after }) => {
      const differing = fields.filter((field) => before && before[field] !== after[field])
      return before && differing.length > 0 ? [{ row, before, after, differing }] : []
    })

    const { rows: made } = await sql<Standing<Field>>`
      insert into ${inSql.table} (${inSql.columns}, created_at, updated_at)
      select ${inSql.columns}, ${now}, ${now} from json_to_recordset(${inJson(fresh.map(({ after }) => after))}) as x (${inSql.typed})
      on conflict (${inSql.key}) do nothing returning id, ${inSql.columns}`.execute(db)
    const idOf = new Map(made.map((record) => [keyOf(record), record.id]))
    // Somebody else has made them in the meantime.
    const taken = fresh.flatMap(({ row }) => (idOf.has(keyOf(row)) ? [] : [row]))
    if (taken.length > 0) return refused(taken, 'STALE')
    await sql`
      update ${inSql.table} t set ${inSql.assigned}, version = t.version + 1, updated_at = ${now}
      from json_to_recordset(${inJson(edited.map(({ before, after }) => ({ ...after, id: before.id })))}) as x (id bigint, ${inSql.typed})
      where t.id = x.id`.execute(db)

    for (const { row, after } of fresh) changed(entity, idOf.get(keyOf(row)) ?? 0, null, after)
    for (const { before, after } of edited) {
      const { id, ...texts } = before
      changed(entity, id, texts, after)
    }
    const label = (field: Field) => word(locale, `field.${field}` as WordKey)
    return {
      refused: false,
      counts: { created: fresh.length, changed: edited.length, unchanged: given.length - fresh.length - edited.length },
      results: [
        ...fresh.map(({ row }) => createdRow(named(row))),
        ...edited.map(({ row, before, after, differing }) =>
          changedRow(
            named(row),
            differing.map((field) => [label(field), before[field], after[field]]),
          ),
        ),
      ].slice(0, mostResults),
    }
  }

  return ({ body }: { readonly body: { readonly rows: readonly Given<Field>[]; readonly dryRun?: boolean } }, context: SignedIn) =>
    beginImport(operation, body, context, bringIn)
}
