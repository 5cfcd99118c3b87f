import type { Operation } from '@isb/contract'

type Values = Readonly<Record<string, unknown>>

/** What a caller gives, untyped. */
export interface Given {
  readonly path?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: unknown
}

/** The path with its parameters filled in. Throws TypeError for one that is missing or would leave its segment. */
function pathOf(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(values[name] ?? '')
    if (text === '' || text === '.' || text === '..') throw new TypeError(`path.${name} is missing or no value for a path`)
    return encodeURIComponent(text)
  })
}

/** `?a=1&b=2&b=3`; what is undefined or null is left out. */
function queryOf(values: Values): string {
  let text = ''
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(one instanceof Date ? one.toISOString() : String(one))}`
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
export const addressOf = (row: Operation, { path, query }: Given): string => pathOf(row.path, path) + queryOf(filled(row.defaults?.query, query))

/** The JSON to send, undefined where there is none. Defaults go into objects, never into lists. */
export function bodyOf(row: Operation, { body }: Given): string | undefined {
  if (!row.defaults?.body || Array.isArray(body)) return JSON.stringify(body)
  return JSON.stringify(filled(row.defaults.body, (body ?? {}) as Values))
}
