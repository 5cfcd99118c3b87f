// Records that are piped in: a JSON object, a list of them, or one a line.
import type { Context } from '../context.ts'
import { type Fault, Refusal } from '../failure/refusal.ts'
import { readText } from './source.ts'
import type { World } from '../world.ts'

/** What a field may hold. */
type Kind = 'text' | 'id'
type Kinds = Readonly<Record<string, Kind>>
/** A record whose fields are known, and where it stood: its line, or which one of a list it is. */
export type Piped<K extends Kinds> = {
  readonly line: number
  readonly record: { readonly [Name in keyof K]?: K[Name] extends 'text' ? string : number }
}

const holds = (kind: Kind, value: unknown): boolean =>
  kind === 'text' ? typeof value === 'string' : typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/**
 * The records on standard input. Every one is checked before any is handed back: a name that is not known or a value of another kind
 * refuses all.
 */
export async function recordsIn<const K extends Kinds>(world: World, kinds: K): Promise<Piped<K>[]> {
  const all = parsed(await readText('-', world))
  const faults = all.flatMap(({ line, record }) => faultsOf(record, kinds).map((fault): Fault => ({ line, ...fault })))
  if (faults.length > 0) throw new Refusal('refused.records', { count: faults.length }, { faults })
  return all as unknown as Piped<K>[]
}

function parsed(text: string): { line: number; record: unknown }[] {
  const whole = jsonIn(text)
  if (whole !== undefined) return (Array.isArray(whole) ? whole : [whole]).map((record: unknown, at) => ({ line: at + 1, record }))
  return text.split(/\r?\n/).flatMap((one, at) => {
    const line = at + 1
    if (one.trim() === '') return []
    const record = jsonIn(one)
    if (record === undefined) throw new Refusal('refused.notJson', { line })
    return [{ line, record }]
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function faultsOf(record: unknown, kinds: Kinds): Omit<Fault, 'line'>[] {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return [{ key: 'records.notObject' }]
  return Object.entries(record).flatMap(([field, value]): Omit<Fault, 'line'>[] => {
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined
    if (!kind) return [{ key: 'records.unknownField', values: { field, fields: Object.keys(kinds).join(', ') } }]
    return holds(kind, value) ? [] : [{ key: 'records.value', values: { field, kind } }]
  })
}

/** How a record is called where it stands among others: its line, and its name where it has one. */
export const lineName = ({ say }: Pick<Context, 'say'>, line: number, name: string | undefined): string =>
  name ? say('records.named', { line, name }) : say('records.line', { line })
