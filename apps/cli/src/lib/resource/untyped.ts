import type { CallOptions, Isb } from '@isb/sdk'

/** What an operation takes where its name is known only at run time. */
export interface Input {
  readonly path?: object
  readonly query?: object
  readonly body?: unknown
}

/** A client whose operations are named at run time: by the contract's metadata, or on a command line. */
export interface Untyped {
  readonly call: (operation: string, input?: Input, options?: CallOptions) => Promise<unknown>
  readonly [module: string]: unknown
}
type Lists = Readonly<Record<string, { readonly each: (input: Input) => AsyncIterable<unknown> } | undefined>>

/** The same client. What goes in and comes out is checked by the server, and no longer by the compiler. */
export const untyped = (isb: Isb): Untyped => isb as unknown as Untyped

/** The records of a list one after the other, page after page. */
export function recordsOf(client: Untyped, operation: string, input: Input): AsyncIterable<unknown> {
  const [module = '', verb = ''] = operation.split('.')
  const list = (client[module] as Lists)[verb]
  if (!list) throw new TypeError(`${operation} is no list`)
  return list.each(input)
}
