import { shapes } from '@isb/contract/shapes'
import type { OperationId } from '@isb/contract'

type Shape = { readonly of: 'one' | 'list' | 'page'; readonly fields: readonly string[] }
const known: Readonly<Partial<Record<OperationId, Shape>>> = shapes

/**
 * Whether the data of an answer has at least what the contract says: the fields of the object, or of each record of a list or a page.
 * For `createIsb({ strict: true, fits })`: an answer that fits nothing is an error then, instead of a field that is missing later.
 */
export function fits(operation: OperationId, data: unknown): boolean {
  const shape = known[operation]
  if (!shape) return true
  const has = (thing: unknown): boolean => isRecord(thing) && shape.fields.every((field) => field in thing)
  if (shape.of === 'one') return has(data)
  const records = shape.of === 'page' && isRecord(data) && isCount(data['total']) ? data['records'] : data
  return Array.isArray(records) && records.every(has)
}

const isRecord = (thing: unknown): thing is Readonly<Record<string, unknown>> => typeof thing === 'object' && thing !== null
const isCount = (thing: unknown): boolean => Number.isInteger(thing) && (thing as number) >= 0
