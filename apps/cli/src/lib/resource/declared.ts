// What a module of the terminal declares. Whatever is the same for all modules follows from the contract's metadata.
import type { Isb, OperationId, RecordOf } from '@isb/sdk'
import type { ListedId, ListMetadata, MetadataOf, modules } from '@isb/sdk/metadata'
import type { Command, Given, Option } from '../command.ts'
import type { Context } from '../context.ts'
import type { Speaker, Text } from '../speech.ts'

/** The name of a module of the contract. */
export type ModuleName = keyof typeof modules
/** The lists of a module. */
export type ListsOf<M extends ModuleName> = Extract<keyof (typeof modules)[M]['lists'], ListedId>
type FieldOf<Id extends ListedId> = keyof MetadataOf<Id>['fields'] & string
type FilterOf<Id extends ListedId> = keyof MetadataOf<Id>['filters'] & string
/** The operations of the module that a list belongs to, by the names that they have there. */
type VerbIn<Id extends ListedId> = Id extends `${infer M}.${string}`
  ? OperationId extends infer O
    ? O extends `${M}.${infer V}`
      ? V
      : never
    : never
  : never

/** A record whose list is known only at run time. */
export type Row = Readonly<Record<string, unknown>>

/** What is shown of a record that is no plain field of it. */
export interface OwnCell<Record> {
  /** Its heading is the word of this field, unless `head` is given. */
  readonly field: string
  readonly head?: Text
  readonly whole?: true
  cell(record: Record, speaker: Speaker): string | number | null | undefined
}

/** How a command line names a record where neither its id nor one field alone does. An id is understood, unless names may be digits alone. */
export interface OwnName<Record> {
  /** How the argument is called, in capitals. */
  readonly argument: string
  readonly one: Text
  /** The field that has the name, where that may be digits alone. */
  readonly field?: string
  /** The record. Of several, the one that `verb` can be done with. Throws a Refusal where there is none. */
  find(isb: Isb, typed: string, verb: string): Promise<Record>
}

/** How a command line gives a filter by something else than what the filter holds, such as an id by a name. */
export interface LookUp {
  readonly flags: string
  readonly does: Text
  find(isb: Isb, typed: string): Promise<number>
}
/** The values that a command line offers of an enum that has more. */
export interface Narrower {
  readonly choices: readonly string[]
}
/** The switch that asks for the opposite of a filter that is on or off. */
export interface Opposite {
  readonly not: string
  readonly does: Text
}

/** What a verb sends, where its form does not say all. */
export interface OwnBody {
  readonly options: readonly Option[]
  read(context: Context, isb: Isb, given: Given): Promise<object>
}

/** A list of records, as the terminal offers it. Everything is optional. */
interface ListShape<Field extends string, Filter extends string, Verb extends string, Record> {
  /** What a command line names a record by: a field, in whatever case, or a way of its own; its id where nothing is said. */
  readonly by?: Field | OwnName<Record>
  /** A name as help shows it. */
  readonly example?: string
  /** Command lines that work, by the operation's verb, instead of those that follow from the list. */
  readonly examples?: { readonly [V in Verb]?: readonly string[] }
  /** Operations that are called otherwise here: `page` is `list`. */
  readonly verbs?: { readonly [V in Verb]?: string }
  /** How many the list shows, unless `--limit` says another number; without it all of them. */
  readonly limit?: number
  /** The columns of the list; without them every field that is short. */
  readonly columns?: readonly (Field | OwnCell<Record>)[]
  /** What is shown of one; without it the columns, and every short field that is none of them. */
  readonly view?: readonly (Field | OwnCell<Record>)[]
  /** What is shown of each where something was done to many; without it the columns. */
  readonly decided?: readonly (Field | OwnCell<Record>)[]
  /** What such a row calls the record in JSON; without it the schema's name. */
  readonly as?: string
  /** Fields that are called otherwise on a command line: `applicantName` is `--name`. */
  readonly flags?: { readonly [F in Field]?: string }
  /** Fields that name an image, which is uploaded from a file of this machine: `certificateId` is `--certificate FILE`. */
  readonly images?: readonly Field[]
  readonly filters?: { readonly [F in Filter]?: LookUp | Narrower | Opposite }
  readonly bodies?: { readonly [V in Verb]?: OwnBody }
}

/** A list of the contract, as the terminal offers it. */
export type CliList<Id extends ListedId> = ListShape<FieldOf<Id>, FilterOf<Id>, VerbIn<Id>, RecordOf<Id>>
/** The same, where the list is known only at run time. */
export type AnyList = ListShape<string, string, string, Row>
export type Cell = string | OwnCell<Row>

/** A module of the terminal: what is its own. */
export interface CliModule<M extends ModuleName> {
  readonly lists?: { readonly [Id in ListsOf<M>]?: CliList<Id> }
  /** Commands by hand. One that is called as a derived one stands in its place. */
  readonly commands?: readonly Command[]
  /** Older words for its commands. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
}

/** The same, where the module is known only at run time. */
export interface AnyModule extends Pick<CliModule<never>, 'commands' | 'aliases'> {
  readonly lists?: { readonly [Id in string]?: AnyList }
}

/** What the contract knows of a list. */
export interface Described {
  readonly id: ListedId
  readonly module: ModuleName
  readonly metadata: ListMetadata
}
/** A list with what its module says of it. */
export interface Listed extends Described {
  readonly spec: AnyList
  /** The other lists of its module. */
  readonly siblings: () => readonly Listed[]
}
