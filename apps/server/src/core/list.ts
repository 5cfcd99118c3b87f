// A list, said once: its columns, filters and orders as SQL. From that come the page, as JSON that PostgreSQL builds, and the
// rows of an export, read by a cursor. Only what the module wrote here becomes SQL; what a caller sends are parameters.
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'
import { Refusal } from './refuse.ts'
import { RawJson } from './raw-json.ts'

/** Takes a value into the statement and answers its placeholder. */
export type Bind = (value: unknown) => string

export interface List<Query> {
  /** Where the clock reaches a state: the moment it is read at. SQL then finds `now` and the school's `today` in `clock`. */
  readonly at?: Date
  /** `staff s` */
  readonly from: string
  /** Where the same rows are counted, when `from` does more than counting takes. */
  readonly counted?: string
  /** What a row is known by. With it a page is found and sorted first, and only its own rows are made into records. */
  readonly key?: string
  /** Contract field → SQL. The record has exactly these. */
  readonly fields: Readonly<Record<string, string>>
  /** Filter → the condition that it makes; '' for none. */
  readonly filters: { readonly [Name in keyof Query]?: (value: Exclude<Query[Name], undefined>, bind: Bind) => string }
  /** Contract field → what it is sorted by. */
  readonly sortable: Readonly<Record<string, string>>
  /** The order where nobody asks for one; the last of it makes it total. */
  readonly order: readonly [...string[], string]
}

interface Paged {
  readonly search?: string
  readonly pageNum?: number
  readonly pageSize?: number
  readonly sort?: string
}

/** A time as the contract says it. */
export const timeSql = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The moment at which a day begins at the school. */
export const dayStart = (day: string): string => `(${day})::date::timestamp at time zone (select time_zone from setting)`

/** The words of a search, each as a pattern for columns that hold small letters; all of them must be found. */
const patternsOf = (search: string): string[] => {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return words.map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

/** Every word of a search stands somewhere in the column. */
export const containsAll = (column: string, search: string, bind: Bind): string =>
  everyWord(search, bind, (like) => `${column} like ${like}`)

/** Every word of a search is found by the condition, which is told the placeholder of its pattern. */
export const everyWord = (search: string, bind: Bind, found: (like: string) => string): string =>
  patternsOf(search)
    .map((pattern) => `(${found(bind(pattern))})`)
    .join(' and ')

/** A page of the list with its total, under the same filters. */
export async function listPage<Query extends Paged, Page>(pool: pg.Pool, list: List<Query>, query: Query): Promise<RawJson<Page>> {
  const { pageNum = 1, pageSize = 20, search } = query
  const { values, bind } = binder()
  const clock = clockOf(list, bind)
  const where = conditions(list, query, bind)
  const order = orderOf(list, query.sort)
  const { from, key, counted = from } = list
  // A search may have to read every text there is: once, for the total and the page.
  const found = key && search ? `found as materialized (select ${key} as key from ${from}${where})` : ''
  const page = `${found ? ` where ${key} = any(array(select key from found))` : where} order by ${order} limit ${bind(pageSize)}::int offset ${bind((pageNum - 1) * pageSize)}::bigint`
  const text = `${withs(clock, found)}select row_to_json(page)::text as page from (select
    (select count(*) from ${found ? 'found' : `${counted}${where}`}) as total, ${bind(pageNum)}::int as "pageNum", ${bind(pageSize)}::int as "pageSize",
    coalesce((select json_agg(row) from (select ${columns(list)} from ${from}${key ? ` where ${key} = any(array(select ${key} from ${from}${page})) order by ${order}` : page}) row), '[]') as records) page`
  const { rows } = await pool.query<{ page: string }>(prepared(text, values))
  return new RawJson<Page>(rows[0]?.page ?? '')
}

/** One record of the list as the contract shows it, read where the change is made; undefined when there is none. */
export async function listRecord<T>(db: Db, list: Shape, where: RawBuilder<unknown>): Promise<T | undefined> {
  const { rows } = await sql<{ row: T }>`
    ${list.at ? sql`with clock as (select ${list.at}::timestamptz as now, (${list.at}::timestamptz at time zone time_zone)::date as today from setting)` : sql``}
    select row_to_json(row) as row from (select ${sql.raw(columns(list))} from ${sql.raw(list.from)} where ${where}) row`.execute(db)
  return rows[0]?.row
}

const rowsAtOnce = 2000

/** All records of the list, a batch at a time, as arrays of the fields that are named. One snapshot, however long it takes. */
export async function* listRows<Query extends { sort?: string }>(
  pool: pg.Pool,
  list: List<Query>,
  query: Query,
  fields: readonly string[] = Object.keys(list.fields),
): AsyncGenerator<unknown[][], void> {
  const { values, bind } = binder()
  const clock = clockOf(list, bind)
  const where = conditions(list, query, bind)
  const text = `${withs(clock)}select ${columns(list, fields)} from ${list.from}${where} order by ${orderOf(list, query.sort)}`
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query({ text: `declare export no scroll cursor for ${text}`, values })
    for (;;) {
      const { rows } = await client.query<unknown[]>({ text: `fetch forward ${rowsAtOnce} from export`, rowMode: 'array' })
      if (rows.length > 0) yield rows
      if (rows.length < rowsAtOnce) break
    }
    await client.query('commit')
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // Left half way (the reader is gone) or broken: the session is not given back in the middle of its transaction.
    if (broken) client.release(broken)
    else
      await client.query('rollback').then(
        () => client.release(),
        (error: Error) => client.release(error),
      )
  }
}

type Shape = Pick<List<unknown>, 'at' | 'from' | 'fields' | 'sortable' | 'order'>

/** A state that time alone reaches is computed when it is read: days count in the school's time zone. */
function clockOf({ at }: Pick<Shape, 'at'>, bind: Bind): string {
  if (!at) return ''
  const now = `${bind(at)}::timestamptz`
  return `clock as (select ${now} as now, (${now} at time zone time_zone)::date as today from setting)`
}

const withs = (...parts: string[]): string => {
  const said = parts.filter(Boolean)
  return said.length > 0 ? `with ${said.join(', ')} ` : ''
}

const columns = ({ fields }: Shape, named: readonly string[] = Object.keys(fields)) =>
  named.map((name) => `${fields[name]} as "${name}"`).join(', ')

function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

function conditions<Query>(list: List<Query>, query: Query, bind: Bind): string {
  const parts = (Object.keys(list.filters) as (keyof Query)[]).flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : (list.filters[name]?.(value as Exclude<Query[typeof name], undefined>, bind) ?? '')
  })
  const said = parts.filter(Boolean)
  return said.length > 0 ? ` where ${said.map((part) => `(${part})`).join(' and ')}` : ''
}

function orderOf({ sortable, order }: Shape, sort = ''): string {
  const asked = sort
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const name = part.replace(/^-/, '')
      if (!Object.hasOwn(sortable, name))
        throw new Refusal(1, 'INVALID', {}, [{ path: '/query/sort', word: 'invalid.notSortable', values: { name } }])
      return `${sortable[name]} ${part.startsWith('-') ? 'desc nulls last' : 'asc nulls last'}`
    })
  return (asked.length > 0 ? [...asked, order.at(-1)] : order).join(', ')
}

const names = new Map<string, string>()

/** Prepared under a name of its own, so that PostgreSQL plans it once; the texts are few, for the module wrote them. */
function prepared(text: string, values: unknown[]): pg.QueryConfig {
  let name = names.get(text)
  if (!name) {
    name = `list_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
    if (names.size < 500) names.set(text, name)
  }
  return { name, text, values }
}
