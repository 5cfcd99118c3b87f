// One call of an operation: its input is checked, its handler runs, in a change where it is one. Neither knows of a connection, so that
// long work can be done by another process.
import { createHash } from 'node:crypto'
import { operationOf, type OperationId } from '@isb/contract'
import type { Locale } from '@isb/words'
import type { Anyone, App, Caller, Request, SignedIn, TakesLong } from '../app/context.ts'
import type { Download } from '../download/index.ts'
import type { Trial } from '../app/effects.ts'
import { Incoming } from '../files/incoming.ts'
import { handlersOf, type AnyModule, type ServerModules } from '../declare/module.ts'
import { Refusal, TransportFailure } from '../ground/refuse.ts'
import { write, type Keyed } from '../app/write.ts'
import { wrongFields } from './validate.ts'

/** What came with a request, as plain data. */
export interface Call {
  readonly id: OperationId
  readonly requestId: string
  readonly locale: Locale
  readonly address: string
  readonly userAgent: string
  /** Undefined where the operation is public. */
  readonly caller: Caller | undefined
  /** The caller's own token. */
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
  /** The token by which accounts know the browser. */
  readonly device: string | undefined
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
  readonly trial?: Trial | undefined
}

type Handler = (input: object, context: SignedIn | TakesLong | Anyone) => Promise<object>

/** The handlers of all operations, by name. The compiler has seen that each is there, and that it takes what its operation is given. */
export const allHandlers = (modules: ServerModules) =>
  new Map(
    Object.entries<AnyModule>(modules).flatMap(([name, module]) =>
      Object.entries(handlersOf(module) as Record<string, Handler>).map(([verb, handler]) => [`${name}.${verb}`, handler] as const),
    ),
  )

/** Answers the data of a call. Throws what `answerTo` makes an answer of. */
export async function perform(handler: Handler, call: Call, app: App, keepDevice: (token: string) => void): Promise<object> {
  const { id, caller, requestId, locale, address, userAgent, device, trial } = call
  const { method, secret, body, answers, inline, gathers } = operationOf(id)
  const input = checkedInput(call)
  const base: Request = { app, now: app.now(), locale, address, userAgent, trial }
  const author = { operation: id, requestId }
  if (!caller)
    return handler(input, {
      ...base,
      device,
      keepDevice,
      atomically: (as, work) => write(base, { staffId: as?.staffId ?? null, name: as?.name ?? '', ...author }, undefined, work),
    })
  const by = { staffId: caller.staffId, name: caller.name, token: caller.token, ...author }
  if (method === 'GET') {
    const answer = await handler(input, { ...base, caller, operation: id, db: app.db, ...noChange })
    // A list that leaves as a file is worth knowing of: children's names are in it.
    if (answers === 'file' && !inline)
      await write(base, by, undefined, async ({ changed }) => (changed('export', 0, null, filtersOf(call)), answer)).catch(
        (error: unknown) => {
          ;(answer as Download).body.destroy()
          throw error
        },
      )
    return answer
  }
  const keyed = keyIn(call, caller, input)
  if (secret === 'body' || body === 'bytes' || gathers) {
    const context: TakesLong = { ...base, caller, operation: id, atomically: (work) => write(base, by, keyed, work) }
    return handler(input, context)
  }
  return write(base, by, keyed, (change) => handler(input, { ...base, ...change, caller, operation: id }))
}

/**
 * The Idempotency-Key, of a long one its digest, with what it stands for. Nothing of a secret is kept for it: not its answer, and no hash that could be guessed at.
 */
function keyIn({ id, idempotencyKey: key, token }: Call, { staffId }: Caller, input: object): Keyed | undefined {
  if (key === undefined || key === '') return undefined
  const { secret } = operationOf(id)
  const salt = secret === 'body' ? token : undefined
  return {
    key: key.length > 200 ? createHash('sha256').update(key).digest('hex') : key,
    staffId,
    input,
    ...(salt && { salt }),
    ...(secret === 'answer' && { secretAnswer: true }),
  }
}

/** Whom a file is about and what it was narrowed by, for the audit. What was searched for may be a name, and stays out. */
const filtersOf = ({ path, query }: Call) => {
  const { search, ...filters } = query as Record<string, unknown>
  return { ...(path as object), ...filters, ...(search !== undefined && { searched: true }) }
}

const readsOnly = () => {
  throw new Error('A GET changes nothing')
}
const noChange = { changed: readsOnly, startFrom: readsOnly, afterCommit: readsOnly }

/** What a handler is given. Throws the refusal of an input that is not as the contract says. */
export function checkedInput({ id, body, path, query }: Call): object {
  const takes = operationOf(id).body
  if (takes === 'bytes' && !(body instanceof Incoming)) throw new TransportFailure(415, 'MEDIA_TYPE_BYTES')
  const takesBody = takes === true
  if (takesBody && body === undefined) throw new TransportFailure(400, 'NOT_JSON')
  const wrong = [...wrongFields(id, 'path', path), ...wrongFields(id, 'query', query), ...(takesBody ? wrongFields(id, 'body', body) : [])]
  if (wrong.length > 0) throw new Refusal(1, 'INVALID', {}, wrong)
  return { path, query, ...(takes && { body }) }
}
