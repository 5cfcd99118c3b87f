// The statements of a list: a page, as JSON that PostgreSQL builds; one record; all rows for a file, read by a cursor. Only what a module
// wrote in its declaration becomes SQL; what a caller sends are parameters.
import type { WordKey } from '@isb/words'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { takesLong } from '../database/sessions.ts'
import { RawJson } from '../ground/raw-json.ts'
import { Refusal } from '../ground/refuse.ts'
import type { NamedRow } from '../audit/entities.ts'

/** Takes a value into the statement and answers its placeholder. */
export type Bind = (value: unknown) => string

/** What a caller narrows a list by, as the contract has checked it. */
export type Query = Readonly<Record<string, unknown>>

/** A list in SQL. Every part may ask `clock` for the moment it is read at: `now`, `today` at the school, and `caller` where there is one. */
export interface ListSql {
  /** `loan l left join …`: what its filters ask. */
  readonly from: string
  /** The people in its records, by their alias: joined where they are shown or sorted by. */
  readonly people: Readonly<Record<string, string>>
  /** What a row is known by. */
  readonly key: string
  /** Where the rows are read in the usual order, when that takes more than sorting them. */
  readonly ordered?: string | undefined
  /** What takes long and is read in several places: `shares as materialized (…)`, once for a statement. It may ask `clock`. */
  readonly once?: string | undefined
  /** Contract field → SQL. The record has exactly these. */
  readonly fields: Readonly<Record<string, string>>
  /** Filter → the condition that it makes; '' for none. */
  readonly filters: Readonly<Record<string, (value: unknown, bind: Bind, query: Query) => string>>
  /** Contract field → what it is sorted by. */
  readonly sortable: Readonly<Record<string, string>>
  /** The names of a record in SQL, in which `sort=relevance` looks for the search. */
  readonly names: readonly string[]
  /** The order where nobody asks for one; the last of it makes it total. */
  readonly order: readonly string[]
  /** The condition that a row is within the caller's reach; '' where all are. */
  readonly within?: (bind: Bind) => string
  /** The condition that a role lets the caller reach a row, and not a guardian's link alone; undefined where all are reached. */
  readonly byRole?: string
  /** The id of who asks, for parts that show each what is theirs. */
  readonly caller?: number
}

/** A page of the list with its total, under the same filters. */
export async function readPage<Page>(pool: pg.Pool, list: ListSql, query: Query, now: Date): Promise<RawJson<Page>> {
  const { pageNum = 1, pageSize = 20, search, sort } = query as { pageNum?: number; pageSize?: number; search?: string; sort?: string }
  const { values, bind } = binder()
  const clock = clockAt(list, now, bind)
  const narrowed = conditions(list, query, bind)
  const limit = `limit ${bind(pageSize)}::int offset ${bind((pageNum - 1) * pageSize)}::bigint`
  const numbers = `${bind(pageNum)}::int as "pageNum", ${bind(pageSize)}::int as "pageSize"`
  const order = orderOf(list, query, bind)
  const isLong = pageSize > aPiece
  const text = () => pageText(list, { clock, narrowed, limit, numbers, order, sort, found: Boolean(search), isLong })
  const shape = `${isLong ? 'long ' : ''}${order} ${narrowed}`
  const asked = partsOf(sort).length > 1 ? { text: text(), values } : preparedAs(list, shape, text, values)
  const { rows } = await pool.query<{ page: string }>(asked)
  return new RawJson<Page>(...rows.map(({ page }) => page))
}

/** Records that are answered as one text: to read a text of megabytes holds everybody else up. */
const aPiece = 1000

interface PageParts {
  readonly clock: string
  readonly narrowed: string
  readonly limit: string
  readonly numbers: string
  readonly order: string
  readonly sort: string | undefined
  readonly found: boolean
  /** Whether it may have many records: then it comes in pieces. */
  readonly isLong: boolean
}

function pageText(list: ListSql, { clock, narrowed, limit, numbers, order, sort, found: searches, isLong }: PageParts): string {
  const { from, key } = list
  // A search may have to read every text there is: once, for the total and the page.
  const found = searches ? `, found as materialized (select ${key} as key from ${from}${narrowed})` : ''
  const page = `${found ? ` where ${key} = any(array(select key from found))` : narrowed} order by ${order} ${limit}`
  // A page is found and sorted first, and only its own rows are made into records; unless all had to be read to put them in order.
  const ordered = partsOf(sort).length > 0 ? undefined : list.ordered
  const keys = `select ${key} from ${withPeople(list, order)}${page}`
  const rest = ordered ? `${ordered}${page}` : `${withPeople(list)} where ${key} = any(array(${keys})) order by ${order}`
  const counted = found ? 'found' : `${withoutIdleJoins(from, narrowed)}${narrowed}`
  const head = `(select count(*) from ${counted}) as total, ${numbers}`
  const records = `(select ${columnsOf(list.fields)} from ${rest}) row`
  if (!isLong)
    return `with ${clock}${found} select row_to_json(page)::text as page
      from (select ${head}, coalesce((select json_agg(row) from ${records}), '[]') as records) page`
  return `with ${clock}${found}, record as (select row_number() over () - 1 as at, row_to_json(row)::text as text from ${records})
    select page from (
      select -1 as piece, rtrim(row_to_json(head)::text, '}') || ',"records":[' as page from (select ${head}) head
      union all select at / ${aPiece}, case when at / ${aPiece} > 0 then ',' else '' end || string_agg(text, ',' order by at)
        from record group by at / ${aPiece}
      union all select null, ']}'
    ) pieces order by piece nulls last`
}

