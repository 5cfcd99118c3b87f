import type { Bytes, Operation } from '@isb/contract'

type Values = Readonly<Record<string, unknown>>

/** What a caller gives, untyped. */
export interface Given {
  readonly path?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: unknown
}

/** A parameter as it stands in an address; '' for none. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : ''
}

/** The path with its parameters filled in. Throws TypeError for one that is missing or would leave its segment. */
function pathOf(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(values[name])
    if (text === '' || text === '.' || text === '..') throw new TypeError(`path.${name} is missing or no value for a path`)
    return encodeURIComponent(text)
  })
}

/** `?a=1&b=2&b=3`; what is undefined or null is left out. */
function queryOf(values: Values): string {
  let text = ''
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(textOf(one))}`
  return text
}

/** The defaults, each replaced by the caller's value where there is one. */
function filled(defaults: Values | undefined, given: Values = {}): Values {
  if (!defaults) return given
  const all: Record<string, unknown> = { ...defaults, ...given }
  for (const name in defaults) all[name] ??= given[name] === null ? null : defaults[name]
  return all
}

/** Path and query below `{host}/isb/admin`. */
export const addressOf = (row: Operation, { path, query }: Given): string =>
  pathOf(row.path, path) + queryOf(filled(row.defaults?.query, query))

const isValues = (thing: unknown): thing is Values => typeof thing === 'object' && thing !== null && !Array.isArray(thing)

const isBytes = (thing: unknown): thing is Bytes => thing instanceof Blob || thing instanceof ArrayBuffer || ArrayBuffer.isView(thing)

/**
 * What to send: a file as it is, else JSON, undefined where there is none. Defaults go into objects, never into anything else.
 * Throws TypeError where a file is asked for and something else is given.
 */
export function bodyOf(row: Operation, { body = row.defaults?.body && {} }: Given): string | Bytes | undefined {
  if (row.body === 'bytes') {
    if (!isBytes(body)) throw new TypeError('body is no Blob, ArrayBuffer or Uint8Array')
    return body
  }
  return JSON.stringify(isValues(body) ? filled(row.defaults?.body, body) : body)
}
