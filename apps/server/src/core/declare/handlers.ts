// The types of a module's handlers.
import type { BytesId, Data, EventsId, FileId, Input, OperationId, operations } from '@isb/contract'
import type { Anyone, Caller, Confirmed, ConfirmedId, SignedIn, TakesLong } from '../app/context.ts'
import type { Download } from '../download/index.ts'
import type { Incoming } from '../files/incoming.ts'
import type { RawJson } from '../ground/raw-json.ts'

/** Sends an event to a reader, if the session still holds and the caller, with the rights of this moment, may hear it. */
export type Send = (event: string, data?: string, mayHear?: (caller: Caller) => boolean) => void

/** A stream of events for one reader. `subscribe` gets functions to send and to check the session, and returns a function that stops. */
export interface EventStream {
  subscribe(send: Send, checkSession: () => void): () => void
}

/** A module of the contract: the part of an operationId before the dot. */
export type Module = OperationId extends `${infer Name}.${string}` ? Name : never
type Verb<Module extends string> = OperationId extends infer Id ? (Id extends `${Module}.${infer V}` ? V : never) : never
type ContextOf<Id extends OperationId> = (typeof operations)[Id] extends { readonly permission: 'public' }
  ? Anyone
  : (typeof operations)[Id] extends { readonly secret: 'body' } | { readonly body: 'bytes' } | { readonly gathers: true }
    ? TakesLong
    : Id extends ConfirmedId
      ? Confirmed
      : SignedIn

/** The input of a handler; an uploaded file arrives as `Incoming`. */
type Taken<Id extends OperationId> = Id extends BytesId ? Omit<Input<Id>, 'body'> & { body: Incoming } : Input<Id>

/** The result of a handler: data, the same as JSON that PostgreSQL built, a file, or a stream of events. */
type Answered<Id extends OperationId> = Id extends FileId ? Download : Id extends EventsId ? EventStream : Data<Id> | RawJson<Data<Id>>

/** A module's handlers, one for each of its operations in the contract: a missing or an extra one does not compile. */
export type Handlers<Module extends string> = {
  [V in Verb<Module>]: `${Module}.${V}` extends infer Id extends OperationId
    ? (input: Taken<Id>, context: ContextOf<Id>) => Promise<Answered<Id>>
    : never
}
