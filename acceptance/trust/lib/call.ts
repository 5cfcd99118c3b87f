// The wire, by hand: no SDK between the check and the server, so that a fault of the client hides nothing.
import { randomBytes } from 'node:crypto'
import { operationOf, type Answer, type OperationId } from '@isb/contract'

/** What goes with a request beside its input. */
export interface Carried {
  readonly token?: string
  readonly key?: string
  /** The caller's address, believed where TRUST_PROXY is set. */
  readonly address?: string
  /** What the browser kept from an earlier sign-in. */
  readonly device?: string
}

/** An answer as it came. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Undefined when the text is not an envelope. */
  readonly envelope: Answer | undefined
}

export const clientHeaders = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb' }
export const newKey = (): string => randomBytes(12).toString('hex')

export function headersOf({ token, key, address, device }: Carried, body: true | 'bytes' | undefined): Record<string, string> {
  return {
    ...clientHeaders,
    ...(body && { 'Content-Type': body === 'bytes' ? 'application/octet-stream' : 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(address !== undefined && { 'X-Forwarded-For': address }),
    ...(device !== undefined && { Cookie: `isb_device=${device}` }),
  }
}

/** Sends a request as it is. Rejects when no answer came. */
export async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init)
  // Events go on for ever: that they have begun is the answer.
  const events = response.headers.get('content-type') === 'text/event-stream'
  const text = events ? '' : await response.text()
  if (events) await response.body?.cancel()
  return { status: response.status, headers: response.headers, text, envelope: envelopeIn(text) }
}

function envelopeIn(text: string): Answer | undefined {
  try {
    const value = JSON.parse(text) as Answer | null
    return typeof value === 'object' && value !== null && typeof value.code === 'number' && typeof value.message === 'string'
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** Calls an operation. `input` is what its path names and, for the rest, its body or its query. */
export function call(host: string, id: OperationId, input: object = {}, carried: Carried = {}): Promise<Reply> {
  const { method, path, body } = operationOf(id)
  const values = input as Record<string, unknown>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !path.includes(`{${name}}`)))
  const query =
    body || path.includes('{') ? '' : new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
  return send(`${host}/isb/admin${filled}${query && `?${query}`}`, {
    method,
    headers: headersOf(carried, body),
    ...(body && { body: JSON.stringify(rest) }),
  })
}

/** The data of an answer; throws with what came instead. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it asked for
export function dataOf<T>(reply: Reply): T {
  if (reply.status !== 200 || reply.envelope?.code !== 0) throw new Error(`HTTP ${reply.status}: ${reply.text.slice(0, 300)}`)
  return reply.envelope.data as T
}

export const signIn = async (host: string, email: string, password: string): Promise<string> =>
  dataOf<{ token: string }>(await call(host, 'auth.login', { email, password })).token
