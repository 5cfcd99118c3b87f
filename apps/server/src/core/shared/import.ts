// Many records at once: every row is checked first; then all of it, or nothing.
import type { OperationId, Schema, ToldReason } from '@isb/contract'
import { word, type Locale, type Values, type WordKey } from '@isb/words'
import type { SignedIn } from '../app/context.ts'
import { lockImports } from '../database/locks.ts'
import { beginRun, type Outcome, type Running } from '../work/runs.ts'

/** The results that a run keeps; its counts tell of all. */
export const mostResults = 10_000

/** What an import works with. */
export type Importing = Pick<SignedIn, 'caller' | 'locale' | 'now' | 'operation'> & Running
type Result = Schema<'RunResult'>

/** What somebody brings in, and the file that it comes from. */
export interface Brought<Row> {
  readonly rows: readonly Row[]
  readonly dryRun?: boolean
  readonly fileName?: string
}

/** Begins the run that brings rows in. */
export function beginImport<Row>(
  operation: OperationId,
  { rows, dryRun = false, fileName }: Brought<Row>,
  context: SignedIn,
  bringIn: (rows: readonly Row[], importing: Importing) => Promise<Outcome>,
): Promise<Schema<'Run'>> {
  const total = rows.length
  return beginRun(context, { operation, dryRun, total, fileName, told: { fileName, total } }, async (running) => {
    await lockImports(running.db)
    return bringIn(rows, { ...context, ...running })
  })
}

/** A row as its result names it: by its key, and its line and file where they are known. */
export interface Named {
  readonly key: string
  readonly line?: number | undefined
  readonly file?: string | undefined
}
const place = ({ key, line, file }: Named) => ({ key, ...(line !== undefined && { line }), ...(file !== undefined && { file }) })

/** A row that is refused. */
export const refusedRow = (locale: Locale, row: Named, reason: ToldReason, values?: Values): Result => ({
  ...place(row),
  outcome: 'refused',
  reason,
  message: word(locale, `reason.${reason}`, values),
})

/** The same because of one of its cells: the message begins with the column's heading. */
export const refusedCell = (locale: Locale, row: Named, field: string, reason: ToldReason, values?: Values): Result => {
  const head = word(locale, headOf(field))
  const told = refusedRow(locale, row, reason, values)
  return { ...told, field, message: locale === 'zh' ? `${head}：${told.message}` : `${head}: ${told.message}` }
}
/** The heading of a column. A person's name is not that of a thing. */
export const headOf = (field: string): WordKey =>
  ({ name: 'field.personName', nameZh: 'field.personNameZh' } as const)[field as 'name'] ?? (`field.${field}` as WordKey)

/** A row that made a record. */
export const createdRow = (row: Named, message = ''): Result => ({ ...place(row), outcome: 'created', message })

/** A row that changed one: which fields were what, and are what; and what is to be minded. */
export const changedRow = (row: Named, changes: readonly (readonly [label: string, was: string, is: string])[], mind = ''): Result => ({
  ...place(row),
  outcome: 'changed',
  message: [...changes.map(([label, was, is]) => `${label}: ${was || '–'} → ${is || '–'}`), mind].filter(Boolean).join('; '),
})

/** Nothing comes in where a row is refused. */
export const refusedOutcome = (results: readonly Result[]): Outcome => ({
  refused: true,
  counts: { refused: results.length },
  results: results.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0)).slice(0, mostResults),
})
