import type { Answer } from '@isb/contract'
import { ApiError, BodyError, HttpError, phraseOf } from './errors.ts'
import type { Failure } from './errors.ts'
import { factsOf } from './fetch/fetch.ts'
import type { Call, Fetch, Reply } from './fetch/fetch.ts'
import { retryAfterOf } from './fetch/retry.ts'

const isEnvelope = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && 'code' in body && Number.isInteger(body.code)

/** The envelope of an answer: a JSON object whose `code` is an integer. Any other JSON is what it is. */
export const envelopeOf = ({ json, body }: Reply): Answer | undefined => (json && isEnvelope(body) ? body : undefined)

/** What an envelope says of a failure; the status text where it says nothing. */
export const failureOf = ({ code, message, reason, errors, secondFactor }: Answer, { status, statusText }: Reply): Failure => ({
  code,
  message: message || statusText || phraseOf(status),
  reason,
  errors,
  secondFactor,
})

const contentTypeOf = ({ headers }: Reply): string => headers.get('content-type') ?? 'no content type'

/** Whether an answer is of the kind that the contract promises: an envelope, a file or a stream of events. */
function isPromised({ answers }: Call, reply: Reply, envelope: Answer | undefined): boolean {
  if (answers === undefined) return envelope !== undefined
  const type = contentTypeOf(reply)
  if (answers === 'events') return /^text\/event-stream/i.test(type)
  return reply.status === 200 && (reply.headers.has('content-disposition') || /^image\//i.test(type))
}

/** Why an answer is not the API's: another host, a captive portal, the page of a proxy. */
function strangeAnswer(call: Call, reply: Reply): BodyError {
  const leads = reply.headers.get('location')
  const seen = leads ? `leads to ${leads}` : `answered ${reply.status} with ${contentTypeOf(reply)}`
  return new BodyError(`${call.url} is not the ISB API: it ${seen}`, factsOf(call, reply))
}

/**
 * Opens the envelope: the reply's body is its `data` then. What is no envelope passes through unchanged, unless the call is strict.
 * Throws HttpError for a status of 400 or above, ApiError for a code other than 0, BodyError where a strict call is not answered as the
 * contract promises. `ok` tells openapi-fetch to leave the body alone.
 */
export const withEnvelope = (next: Fetch) =>
  async function opened(call: Call): Promise<Reply & { readonly ok: true }> {
    const reply = await next(call)
    const { status, statusText } = reply
    const envelope = envelopeOf(reply)
    if (status >= 400)
      throw new HttpError(status, factsOf(call, reply), {
        statusText,
        reason: envelope?.reason,
        detail: envelope?.message || undefined,
        retryAfter: retryAfterOf(reply),
      })
    if (call.strict && !isPromised(call, reply, envelope)) throw strangeAnswer(call, reply)
    if (envelope && envelope.code !== 0) throw new ApiError(failureOf(envelope, reply), factsOf(call, reply))
    return { ...reply, ok: true, body: envelope ? envelope.data : reply.body }
  }
