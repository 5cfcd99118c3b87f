import type { Answer, Schema } from '@isb/contract'
import { ApiError, BodyError, HttpError, phraseOf } from './errors.ts'
import type { Failure } from './errors.ts'
import { mayBeRead } from './fetch/body.ts'
import { factsOf } from './fetch/fetch.ts'
import type { Call, Fetch, Reply } from './fetch/fetch.ts'
import { retryAfterOf } from './fetch/retry.ts'

const isEnvelope = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && 'code' in body && Number.isInteger(body.code)

/** The envelope of an answer: a JSON object whose `code` is an integer. Any other JSON is what it is. */
export const envelopeOf = ({ json, body }: Reply): Answer | undefined => (json && isEnvelope(body) ? body : undefined)

const isText = (thing: unknown): thing is string => typeof thing === 'string'
const isFault = (thing: unknown): thing is NonNullable<Answer['errors']>[number] =>
  typeof thing === 'object' && thing !== null && 'path' in thing && isText(thing.path) && 'message' in thing && isText(thing.message)

const isRecord = (thing: unknown): thing is Schema<'RecordRef'> =>
  typeof thing === 'object' && thing !== null && 'entity' in thing && isText(thing.entity) && 'id' in thing && Number.isInteger(thing.id)

/** What an envelope says of a failure; the status text where it says nothing. What is not as the contract has it is left out. */
export const failureOf = ({ code, message, reason, errors, record, secondFactor }: Answer, { status, statusText }: Reply): Failure => ({
  code,
  message: (isText(message) && message) || statusText || phraseOf(status),
  reason: isText(reason) ? reason : undefined,
  errors: Array.isArray(errors) ? errors.filter(isFault) : undefined,
  record: isRecord(record) ? record : undefined,
  secondFactor,
})

const contentTypeOf = ({ headers }: Reply): string => headers.get('content-type') ?? 'no content type'

/** The codes of the contract. An integer of another kind is another system's: some say 200 when all is well. */
const codes: ReadonlySet<unknown> = new Set([0, 1, 2, 3, 4, 5, 18, 99])

/** Whether an answer is of the kind that the contract promises: an envelope, a file or a stream of events. A refusal is an envelope. */
async function isPromised(call: Call, reply: Reply, envelope: Answer | undefined, fits: Fits): Promise<boolean> {
  if (envelope)
    return codes.has(envelope.code) && (envelope.code !== 0 || (call.answers === undefined && (await fits(call.operation, envelope.data))))
  return call.answers !== undefined && !reply.json && mayBeRead(call, reply)
}

/** Whether the data of an answer is what the contract says. */
export type Fits = (operation: Call['operation'], data: unknown) => boolean | Promise<boolean>

/** A redirect that was not followed. A browser says of it nothing but that its status is 0. */
const isRedirect = ({ status }: Reply): boolean => status === 0 || (status >= 300 && status < 400 && status !== 304)

/** Why an answer is not the API's: another host, a captive portal, the page of a proxy. */
function strangeAnswer(call: Call, reply: Reply): BodyError {
  const leads = reply.headers.get('location')
  const seen = leads ? `leads to ${leads}` : `answered ${reply.status} with ${contentTypeOf(reply)}`
  return new BodyError(`${call.url} is not the ISB API: it ${seen}`, factsOf(call, reply))
}

/**
 * Opens the envelope: the reply's body is its `data` then. What is no envelope passes through unchanged, unless the call is strict.
 * Throws HttpError for a status of 400 or above, ApiError for a code other than 0, BodyError where a strict call is not answered as the
 * contract promises.
 */
export const withEnvelope = (next: Fetch, fits: Fits = () => true) =>
  async function opened(call: Call): Promise<Reply> {
    const reply = await next(call)
    const { status, statusText } = reply
    const envelope = envelopeOf(reply)
    if (status >= 400)
      throw new HttpError(status, factsOf(call, reply), {
        statusText,
        reason: envelope?.reason,
        detail: isText(envelope?.message) && envelope.message ? envelope.message : undefined,
        retryAfter: retryAfterOf(reply),
      })
    if (call.strict ? !(await isPromised(call, reply, envelope, fits)) : isRedirect(reply)) throw strangeAnswer(call, reply)
    if (envelope && envelope.code !== 0) throw new ApiError(failureOf(envelope, reply), factsOf(call, reply))
    return { ...reply, body: envelope ? envelope.data : reply.body }
  }
