import type { CallOptions } from '@isb/sdk'
import { usage } from '../../lib/failure/refusal.ts'

/** A client whose operation is known only when it is called, so its input cannot be typed. */
export interface Untyped {
  readonly call: (
    operation: string,
    input: { readonly path: object; readonly query: object; readonly body?: unknown },
    options?: CallOptions,
  ) => Promise<unknown>
  readonly [module: string]: unknown
}

type Lists = Readonly<Record<string, { readonly each: (input: { readonly query: object }) => AsyncIterable<unknown> } | undefined>>

/** All records of a list, page after page. */
export async function everyRecord(client: Untyped, operation: string, query: object): Promise<unknown[]> {
  const [module = '', verb = ''] = operation.split('.')
  const records: unknown[] = []
  for await (const record of (client[module] as Lists)[verb]?.each({ query }) ?? []) records.push(record)
  return records
}

/** `name=value` pairs as an object; a name that stands twice holds a list. */
export function pairsOf(pairs: readonly string[], option: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw usage('refused.pair', { option, pair })
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const before = found[name]
    found[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return found
}

/** The file of a body that is one: `@FILE`, or `-` for what is piped in. */
export function fileIn(given: string, operation: string): string {
  if (given !== '-' && !given.startsWith('@')) throw usage('refused.bodyNoFile', { operation })
  return given === '-' ? given : given.slice(1)
}

/** A body: JSON itself, `@FILE`, or `-` for what is piped in. */
export async function bodyOf(given: string, read: (name: string) => Promise<string>): Promise<unknown> {
  const text = given === '-' ? await read('-') : given.startsWith('@') ? await read(given.slice(1)) : given
  try {
    return JSON.parse(text)
  } catch (error) {
    throw usage('refused.bodyNotJson', { text: error instanceof Error ? error.message : '' })
  }
}
