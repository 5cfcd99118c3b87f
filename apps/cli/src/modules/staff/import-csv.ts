// A file of accounts as somebody wrote it, by hand or with a spreadsheet: any order of columns, headings in either language.
import { isEmail, shownFormula, type Input } from '@isb/sdk'
import Papa from 'papaparse'
import type { Fault } from '../../lib/refusal.ts'
import { columnOf, enabledWords, genderWords, plainWord, typeWords, type Column } from './import-words.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'staff.import'>['body']['rows'][number] & { readonly line: number }
/** A line that cannot be read. */
export type RowFault = Fault & { readonly line: number; readonly email: string }

/** What a file holds. */
export interface Parsed {
  readonly rows: readonly Row[]
  readonly faults: readonly RowFault[]
  /** Headings that nobody knows. */
  readonly unknown: readonly string[]
  /** Headings that are known, but are not brought in. */
  readonly leftOut: readonly string[]
  /** Columns that are there twice. */
  readonly twice: readonly string[]
  readonly hasEmail: boolean
}

/** Reads a file. Nothing of it is changed but spaces at the ends, line breaks inside a cell, and the apostrophe by which an export keeps a spreadsheet from running a cell. */
export function readCsv(text: string): Parsed {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n' })
  const broken = new Map(errors.filter(({ type, row }) => type === 'Quotes' && row !== undefined).map((error) => [error.row, error]))
  const [heads = [], ...records] = data
  const { columns, ...about } = columnsIn(heads)
  const rows: Row[] = []
  const faults: RowFault[] = []
  let line = 2 + linesIn(heads)
  for (const [at, record] of records.entries()) {
    const here = line
    line += 1 + linesIn(record)
    if (record.every((cell) => cell.trim() === '')) continue
    const cell = (column: Column) => cellOf(record[columns.get(column) ?? -1])
    const email = cell('email') ?? ''
    const fault = (key: Fault['key'], values: NonNullable<Fault['values']> = {}) => void faults.push({ line: here, email, key, values })
    if (broken.has(at + 1)) fault('staff.import.quotes')
    else if (record.length > heads.length) fault('staff.import.tooMany', { count: record.length, columns: heads.length })
    else {
      const row = rowOf(cell, here, fault)
      if (row) rows.push(row)
    }
  }
  return { rows, faults, hasEmail: columns.has('email'), ...about }
}

/** What stands between the headings. Not guessed from the rows, whose roles hold semicolons. */
function delimiterOf(text: string): string {
  const [heads = ''] = text.split('\n', 1)
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => heads.split(b).length - heads.split(a).length)
  return most
}

/** Lines that a record takes beside its own: its cells may hold some. */
const linesIn = (record: readonly string[]): number => record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

function columnsIn(heads: readonly string[]) {
  const columns = new Map<Column, number>()
  const [unknown, leftOut, twice]: [string[], string[], string[]] = [[], [], []]
  const found = heads.map(columnOf)
  // 姓名 is the Chinese name where the other has a column too, and else the name.
  const plainName: Column = found.includes('name') ? 'nameZh' : 'name'
  for (const [at, head] of heads.entries()) {
    const column = found[at] === '姓名' ? plainName : found[at]
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

const oneLine = (text: string | undefined): string | undefined => text?.replaceAll(/\s*\n\s*/g, ' ')
const isNone = (text: string): boolean => /^[-–—]$/.test(text)

function rowOf(
  cell: (column: Column) => string | undefined,
  line: number,
  fault: (key: Fault['key'], values?: NonNullable<Fault['values']>) => void,
): Row | undefined {
  const email = cell('email')
  const zh = oneLine(cell('nameZh'))
  const nameZh = zh !== undefined && isNone(zh) ? '' : zh
  const name = oneLine(cell('name')) ?? (nameZh || undefined)
  let good = true
  const wrong = (...said: Parameters<typeof fault>) => {
    good = false
    fault(...said)
  }
  const oneOf = <Value>(column: Column, words: ReadonlyMap<string, Value>): Value | undefined => {
    const text = cell(column)
    const value = text === undefined ? undefined : words.get(plainWord(text))
    if (text !== undefined && value === undefined) wrong('staff.import.value', { column: text, field: column })
    return value
  }
  if (email === undefined) wrong('staff.import.noEmail')
  else if (!isEmail(email)) wrong('staff.import.email', { email })
  if (name === undefined) wrong('staff.import.noName')
  for (const text of [name ?? '', nameZh ?? '']) if (text.length > 100) wrong('staff.import.long', { count: 100 })
  const type = oneOf('type', typeWords)
  const gender = oneOf('gender', genderWords)
  const enabled = oneOf('enabled', enabledWords)
  const listed = cell('roles')
  const roles =
    listed === undefined
      ? undefined
      : isNone(listed)
        ? []
        : [...new Set(listed.split(/[;；\n]/).map((role) => role.trim()))].filter(Boolean)
  if (roles && (roles.length > 50 || roles.some((role) => role.length > 100))) wrong('staff.import.long', { count: 100 })
  if (!good || email === undefined || name === undefined) return undefined
  return {
    email,
    name,
    line,
    ...(nameZh !== undefined && { nameZh }),
    ...(type && { type }),
    ...(gender && { gender }),
    ...(enabled && { enabled: enabled === 'yes' }),
    ...(roles && { roles }),
  }
}
