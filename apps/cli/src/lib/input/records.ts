// Records that are piped in: a JSON object, a list of them, or one a line.
import type * as z from 'zod/mini'
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

/**
 * The records on standard input. Every one is checked before any is handed back: a name that is not known or a value of another kind
 * refuses all.
 */
export async function recordsIn<const K extends Kinds>(world: World, kinds: K): Promise<Piped<K>[]> {
  const all = parsed(await readText('-', world))
  const schema = await schemaOf(kinds)
  const faults = all.flatMap(({ line, record }) =>
    (schema.safeParse(record).error?.issues ?? []).flatMap((issue) => faultsOf(issue, kinds)).map((fault): Fault => ({ line, ...fault })),
  )
  if (faults.length > 0) throw new Refusal('refused.records', { count: faults.length }, { faults })
  return all as unknown as Piped<K>[]
}

/** Such a record as a zod schema. Only commands that read records load zod. */
async function schemaOf(kinds: Kinds) {
  const z = await import('zod/mini')
  const fields = { text: z.string(), id: z.int().check(z.positive()) }
  return z.partial(z.strictObject(Object.fromEntries(Object.entries(kinds).map(([field, kind]) => [field, fields[kind]]))))
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

function faultsOf(issue: z.core.$ZodIssue, kinds: Kinds): Omit<Fault, 'line'>[] {
  const known = Object.keys(kinds).join(', ')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ key: 'records.unknownField', values: { field, fields: known } }))
  const [field] = issue.path
  if (field === undefined) return [{ key: 'records.notObject' }]
  return [{ key: 'records.value', values: { field: String(field), kind: kinds[String(field)] ?? 'text' } }]
}

/** How a record is called where it stands among others: its line, and its name where it has one. */
export const lineName = ({ say }: Pick<Context, 'say'>, line: number, name: string | undefined): string =>
  name ? say('records.named', { line, name }) : say('records.line', { line })
