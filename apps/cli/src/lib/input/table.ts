// A table that an import reads, with the terminal's words for what is wrong with its rows.
import type { CellValue, TableFile } from '@isb/sdk/rules'
import { readTable, type Table } from '@isb/tables'
import type { Fault } from '../failure/refusal.ts'
import type { WordKey } from '../speech.ts'

/** A line that cannot be read; `name` is what its row is called, where that can be told. */
type LineFault = Fault & { readonly line: number; readonly file?: string; readonly name: string }

/** What a file holds. */
export interface Read<Row> extends Pick<Table<string>, 'unknown' | 'leftOut' | 'twice'> {
  readonly rows: readonly Row[]
  readonly faults: readonly LineFault[]
  /** Whether the column is there by which rows are found. */
  readonly hasKey: boolean
}

interface Words<Column extends string> {
  /** The words for a row that has none of some columns. */
  readonly needed: readonly (readonly [missing: WordKey, column: Column, ...or: Column[]])[]
  /** The words for a cell that its column cannot hold. */
  readonly wrong?: (column: Column, text: string) => readonly [key: WordKey, values?: Fault['values']]
  /** Whether a row with a wrong cell is checked by the server all the same, so that all its faults are shown at once. */
  readonly partly?: true
}

/** Reads a table. Its rows are those of the contract, with their lines. */
export function readRows<Column extends string, Row extends { readonly line: number }>(
  text: string,
  file: TableFile<Column>,
  { needed, wrong, partly }: Words<NoInfer<Column>>,
): Read<Row> {
  const { rows, broken, columns, width, ...headings } = readTable(text, file)
  const [key] = Object.keys(file.headings) as [Column]
  const faults = broken.map(({ why, count, ...place }): LineFault => {
    return { ...place, key: `import.${why}`, ...(why === 'tooMany' && { values: { count, columns: width } }) }
  })
  const good = rows.flatMap(({ line, cells, values }): Row[] => {
    const name = cells[key] ?? ''
    const has = (column: Column, all: Partial<Record<Column, CellValue>>) => all[column] !== undefined && values[column] !== ''
    const missing = needed.find(([, ...some]) => !some.some((column) => has(column, cells)))
    if (missing) {
      faults.push({ line, name, key: missing[0] })
      return []
    }
    const bad = [...columns].filter(([column]) => cells[column] !== undefined && values[column] === undefined)
    for (const [column, heading] of bad) {
      const given = cells[column] ?? ''
      const [fault, told] = wrong?.(column, given) ?? ['import.value', { heading, text: given }]
      faults.push({ line, name, key: fault, ...(told && { values: told }) })
    }
    if (bad.length > 0 && !(partly && needed.every(([, ...some]) => some.some((column) => has(column, values))))) return []
    return [{ ...values, line } as unknown as Row]
  })
  return { rows: good, faults, hasKey: columns.has(key), ...headings }
}
