import type { Operation, OperationId } from '@isb/contract'
import { each } from './each.ts'
import { withEnvelope } from './envelope.ts'
import type { Fits } from './envelope.ts'
import { ApiError, type SessionError } from './errors.ts'
import { newId } from './fetch/fetch.ts'
import type { Reply, Rules } from './fetch/fetch.ts'
import { withHooks } from './fetch/hooks.ts'
import type { Hooks } from './fetch/hooks.ts'
import { sleep, withRetry } from './fetch/retry.ts'
import type { Wait } from './fetch/retry.ts'
import { memorySession, signsIn, withSession } from './fetch/session.ts'
import type { SessionStore } from './fetch/session.ts'
import { withTimeout } from './fetch/timeout.ts'
import { bodyOf, carrierOf, fileOf, filled, pathOf, queryOf } from './request.ts'
import type { Given } from './request.ts'
import type { Answered, CallOptions, Isb } from './types.ts'
import { version } from './version.ts'

/** The languages that the server speaks. */
export type Locale = 'en' | 'zh'

/** How a client is set up. Everything but `host` has a default. */
export interface IsbConfig extends Hooks {
  /** Where the server answers, base path included: `https://school.example`; `''` for the page's own origin. */
  readonly host: string
  /** Sent as `X-App-Key`. Default `isb-console`. */
  readonly appKey?: string
  /** Sent as `X-Tenant-Id`. Default `isb`. */
  readonly tenantId?: string
  /** The person for whom an app acts, by account id: sent as `X-Acting-Person`. For a token that acts for people, and no other. */
  readonly actingPerson?: number
  /** The language of messages, or a function that tells it at every call. Default `en`. */
  readonly locale?: Locale | (() => Locale)
  /** Where the session is kept. Default: in memory. */
  readonly session?: SessionStore
  /**
   * The fetch to use. It is called as `fetch(address, init)`: the address a string, relative where `host` is, and in `init` method, headers
   * (`Headers`), body (a string or the caller's file), signal, which it must obey, and perhaps `redirect: 'manual'`. It is never given a
   * `Request`. Default: the platform's.
   */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Milliseconds for an attempt, the same for every operation: an answer of JSON must have been read to its end by then. A file or a stream
   * that the server sends must begin by then, and each further byte has as long again. Default 10000.
   */
  readonly timeout?: number
  /** Milliseconds for an attempt that sends a file, from its first byte to the end of the answer. Default 60000. */
  readonly uploadTimeout?: number
  /** The longest `Retry-After` that is waited for, in milliseconds; beyond it HttpError is thrown. Default 10000. */
  readonly retryAfterCap?: number
  /** Told once when a session ends by code 18, after the store was cleared. */
  readonly onSessionEnd?: (error: SessionError) => void
  /**
   * Asks the person to confirm with a second factor (`account.beginStepUp`, `account.stepUp`), where an operation wants that again. It
   * answers whether that was done: then the operation is called once more. Without it the operation is refused with `STEP_UP_REQUIRED`.
   */
  readonly onStepUp?: (isb: Isb) => Promise<boolean>
  /** Called once with the error of each failed call, after its second attempt. Not for streams, and not for calls that were aborted. */
  readonly onError?: (error: Error, operation: OperationId) => void
  /** How often GET, PUT and DELETE are sent again after a fault that may pass: 0 or 1. Default 1. */
  readonly maxRetries?: 0 | 1
  /** The program that calls, as `name/version`: stands before the SDK's own in `X-Client`, which the server's log shows. */
  readonly client?: string
  /** How a retry waits. Default: a timer. */
  readonly wait?: Wait
  /**
   * Takes no answer but the API's: BodyError for a redirect, the page of a proxy or of another host. Signing in always does.
   * Default: what is not JSON passes through unchanged.
   */
  readonly strict?: boolean
  /** Whether the data of a strict call's answer is what the contract says, as `fits` of `@isb/sdk/answers` tells. Default: not checked. */
  readonly fits?: Fits
}

/** Rows of the contract's table of operations, by name. */
export type OperationTable = Readonly<Partial<Record<OperationId, Operation>>>

