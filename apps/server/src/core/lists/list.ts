// A list, declared once: what the contract says of it, and in SQL what the contract cannot know. From that come its pages, its file, one
// record, and the handlers that answer them.
import type { Data, Input } from '@isb/contract'
import type { Kind, ListedId, ListMetadata, MetadataOf } from '@isb/contract/metadata'
import * as modules from '@isb/contract/modules'
import { isWord, type WordKey } from '@isb/words'
import { CompiledQuery } from 'kysely'
import { classWithinReach, personWithinReach, reachOf, reachOfCode, withinReach, type Asking, type Reach } from '../access/reach.ts'
import type { Caller, SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { sendWithNext } from '../database/prepared.ts'
import type { Download } from '../download/index.ts'
import type { RawJson } from '../ground/raw-json.ts'
import { refuse } from '../ground/refuse.ts'
import { listFile, type FileColumn } from './file.ts'
import { containsAll, dayStart, firstChildSql, literal, personSql, snakeCase, timeSql, today } from './sql.ts'
import { readNames, readPage, readRecord, readRecords, readRows, type Bind, type ListSql, type Query } from './statements.ts'
import type { NamedRow } from '../audit/entities.ts'

/** A field of the list's records. */
export type Field<Id extends ListedId> = Extract<keyof MetadataOf<Id>['fields'], string>
type KindOf<Id extends ListedId, F extends Field<Id>> = MetadataOf<Id>['fields'][F & keyof MetadataOf<Id>['fields']]
type FieldOfKind<Id extends ListedId, K extends Kind> = { [F in Field<Id>]: KindOf<Id, F> extends K ? F : never }[Field<Id>]
/** Objects and lists: no column holds them. */
type NestedField<Id extends ListedId> = FieldOfKind<Id, 'object' | 'list'>
type SortField<Id extends ListedId> = Extract<MetadataOf<Id>['sort'][number], Field<Id>>
/** What stands in a file under the name of the field. */
type FileField<Id extends ListedId> = { [F in Field<Id>]: `field.${F}` extends WordKey ? F : never }[Field<Id>]

/** What a caller may narrow the list by. */
export type QueryOf<Id extends ListedId> = Input<Id> extends { query?: infer Asked } ? NonNullable<Asked> : never
type Filters<Id extends ListedId> = MetadataOf<Id>['filters']
type FilterName<Id extends ListedId> = Extract<Exclude<keyof Filters<Id>, 'search' | 'from' | 'to'>, keyof QueryOf<Id>>
/** A filter that is neither a field nor an id: nobody can guess what it asks. */
type OwnFilter<Id extends ListedId> = {
  [N in FilterName<Id>]: N extends Field<Id> ? never : Filters<Id>[N & keyof Filters<Id>] extends 'id' ? never : N
}[FilterName<Id>]
/** What must equal the value; or the condition that the value makes, '' for none. */
type Filter<Id extends ListedId, Value> = string | ((value: Value, bind: Bind, query: QueryOf<Id>) => string)
type FilterOf<Id extends ListedId, N extends FilterName<Id>> = Filter<Id, Exclude<QueryOf<Id>[N], undefined>>

/** One record of the list. */
export type RecordOf<Id extends ListedId> = Data<Id> extends { records: readonly (infer Listed)[] } ? Listed : never

/** Fields that are told to holders of a code alone. */
interface Confidential<Name extends string> {
  readonly code: string
  /** What everybody else is shown, sorts by and filters by instead: SQL, told that of the caller's id. */
  readonly instead: (caller: string) => Readonly<Partial<Record<Name, string>>>
}

/** What only the module knows of its list. */
export type ListSpec<Id extends ListedId> = {
  /** The table and its alias, then what is joined: `loan l left join …`. The record's id is the table's; its people are joined anyway. */
  readonly from: string
  /** Where the rows are read in the usual order, when that takes more than sorting them. */
  readonly ordered?: string
  /** What takes long and is read in several places: `shares as materialized (…)`. A statement computes it once. */
  readonly once?: string
  /** What a change of a record locks, `$1` its id: a statement. Without it the record's own row. */
  readonly lock?: string
  /** The usual order where it is not the contract's; the last of it makes it total. */
  readonly order?: readonly [...string[], string]
  /** What the file is called, and its columns; without them all that people can read, in the contract's order. */
  readonly fileName: WordKey
  readonly file?: readonly (FileField<Id> | FileColumn)[]
  /** The column of the last day, where a record lies on several: the filters `from` and `to` find those that have a day in between. */
  readonly lastDay?: string
  readonly confidential?: Confidential<Field<Id>>
} & Given<'fields', { readonly [F in Field<Id>]: string }, NestedField<Id>> &
  // Orders by what is not the field itself; text is sorted without regard to case.
  Given<'sortable', { readonly [F in SortField<Id>]: string }, NestedField<Id>> &
  Given<'filters', { readonly [N in FilterName<Id>]: FilterOf<Id, N> }, OwnFilter<Id>> &
  (Filters<Id> extends { readonly search: unknown } ? { readonly search: Filter<Id, string> } : unknown) &
  (MetadataOf<Id> extends { readonly own: true } ? { readonly own: Own } : unknown)

/** The condition that a row is the caller's own. */
type Own = (caller: Caller, bind: Bind) => string

/** A part of a declaration, which must be there as soon as one of its entries must. */
type Given<Part extends string, Entries, Needed> = [Extract<keyof Entries, Needed>] extends [never]
  ? { readonly [P in Part]?: Partial<Entries> }
  : { readonly [P in Part]: Partial<Entries> & Pick<Entries, Extract<keyof Entries, Needed>> }

/** Who asks, where the list holds students, classes, or everybody's own: what it answers is within the caller's reach. */
type Within<Id extends ListedId> =
  MetadataOf<Id> extends { readonly student: string } | { readonly class: string } | { readonly own: true } ? Asking : unknown

/** A list of the contract as the server has it. */
export interface ServerList<Id extends ListedId> {
  readonly id: Id
  readonly metadata: ListMetadata
  /** A page with the list's total. */
  page(context: Pick<SignedIn, 'app' | 'now'> & Within<Id>, query: QueryOf<Id>): Promise<RawJson<Data<Id>>>
  /** The whole list as a file, by its own filters and orders. */
  file(context: Pick<SignedIn, 'app' | 'now' | 'locale' | 'caller' | 'address'> & Within<Id>, query: QueryOf<Id>): Promise<Download>
  /** Every row, some at a time, as arrays of these columns: fields of the list, or SQL. */
  rows(
    context: Pick<SignedIn, 'app' | 'now'> & Within<Id>,
    query: QueryOf<Id>,
    columns: readonly string[],
  ): AsyncGenerator<unknown[][], void>
  /** A record as the contract shows it, read where the change is made. Refuses one that is not there. */
  record(context: Pick<SignedIn, 'db' | 'now'> & Within<Id>, id: number): Promise<RecordOf<Id>>
  /** Several of them in the order of their ids, those that are there; where none are named all of a short list, in its usual order. */
  records(context: Pick<SignedIn, 'db' | 'now'> & Within<Id>, ids?: readonly number[]): Promise<RecordOf<Id>[]>
  /**
   * One record, and no other change touches its row until this one is through. Rows that name it may still come and go.
   * @param also texts or days that are read with it: SQL by name, where a person of the record is joined as `decided_by`
   */
  locked<Also extends string = never>(
    context: Pick<SignedIn, 'db' | 'now'> & Within<Id>,
    id: number,
    also?: Readonly<Record<Also, string>>,
  ): Promise<RecordOf<Id> & Readonly<Record<Also, string | null>>>
  /** What records are called (`x-name`), those of them that are there. */
  names(db: Db, ids: readonly number[]): Promise<readonly NamedRow[]>
}

/** The fields that people can read: neither ids and what lies within a field, nor what programs alone need. */
const readable = ({ fields }: ListMetadata): string[] =>
  Object.keys(fields).filter(
    (name) => isWord(`field.${name}`) && !['id', 'list', 'object'].includes(fields[name]!) && !['version', 'updatedAt'].includes(name),
  )

/**
 * Declares a list. Where nothing else is said, a field is the column of its name (a person's is the id's, and ends in `_id` or `_by`), a
 * filter is what its field equals, and the order is the contract's.
 */
export function list<const Id extends ListedId>(id: Id, spec: ListSpec<Id>): ServerList<Id> {
  const metadata = metadataOf(id)
  const { from, fileName, file = readable(metadata) } = spec as CommonSpec
  const { lock = `select from ${from.split(' ', 1)[0]} where id = $1 for no key update` } = spec
  const rows = sqlOf(id, metadata, spec as CommonSpec)
  /** The rows within the caller's reach. The types see to it that who asks is there where it goes by that. */
  async function reached(db: Db, asking: object): Promise<ListSql> {
    const held = metadata.student ?? metadata.class
    const { caller } = asking as Partial<Asking>
    const { own } = spec as CommonSpec
    if (own) {
      const { caller } = asking as Asking
      return { ...named(await reachOf(db, { ...(asking as Asking), children: 'alone' }), caller), within: (bind) => own(caller, bind) }
    }
    if (held === undefined) {
      // Records of no student name guardians too, by a child whom the caller reaches as a student.
      const people = caller && (Object.values(metadata.fields).includes('person') || isAccount)
      const known = people ? named(await reachOfCode(db, caller, 'student'), caller) : rows
      return withoutConfidential(known, spec as CommonSpec, db, caller, () => 'false')
    }
    const column = columnOfField(aliasOf(id, spec as CommonSpec), metadata.fields, spec as CommonSpec, held)
    // A person may be somebody else than a student.
    const condition = metadata.class ? classWithinReach : metadata.fields[held] === 'person' ? personWithinReach : withinReach
    const within = (of: Reach, bind: Bind) => condition(of, column, today, bind)
    const reach = await reachOf(db, asking as Asking)
    const told = await withoutConfidential(named(reach, caller), spec as CommonSpec, db, caller, (of) => within(of, askedOrLiteral(of)))
    if (reach === 'all') return told
    return { ...told, within: (bind) => within(reach, bind), byRole: within({ ...reach, children: false }, literal) }
  }
  /** The records are people themselves. */
  const isAccount = Object.hasOwn(metadata.fields, 'parentOf')
  /** The rows where a guardian is told apart by a child that the caller reaches. */
  const named = (reach: Reach, caller: Caller | undefined): ListSql => {
    const people = Object.keys(metadata.fields).filter((field) => metadata.fields[field] === 'person')
    const within = withinReach(reach, 'ward.id', today, askedOrLiteral(reach)) || 'true'
    const fields = people.map((field) => [field, personSql(snakeCase(field), today, within)])
    if (isAccount) fields.push(['parentOf', firstChildSql(rows.key, today, within)])
    return { ...rows, caller: caller?.staffId ?? 0, fields: { ...rows.fields, ...Object.fromEntries(fields) } }
  }
  async function read<T>(context: Pick<SignedIn, 'db' | 'now'> & Partial<Asking>, recordId: number, also = {}): Promise<T> {
    const { db, now } = context
    const found = await reached(db, context)
    return (await readRecord<T>(db, { ...found, fields: { ...found.fields, ...also } }, recordId, now)) ?? refuse(2, metadata.missing)
  }
  return {
    id,
    metadata,
    record: (context, recordId) => read(context, recordId),
    async records(context, ids) {
      return readRecords(context.db, await reached(context.db, context), ids, context.now)
    },
    async page(context, query) {
      return readPage(context.app.pool, await reached(context.app.db, context), query as Query, context.now)
    },
    async file(context, query) {
      return listFile(context, fileName, await reached(context.app.db, context), metadata, file, query)
    },
    async *rows(context, query, columns) {
      yield* readRows(context.app.pool, await reached(context.app.db, context), query, context.now, columns)
    },
    async locked(context, recordId, also) {
      await sendWithNext(context.db, CompiledQuery.raw(lock, [recordId]))
      return read(context, recordId, also)
    },
    names: (db, ids) => readNames(db, rows, metadata.name ?? 'id', ids),
  }
}

/** The list as the caller is told it: what is confidential of those students alone whom its code reaches. Work by the clock is told none. */
async function withoutConfidential(
  rows: ListSql,
  { confidential }: CommonSpec,
  db: Db,
  caller: Caller | undefined,
  within: (reach: Reach) => string,
): Promise<ListSql> {
  if (!confidential) return rows
  const reach = caller && (await reachOfCode(db, caller, confidential.code))
  if (reach === 'all') return rows
  const told = reach ? within(reach) : 'false'
  const otherwise = confidential.instead(asked)
  const shown = Object.fromEntries(
    Object.entries(otherwise).map(([name, sql]) => [name, `case when ${told} then ${rows.fields[name]} else ${sql} end`]),
  )
  const of = <T>(parts: Readonly<Record<string, T>>, made: (sql: string) => T) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, shown[name] === undefined ? part : made(shown[name])]))
  return {
    ...rows,
    caller: caller?.staffId ?? 0,
    fields: of(rows.fields, (sql) => sql),
    sortable: of(rows.sortable, (sql) => sql),
    filters: of(rows.filters, (sql) => (value, bind) => `(${sql}) = ${bind(value)}`),
  }
}

