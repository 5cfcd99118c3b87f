import type { Code, FieldError, OperationId, ReasonOf, Schema } from '@isb/contract'
import { phrases } from './phrases.ts'

/** What every error of the SDK knows of the call that failed. */
export interface Facts {
  /** The operation that was called. */
  readonly operation: OperationId
  /** Where it was sent: an address, or a path of the page's own origin. Undefined where no single request failed. */
  readonly url?: string | undefined
  /** The HTTP status, where an answer's headers had arrived. */
  readonly status?: number | undefined
  /** The server's `X-Request-Id`; where none came, the call's Idempotency-Key or an id made for this error. */
  readonly requestId: string
}

const brand = /* @__PURE__ */ Symbol.for('@isb/sdk/error')

/** What every error of the SDK is. Programs branch on the class, `code` and `reason`; people read `message`. */
export abstract class IsbError extends Error implements Facts {
  readonly operation: OperationId
  readonly url: string | undefined
  readonly status: number | undefined
  readonly requestId: string
  get [brand](): true {
    return true
  }
  constructor(message: string, facts: Facts, options?: ErrorOptions) {
    super(message, options)
    this.operation = facts.operation
    this.url = facts.url
    this.status = facts.status
    this.requestId = facts.requestId
  }
}

/** Whether an unknown thing is an error of this SDK, also when it comes from another copy of the bundle. */
export const isIsbError = (thing: unknown): thing is IsbError => thing instanceof Error && brand in thing

/** What an envelope says of a failure. */
export interface Failure {
  readonly code: Code
  readonly message: string
  readonly reason?: string | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly record?: Schema<'RecordRef'> | undefined
  readonly secondFactor?: Schema<'SecondFactorAsked'> | undefined
}

/** The application refused: the envelope's code is neither 0 nor 18. `message` is in the caller's language. */
export class ApiError extends IsbError {
  override name = 'ApiError'
  /** 1 invalid, 2 not found, 3 conflict, 4 no permission, 5 limit, 18 session (see `SessionError`), 99 internal. */
  readonly code: Code
  /** Why, for programs, such as `BIKE_LIMIT_REACHED`: one of the operation's (`ReasonOf`), or a later server's. See `isReason`. */
  readonly reason: string | undefined
  /** One entry per bad field; empty where the input was not the trouble. */
  readonly errors: readonly FieldError[]
  /** The record that is in the way, where there is one: the other absence with `ABSENCE_OVERLAPS`. */
  readonly record: Schema<'RecordRef'> | undefined
  /** With `SECOND_FACTOR_REQUIRED`: the ticket for `auth.secondFactor`, and how it can be answered. */
  readonly secondFactor: Schema<'SecondFactorAsked'> | undefined
  constructor(failure: Failure, facts: Facts) {
    super(failure.message, facts)
    this.code = failure.code
    this.reason = failure.reason
    this.errors = failure.errors ?? []
    this.record = failure.record
    this.secondFactor = failure.secondFactor
  }
}

/** Whether an operation was refused for this reason: one of those that the contract lists for it. */
export const isReason = <Id extends OperationId>(error: unknown, operation: Id, reason: ReasonOf<Id>): error is ApiError =>
  error instanceof ApiError && error.operation === operation && error.reason === reason

/** Code 18: the session is missing, ended or disabled, or its password changed. The store has been cleared. */
export class SessionError extends ApiError {
  override name = 'SessionError'
}

/** HTTP 400 or above. `message` is the status text, or the standard phrase where HTTP/2 sends none. */
export class HttpError extends IsbError {
  override name = 'HttpError'
  declare readonly status: number
  /** The envelope's reason, if the body was one. */
  readonly reason: string | undefined
  /** The envelope's message, in the caller's language, if the body was one. */
  readonly detail: string | undefined
  /** Milliseconds that the server asks to wait (`Retry-After`), undefined where it does not say. */
  readonly retryAfter: number | undefined
  constructor(
    status: number,
    facts: Facts,
    said: { statusText: string; reason?: string | undefined; detail?: string | undefined; retryAfter?: number | undefined },
  ) {
    super(said.statusText || phraseOf(status), { ...facts, status })
    this.reason = said.reason
    this.detail = said.detail
    this.retryAfter = said.retryAfter
  }
}

/** No answer, or only part of one: no connection, reset, cut off. `cause` is what `fetch` threw. */
export class NetworkError extends IsbError {
  override name = 'NetworkError'
}

/** The attempt took longer than its time, or a stream stood still for that long. */
export class TimeoutError extends IsbError {
  override name = 'TimeoutError'
  /** The limit that ran out, in milliseconds. */
  readonly timeout: number
  constructor(timeout: number, facts: Facts) {
    super(`No answer within ${timeout} ms`, facts)
    this.timeout = timeout
  }
}

/** The body is not what it says it is: broken JSON, or a page of a list that was not asked for. */
export class BodyError extends IsbError {
  override name = 'BodyError'
}

/** The standard phrase of an HTTP status: `Service Unavailable` for 503. */
export const phraseOf = (status: number): string => phrases[status] ?? `HTTP ${status}`
