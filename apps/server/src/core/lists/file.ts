// A list as a file: its own filters and order, the columns that people know, everything in the reader's words.
import { values, type EnumName, type Kind, type ListMetadata } from '@isb/contract/metadata'
import { booleanKey, isWord, nameOf, personIn, valueKey, word, type Locale, type Person, type WordKey } from '@isb/words'
import type { SignedIn } from '../app/context.ts'
import { partyOf } from '../work/fair-queue.ts'
import { tableFile, type Cell, type Download } from '../download/index.ts'
import { readRows, type ListSql, type Query } from './statements.ts'

/** A column that is no field of the record: its head, its SQL, and what that holds where it is not text. */
export interface FileColumn {
  readonly head: WordKey
  readonly sql: string
  readonly kind?: Kind
  /** What its text is in the reader's language. */
  readonly say?: (text: string, locale: Locale) => string
  /** Text that a role lets the caller read: it is empty for students whom they reach as a guardian alone. */
  readonly byRole?: true
}

type CellOf = (value: never, locale: Locale, zone: string) => Cell

/** Writes the list as a file. A column is a field of the list, or says what it is. */
export async function listFile(
  { app, now, locale, caller, address }: Pick<SignedIn, 'app' | 'now' | 'locale' | 'caller' | 'address'>,
  name: WordKey,
  list: ListSql,
  { fields }: ListMetadata,
  columns: readonly (string | FileColumn)[],
  { format = 'csv', ...query }: Query & { readonly format?: 'csv' | 'xlsx' },
): Promise<Download> {
  const { timeZone: zone } = await app.db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const written = columns.map((column) =>
    typeof column === 'string'
      ? {
          head: `field.${column}` as WordKey,
          sql: column,
          dated: dated(fields[column]),
          cell: cellOf(column, fields[column], 'studentNumber' in fields),
        }
      : { ...column, sql: sqlOf(column, list), dated: dated(column.kind), cell: column.say ?? cellOf('', column.kind) },
  )
  const cells = written.map(({ cell }) => cell)
  async function* batches() {
    for await (const rows of readRows(
      app.pool,
      list,
      query,
      now,
      written.map(({ sql }) => sql),
    ))
      yield rows.map((row) =>
        cells.map((cell, at): Cell => {
          const value = row[at] as never
          return cell ? cell(value, locale, zone) : value
        }),
      )
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  return tableFile({ name, format, day, locale, party: partyOf({ caller, address }) }, written, batches())
}

const sqlOf = ({ sql, byRole }: FileColumn, list: ListSql): string =>
  byRole && list.byRole !== undefined ? `case when ${list.byRole} then ${sql} else '' end` : sql

const dated = (kind?: Kind) => (kind === 'day' || kind === 'time' ? kind : undefined)

/** How a kind of value is said in a file; undefined where it stands as it is. */
function cellOf(field: string, kind: Kind = 'text', hasNumber = false): CellOf | undefined {
  if (kind === 'time') return timeCell
  if (kind === 'person') return hasNumber && field === 'student' ? nameCell : personCell
  if (kind === 'list') return listCell
  if (kind === 'boolean') return wordCell((value) => booleanKey(field, value === true))
  return isEnum(kind) ? wordCell((value) => valueKey(kind, String(value))) : undefined
}

const isEnum = (kind: Kind): kind is EnumName => kind in values

/** A time in the school's zone, to the minute. */
export function timeCell(value: string | null, _locale: Locale, zone: string): Cell {
  return value === null ? '' : (formats.get(zone) ?? newFormat(zone)).format(new Date(value)).replace(',', '')
}
const formats = new Map<string, Intl.DateTimeFormat>()
function newFormat(zone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** Somebody by the name that the reader's language has for them, and what tells people of one name apart. */
const personCell = (person: Person | null, locale: Locale): Cell => (person ? personIn(locale, person) : '')
/** The same where the number has a column of its own. */
const nameCell = (person: Person | null, locale: Locale): Cell => (person ? nameOf(locale, person) : '')

/** Several texts in one cell. */
const listCell = (texts: readonly string[]): Cell => texts.join(',')

/** A value by its word. */
function wordCell(keyOf: (value: string | boolean) => string): (value: string | boolean | null, locale: Locale) => Cell {
  // A file says the same few words a hundred thousand times.
  const known = new Map<string, string>()
  return (value, locale) => {
    if (value === null) return ''
    const each = `${locale} ${value}`
    let text = known.get(each)
    if (text === undefined) {
      const key = keyOf(value)
      known.set(each, (text = isWord(key) ? word(locale, key) : String(value)))
    }
    return text
  }
}