/** The caller's id in a list. */
const asked = '(select caller from clock)'
/** Binds the caller's id as a part of `clock`, so that the statement is the same for all callers of one reach. */
const askedOrLiteral =
  (reach: Reach): Bind =>
  (value) =>
    reach !== 'all' && value === reach.staffId ? asked : literal(value)

const metadataOf = (id: ListedId): ListMetadata =>
  Object.values(modules)
    .flatMap(({ lists }) => Object.entries<ListMetadata>(lists))
    .find(([listed]) => listed === id)![1]

/** A specification when it does not matter of which list. */
interface CommonSpec {
  readonly from: string
  readonly ordered?: string
  readonly once?: string
  readonly lock?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly filters?: Readonly<Record<string, CommonFilter>>
  readonly search?: CommonFilter
  readonly sortable?: Readonly<Record<string, string>>
  readonly order?: readonly string[]
  readonly fileName: WordKey
  readonly file?: readonly (string | FileColumn)[]
  readonly lastDay?: string
  readonly confidential?: Confidential<string>
  readonly own?: Own
}
type CommonFilter = string | ((value: never, bind: Bind, query: Query) => string)

function aliasOf(id: ListedId, { from }: CommonSpec): string {
  const [, alias] = /^[a-z_]+ (?!(?:cross|inner|join|left)\b)([a-z]+)\b/.exec(from) ?? []
  if (!alias) throw new Error(`${id}: from begins with a table and its alias, not with ${from}`)
  return alias
}