const languages = { en: 'en-US', zh: 'zh-CN' } as const
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** A server's address without a slash at its end; '' and `/below` are the page's own origin. Throws TypeError for anything else. */
function addressOf(host: string): string {
  if (!/^(https?:\/\/[^\s/?#@]+)?(\/[^\s?#]*)?$/i.test(host)) throw new TypeError('host is no address such as https://school.example')
  return host.replace(/\/+$/, '')
}

/**
 * A client that knows the operations of a table; `call` knows those too that are added to the table later. Keeps nothing outside itself,
 * needs nothing but `fetch`.
 */
export function createClient(table: OperationTable, config: IsbConfig): Isb {
  const {
    appKey = 'isb-console',
    tenantId = 'isb',
    actingPerson,
    locale = 'en',
    session = memorySession(),
    fetch = globalThis.fetch,
    timeout = 10_000,
    uploadTimeout = 60_000,
    retryAfterCap = 10_000,
    onSessionEnd,
    onStepUp,
    onError,
    strict = false,
    fits,
    maxRetries = 1,
    client: program,
    wait = sleep,
  } = config
  const attempt = withHooks(withTimeout(fetch), config)
  const send = withEnvelope(withSession(withRetry(attempt, { cap: retryAfterCap, wait }), session, onSessionEnd), fits)
  const { carry, callOf } = carrierOf(addressOf(config.host), {
    'X-App-Key': appKey,
    'X-Tenant-Id': tenantId,
    'X-Client': `${program ? `${program} ` : ''}isb-sdk/${version}`,
    ...(actingPerson && { 'X-Acting-Person': String(actingPerson) }),
  })

  async function answer(operation: OperationId, input: Given = {}, options: CallOptions = {}): Promise<Reply> {
    const row = table[operation]
    if (!row) throw new TypeError(`${operation} is not an operation of the contract`)
    const { method, defaults } = row
    const file = fileOf(row, input)
    const rules: Rules = {
      operation,
      timeout: options.timeout ?? (file ? uploadTimeout : timeout),
      retry: (options.maxRetries ?? maxRetries) > 0 && idempotent.has(method) && row.retry !== 'never',
      stream: options.stream ?? false,
      answers: row.answers,
      strict: strict || signsIn.has(operation),
      ...(options.signal && { signal: options.signal }),
    }
    return new Promise((resolve, reject) => {
      carry(method, row.path, {
        params: { path: pathOf(row.path, input.path), query: queryOf(filled(defaults?.query, input.query)) },
        body: file ?? bodyOf(row, input),
        ...(file && { bodySerializer: () => file }),
        headers: {
          'Accept-Language': languages[typeof locale === 'function' ? locale() : locale],
          'Content-Type': file && 'application/octet-stream',
          'Idempotency-Key': options.idempotencyKey ?? (method === 'PUT' || method === 'DELETE' ? newId() : undefined),
          ...options.headers,
        },
        parseAs: 'stream', // leaves the body alone: the rules have read it
        fetch: async (request) => {
          const reply = await send(callOf(request, rules, file))
          resolve(reply)
          return reply.response
        },
      }).catch(reject)
    })
  }
  /** Refused for want of a second factor, an operation did nothing: it is called again as it was. */
  async function confirmed(operation: OperationId, input?: Given, options?: CallOptions): Promise<Reply> {
    try {
      return await answer(operation, input, options)
    } catch (error) {
      if (!onStepUp || !(error instanceof ApiError) || error.reason !== 'STEP_UP_REQUIRED' || !(await onStepUp(isb))) throw error
      return answer(operation, input, options)
    }
  }
  async function reported(operation: OperationId, input?: Given, options?: CallOptions): Promise<Reply> {
    try {
      return await confirmed(operation, input, options)
    } catch (error) {
      const isStream = options?.stream === true || table[operation]?.answers === 'events'
      if (error instanceof Error && !isStream && !options?.signal?.aborted) onError?.(error, operation)
      throw error
    }
  }
  const call = async (operation: OperationId, input?: Given, options?: CallOptions): Promise<unknown> =>
    (await reported(operation, input, options)).body
  async function withResponse(operation: OperationId, input?: Given, options?: CallOptions): Promise<Answered<unknown>> {
    const { body, status, headers } = await reported(operation, input, options)
    return { data: body, status, headers, requestId: headers.get('x-request-id') ?? undefined }
  }

  const modules: Record<string, Record<string, unknown>> = {}
  for (const [operation, { list, defaults }] of Object.entries(table) as [OperationId, Operation][]) {
    const dot = operation.indexOf('.')
    const module = operation.slice(0, dot)
    const run = (input?: Given, options?: CallOptions): Promise<unknown> => call(operation, input, options)
    const pages = (input?: Given, options?: CallOptions): AsyncIterable<unknown> =>
      each(operation, (given) => run(given, options), input, Number(defaults?.query?.pageSize ?? 0), options?.signal)
    const verbs = (modules[module] ??= {})
    verbs[operation.slice(dot + 1)] = list ? Object.assign(run, { each: pages }) : run
  }
  const isb = { ...modules, call, withResponse } as unknown as Isb
  return isb
}
