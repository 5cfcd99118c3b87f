// What openapi-fetch is given for a call, and what the transport rules get from its Request.
import type { Bytes, Operation, Paths } from '@isb/contract'
import createFetch from 'openapi-fetch'
import type { Call, Rules } from './fetch/fetch.ts'

type Values = Readonly<Record<string, unknown>>

/** What a caller gives, untyped. */
export interface Given {
  readonly path?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: unknown
}

/** What openapi-fetch takes for one call. */
interface Sent {
  readonly params: { readonly path: Values; readonly query: Values }
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly bodySerializer?: (body: unknown) => unknown
  readonly parseAs: 'stream'
  readonly fetch: (request: Request) => Promise<Response>
}
type Carry = (method: Operation['method'], path: string, sent: Sent) => Promise<unknown>

/** Stands before a relative address, because a `Request` needs a whole one outside a page. It is never called. */
const noOrigin = 'http://relative.invalid'

/**
 * openapi-fetch, with an operation's method and path taken from the table.
 * @param address where the server answers, without a slash at its end; '' and `/below` are relative
 */
export function carrierOf(address: string, headers: Readonly<Record<string, string>>) {
  const origin = address === '' || address.startsWith('/') ? noOrigin : ''
  const client = createFetch<Paths>({ baseUrl: `${origin}${address}/isb/admin`, headers })
  return {
    /**
     * The one place where an operation becomes a method and a path. openapi-fetch types a call by a method and a path that are written out;
     * in a loop over the table both are variables, so this widens its typed `request` to any of its calls. Table and `Paths` are generated
     * from one document, and request.test.ts has the compiler check that they agree. A caller's input is typed by operation in types.ts.
     */
    carry: client.request as Carry,
    /**
     * A call as the transport rules take it. `file` is a body that is sent as it is; any other is JSON, or empty: not every browser tells by
     * `request.body`.
     */
    callOf(request: Request, rules: Rules, file: Bytes | undefined): Call {
      const { method, headers } = request
      let text: Promise<string> | undefined
      const body = file ? () => file : method === 'GET' ? undefined : () => (text ??= request.text())
      return { url: request.url.slice(origin.length), method, headers, body, ...rules }
    },
  }
}

/** openapi-fetch writes a Date as an empty object, and null in a list as an empty pair. */
const plain = (value: unknown): unknown =>
  value instanceof Date
    ? value.toISOString()
    : Array.isArray(value)
      ? value.filter((one) => one !== undefined && one !== null).map(plain)
      : value

/** The values of a query, ready for openapi-fetch, which encodes values and leaves names as they are. */
export const queryOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [encodeURIComponent(name), plain(value)]))

const isPrimitive = (value: unknown): value is string | number | bigint | boolean =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value)

/**
 * The values of a path, ready for openapi-fetch, which leaves `{id}` in an address where the value is missing. Throws TypeError for a value
 * that is missing, or that would leave its segment.
 */
export function pathOf(path: string, values: Values = {}): Values {
  const filled: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = plain(values[name])
    if (!isPrimitive(value) || ['', '.', '..'].includes(String(value)))
      throw new TypeError(`path.${name} is missing or no value for a path`)
    filled[name] = value
  }
  return filled
}

/** The defaults, each replaced by the caller's value where there is one. */
export function filled(defaults: Values | undefined, given: Values = {}): Values {
  if (!defaults) return given
  const all: Record<string, unknown> = { ...defaults, ...given }
  for (const name in defaults) all[name] ??= given[name] === null ? null : defaults[name]
  return all
}

const isValues = (thing: unknown): thing is Values => typeof thing === 'object' && thing !== null && !Array.isArray(thing)

const isBytes = (thing: unknown): thing is Bytes => thing instanceof Blob || thing instanceof ArrayBuffer || ArrayBuffer.isView(thing)

/** What becomes the JSON of a body; undefined where there is none. Defaults go into objects, never into anything else. */
export const bodyOf = (row: Operation, { body = row.defaults?.body && {} }: Given): unknown =>
  isValues(body) ? filled(row.defaults?.body, body) : body

/** A file that is sent as it is; undefined for an operation that takes none. Throws TypeError where something else is given. */
export function fileOf(row: Operation, { body }: Given): Bytes | undefined {
  if (row.body !== 'bytes') return undefined
  if (!isBytes(body)) throw new TypeError('body is no Blob, ArrayBuffer or Uint8Array')
  return body
}
