import type { Answer } from '@isb/contract'
import { ApiError, HttpError, phraseOf } from './errors.ts'
import type { Failure } from './errors.ts'
import { factsOf } from './fetch/fetch.ts'
import type { Call, Reply } from './fetch/fetch.ts'
import { retryAfterOf } from './fetch/retry.ts'

/** An envelope is a JSON object whose `code` is an integer; any other JSON is what it is. */
const isEnvelope = (body: unknown): body is Answer => typeof body === 'object' && body !== null && 'code' in body && Number.isInteger(body.code)

/** What an envelope says of a failure; the status text where it says nothing. */
export function failureOf({ body, status, statusText }: Reply): Failure {
  const { code, message, reason, errors } = body as Answer
  return { code, message: message || statusText || phraseOf(status), reason, errors }
}

/**
 * The answer's `data`. What is no envelope passes through unchanged.
 * Throws HttpError for a status of 400 or above, ApiError for a code other than 0.
 */
export function open(reply: Reply, call: Call): unknown {
  const { status, statusText, json, body } = reply
  const envelope = json && isEnvelope(body) ? body : undefined
  if (status >= 400) throw new HttpError(factsOf(call, reply), { statusText, reason: envelope?.reason, detail: envelope?.message || undefined, retryAfter: retryAfterOf(reply) })
  if (!envelope) return body
  if (envelope.code !== 0) throw new ApiError(failureOf(reply), factsOf(call, reply))
  return envelope.data
}
