import { operationIds, operationOf } from '@isb/contract'
import type { OperationId } from '@isb/contract'
import { each } from './each.ts'
import { open } from './envelope.ts'
import type { SessionError } from './errors.ts'
import { newId } from './fetch/fetch.ts'
import type { Call } from './fetch/fetch.ts'
import { sleep, withRetry } from './fetch/retry.ts'
import type { Wait } from './fetch/retry.ts'
import { memorySession, withSession } from './fetch/session.ts'
import type { SessionStore } from './fetch/session.ts'
import { withTimeout } from './fetch/timeout.ts'
import { addressOf, bodyOf } from './request.ts'
import type { Given } from './request.ts'
import type { CallOptions, Isb } from './types.ts'

/** The languages that the server speaks. */
export type Locale = 'en' | 'zh'

/** How a client is set up. Everything but `host` has a default. */
export interface IsbConfig {
  /** Where the server answers, base path included: `https://school.example`; `''` for the page's own origin. */
  readonly host: string
  /** Sent as `X-App-Key`. Default `isb-console`. */
  readonly appKey?: string
  /** Sent as `X-Tenant-Id`. Default `isb`. */
  readonly tenantId?: string
  /** The language of messages, or a function that tells it at every call. Default `en`. */
  readonly locale?: Locale | (() => Locale)
  /** Where the session is kept. Default: in memory. */
  readonly session?: SessionStore
  /** The fetch to use; it must obey its signal. Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds an attempt; six times as long where it sends a file. Default 10000. */
  readonly timeout?: number
  /** The longest `Retry-After` that is waited for, in milliseconds; beyond it HttpError is thrown. Default 10000. */
  readonly retryAfterCap?: number
  /** Told once when a session ends by code 18, after the store was cleared. */
  readonly onSessionEnd?: (error: SessionError) => void
  /** How a retry waits. Default: a timer. */
  readonly wait?: Wait
}

const languages = { en: 'en-US', zh: 'zh-CN' } as const
/** How much longer an attempt may take that sends a file: from a phone that is most of the time. */
const longerWithFile = 6
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** A client for every operation of the contract. Keeps nothing outside itself, needs nothing but `fetch`. */
export function createIsb(config: IsbConfig): Isb {
  const {
    appKey = 'isb-console',
    tenantId = 'isb',
    locale = 'en',
    session = memorySession(),
    fetch = globalThis.fetch,
    timeout = 10_000,
    retryAfterCap = 10_000,
    onSessionEnd,
    wait = sleep,
  } = config
  const base = `${config.host.replace(/\/+$/, '')}/isb/admin`
  const send = withSession(withRetry(withTimeout(fetch), { cap: retryAfterCap, wait }), session, onSessionEnd)

  function callOf(operation: OperationId, input: Given = {}, options: CallOptions = {}): Call {
    const row = operationOf(operation)
    if (!row) throw new TypeError(`${operation} is not an operation of the contract`)
    const { method } = row
    const body = bodyOf(row, input)
    const headers: Record<string, string> = {
      'X-App-Key': appKey,
      'X-Tenant-Id': tenantId,
      'Accept-Language': languages[typeof locale === 'function' ? locale() : locale],
    }
    const file = row.body === 'bytes'
    if (body !== undefined) headers['Content-Type'] = file ? 'application/octet-stream' : 'application/json'
    const key = options.idempotencyKey ?? (method === 'PUT' || method === 'DELETE' ? newId() : undefined)
    if (key !== undefined) headers['Idempotency-Key'] = key
    const retry = options.idempotencyKey !== undefined || (idempotent.has(method) && row.retry !== 'never')
    return {
      operation,
      url: base + addressOf(row, input),
      method,
      headers: options.headers ? { ...headers, ...options.headers } : headers,
      body,
      signal: options.signal,
      timeout: options.timeout ?? timeout * (file ? longerWithFile : 1),
      retry,
      stream: options.stream ?? false,
    }
  }

  async function call(operation: OperationId, input?: Given, options?: CallOptions): Promise<unknown> {
    const made = callOf(operation, input, options)
    return open(await send(made), made)
  }

  const modules: Record<string, Record<string, unknown>> = {}
  for (const operation of operationIds) {
    const dot = operation.indexOf('.')
    const module = operation.slice(0, dot)
    const run = (input?: Given, options?: CallOptions): Promise<unknown> => call(operation, input, options)
    const { list, defaults } = operationOf(operation)
    const pages = (input?: Given, options?: CallOptions): AsyncIterable<unknown> =>
      each(operation, (given) => run(given, options), input, Number(defaults?.query?.pageSize ?? 0))
    modules[module] = { ...modules[module], [operation.slice(dot + 1)]: list ? Object.assign(run, { each: pages }) : run }
  }
  return { ...modules, call } as unknown as Isb
}
