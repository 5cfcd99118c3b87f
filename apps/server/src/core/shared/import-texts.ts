// An import of records whose fields are texts, known by one of them or by several together, in whatever case. What a row leaves out stays.
import type { OperationId, ToldReason } from '@isb/contract'
import { word, type EntityName, type Values, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../app/context.ts'
import type { Tables } from '../database/tables.ts'
import { beginImport, type Brought, changedRow, createdRow, mostResults, refusedOutcome, refusedRow, type Importing } from './import.ts'
import { snakeCase } from '../lists/sql.ts'
import type { Outcome } from '../work/runs.ts'

type Given<Field extends string> = { readonly [F in Field]?: string } & { readonly line?: number }
type Texts<Field extends string> = Readonly<Record<Field, string>>
type Standing<Field extends string> = Texts<Field> & { readonly id: number }

/** Why a row cannot come in. */
export type WhyNot = readonly [reason: ToldReason, values?: Values]
/** What a module has to say about a row: all that keeps it from coming in, and what is to be minded where it can. */
interface Judged {
  readonly whyNot?: readonly WhyNot[]
  readonly mind?: string
}

interface Spec<Field extends string> {
  readonly entity: EntityName
  readonly table: keyof Tables
  /** The first is what a row is called. */
  readonly fields: readonly [Field, ...Field[]]
  /** By which a record is known, where that is not the first field alone. The table has a unique index on them. */
  readonly key?: readonly [Field, ...Field[]]
  /** Fields that the table has as null where they are empty. */
  readonly nullable?: readonly Field[]
  /** How the texts are kept, after whatever it has to read for all of them. */
  readonly kept?: (importing: Importing) => Promise<(texts: Texts<Field>) => Texts<Field>>
  /** Judges rows as they would be kept, after whatever it has to read for all of them. */
  readonly judge?: (rows: readonly Texts<Field>[], importing: Importing) => Promise<(row: Texts<Field>) => Judged>
  /** Why a row is refused whose record stands in the file before. */
  readonly again: ToldReason
}

/** The handler of such an import. */
export function importTexts<Field extends string>(operation: OperationId, spec: Spec<Field>) {
  const { entity, table, fields, key = [fields[0]], nullable = [], kept, judge, again } = spec
  const columns = fields.map(snakeCase)
  const named = (row: Given<Field>) => ({ key: row[fields[0]] ?? '', line: row.line })
  const keyOf = (row: Given<Field>) => key.map((field) => row[field]?.trim().toLowerCase() ?? '').join('\n')
  const valueOf = (field: Field) => (nullable.includes(field) ? `nullif(x.${snakeCase(field)}, '')` : `x.${snakeCase(field)}`)
  const inSql = {
    table: sql.table(table),
    key: sql.raw(`concat_ws(e'\\n', ${key.map((field) => `lower(${snakeCase(field)})`).join(', ')})`),
    columns: sql.raw(columns.join(', ')),
    texts: sql.raw(fields.map((field) => `coalesce(${snakeCase(field)}, '') as ${snakeCase(field)}`).join(', ')),
    values: sql.raw(fields.map(valueOf).join(', ')),
    typed: sql.raw(columns.map((column) => `${column} text`).join(', ')),
    assigned: sql.raw(fields.map((field) => `${snakeCase(field)} = ${valueOf(field)}`).join(', ')),
  }
  /** One parameter for all rows. */
  const inJson = (rows: readonly (Texts<Field> & { readonly id?: number })[]) =>
    JSON.stringify(rows.map(({ id, ...row }) => ({ id, ...Object.fromEntries(Object.entries(row).map(([k, v]) => [snakeCase(k), v])) })))
  const audited = (texts: Texts<Field>) =>
    Object.fromEntries(fields.map((field) => [field, nullable.includes(field) ? texts[field] || null : texts[field]]))

  async function bringIn(given: readonly Given<Field>[], importing: Importing): Promise<Outcome> {
    const { db, locale, now, changed } = importing
    type Refused = { readonly row: Given<Field>; readonly why: readonly [WhyNot, ...WhyNot[]] }
    // A row is one result, whatever is wrong with it.
    const refused = (rows: readonly Refused[]) =>
      refusedOutcome(
        rows.map(({ row, why: [first, ...more] }) => {
          const result = refusedRow(locale, named(row), ...first)
          const words = more.map(([reason, values]) => word(locale, `reason.${reason}`, values))
          return { ...result, message: [result.message, ...words].join(locale === 'zh' ? '；' : '; ') }
        }),
      )
    const byKey = Map.groupBy(given, keyOf)

    const { rows: records } = await sql<Standing<Field>>`
      select id, ${inSql.texts} from ${inSql.table} where ${inSql.key} = any(${[...byKey.keys()]}::text[]) for no key update`.execute(db)
    const standing = new Map(records.map((record) => [keyOf(record), record]))
    const asKept = await kept?.(importing)
    const rows = given.map((row) => {
      const before = standing.get(keyOf(row))
      const after = Object.fromEntries(fields.map((field) => [field, row[field]?.trim() ?? before?.[field] ?? ''])) as Texts<Field>
      return { row, before, after: asKept?.(after) ?? after }
    })
    const judged =
      judge &&
      (await judge(
        rows.map(({ after }) => after),
        importing,
      ))
    const wrong = rows.flatMap(({ row, after }): Refused[] => {
      const [first, ...more] = byKey.get(keyOf(row))?.[0] === row ? (judged?.(after).whyNot ?? []) : [[again] as const]
      return first ? [{ row, why: [first, ...more] }] : []
    })
    if (wrong.length > 0) return refused(wrong)
    const fresh = rows.filter(({ before }) => !before)
    const edited = rows.flatMap(({ row, before, after }) => {
      const differing = fields.filter((field) => before && before[field] !== after[field])
      return before && differing.length > 0 ? [{ row, before, after, differing }] : []
    })

    const { rows: made } = await sql<Standing<Field>>`
      insert into ${inSql.table} (${inSql.columns}, created_at, updated_at)
      select ${inSql.values}, ${now}, ${now} from json_to_recordset(${inJson(fresh.map(({ after }) => after))}) as x (${inSql.typed})
      on conflict do nothing returning id, ${inSql.texts}`.execute(db)
    const idOf = new Map(made.map((record) => [keyOf(record), record.id]))
    // Somebody else has made them in the meantime.
    const taken = fresh.filter(({ row }) => !idOf.has(keyOf(row)))
    if (taken.length > 0) return refused(taken.map(({ row }) => ({ row, why: [['STALE']] })))
    await sql`
      update ${inSql.table} t set ${inSql.assigned}, version = t.version + 1, updated_at = ${now}
      from json_to_recordset(${inJson(edited.map(({ before, after }) => ({ ...after, id: before.id })))}) as x (id bigint, ${inSql.typed})
      where t.id = x.id`.execute(db)

    for (const { row, after } of fresh) changed(entity, idOf.get(keyOf(row)) ?? 0, null, audited(after))
    for (const { before, after } of edited) changed(entity, before.id, audited(before), audited(after))
    const label = (field: Field) => word(locale, `field.${field}` as WordKey)
    const mind = (after: Texts<Field>) => judged?.(after).mind ?? ''
    return {
      refused: false,
      counts: { created: fresh.length, changed: edited.length, unchanged: given.length - fresh.length - edited.length },
      results: [
        ...fresh.map(({ row, after }) => createdRow(named(row), mind(after))),
        ...edited.map(({ row, before, after, differing }) =>
          changedRow(
            named(row),
            differing.map((field) => [label(field), before[field], after[field]]),
            mind(after),
          ),
        ),
      ].slice(0, mostResults),
    }
  }

  return ({ body }: { readonly body: Brought<Given<Field>> }, context: SignedIn) => beginImport(operation, body, context, bringIn)
}