/** One record of the list, read where the change is made; undefined when there is none. */
export async function readRecord<T>(db: Db, list: ListSql, id: number, now: Date): Promise<T | undefined> {
  const { values, bind } = binder()
  const text = `with ${clockAt(list, now, bind)} select row_to_json(row) as row
    from (select ${columnsOf(list.fields)} from ${withPeople(list)}${where(list, [`${list.key} = ${bind(id)}::bigint`], bind)}) row`
  const { rows } = await db.executeQuery<{ row: T }>(CompiledQuery.raw(text, values))
  return rows[0]?.row
}

/** Several records of the list in the order of their ids, those of them that are there, or all of it in its usual order. */
export async function readRecords<T>(db: Db, list: ListSql, ids: readonly number[] | undefined, now: Date): Promise<T[]> {
  const { values, bind } = binder()
  const wanted = ids && `${bind(ids)}::bigint[]`
  const narrowed = where(list, wanted ? [`${list.key} = any(${wanted})`] : [], bind)
  const order = wanted ? `array_position(${wanted}, ${list.key})` : list.order.join(', ')
  const text = `with ${clockAt(list, now, bind)} select row_to_json(row) as row
    from (select ${columnsOf(list.fields)} from ${withPeople(list)}${narrowed} order by ${order}) row`
  const { rows } = await db.executeQuery<{ row: T }>(CompiledQuery.raw(text, values))
  return rows.map(({ row }) => row)
}

/** What records of the list are called, those of them that are there. */
export async function readNames(db: Db, { from, key, fields, once }: ListSql, name: string, ids: readonly number[]): Promise<NamedRow[]> {
  const nameZh = fields['nameZh'] ?? `''`
  // What is joined may ask for the day; what a record is called is the same on every day.
  const clock = `with clock as (select now() as now, current_date as today)${once ? `, ${once}` : ''}`
  const text = `${clock} select ${key} as id, ${fields[name]} as name, ${nameZh} as "nameZh" from ${from} where ${key} = any($1::bigint[])`
  const { rows } = await db.executeQuery<NamedRow>(CompiledQuery.raw(text, [ids]))
  return rows
}

/** What is written of them takes some 20 ms, in which nobody else is answered. */
const rowsAtOnce = 500

/** Every row, some at a time, as arrays of these columns: fields of the list, or SQL. One snapshot, however long it takes. */
export async function* readRows(
  pool: pg.Pool,
  list: ListSql,
  query: Query,
  now: Date,
  wanted: readonly string[],
): AsyncGenerator<unknown[][], void> {
  const { values, bind } = binder()
  const { sort } = query as { sort?: string }
  const clock = clockAt(list, now, bind)
  const from = (partsOf(sort).length > 0 ? undefined : list.ordered) ?? withPeople(list)
  const cells = wanted.map((name) => list.fields[name] ?? name).join(', ')
  const text = `with ${clock} select ${cells} from ${from}${conditions(list, query, bind)} order by ${orderOf(list, query, bind)}`
  yield* inSnapshot(pool, (rowsOf) => rowsOf(text, values))
}

/** Answers the rows of a statement, some at a time, as arrays. */
export type RowsOf = (text: string, values: readonly unknown[]) => AsyncGenerator<unknown[][], void>

/** Reads with one snapshot, however long it takes. Whoever takes what comes of it may leave half way. */
export async function* inSnapshot<Made>(pool: pg.Pool, make: (rowsOf: RowsOf) => AsyncGenerator<Made, void>): AsyncGenerator<Made, void> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(takesLong)
    yield* make(async function* (text, values) {
      await client.query({ text: `declare export no scroll cursor for ${text}`, values: [...values] })
      for (;;) {
        const { rows } = await client.query<unknown[]>({ text: `fetch forward ${rowsAtOnce} from export`, rowMode: 'array' })
        if (rows.length > 0) yield rows
        if (rows.length < rowsAtOnce) break
      }
      await client.query('close export')
    })
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

