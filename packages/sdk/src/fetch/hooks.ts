import type { OperationId } from '@isb/contract'
import type { Fetch } from './fetch.ts'

/** An attempt on its way out. */
export interface RequestSent {
  readonly operation: OperationId
  readonly method: string
  readonly url: string
  /** May be added to; a second attempt has them too. */
  readonly headers: Headers
}

/** An attempt that was answered, whatever the answer is. */
export interface ResponseReceived extends Omit<RequestSent, 'headers'> {
  readonly status: number
  readonly headers: Headers
  /** From the first byte sent until the answer was read; until its headers where it is a stream. In milliseconds. */
  readonly duration: number
}

/** What a program is told of every attempt: for logs, figures and headers of its own. An error that one throws is the call's. */
export interface Hooks {
  /** Told before an attempt is sent. */
  readonly onRequest?: (request: RequestSent) => void | Promise<void>
  /** Told of every answer; not of an attempt that had none. */
  readonly onResponse?: (response: ResponseReceived) => void | Promise<void>
}

/** Tells the hooks of one attempt. */
export function withHooks(next: Fetch, { onRequest, onResponse }: Hooks): Fetch {
  if (!onRequest && !onResponse) return next
  return async function told(call) {
    const { operation, method, url, headers } = call
    await onRequest?.({ operation, method, url, headers })
    const began = performance.now()
    const reply = await next(call)
    await onResponse?.({ operation, method, url, status: reply.status, headers: reply.headers, duration: performance.now() - began })
    return reply
  }
}
