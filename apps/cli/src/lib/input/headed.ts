// A file whose columns domain knows: their headings, and what their cells can hold, in either language.
import type { WordKey } from '../speech.ts'
import { plainWord, readTable, type Read } from './csv.ts'

interface Headed<Column extends string> {
  /** The headings of each column. */
  readonly headings: Readonly<Record<Column, readonly string[]>>
  /** What a cell holds; undefined where the column can hold nothing like it. */
  readonly read: (column: Column, text: string) => string | number | boolean | null | undefined
  /** The columns that each row fills in, each with what is said of a row that does not; the first is what a row is called. */
  readonly needed: readonly [needed: readonly [Column, WordKey], ...more: (readonly [Column, WordKey])[]]
  /** Headings that our own export has beside them, as they are compared. */
  readonly leftOut: ReadonlySet<string>
}

/** Reads such a file. Its rows are what the contract takes, with their lines. */
export function readHeaded<Column extends string, Row extends { readonly line: number }>(text: string, file: Headed<Column>): Read<Row> {
  const { headings, read, needed, leftOut } = file
  const columns = Object.keys(headings) as Column[]
  const written = new Map<Column, string>()
  return readTable<Column, Row>(text, {
    key: needed[0][0],
    columnsOf: (all) =>
      all.map((head) => {
        const plain = plainWord(head)
        if (leftOut.has(plain)) return null
        const column = columns.find((each) => [each, ...headings[each]].some((heading) => plainWord(heading) === plain))
        if (column) written.set(column, head.trim())
        return column
      }),
    rowOf(cell, line, wrong) {
      const missing = needed.find(([column]) => cell(column) === undefined)
      if (missing) return wrong(missing[1])
      const row: Record<string, unknown> = { line }
      for (const [column, heading] of written) {
        const given = cell(column)
        if (given === undefined) continue
        row[column] = read(column, given)
        if (row[column] === undefined) wrong('import.value', { heading, text: given })
      }
      // What can be read of a faulty row is checked all the same, so that everything is told at once.
      return needed.every(([column]) => row[column] !== undefined) ? (row as Row) : undefined
    },
  })
}
