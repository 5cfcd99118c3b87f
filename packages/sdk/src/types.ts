import type { Data, Input, OperationId, operations } from '@isb/contract'

/** What may be said about one call, beside its input. */
export interface CallOptions {
  /** Ends the call at once; it then rejects with the signal's reason and is not tried again. */
  readonly signal?: AbortSignal | undefined
  /**
   * Sent as `Idempotency-Key`: the server does a call once, however often it comes with the same key. A POST and `menus.remove` are never
   * sent again by themselves; with a key the caller may call again (`askTwice`).
   */
  readonly idempotencyKey?: string | undefined
  /**
   * Milliseconds for an attempt, instead of the client's `timeout` or `uploadTimeout`; `Infinity` for no limit. Work that may take longer than
   * the client's limit needs it, such as an undo of a large import.
   */
  readonly timeout?: number | undefined
  /** 0 for a call that is not to be sent again; instead of the client's. */
  readonly maxRetries?: 0 | 1 | undefined
  /** Headers on top of the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A body that is not JSON comes as a ReadableStream instead of a string or Blob. */
  readonly stream?: boolean | undefined
}

type NoInput = { readonly path?: never; readonly query?: never; readonly body?: never }

/** What a call takes: the input, optional where nothing in it is required, and options. */
export type CallArguments<Id extends OperationId> =
  unknown extends Input<Id>
    ? [input?: NoInput, options?: CallOptions]
    : Partial<Input<Id>> extends Input<Id>
      ? [input?: Input<Id>, options?: CallOptions]
      : [input: Input<Id>, options?: CallOptions]

/** A list's record. */
export type RecordOf<Id extends OperationId> = Data<Id> extends { records: readonly (infer One)[] } ? One : never

/** The operations that answer with pages of records. */
export type ListId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly list: true } ? Id : never }[OperationId]

/** An operation as a function. Resolves to the answer's data; rejects with an IsbError, or the signal's reason. */
export interface Operate<Id extends OperationId> {
  (...given: CallArguments<Id>): Promise<Data<Id>>
}

/** A list's function. */
export interface OperateList<Id extends OperationId> extends Operate<Id> {
  /** Every record from the given page on, page after page, up to the total that the first page told. 1000 a page unless given. */
  each(...given: CallArguments<Id>): AsyncIterableIterator<RecordOf<Id>>
}

/** An answer with what came beside it. */
export interface Answered<T> {
  readonly data: T
  readonly status: number
  readonly headers: Headers
  /** The server's `X-Request-Id`: names the call in its log. */
  readonly requestId: string | undefined
}

type ModuleOf<Id> = Id extends `${infer Module}.${string}` ? Module : never
type VerbOf<Id, Module extends string> = Id extends `${Module}.${infer Verb}` ? Verb : never
type FunctionOf<Id> = Id extends ListId ? OperateList<Id> : Id extends OperationId ? Operate<Id> : never

/** The client: `isb.<module>.<verb>` for every operation of the contract. */
export type Isb = {
  readonly [Module in ModuleOf<OperationId>]: { readonly [Verb in VerbOf<OperationId, Module>]: FunctionOf<`${Module}.${Verb}`> }
} & {
  /** Any operation by its name. Rejects with TypeError for a name that the contract does not have. */
  readonly call: <Id extends OperationId>(operation: Id, ...given: CallArguments<Id>) => Promise<Data<Id>>
  /** The same, with status, headers and request id of the answer. */
  readonly withResponse: <Id extends OperationId>(operation: Id, ...given: CallArguments<Id>) => Promise<Answered<Data<Id>>>
}