/** A state that time alone reaches is computed when it is read: days count in the school's time zone. */
function clockAt({ caller, once }: Pick<ListSql, 'caller' | 'once'>, moment: Date, bind: Bind): string {
  const who = caller === undefined ? '' : `, ${bind(caller)}::bigint as caller`
  // PostgreSQL's client takes longer over a date than over everything else that is bound.
  const now = `${bind(moment.toISOString())}::timestamptz`
  return `clock as (select ${now} as now, (${now} at time zone time_zone)::date as today${who} from setting)${once ? `, ${once}` : ''}`
}

/** What the list is read from, with all people, or those that an order goes by. */
const withPeople = ({ from, people }: Pick<ListSql, 'from' | 'people'>, order?: string): string => {
  if (order === undefined) return `${from} ${joined(people)}`
  const joins = Object.entries(people).filter(([alias]) => order.includes(`${alias}.name`))
  return [from, ...joins.map(([, join]) => join)].join(' ')
}

/**
 * Without the left joins at its end that a condition does not ask: they add no row. PostgreSQL leaves them out too, and then reads the
 * table all the same, where an index of a twentieth of it would be enough to count.
 */
function withoutIdleJoins(from: string, condition: string): string {
  const [, before, alias] = /^(.*) left join [a-z_]+ ([a-z_]+) on (?:(?! join )[^()])*$/s.exec(from) ?? []
  if (before === undefined || condition.includes(`${alias}.`)) return from
  return withoutIdleJoins(before, condition)
}

/** A text that is made of a part of a declaration, once. */
function madeOnce(make: (part: Readonly<Record<string, string>>) => string): typeof make {
  const made = new WeakMap<object, string>()
  return (part) => {
    const text = made.get(part) ?? make(part)
    made.set(part, text)
    return text
  }
}

const joined = madeOnce((people) => Object.values(people).join(' '))
const columnsOf = madeOnce((fields) =>
  Object.entries(fields)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', '),
)

function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

const conditions = (list: Pick<ListSql, 'filters' | 'within'>, query: Query, bind: Bind): string =>
  where(
    list,
    Object.entries(list.filters).map(([name, condition]) => (query[name] === undefined ? '' : condition(query[name], bind, query))),
    bind,
  )

function where({ within }: Pick<ListSql, 'within'>, given: readonly string[], bind: Bind): string {
  const parts = [...given, within?.(bind) ?? ''].filter(Boolean)
  return parts.length > 0 ? ` where ${parts.map((part) => `(${part})`).join(' and ')}` : ''
}

/** By how many fields a list can be sorted at once. */
const mostSorted = 3
const partsOf = (sort = '') =>
  sort
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Orders records by the place of the search in their names: the whole name, its beginning, the beginning of a word, anywhere else. */
function relevance(names: readonly string[], search: string, bind: Bind): string {
  const text = bind(search.trim().toLowerCase())
  const any = (found: (name: string) => string) => names.map((name) => found(`lower(${name})`)).join(' or ')
  return `case when ${any((name) => `${name} = ${text}`)} then 0
    when ${any((name) => `starts_with(${name}, ${text})`)} then 1
    when ${any((name) => `strpos(' ' || ${name}, ' ' || ${text}) > 0`)} then 2 else 3 end`
}

/** Throws a refusal for a field that the list is not sorted by, and for too many. */
function orderOf({ sortable, order, names }: Pick<ListSql, 'sortable' | 'order' | 'names'>, query: Query, bind: Bind): string {
  const { sort, search } = query as { sort?: string; search?: string }
  const wrong = (word: WordKey, values = {}) => new Refusal(1, 'INVALID', {}, [{ path: '/query/sort', word, values }])
  const parts = partsOf(sort)
  if (sort === 'relevance') return (search && names.length > 0 ? [relevance(names, search, bind), ...order] : order).join(', ')
  const fields = parts.map((part) => part.replace(/^-/, ''))
  const unknown = fields.find((name) => !Object.hasOwn(sortable, name))
  if (unknown !== undefined) throw wrong('invalid.notSortable', { name: unknown })
  if (fields.length > mostSorted || new Set(fields).size < fields.length) throw wrong('invalid.sortFields', { limit: mostSorted })
  const orders = parts.map((part, index) => `${sortable[fields[index] ?? '']} ${part.startsWith('-') ? 'desc' : 'asc'} nulls last`)
  return (orders.length > 0 ? [...orders, order.at(-1)] : order).join(', ')
}

type Statement = Pick<pg.QueryConfig, 'name' | 'text'>
const shapes = new WeakMap<object, Map<string, Statement>>()

/** The same of a list, whose long text is put together and looked up once for each shape that it is asked in. */
function preparedAs(list: ListSql, shape: string, write: () => string, values: unknown[]): pg.QueryConfig {
  const known = shapes.get(list) ?? new Map<string, Statement>()
  shapes.set(list, known)
  const { name, text } = known.get(shape) ?? prepared(write(), values)
  if (name !== undefined) known.set(shape, { name, text })
  return { ...(name !== undefined && { name }), text, values }
}
