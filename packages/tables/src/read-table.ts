// A table as somebody wrote it, by hand or with a spreadsheet: any order of columns, any of the usual separators, headings in either
// language.
import { plainWord, shownFormula, type CellValue, type TableFile } from '@isb/domain'
import Papa from 'papaparse'
import { linesIn, separatorOf, unclosed } from './text.ts'

type Cells<Column extends string, Value> = Readonly<Partial<Record<Column, Value>>>

/** A row with its line in the file. An empty cell is absent, and leaves its field as it is. */
export interface TableRow<Column extends string> {
  readonly line: number
  /** The texts of its cells. */
  readonly cells: Cells<Column, string>
  /** Their values, without those that their columns cannot hold. */
  readonly values: Cells<Column, CellValue>
}

/** The contents of a table. */
export interface Table<Column extends string> {
  readonly rows: readonly TableRow<Column>[]
  /** Lines that cannot be read: a quotation mark is not closed, or there are more values than headings. */
  readonly broken: readonly { readonly line: number; readonly name: string; readonly why: 'quotes' | 'tooMany'; readonly count: number }[]
  /** The columns of the table, with their headings as written. */
  readonly columns: ReadonlyMap<Column, string>
  /** The number of headings. */
  readonly width: number
  /** Headings that no column has. */
  readonly unknown: readonly string[]
  /** Headings of our own exports that are never imported. */
  readonly leftOut: readonly string[]
  /** Headings of columns that are there already. */
  readonly twice: readonly string[]
}

/** Reads a table. Removes spaces around a cell, and the apostrophe by which an export keeps a spreadsheet from running it. */
export function readTable<Column extends string>(text: string, file: TableFile<Column>): Table<Column> {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: separatorOf(plain), newline: '\n' })
  const broken: Table<Column>['broken'][number][] = []
  const open = unclosed(errors)
  const [heads = [], ...records] = data
  const { places, ...about } = columnsIn(heads, file)
  const [key] = Object.keys(file.headings) as [Column]
  const rows: TableRow<Column>[] = []
  let next = 2 + linesIn(heads)
  for (const [at, record] of records.entries()) {
    const line = next
    next += 1 + linesIn(record)
    if (record.every((cell) => cell.trim() === '')) continue
    const cells: Partial<Record<Column, string>> = {}
    const values: Partial<Record<Column, CellValue>> = {}
    for (const [column, place] of places) {
      const cell = shownFormula(record[place]?.trim() ?? '')
      if (cell === '') continue
      cells[column] = cell
      const value = file.read(column, cell)
      if (value !== undefined) values[column] = value
    }
    const why = open.has(at + 1) ? 'quotes' : record.length > heads.length ? 'tooMany' : undefined
    if (why) broken.push({ line, name: cells[key] ?? '', why, count: record.length })
    else rows.push({ line, cells, values })
  }
  return { rows, broken, width: heads.length, ...about }
}

function columnsIn<Column extends string>(heads: readonly string[], { headings, leftOut: ours }: TableFile<Column>) {
  const known = new Map<string, Column[]>()
  for (const column of Object.keys(headings) as Column[])
    for (const word of new Set([column, ...headings[column]].map(plainWord))) known.set(word, [...(known.get(word) ?? []), column])
  const wanted = heads.map((head) => known.get(plainWord(head)) ?? [])
  const sure = new Set(wanted.flatMap((some) => (some.length === 1 ? some : [])))
  const columns = new Map<Column, string>()
  const places = new Map<Column, number>()
  const [unknown, leftOut, twice]: [string[], string[], string[]] = [[], [], []]
  const notRead = new Set(ours.map(plainWord))
  for (const [place, head] of heads.map((each) => each.trim()).entries()) {
    const some = wanted[place] ?? []
    const column = some.find((each) => !sure.has(each)) ?? some[0]
    if (notRead.has(plainWord(head))) leftOut.push(head)
    else if (!column) {
      if (head !== '') unknown.push(head)
    } else if (columns.has(column)) twice.push(head)
    else {
      columns.set(column, head)
      places.set(column, place)
    }
  }
  return { columns, places, unknown, leftOut, twice }
}
