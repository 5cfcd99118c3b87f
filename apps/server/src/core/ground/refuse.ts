import type { Code, Reason, Schema, TransportReason } from '@isb/contract'
import type { EntityName, Values, WordKey } from '@isb/words'
import { whyNotRange } from '@isb/domain'

export type { Reason }

/** A field that is wrong, with the word that says so; put into the caller's language at the edge. */
export interface WrongField {
  path: string
  word: WordKey
  values?: Values
}

/** A record that is in the way. */
export interface InTheWay {
  readonly entity: EntityName
  readonly id: number
}

/** A failure of the application: thrown anywhere, caught once at the edge, answered as HTTP 200 with its code. */
export class Refusal extends Error {
  readonly code: Exclude<Code, 0>
  readonly reason: Reason
  readonly values: Values
  readonly fields: readonly WrongField[]
  /** What a sign-in asks next. */
  readonly secondFactor: Schema<'SecondFactorAsked'> | undefined
  readonly record: InTheWay | undefined

  constructor(
    code: Exclude<Code, 0>,
    reason: Reason,
    values: Values = {},
    fields: readonly WrongField[] = [],
    secondFactor?: Schema<'SecondFactorAsked'>,
    record?: InTheWay,
  ) {
    super(reason)
    this.code = code
    this.reason = reason
    this.values = values
    this.fields = fields
    this.secondFactor = secondFactor
    this.record = record
  }
}

/** A failure of the transport: HTTP 4xx or 5xx, with an envelope all the same. */
export class TransportFailure extends Error {
  readonly status: number
  readonly reason: TransportReason
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  readonly values: Values

  /** @param cause what the log is to know of it */
  constructor(status: number, reason: TransportReason, retryAfter?: number, values: Values = {}, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause })
    this.status = status
    this.reason = reason
    this.retryAfter = retryAfter
    this.values = values
  }
}

/** Refuses: 1 invalid, 2 not found, 3 conflict, 4 no permission, 5 limit, 18 session. */
export function refuse(code: Exclude<Code, 0>, reason: Reason, values?: Values, record?: InTheWay): never {
  throw new Refusal(code, reason, values, [], undefined, record)
}

/** Refuses one field of the body, by JSON Pointer, with the reason's words under the field. */
export function refuseField(path: string, reason: Reason, values?: Values): never {
  throw new Refusal(1, reason, values, [{ path, word: `reason.${reason}`, ...(values && { values }) }])
}

/** Refuses days in the wrong order, and more of them than `most`, at the field of the last. */
export function requireRange(path: string, first: string, last: string, most: number): void {
  const why = whyNotRange(first, last, most)
  if (why) refuseField(path, why)
}

/** For `catch`: a value that the constraint refuses, such as one that somebody took at the same moment, is told at its field. */
export const refuseBroken =
  (constraint: string, path: string, reason: Reason, values?: Values) =>
  (error: unknown): never => {
    if (breaks(error, constraint)) refuseField(path, reason, values)
    throw error
  }

/** Whether the database refused something because of this constraint. */
export const breaks = (error: unknown, constraint: string): boolean => (error as { constraint?: string }).constraint === constraint
