import type { Bytes, Operation, OperationId } from '@isb/contract'
import type { Facts } from '../errors.ts'

/** What holds for one call. */
export interface Rules {
  readonly operation: OperationId
  /** The caller's own; an abort ends the call at once. */
  readonly signal?: AbortSignal
  /** Milliseconds an attempt. */
  readonly timeout: number
  /** Whether a second attempt is allowed. */
  readonly retry: boolean
  /** Whether a body that is not JSON is handed over as a stream. */
  readonly stream: boolean
  /** What the contract promises where that is not an envelope. */
  readonly answers: Operation['answers']
  /** Whether anything else than what the contract promises is an error, and a redirect too. */
  readonly strict: boolean
}

/** One call on its way out: what is sent, and the rules that hold for it. */
export interface Call extends Rules {
  readonly url: string
  readonly method: string
  /** Made for this call, so a rule may add to them. */
  readonly headers: Headers
  /** Gives the body to every attempt: a text, '' for none, or a file, as a stream could be sent only once. */
  readonly body: (() => Bytes | Promise<string>) | undefined
}

/** An answer that has been read. */
export interface Reply {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  /** JSON parsed; a string, Blob or ReadableStream where it is not JSON; undefined where there is none. */
  readonly body: unknown
  readonly json: boolean
  /** The platform's own, whose body has been read or is being read. */
  readonly response: Response
}

/** What the transport rules take and give: `withEnvelope(withSession(withRetry(withTimeout(fetch))))`. */
export type Fetch = (call: Call) => Promise<Reply>

/** A new UUID. Browsers keep `crypto.randomUUID` from pages that came over plain HTTP, as a school's may. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 15) | 64
  bytes[8] = (bytes[8]! & 63) | 128
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What an error about this call says of it. */
export const factsOf = (call: Call, answer?: Pick<Reply, 'status' | 'headers'>): Facts => ({
  operation: call.operation,
  url: call.url,
  status: answer?.status,
  requestId: answer?.headers.get('x-request-id') ?? call.headers.get('Idempotency-Key') ?? newId(),
})
