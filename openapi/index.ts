// What programs take from the contract: the operations table and the types of every operation's input and answer.
import { signedIn } from './generated/operations/signed-in.ts'
import { signIn } from './generated/operations/sign-in.ts'
import type { reasons, toldReasons, transportReasons } from './generated/reasons.ts'
import type { components, operations as Types, paths } from './generated/types.ts'

/** Every operation: those that take no permission code, then those that do. Bundlers leave out what is marked and not used. */
export const operations = /* @__PURE__ */ (() => ({ ...signIn, ...signedIn }))()

/** The name of an operation, `module.verb`: the one key to it in every package. */
export type OperationId = keyof typeof operations & keyof Types

/** A row of the operations table. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `{host}/isb/admin`, with `{name}` for path parameters. */
  readonly path: string
  /** A permission code, `session` (anyone signed in) or `public`. */
  readonly permission: string
  /** Codes that it takes besides for some of what it can be asked, such as doing it for somebody else. */
  readonly moreCodes?: readonly string[]
  /** `never`: not even an idempotent method may be tried again. */
  readonly retry?: 'never'
  /** Bytes of body taken, where it is not the usual 1 MiB. */
  readonly bodyLimit?: number
  /** What a client sends where its caller names nothing. */
  readonly defaults?: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: Readonly<Record<string, unknown>> }
  /** False: calling it does not keep a session alive (polling). */
  readonly slide?: false
  /** `never`: for sessions only, an API token is refused. */
  readonly tokens?: 'never'
  /** Shows or takes what is somebody's own: an app may call it for people who lack its permission. */
  readonly forOneself?: true
  /** Reaches the caller's own data alone: a personal API token needs the scope `self` or `<module>:self`. */
  readonly own?: true
  /** Effects that a program asks a person about first: it deletes records, mails other people, changes many records in one call. */
  readonly asks?: readonly ('delete' | 'mail' | 'many')[]
  /** The operation that takes it back within seconds. */
  readonly undoneBy?: string
  /** Many calls are written together, in no transaction of their own. */
  readonly gathers?: true
  /** The server may do it in a process of its own, where there is much to do. Changes nothing for the caller. */
  readonly heavy?: true
  /** `none`: it is done too often for a line each in the server's log. */
  readonly log?: 'none'
  /** Who has a second factor has given it within ten minutes. */
  readonly stepUp?: 'always' | 'by-effect'
  /** `none`: it changes nothing that the audit could tell. */
  readonly audit?: 'none'
  /** `open`: called by whatever program without our headers. What is read is a feed, answered without the envelope. */
  readonly client?: 'open'
  /** Where a secret stands that nobody may keep, not even for an Idempotency-Key. */
  readonly secret?: 'body' | 'answer'
  /** What it answers with where that is not an envelope of JSON. */
  readonly answers?: 'file' | 'events'
  /** The file is an image that is part of a record: it is shown, not taken away. */
  readonly inline?: true
  /** It takes a body: JSON, or `bytes`, a file as it is. */
  readonly body?: true | 'bytes'
  /** Its work is done after the answer, by a run. */
  readonly runs?: true
  /** It answers with a page of records. */
  readonly list?: true
}

/** The contract as openapi-typescript writes it: by path, then by method. */
export type Paths = paths

/** A named shape of the contract, such as `Schema<'Menu'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type Parameters<Id extends OperationId> = Types[Id] extends { parameters: infer P } ? P : never
type Given<T, Key extends string> = Key extends keyof T
  ? T[Key] extends undefined
    ? unknown
    : { [K in Key as undefined extends T[Key] ? never : K]: T[Key] } & {
        [K in Key as undefined extends T[Key] ? K : never]?: Exclude<T[Key], undefined>
      }
  : unknown
type Body<Id extends OperationId> = Id extends BytesId
  ? { body: Bytes }
  : Types[Id] extends { requestBody: { content: { 'application/json': infer B } } }
    ? { body: B }
    : unknown

/** A file on its way to the server. */
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
/** The operations that take a file as their body. */
export type BytesId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly body: 'bytes' } ? Id : never }[OperationId]

