import { answers, records } from '@isb/contract/shapes'
import type { OperationId } from '@isb/contract'

const kinds: Readonly<Partial<Record<OperationId, string>>> = answers
const fieldsOf = new Map<string, Readonly<Record<string, string>>>(Object.entries(records))

const isObject = (thing: unknown): thing is Readonly<Record<string, unknown>> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)
const isText = (thing: unknown): thing is string => typeof thing === 'string'

/** What a value of a plain kind must be. A value of an enum is a text: a later server may know more of them. */
const plain = new Map<string, (thing: unknown) => boolean>([
  ['text', isText],
  ['time', (thing) => isText(thing) && !Number.isNaN(Date.parse(thing))],
  ['day', (thing) => isText(thing) && /^\d{4}-\d\d-\d\d$/.test(thing)],
  ['flag', (thing) => typeof thing === 'boolean'],
  ['number', (thing) => typeof thing === 'number'],
  ['integer', Number.isInteger],
  ['count', (thing) => Number.isInteger(thing) && (thing as number) >= 0],
  ['object', isObject],
])

/** Whether a thing is of a kind, as openapi/shapes.mjs writes kinds. What else an object has does not matter. */
function is(kind: string, thing: unknown): boolean {
  if (kind.endsWith('?')) return thing === null || is(kind.slice(0, -1), thing)
  if (kind.endsWith('[]')) return Array.isArray(thing) && thing.every((one) => is(kind.slice(0, -2), one))
  if (kind.endsWith('{}')) return isObject(thing) && Object.values(thing).every((one) => is(kind.slice(0, -2), one))
  const fields = fieldsOf.get(kind)
  if (!fields) return plain.get(kind)?.(thing) ?? true
  return isObject(thing) && Object.entries(fields).every(([field, of]) => has(thing, field, of))
}

/** Whether an object has a field of a kind; one whose name ends with `?` may be missing. */
function has(thing: Readonly<Record<string, unknown>>, field: string, kind: string): boolean {
  if (!field.endsWith('?')) return is(kind, thing[field])
  const value = thing[field.slice(0, -1)]
  return value === undefined || is(kind, value)
}

/**
 * Whether the data of an answer is what the contract says: its fields are there and of their kinds, all the way down. More fields and
 * new values of an enum fit, as a later server may send them.
 * For `createIsb({ strict: true, fits })`: an answer that fits nothing is an error then, instead of a field that is missing later.
 */
export function fits(operation: OperationId, data: unknown): boolean {
  const kind = kinds[operation]
  return kind === undefined || is(kind, data)
}
