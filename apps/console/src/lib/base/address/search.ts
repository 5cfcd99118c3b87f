// Schemas of what pages read from their addresses, for `validateSearch`. A value that does not fit is dropped, and the others stay: an old
// bookmark or a mistyped address opens the page all the same. Names that no schema knows stay as they are.
import type { Input } from '@isb/sdk'
import type { ListedId } from '@isb/sdk/metadata'
import { isDay } from '@isb/sdk/rules'
import * as z from 'zod/mini'
import { insidePath } from './paths.ts'

// By default zod tries `new Function`, which the page's content security policy refuses and reports.
z.config({ jitless: true })

/** The id of a record: 7. An address may quote it. */
export const recordId = z.coerce.number<number>().check(z.int(), z.gte(1))
/** A day: 2026-11-24. */
export const day = z.string().check(z.refine(isDay))
/** A short text. The router reads 2026 as a number. */
export const text = z.union([z.string(), z.pipe(z.number(), z.transform(String))])
/** Several ids in one text, such as `12,7`. The router reads a single one as a number. */
export const ids = z.union([z.string(), z.number()])
/** An address of the console to go on to. */
export const wayBack = z.string().check(z.refine((wanted) => insidePath(wanted) !== undefined))
export const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values)

/** The place in a list: the page, its size, the order, the open record and the tab of its panel. */
export const listPlace = {
  pageNum: z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1_000_000)),
  pageSize: z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1000)),
  sort: z.string().check(z.regex(/^-?\w+(,-?\w+)*$/)),
  id: recordId,
  tab: z.string(),
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
type InputOf<Names extends Shape> = { readonly [Name in keyof Names]?: z.input<Names[Name]> | undefined }
type OutputOf<Names extends Shape> = { readonly [Name in keyof Names]?: z.output<Names[Name]> | undefined }

/** The values of an address that fit their schemas; undefined for those that do not. */
export function fitting<Names extends Shape>(shape: Names, address: Readonly<Record<string, unknown>>): OutputOf<Names> {
  const named = Object.entries(shape).filter(([name]) => address[name] !== undefined)
  return Object.fromEntries(named.map(([name, schema]) => [name, schema.safeParse(address[name]).data])) as OutputOf<Names>
}

/** What links to a page may say, and what the page reads: a Standard Schema (https://standardschema.dev), as the router takes it. */
export interface SearchSchema<In, Out> {
  readonly '~standard': {
    readonly types?: { readonly input: In; readonly output: Out } | undefined
    readonly validate: (address: unknown) => { readonly value: Out }
  }
}

const schemaOf = <In, Out extends object>(read: (address: Readonly<Record<string, unknown>>) => Out): SearchSchema<In, Out> => ({
  '~standard': { validate: (address) => ({ value: read(address as Readonly<Record<string, unknown>>) }) },
})

/**
 * The search of a page.
 * @param former names that older addresses use, each with its name of today: `{ id: 'surveyId' }`
 */
export const search = <const Names extends Shape>(
  shape: Names,
  former: Readonly<Record<string, keyof Names & string>> = {},
): SearchSchema<InputOf<Names>, OutputOf<Names>> =>
  schemaOf((address) => {
    const renamed = { ...address }
    const gone: Record<string, undefined> = {}
    for (const [old, name] of Object.entries(former))
      if (address[old] !== undefined) {
        renamed[name] ??= address[old]
        gone[old] = undefined
      }
    return { ...gone, ...fitting(shape, renamed) }
  })

/** A page that reads nothing from its address. */
export const noSearch: SearchSchema<NoSearch, NoSearch> = schemaOf(() => ({}))
declare const nothing: unique symbol
/** With a property that nobody can name, a link that says anything does not compile; with none, it would. */
interface NoSearch {
  readonly [nothing]?: never
}

type QueryOf<Id extends ListedId> = Input<Id> extends { readonly query?: infer Query } ? NonNullable<Query> : never
/** What a list is asked for that does not narrow it. The text of a search is a name, often of a person: no address has it. */
type NoFilter = keyof typeof listPlace | 'search'
type Filters<Id extends ListedId> = Omit<QueryOf<Id>, NoFilter>
/** A filter in a link. A list that shows a part of itself unless told otherwise takes `all`. */
type FilterInput<Value> = Value | (Value extends string ? (string extends Value ? never : 'all') : never)

/** The search of a list in a link: filters have the names and values of the contract. */
type ListInput<Id extends ListedId> = InputOf<typeof listPlace> & {
  readonly [Name in keyof Filters<Id>]?: FilterInput<Filters<Id>[Name]> | undefined
}
/** The same as the page reads it. The list itself checks its filters, and names those that it does not offer. */
type ListOutput<Id extends ListedId> = OutputOf<typeof listPlace> & { readonly [Name in keyof Filters<Id>]?: unknown }

/**
 * The search of a list's page.
 * @param list names the list for the types alone: before a list opens, the page does without the contract's metadata
 * @param more what the page reads beside that
 */
export function listSearch<Id extends ListedId>(list: Id): SearchSchema<ListInput<Id>, ListOutput<Id>>
export function listSearch<Id extends ListedId, const More extends Shape>(
  list: Id,
  more: More,
): SearchSchema<ListInput<Id> & InputOf<More>, ListOutput<Id> & OutputOf<More>>
export function listSearch(_list: ListedId, more: Shape = {}): SearchSchema<object, object> {
  return schemaOf((address) => fitting({ ...listPlace, ...more }, address))
}