/** What a caller gives: `path`, `query` and `body`, those that the operation has. */
export type Input<Id extends OperationId> = Given<Parameters<Id>, 'path'> & Given<Parameters<Id>, 'query'> & Body<Id>

type Answered<Id extends OperationId> = Types[Id] extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never

/** The operations that answer with a file. */
export type FileId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly answers: 'file' } ? Id : never }[OperationId]
/** The operations that answer with events. */
export type EventsId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly answers: 'events' } ? Id : never }[OperationId]

/** What a caller gets once the envelope is opened: the answer's `data`; a Blob for a file, a stream of bytes for events. */
export type Data<Id extends OperationId> = Id extends FileId
  ? Blob
  : Id extends EventsId
    ? ReadableStream<Uint8Array<ArrayBuffer>>
    : Answered<Id> extends { data?: infer D }
      ? Exclude<D, undefined>
      : never

/** Why an operation may refuse, as the envelope's `reason` says. */
export type ReasonOf<Id extends OperationId> = (typeof reasons)[Id][number]
/** Why any operation may refuse. */
export type Reason = (typeof reasons)[keyof typeof reasons][number]
/** What answers of HTTP status 400 or above say. */
export type TransportReason = (typeof transportReasons)[number]
/** Why rows are refused or left alone, as the answer of an operation or its run tells. */
export type ToldReason<Id extends keyof typeof toldReasons = keyof typeof toldReasons> = (typeof toldReasons)[Id][number]

/** The envelope as it travels. */
export type Answer = Schema<'Answer'>
/** 0 done, 1 invalid, 2 not found, 3 conflict, 4 no permission, 5 limit, 18 session, 99 internal. */
export type Code = Schema<'Code'>
export type FieldError = Schema<'FieldError'>

const table: Record<string, Operation> = operations
/** The row of an operation. */
export const operationOf = (id: OperationId): Operation => table[id] as Operation
/** Whether a call with `X-Dry-Run` is done and rolled back as a whole: what is more than one change refuses it. */
export function canBeTried(id: OperationId): boolean {
  const { method, permission, secret, body, gathers, runs } = operationOf(id)
  return method !== 'GET' && permission !== 'public' && secret !== 'body' && body !== 'bytes' && !gathers && !runs
}
/** Every operation's name. */
export const operationIds = /* @__PURE__ */ Object.keys(operations) as OperationId[]
type Row = (typeof operations)[OperationId]
/** A permission code that the contract names. */
export type PermissionCode =
  | Exclude<Row['permission'], 'public' | 'session'>
  | (Row extends infer R ? (R extends { readonly moreCodes: readonly (infer Code)[] } ? Code : never) : never)

/** Every permission code that the contract names. Any other code of the tree is inert. */
export const contractCodes: readonly string[] = /* @__PURE__ */ codesIn(table)

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The scope by which a personal API token reaches its owner's own data in the module of an operation: `bus-booking:self`. */
export const ownScopeOf = (id: OperationId): string => `${kebab(id.slice(0, id.indexOf('.')))}:self`
/** The scope by which it reaches all of its owner's own data. */
export const ownScope = 'self'
/** Every scope for own data: `self`, and that of each module that has any. */
export const ownScopes: readonly string[] = /* @__PURE__ */ ownScopesIn(operationIds)

function ownScopesIn(ids: readonly OperationId[]): string[] {
  return [ownScope, ...new Set(ids.filter((id) => operationOf(id).own).map(ownScopeOf))]
}

function codesIn(rows: Readonly<Record<string, Operation>>): string[] {
  const codes = Object.values(rows).flatMap(({ permission, moreCodes = [] }) => [permission, ...moreCodes])
  return [...new Set(codes)].filter((code) => code !== 'public' && code !== 'session')
}