/** The column that a field is read from; a person's has the id. */
const columnOfField = (alias: string, kinds: ListMetadata['fields'], { fields }: CommonSpec, field: string): string =>
  fields?.[field] ?? `${alias}.${snakeCase(field)}${kinds[field] === 'person' && !field.endsWith('By') ? '_id' : ''}`

function sqlOf(id: ListedId, { fields: kinds, filters, days, sort, usual, name }: ListMetadata, spec: CommonSpec): ListSql {
  const alias = aliasOf(id, spec)
  const columnOf = (field: string) => columnOfField(alias, kinds, spec, field)
  const people = Object.keys(kinds).filter((field) => kinds[field] === 'person')
  const shown = (field: string) => {
    if (kinds[field] === 'person') return personSql(snakeCase(field), today)
    return kinds[field] === 'time' ? timeSql(columnOf(field)) : columnOf(field)
  }
  const sorted = (field: string) => {
    if (kinds[field] === 'person') return `lower(${snakeCase(field)}.name)`
    return kinds[field] === 'text' ? `lower(${columnOf(field)})` : columnOf(field)
  }
  const sortable = Object.fromEntries(sort.map((field) => [field, spec.sortable?.[field] ?? sorted(field)]))
  const descending = usual.startsWith('-') ? ' desc' : ''
  const key = `${alias}.id`
  return {
    from: spec.from,
    people: Object.fromEntries(
      people.map((field) => [snakeCase(field), `left join staff ${snakeCase(field)} on ${snakeCase(field)}.id = ${columnOf(field)}`]),
    ),
    key,
    ordered: spec.ordered,
    once: spec.once,
    fields: Object.fromEntries(Object.keys(kinds).map((field) => [field, shown(field)])),
    filters: Object.fromEntries(Object.entries(filters).map(([name, kind]) => [name, conditionOf(name, kind)])),
    sortable,
    names: namesOf(),
    order: spec.order ?? [...new Set([`${sortable[usual.replace('-', '')]}${descending}`, `${key}${descending}`])],
  }

  /** The columns of a record's name, else those of its first person. */
  function namesOf(): string[] {
    if (name !== undefined && kinds[name] === 'text')
      return [name, `${name}Zh`].filter((field) => Object.hasOwn(kinds, field)).map(columnOf)
    const person = name !== undefined && kinds[name] === 'person' ? name : people[0]
    return person === undefined ? [] : ['name', 'name_zh'].map((column) => `${snakeCase(person)}.${column}`)
  }

  function conditionOf(name: string, kind: Kind): ListSql['filters'][string] {
    if (name === 'search' && typeof spec.search === 'string') {
      const searched = spec.search
      return (text, bind) => containsAll(searched, text as string, bind)
    }
    const given = name === 'search' ? spec.search : spec.filters?.[name]
    if (typeof given === 'function') return given as ListSql['filters'][string]
    if (days && kinds[days] === 'day' && name === 'from') return (day, bind) => `${spec.lastDay ?? columnOf(days)} >= ${bind(day)}::date`
    if (days && kinds[days] === 'day' && name === 'to') return (day, bind) => `${columnOf(days)} <= ${bind(day)}::date`
    if (days && !given && name === 'from') return (day, bind) => `${columnOf(days)} >= ${dayStart(bind(day))}`
    if (days && !given && name === 'to') return (day, bind) => `${columnOf(days)} < ${dayStart(`${bind(day)}::date + 1`)}`
    const person = people.find((field) => `${field}Id` === name)
    const equal = given ?? columnOf(person ?? name)
    const cast = { id: '::bigint', boolean: '::boolean' }[kind as string] ?? ''
    return (value, bind) => `(${equal}) = ${bind(value)}${cast}`
  }
}
