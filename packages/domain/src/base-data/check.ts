// Checks a roster row by row, in one pass: what was met is kept as ids alone, so that a file of any length can run through.
import { isEmail } from '../auth/email.ts'
import { otherFiles, type RosterColumn, type RosterFile, type RosterFormat } from './columns.ts'
import { dayRead, type DayRead } from './day.ts'
import { baseName, columnMeant, formatOf, mayHoldName, plainName } from './format.ts'
import { LeftOut } from './left-out.ts'
import { Oddities, oddities, type Oddity, type OddityCode } from './oddity.ts'

/** A file's name and the columns of its first line. */
export interface RosterHeads {
  readonly name: string
  readonly heads: readonly string[]
}
/** A row, and where it stands. */
export interface RosterRow {
  readonly cells: readonly string[]
  readonly line: number
  /** Its quotes do not close. */
  readonly broken?: boolean
}
interface Dangling {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly value: string
}
/** What stands in a row, by its columns, as it is read. */
export type Read = Readonly<Record<string, string | undefined>>
/**
 * Takes a row that was checked.
 * @param wrong the first error in it, if there is one: then what it says does not hold
 */
export type Keep = (kind: string, read: Read, line: number, wrong: OddityCode | undefined) => void
/** Files of people. */
const people = ['users', 'student', 'teacher']
const periods = [
  ['startDate', 'endDate'],
  ['beginDate', 'endDate'],
  ['Term StartDate', 'Term EndDate'],
] as const

/** One roster under check. Its files are checked in the order of `order`; `end` says what only the whole can tell. */
export class RosterCheck {
  readonly format: RosterFormat | undefined
  readonly oddities = new Oddities()
  /** The rows that do not count. */
  readonly leftOut = new LeftOut()
  /** The files that are read, those first that others refer to. */
  readonly order: readonly string[]
  readonly #rows = new Map<string, number>()
  readonly #ids = new Map<string, Set<string>>()
  readonly #dangling = new Map<string, Dangling[]>()
  readonly #addresses = new Set<string>()
  /** Rows that follow each other name the same class and the same days: what was found last of a column is not looked for again. */
  readonly #found = new Map<RosterColumn, string>()
  readonly #days = new Map<string, { readonly value: string; readonly read: DayRead | undefined }>()
  #wrong: OddityCode | undefined

  /** @param manifest what the manifest says, by property; undefined without one */
  constructor(files: readonly RosterHeads[], manifest: ReadonlyMap<string, string> | undefined) {
    const known = new Map(files.map((file) => [baseName(file.name), file] as const).toReversed())
    for (const { name } of files)
      if (known.get(baseName(name))?.name !== name) this.oddities.add({ code: 'FILE_TWICE', file: name, value: `${baseName(name)}.csv` })
    this.format = formatOf(new Map([...known].map(([base, { heads }]) => [base, heads])), manifest?.get('oneroster.version'))
    if (!this.format) this.oddities.add({ code: 'NOT_A_ROSTER', file: '' })
    const wanted = Object.keys(this.format?.files ?? {})
    this.order = wanted.flatMap((name) => known.get(plainName(name))?.name ?? [])
    if (this.format) this.#checkFiles(this.format, known, manifest)
  }

  /** How many rows each file has that was read. */
  get rows(): ReadonlyMap<string, number> {
    return this.#rows
  }

