// What the generator tells of a module besides its types, and the types that follow from it.
import type { OperationId, Reason } from './index.ts'
import type * as modules from './generated/modules/index.ts'
import type { entities } from './generated/entities.ts'
import type { values } from './generated/values.ts'

export { entities } from './generated/entities.ts'
export { enumFields } from './generated/enum-fields.ts'
export { listedModules } from './generated/listed.ts'
export { readers } from './generated/readers.ts'
export { scopedModules } from './generated/scoped.ts'
export { tones } from './generated/tones.ts'
export { values } from './generated/values.ts'

/** The name of an enum of the contract. */
export type EnumName = keyof typeof values
/** A value of an enum. */
export type EnumValue<Name extends EnumName> = (typeof values)[Name][number]
/**
 * What a field holds: an id (an integer called so), an enum by its name, a person (`PersonRef`), a day (`YYYY-MM-DD`), a time (ISO
 * 8601).
 */
export type Kind = 'id' | 'text' | 'number' | 'boolean' | 'day' | 'time' | 'person' | 'list' | 'object' | EnumName

/** A kind of record that the audit knows. */
export interface EntityMetadata {
  /** The module that keeps it. */
  readonly module: string
  /** The field that a record is called by. */
  readonly name?: string
  readonly fields: Readonly<Record<string, Kind>>
}

/** A list of records, as every face offers it. */
export interface ListMetadata {
  /** The schema of its records. */
  readonly of: string
  /** What the audit calls one record. */
  readonly entity?: string
  /** The field that a record is called by. */
  readonly name?: string
  /** The operation that answers one record, and whether with more fields. */
  readonly get?: OperationId
  readonly getsMore?: true
  /** The operations that change something and answer a record of the list. */
  readonly answeredBy?: readonly OperationId[]
  /** The path parameter that names one record. */
  readonly key?: string
  /** The list as a file, and the history of one record. */
  readonly export?: OperationId
  readonly history?: OperationId
  /** The reason of a refusal for a record that is not there. */
  readonly missing: Reason
  readonly fields: Readonly<Record<string, Kind>>
  readonly filters: Readonly<Record<string, Kind>>
  /** The values of each filter that is an enum, in the contract's order. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** The field that the filters `from` and `to` go by. */
  readonly days?: string
  /** The field that holds a student, if that is whom it holds; what lies outside the caller's reach is not there. */
  readonly student?: string
  /** The same of a list that holds classes. */
  readonly class?: string
  /** Everybody lists what is theirs alone. */
  readonly own?: true
  /** The fields that it can be sorted by. */
  readonly sort: readonly string[]
  /** How it is sorted where nobody says. */
  readonly usual: string
}

/** A field of a body. `min` and `max` are lengths of a text and bounds of a number. */
export interface FormField {
  readonly kind: Kind
  readonly required?: true
  /** It takes `null`, for none. */
  readonly nullable?: true
  /** The first value of an enum that takes no `null`. */
  readonly first?: string
  /** A number without a fraction; ids are. */
  readonly integer?: true
  /** A text that is an email address. */
  readonly format?: 'email'
  readonly min?: number
  readonly max?: number
  /** Of a list that is drawn row by row (`x-form: rows`): the fields of a row. */
  readonly fields?: Readonly<Record<string, FormField>>
}

/** The form of one record of a list that an operation takes (`x-form: record`): `calendar.change/days`. */
type PartId = `${OperationId}/${string}`

/** What the faces read of a module. */
export interface ModuleMetadata {
  readonly lists: { readonly [Id in OperationId]?: ListMetadata }
  readonly forms: { readonly [Id in OperationId | PartId]?: Readonly<Record<string, FormField>> }
}

type Modules = typeof modules
type Lists = { [M in keyof Modules]: Modules[M]['lists'] }[keyof Modules]
/** The lists of the contract that are described as such (`x-list`). */
export type ListedId = Lists extends infer Each ? (Each extends unknown ? Extract<keyof Each, OperationId> : never) : never
/** What is known of a list. */
export type MetadataOf<Id extends ListedId> = Lists extends infer Each
  ? Each extends Record<Id, infer Metadata>
    ? Metadata
    : never
  : never
type Forms = { [M in keyof Modules]: Modules[M]['forms'] }[keyof Modules]
/** The operations that take a body, and the lists of bodies whose records have a form of their own. */
export type FormId = Forms extends infer Each ? (Each extends unknown ? Extract<keyof Each, OperationId | PartId> : never) : never
/** The fields of a body. */
export type FormOf<Id extends FormId> = Forms extends infer Each ? (Each extends Record<Id, infer Fields> ? Fields : never) : never
/** The kinds of records that the audit knows (`x-entity`). */
export type Entities = typeof entities
/** Those of a module. */
export type EntityIn<Module extends string> = {
  [Name in keyof Entities]: Entities[Name]['module'] extends Module ? Name : never
}[keyof Entities]
