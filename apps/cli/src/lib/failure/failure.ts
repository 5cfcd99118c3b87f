import type { Operation } from '@isb/sdk'
import { Exit, type ExitCode } from './exit.ts'
import { Refusal } from './refusal.ts'
import type { Say } from '../speech.ts'
import { clean } from '../output/width.ts'

/** A failure as programs read it: the `error` of the JSON on stderr. */
export interface Failure {
  /** The envelope's code; null where no server was asked. */
  readonly code: number | null
  readonly reason: string
  readonly message: string
  readonly errors: readonly { readonly path?: string; readonly line?: number; readonly message: string }[]
  readonly requestId: string | null
  /** The permission code that the caller does not have. */
  readonly permission?: string
  /** The command that would help. */
  readonly hint?: string
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number
}

const ownFailure = (refusal: Refusal, say: Say): Failure => ({
  code: null,
  reason: refusal.reason,
  message: say(refusal.key, refusal.values),
  errors: refusal.faults.map(({ line, key, values }) => ({ ...(line === undefined ? {} : { line }), message: say(key, values) })),
  requestId: null,
  ...(refusal.hint === undefined ? {} : { hint: refusal.hint }),
})

/** What a thrown thing means: how to end, and what to say. `login` is the command that signs in again. */
export async function failureOf(
  thrown: unknown,
  say: Say,
  login: () => Promise<string>,
): Promise<{ readonly exit: ExitCode; readonly failure: Failure }> {
  if (thrown instanceof Refusal) return { exit: thrown.exit, failure: ownFailure(thrown, say) }
  const { ApiError, HttpError, isIsbError, isPassing, NetworkError, operationOf, SessionError, TimeoutError } = await import('@isb/sdk')
  const plain = { code: null, errors: [], requestId: null }
  if (!isIsbError(thrown))
    return {
      exit: Exit.error,
      failure: { ...plain, reason: 'ERROR', message: fileText(thrown, say) ?? depthText(thrown, say) ?? textOf(thrown) },
    }
  const { requestId } = thrown
  if (thrown instanceof ApiError) {
    const { code, reason = '', message, errors } = thrown
    const permission = permissionOf(operationOf(thrown.operation))
    const failure = { code, reason, message, errors, requestId, ...(reason === 'NO_PERMISSION' && permission && { permission }) }
    if (thrown instanceof SessionError) return { exit: Exit.signIn, failure: { ...failure, hint: await login() } }
    return { exit: code === 3 ? Exit.refused : Exit.error, failure }
  }
  const failed = (reason: string, message: string, exit: ExitCode = Exit.tryLater, more: Pick<Failure, 'retryAfter'> = {}) => ({
    exit,
    failure: { ...plain, reason, message, requestId, ...more },
  })
  const { host, origin, pathname } = new URL(thrown.url ?? 'isb:')
  const address = origin + pathname
  if (thrown instanceof HttpError && thrown.reason === 'ROUTE_UNKNOWN')
    return failed(thrown.reason, say('refused.nothingThere', { address }), Exit.error)
  if (thrown instanceof HttpError)
    return failed(
      thrown.reason ?? `HTTP_${thrown.status}`,
      thrown.detail ?? say('refused.http', { host, status: thrown.status, text: thrown.message }),
      isPassing(thrown) ? Exit.tryLater : Exit.error,
      thrown.retryAfter === undefined ? {} : { retryAfter: Math.ceil(thrown.retryAfter / 1000) },
    )
  if (thrown instanceof TimeoutError) return failed('TIMEOUT', say('refused.timeout', { host, seconds: thrown.timeout / 1000 }))
  if (thrown instanceof NetworkError) {
    const cause = causeOf(thrown.cause)
    if (thrown.status !== undefined) return failed('NETWORK', say('refused.brokeOff', { host, cause }))
    return isLasting(cause)
      ? failed('NETWORK', say('refused.notSpoken', { host, cause }), Exit.error)
      : failed('NETWORK', say('refused.network', { host, cause }))
  }
  return failed('ANSWER', say('refused.answer', { address: thrown.url ? address : thrown.operation }), Exit.error)
}

/** The code that an operation takes; where anybody signed in may call it, the one that it takes for more than one's own. */
const permissionOf = ({ permission, moreCodes }: Operation): string | undefined => (permission === 'session' ? moreCodes?.[0] : permission)

const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** A file or folder that may not be written or read, in words; undefined for any other error. */
function fileText(thrown: unknown, say: Say): string | undefined {
  if (!(thrown instanceof Error) || !('path' in thrown) || !('code' in thrown) || typeof thrown.path !== 'string') return undefined
  return say('refused.file', { name: thrown.path, text: String(thrown.code) })
}

/** What is nested deeper than a program can follow, in words; undefined for any other error. */
const depthText = (thrown: unknown, say: Say): string | undefined =>
  thrown instanceof RangeError && /call stack/.test(thrown.message) ? say('refused.nested') : undefined

/** What stands at the address is no server like ours: https where http is spoken, a certificate that nobody trusts. */
const isLasting = (cause: string): boolean =>
  /^(ERR_SSL|ERR_TLS|HPE_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES)|HTTP\S* protocol/.test(cause)

/** The code or message of the innermost cause that has one: `ECONNREFUSED` says more than `fetch failed`. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const inner = cause.cause instanceof Error ? causeOf(cause.cause) : ''
  return inner || ('code' in cause && typeof cause.code === 'string' ? cause.code : cause.message)
}

/** A failure as people read it. */
export function failureLines(
  { message, errors, hint, requestId, code, permission, retryAfter }: Failure,
  say: Say,
  red: (text: string) => string,
): string[] {
  // What is wrong with one field alone is the message already: then the field is named.
  const details = errors.map(({ path, line, message: what }) => {
    const place = line === undefined ? (path ? `${path}: ` : '') : say('said.line', { line })
    return what === message && path ? `  ${path}` : `  ${place}${clean(what)}`
  })
  return [
    red(clean(message)),
    ...details,
    ...(permission === undefined ? [] : [`  ${say('said.missingCode', { code: permission })}`]),
    ...(retryAfter === undefined ? [] : [`  ${say('said.retryAfter', { seconds: retryAfter })}`]),
    ...(hint === undefined ? [] : [`  $ ${hint}`]),
    ...(code === 99 && requestId ? [`  ${say('said.requestId', { id: requestId })}`] : []),
  ]
}
