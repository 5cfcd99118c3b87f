import type { Schema } from '@isb/contract'
import { ApiError } from './errors.ts'

/** A row of an import: the line where it stands, in which of several files. */
interface Placed {
  readonly line?: number | undefined
  readonly file?: string | undefined
}

/** What the lines of a file are called. */
interface Names<Row> {
  /** What a row is called: its number. */
  readonly keyOf: (row: Row) => string
  /** What a column is called, by its field. */
  readonly columnOf: (field: string) => string
}

/**
 * The lines that an import was refused for, with the name of the column, where its rows are not what the contract says: such a refusal
 * names a row by its place in the body (`/rows/3/guardianPhone`).
 * @param rows those that were sent, in their order
 * @returns undefined where it was refused for anything else
 */
export function refusedLines<Row extends Placed>(
  error: unknown,
  rows: readonly Row[],
  { keyOf, columnOf }: Names<Row>,
): Schema<'RunResult'>[] | undefined {
  if (!(error instanceof ApiError) || error.errors.length === 0) return undefined
  const lines = error.errors.map(({ path, message }): Schema<'RunResult'> | undefined => {
    const [, at, field] = /^\/rows\/(\d+)(?:\/(\w+))?/.exec(path) ?? []
    const row = rows[Number(at)]
    if (!row) return undefined
    const column = field === undefined ? '' : columnOf(field)
    const place = { ...(row.line !== undefined && { line: row.line }), ...(row.file !== undefined && { file: row.file }) }
    return { ...place, key: keyOf(row), outcome: 'refused', message: isNamed(message, column) ? message : `${column}: ${message}` }
  })
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** Whether a sentence names the column already. */
const isNamed = (message: string, column: string): boolean => message.toLowerCase().includes(column.toLowerCase())
