// Everything kept on one person, table by table, in the words of who reads it.
import { enumFields, type EnumName } from '@isb/contract/metadata'
import { booleanKey, isWord, valueKey, word, type Locale, type WordKey } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import type { SignedIn } from '../app/context.ts'
import { timeCell } from '../lists/file.ts'
import { columnsOf, type Column } from './columns.ts'
import { nobodys, type Kept, type KeptTables } from './kept.ts'

/** A value as it is shown, or an image by its file's id. */
export type Shown = string | { readonly image: number }

/** What a table keeps on one person. */
export interface Part {
  readonly table: string
  readonly title: string
  readonly columns: readonly { readonly name: string; readonly head: string }[]
  readonly rows: Iterable<readonly Shown[]> | AsyncIterable<readonly Shown[]>
}

/** What a record that a column refers to is called. */
const nameColumns = ['name', 'number', 'plate']
/** What makes a table work and says nothing about anybody. */
const works = (name: string) => ['id', 'version', 'search', 'search_names'].includes(name) || name.endsWith('_hash')
const isPerson = ({ refers }: Column) => refers === 'staff' || refers === 'student'

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The word of a column: the table's own, or what a field of that name is called. A test holds that there is one. */
export function headOf({ table, name }: Pick<Column, 'table' | 'name'>): string {
  const field = `field.${camelCase(name)}`
  return [`kept.${table}.${name}`, field].find(isWord) ?? field.replace(/Id$/, '')
}

const nameOfRecord = (columns: readonly Column[], table: string) =>
  nameColumns.find((name) => columns.some((column) => column.table === table && column.name === name))

/** The columns that an export shows. Whose a row is goes without saying, unless two people share it. */
export function shownColumns(columns: readonly Column[], table: string, { whose, by = [], hidden = [] }: Kept): readonly Column[] {
  const own = columns.filter((column) => column.table === table && !hidden.includes(column.name) && !by.includes(column.name))
  const people = own.filter((column) => isPerson(column) && new RegExp(`\\b${column.name}\\b`).test(whose))
  return own.filter((column) => {
    if (works(column.name) || (people.length === 1 && people.includes(column))) return false
    return column.refers === null || column.refers === 'file' || isPerson(column) || nameOfRecord(columns, column.refers) !== undefined
  })
}

/** Every table that keeps something on the person, with what it keeps. */
export async function* partsOf(context: Pick<SignedIn, 'app' | 'db' | 'locale'>, kept: KeptTables, personId: number): AsyncGenerator<Part> {
  const { db, locale } = context
  const columns = await columnsOf(db)
  const { timeZone: zone } = await db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  for (const [table, what] of Object.entries(kept)) {
    if (what.whose === nobodys) continue
    const shown = shownColumns(columns, table, what)
    const cells = shown.map((column) => cellSql(column, columns, locale))
    const text = `select json_build_array(${cells.join(', ')}) as row from ${table} where (${what.whose}) and not (${what.secret ?? 'false'})`
    const { rows } = await db.executeQuery<{ row: unknown[] }>(CompiledQuery.raw(text, [personId]))
    if (rows.length === 0) continue
    yield {
      table,
      title: word(locale, `kept.${table}` as WordKey),
      columns: shown.map((column) => ({ name: camelCase(column.name), head: word(locale, headOf(column) as WordKey) })),
      rows: rows.map(({ row }) => shown.map((column, at) => inWords(row[at], column, what, locale, zone))),
    }
  }
}

function cellSql({ table, name, refers }: Column, columns: readonly Column[], locale: Locale): string {
  const cell = `${table}.${name}`
  if (refers === null || refers === 'file') return cell
  if (refers === 'staff' || refers === 'student')
    return `(select ${locale === 'zh' ? "coalesce(nullif(p.name_zh, ''), p.name)" : 'p.name'} from staff p where p.id = ${cell})`
  return `(select r.${nameOfRecord(columns, refers)} from ${refers} r where r.id = ${cell})`
}

function inWords(value: unknown, { table, name, type, refers }: Column, { enums = {} }: Kept, locale: Locale, zone: string): Shown {
  if (value === null || value === undefined) return ''
  if (refers === 'file') return { image: Number(value) }
  if (typeof value === 'boolean') return word(locale, booleanKey(camelCase(name), value))
  if (type.startsWith('timestamp')) return String(timeCell(value as string, locale, zone))
  const kind = enums[name] ?? enumOf(table, camelCase(name))
  const plain = (item: unknown) => {
    const text = typeof item === 'string' ? item : JSON.stringify(item)
    const key = kind && valueKey(kind, text)
    return key && isWord(key) ? word(locale, key) : text
  }
  return Array.isArray(value) ? value.map(plain).join(', ') : plain(value)
}

const fieldsOf: Readonly<Record<string, Readonly<Record<string, EnumName>>>> = enumFields
const enumOf = (table: string, field: string): EnumName | undefined => fieldsOf[table.replaceAll('_', '-')]?.[field]

/** The bytes of an image that a row names; undefined where they are gone. */
export async function imageOf({ app, db }: Pick<SignedIn, 'app' | 'db'>, id: number): Promise<{ type: string; bytes: Buffer } | undefined> {
  const { rows } = await sql<{ key: string; type: string }>`select key, type from file where id = ${id} and stored`.execute(db)
  const bytes = rows[0] && (await app.files.get(rows[0].key))
  return rows[0] && bytes && { type: rows[0].type, bytes }
}
