// A file as somebody wrote it, by hand or with a spreadsheet: any order of columns, headings in either language.
import { shownFormula } from '@isb/sdk/rules'
import Papa from 'papaparse'

/** A line with what it says; a cell that says nothing is not there, and leaves its field as it is. */
export interface SheetRow<Column extends string> {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
}

/** What a file holds. */
export interface Sheet<Column extends string> {
  readonly rows: readonly SheetRow<Column>[]
  /** Lines that cannot be read: a quote without its end, or more cells than there are headings. */
  readonly broken: readonly { line: number; why: 'quotes' | 'tooMany' }[]
  /** Headings of what is not brought in. */
  readonly leftOut: readonly string[]
  /** Headings that are there twice. */
  readonly twice: readonly string[]
  /** Columns that are there. */
  readonly columns: ReadonlySet<Column>
}

/** How headings are compared: no case, no spaces, dashes or underlines, full-width letters as others. */
const plainWord = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:-]+/g, '')

/** The text of a file: UTF-8, the UTF-16 that spreadsheets write, or the GB 18030 of old Chinese ones; undefined for anything else. */
export function decoded(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes)
  const names = first === 0xff && second === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030']
  for (const name of names) {
    try {
      return new TextDecoder(name, { fatal: true }).decode(bytes)
    } catch {
      // Then it is written in the next.
    }
  }
  return undefined
}

/**
 * Reads a file. Nothing of it is changed but spaces at the ends, and the apostrophe by which an export keeps a spreadsheet from running a
 * cell.
 */
export function readCsv<Column extends string>(text: string, headings: Readonly<Record<Column, readonly string[]>>): Sheet<Column> {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n' })
  const unclosed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])))
  const [heads = [], ...records] = data
  const { columns, leftOut, twice } = columnsIn(heads, headings)
  const rows: SheetRow<Column>[] = []
  const broken: Sheet<Column>['broken'][number][] = []
  let line = 2 + linesIn(heads)
  for (const [at, record] of records.entries()) {
    const here = line
    line += 1 + linesIn(record)
    if (record.every((cell) => cell.trim() === '')) continue
    if (unclosed.has(at + 1)) broken.push({ line: here, why: 'quotes' })
    else if (record.length > heads.length) broken.push({ line: here, why: 'tooMany' })
    else {
      const cells = [...columns].flatMap(([column, place]) => {
        const cell = shownFormula(record[place]?.trim() ?? '')
        return cell === '' ? [] : [[column, cell] as const]
      })
      rows.push({ line: here, cells: Object.fromEntries(cells) as SheetRow<Column>['cells'] })
    }
  }
  return { rows, broken, leftOut, twice, columns: new Set(columns.keys()) }
}

/** What stands between the headings. Not guessed from the rows, which may hold semicolons. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split('\n', 1)
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => heads.split(b).length - heads.split(a).length)
  return most
}

/** Lines that a record takes beside its own: its cells may hold some. */
const linesIn = (record: readonly string[]): number => record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

function columnsIn<Column extends string>(heads: readonly string[], headings: Readonly<Record<Column, readonly string[]>>) {
  const known = new Map<string, Column>()
  for (const column of Object.keys(headings) as Column[]) for (const word of headings[column]) known.set(plainWord(word), column)
  const columns = new Map<Column, number>()
  const [leftOut, twice]: [string[], string[]] = [[], []]
  for (const [at, head] of heads.entries()) {
    const column = known.get(plainWord(head))
    if (!column) {
      if (head.trim() !== '') leftOut.push(head.trim())
    } else if (columns.has(column)) twice.push(head.trim())
    else columns.set(column, at)
  }
  return { columns, leftOut, twice }
}