  #checkFiles(format: RosterFormat, known: ReadonlyMap<string, RosterHeads>, manifest: ReadonlyMap<string, string> | undefined): void {
    const all = this.oddities
    for (const name of format.needed) if (!known.has(plainName(name))) all.add({ code: 'FILE_MISSING', file: `${name}.csv` })
    if (format.manifest && !manifest) all.add({ code: 'MANIFEST_MISSING', file: 'manifest.csv', value: format.name })
    for (const [property, value] of manifest ?? []) {
      const name = /^file\.(.+)$/.exec(property)?.[1]
      if (name && ['bulk', 'delta'].includes(value) !== known.has(plainName(name)))
        all.add({ code: 'MANIFEST_DIFFERS', file: 'manifest.csv', field: property, value })
    }
    for (const [base, { name }] of known) {
      if (name.includes('/')) all.add({ code: 'FILE_IN_FOLDER', file: name })
      if (!this.order.includes(name) && !otherFiles.has(base)) all.add({ code: 'FILE_UNKNOWN', file: name })
    }
  }

  /**
   * Begins a file: what it answers takes its rows, one after the other.
   * @param keep takes those of them whose cells stand in their columns
   */
  file({ name, heads }: RosterHeads, keep?: Keep): (row: RosterRow) => void {
    const kind = Object.keys(this.format?.files ?? {}).find((each) => plainName(each) === baseName(name)) ?? ''
    const file = this.format?.files[kind] ?? {}
    const columns = this.#columns(name, heads, file)
    // A row of which a whole column has gone says nothing that holds: what stands is not emptied by it.
    const lacks = Object.entries(file).some(([field, { needed }]) => needed && !columns.some(([, found]) => found === field))
    const ids = new Set<string>()
    this.#ids.set(kind, ids)
    this.#rows.set(name, 0)
    /** Of a row that is not read its id is told, so that nobody takes it for missing. */
    const refused = (oddity: Oddity & { readonly line: number }, cells: readonly string[]) => {
      this.oddities.add(oddity)
      const [at, field] = columns.find(([, , column]) => column.id) ?? []
      const value = at === undefined ? '' : (cells[at]?.trim() ?? '')
      if (field !== undefined && value !== '') keep?.(kind, { [field]: value }, oddity.line, oddity.code)
    }
    return (row) => {
      this.#rows.set(name, (this.#rows.get(name) ?? 0) + 1)
      const { cells, line, broken } = row
      this.#wrong = undefined
      if (broken) return refused({ code: 'ROW_QUOTES', file: name, line }, cells)
      if (cells.length > heads.length && cells.slice(heads.length).every((cell) => cell.trim() === ''))
        this.oddities.add({ code: 'ROW_LONG', file: name, line })
      else if (cells.length !== heads.length)
        return refused({ code: 'ROW_LENGTH', file: name, line, value: String(cells.length), other: String(heads.length) }, cells)
      const read: Record<string, string | undefined> = {}
      for (const [at, field, column] of columns) read[field] = this.#cell(name, line, field, column, cells[at]?.trim() ?? '', ids)
      this.#checkPeriods(name, line, read)
      const wrong = this.#wrong ?? (lacks ? 'COLUMN_MISSING' : undefined)
      if (!wrong) this.leftOut.row(kind, name, read)
      keep?.(kind, read, line, wrong)
    }
  }

  /** The columns that are read, with their places. */
  #columns(file: string, heads: readonly string[], known: RosterFile): readonly (readonly [number, string, RosterColumn])[] {
    const found = new Map<string, number>()
    const line = 1
    for (const [at, heading] of heads.entries()) {
      const field = columnMeant(known, heading)
      if (field === undefined) {
        if (people.includes(baseName(file)) && mayHoldName(heading) && !found.has(heading)) found.set(heading, at)
        else if (!heading.startsWith('metadata.')) this.oddities.add({ code: 'COLUMN_UNKNOWN', file, line, field: heading })
        continue
      }
      if (field !== heading) this.oddities.add({ code: 'COLUMN_READ_AS', file, line, field: heading, value: field })
      if (found.has(field)) this.oddities.add({ code: 'COLUMN_TWICE', file, line, field })
      else if (known[field]?.dropped) this.oddities.add({ code: 'COLUMN_DROPPED', file, line, field })
      else found.set(field, at)
    }
    for (const [field, { needed }] of Object.entries(known))
      if (needed && !found.has(field)) this.oddities.add({ code: 'COLUMN_MISSING', file, line, field })
    return [...found].map(([field, at]) => [at, field, known[field] ?? {}] as const)
  }

  /** Checks a cell; answers what it is read as. */
  #cell(file: string, line: number, field: string, column: RosterColumn, value: string, ids: Set<string>): string | undefined {
    if (value === '') {
      if (column.needed) this.#odd({ code: 'VALUE_MISSING', file, line, field })
      return undefined
    }
    const { refersTo } = column
    if (column.id) {
      const before = ids.size
      if (ids.add(value).size === before) this.#odd({ code: 'ID_TWICE', file, line, field, value })
    }
    const isFound = !refersTo || this.#isFound(column, refersTo, value)
    // Most cells of a million are asked no more.
    if (isFound && !column.day && !column.values && !column.address) return value
    const where = { file, line, field, value }
    if (!isFound) for (const target of column.many ? value.split(',') : [value]) this.#refer(refersTo, where, target.trim())
    if (column.day) return this.#day(where, column.day)
    if (column.values && !column.values.includes(value) && !value.startsWith('ext:')) {
      const meant = column.values.find((each) => plainName(each) === plainName(value))
      this.#odd({ code: meant ? 'VALUE_READ_AS' : 'VALUE_UNKNOWN', ...where, ...(meant && { other: meant }) })
      return meant
    }
    if (column.address) this.#address(where)
    return value
  }

  /** Notes what is odd in the row that is read. */
  #odd(oddity: Oddity): void {
    if (oddities[oddity.code] === 'error') this.#wrong ??= oddity.code
    this.oddities.add(oddity)
  }

  #day(where: Dangling, wanted: 'iso' | 'american'): string | undefined {
    const { value, field } = where
    let last = this.#days.get(field)
    if (last?.value !== value) this.#days.set(field, (last = { value, read: dayRead(value, wanted) }))
    const { read } = last
    if (!read) this.#odd({ code: 'DAY_UNKNOWN', ...where })
    else if (!read.asWanted) this.#odd({ code: 'DAY_READ_AS', ...where, other: read.day })
    return read?.day
  }

  #address(where: Dangling): void {
    const address = where.value.toLowerCase()
    if (!isEmail(address)) this.#odd({ code: 'ADDRESS_WRONG', ...where })
    else if (this.#addresses.has(address)) this.#odd({ code: 'ADDRESS_TWICE', ...where })
    this.#addresses.add(address)
  }

  #checkPeriods(file: string, line: number, read: Read): void {
    for (const [from, until] of periods) {
      const [first, last] = [read[from], read[until]]
      if (first && last && last < first) this.#odd({ code: 'DAYS_REVERSED', file, line, field: until, value: last, other: first })
    }
  }

  /** Whether a value names one row that is there. */
  #isFound(column: RosterColumn, kind: string, value: string): boolean {
    if (this.#found.get(column) === value) return true
    const isThere = this.#ids.get(kind)?.has(value) === true
    if (isThere) this.#found.set(column, value)
    return isThere
  }

  /** What is not there yet may come later in the same file. */
  #refer(kind: string, where: Dangling, value: string): void {
    if (this.#ids.get(kind)?.has(value)) return
    const from = { ...where, value }
    const waiting = this.#dangling.get(kind)
    if (waiting) waiting.push(from)
    else this.#dangling.set(kind, [from])
  }

  /** After the last row: files without rows, and names of what is nowhere. */
  end(): void {
    for (const [name, rows] of this.#rows) if (rows === 0) this.oddities.add({ code: 'FILE_EMPTY', file: name })
    for (const [kind, waiting] of this.#dangling) {
      const ids = this.#ids.get(kind)
      // That the whole file is missing has been said once.
      if (!ids) continue
      const zeros = new Map([...ids].map((id) => [id.replace(/^0+/, ''), id]))
      for (const from of waiting) {
        if (ids.has(from.value)) continue
        const meant = zeros.get(from.value.replace(/^0+/, ''))
        this.oddities.add({ code: meant ? 'REFERENCE_ZEROS' : 'REFERENCE_MISSING', ...from, other: meant ?? `${kind}.csv` })
      }
    }
  }
}
