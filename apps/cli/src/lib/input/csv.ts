// A table as somebody wrote it, by hand or with a spreadsheet: any order of columns, any of the usual separators.
import { shownFormula } from '@isb/sdk/rules'
import { word } from '@isb/words'
import Papa from 'papaparse'
import type { Fault } from '../failure/refusal.ts'

/** A line that cannot be read; `name` is what its row is called, where that can be told. */
export type LineFault = Fault & { readonly line: number; readonly file?: string; readonly name: string }

/** Says that something is wrong with a row. */
export type Wrong = (key: Fault['key'], values?: NonNullable<Fault['values']>) => undefined

/** What a file holds. */
export interface Read<Row> {
  readonly rows: readonly Row[]
  readonly faults: readonly LineFault[]
  /** Headings that nobody knows. */
  readonly unknown: readonly string[]
  /** Headings that are known, but are not brought in. */
  readonly leftOut: readonly string[]
  /** Columns that are there twice. */
  readonly twice: readonly string[]
  /** Whether the column is there by which rows are found. */
  readonly hasKey: boolean
}

/** What a kind of row is made of. */
export interface Shape<Column extends string, Row> {
  /** Which column each heading is; null for one that is known and not read, undefined for one that nobody knows. */
  readonly columnsOf: (heads: readonly string[]) => readonly (Column | null | undefined)[]
  /** The column by which rows are found. */
  readonly key: Column
  /** The row of a line, or nothing where something is wrong with it. */
  readonly rowOf: (cell: (column: Column) => string | undefined, line: number, wrong: Wrong) => Row | undefined
}

/**
 * Reads a file. Nothing of it is changed but spaces at the ends, line breaks inside a cell, and the apostrophe by which an export keeps a
 * spreadsheet from running a cell.
 */
export function readTable<Column extends string, Row>(text: string, { columnsOf, key, rowOf }: Shape<Column, Row>): Read<Row> {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n' })
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
  const [heads = [], ...records] = data
  const { columns, ...about } = columnsIn(heads, columnsOf(heads))
  const rows: Row[] = []
  const faults: LineFault[] = []
  let line = 2 + linesIn(heads)
  for (const [at, record] of records.entries()) {
    const here = line
    line += 1 + linesIn(record)
    if (record.every((cell) => cell.trim() === '')) continue
    const cell = (column: Column) => cellOf(record[columns.get(column) ?? -1])
    const wrong: Wrong = (fault, values = {}) => {
      faults.push({ line: here, name: cell(key) ?? '', key: fault, values })
      return undefined
    }
    if (broken.has(at + 1)) wrong('import.quotes')
    else if (record.length > heads.length) wrong('import.tooMany', { count: record.length, columns: heads.length })
    else {
      const row = rowOf(cell, here, wrong)
      if (row) rows.push(row)
    }
  }
  return { rows, faults, hasKey: columns.has(key), ...about }
}

/** What stands between the headings. Not guessed from the rows, whose cells may hold semicolons. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split('\n', 1)
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => heads.split(b).length - heads.split(a).length)
  return most
}

/** Lines that a record takes beside its own: its cells may hold some. */
const linesIn = (record: readonly string[]): number => record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

function columnsIn<Column extends string>(heads: readonly string[], found: readonly (Column | null | undefined)[]) {
  const columns = new Map<Column, number>()
  const [unknown, leftOut, twice]: [string[], string[], string[]] = [[], [], []]
  for (const [at, head] of heads.entries()) {
    const column = found[at]
    if (column === null) leftOut.push(head.trim())
    else if (column === undefined) {
      if (head.trim() !== '') unknown.push(head.trim())
    } else if (columns.has(column)) twice.push(head.trim())
    else columns.set(column, at)
  }
  return { columns, unknown, leftOut, twice }
}

/** The text of a cell; undefined for one that says nothing, which leaves the field as it is. */
function cellOf(cell: string | undefined): string | undefined {
  const text = shownFormula(cell?.trim() ?? '')
  return text === '' ? undefined : text
}

/** A cell as one line. */
export const oneLine = (text: string | undefined): string | undefined => text?.replaceAll(/\s*\n\s*/g, ' ')

/** How words are compared: no case, no spaces, dashes or underlines, full-width letters as others. */
export const plainWord = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:-]+/g, '')

/** One of the words that all apps say, in both languages, as it is compared. */
export const both = (key: Parameters<typeof word>[1]): string[] => [plainWord(word('en', key)), plainWord(word('zh', key))]
