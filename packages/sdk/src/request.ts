// What openapi-fetch is given where its own rules are not ours: how values stand in an address, and what a request is.
import type { Bytes, Operation } from '@isb/contract'
import type { Call, Rules } from './fetch/fetch.ts'

type Values = Readonly<Record<string, unknown>>

/** What a caller gives, untyped. */
export interface Given {
  readonly path?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: unknown
}

interface Anything {
  readonly parameters: { readonly path: Values; readonly query: Values }
  readonly requestBody: { readonly content: { readonly 'application/json': unknown } }
  readonly responses: object
}
/** The contract as openapi-fetch sees it: any path, any values. What a caller may give is typed by operation, in types.ts. */
export type Paths = Record<string, Record<Lowercase<Operation['method']>, Anything>>

/**
 * openapi-fetch calls this with `new` in place of `Request`. A `Request` turns a file into a stream, which can be sent only
 * once, and a caller's own `fetch` is promised an address and what to send.
 */
export function Sent(url: string, init: Pick<Call, 'method' | 'headers' | 'body'> & { readonly rules: Rules }): Call {
  const { method, headers, body, rules } = init
  return { url, method, headers, body, ...rules }
}

/** A parameter as it stands in an address; '' for none. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : ''
}

/** The path with its parameters filled in. Throws TypeError for one that is missing or would leave its segment. */
export const pathSerializer = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(values[name])
    if (text === '' || text === '.' || text === '..') throw new TypeError(`path.${name} is missing or no value for a path`)
    return encodeURIComponent(text)
  })

/** `a=1&b=2&b=3`; what is undefined or null is left out, in a list too. */
export function querySerializer(values: Values): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat())
      if (one !== undefined && one !== null) pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(textOf(one))}`)
  return pairs.join('&')
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

/**
 * What to send: a file as it is, or what becomes JSON; undefined where there is none. Defaults go into objects, never into
 * anything else. Throws TypeError where a file is asked for and something else is given.
 */
export function bodyOf(row: Operation, { body = row.defaults?.body && {} }: Given): unknown {
  if (row.body !== 'bytes') return isValues(body) ? filled(row.defaults?.body, body) : body
  if (!isBytes(body)) throw new TypeError('body is no Blob, ArrayBuffer or Uint8Array')
  return body
}
