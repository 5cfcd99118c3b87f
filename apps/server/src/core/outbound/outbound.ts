// Calls addresses that people have typed: over https, without redirects, with an end to bytes and time, and to no private network unless the
// operator names the host. Where a name leads is looked at as the connection is made: what was harmless a moment before may be so no more.
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { Agent as HttpAgent, request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as TlsAgent, request as overTls } from 'node:https'
import { isNamed, isPublic, whyNotCalled, type AllowedHost } from '../ground/allowed.ts'

declare module '../app/context.ts' {
  interface App {
    /** Calls addresses that people have typed. */
    readonly outbound: Outbound
  }
}

/** Nothing was brought. The message names the host and the cause, never the rest of the address, a header or a body. */
export class OutboundFault extends Error {
  readonly why: 'ADDRESS' | 'PRIVATE' | 'REDIRECT' | 'TOO_LARGE' | 'TIMEOUT' | 'AWAY'

  constructor(why: OutboundFault['why'], message: string) {
    super(message)
    this.why = why
  }
}

/** What is asked for. */
export interface Ask {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Bytes of an answer at most. */
  readonly mostBytes: number
  /** Milliseconds from the first byte that is sent to the last that comes. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}
/** What was answered, whatever its status. */
export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
/** Calls an address. Rejects with OutboundFault. */
export interface Outbound {
  (address: string, ask: Ask): Promise<Answered>
  /** Why an address would be refused, as far as its text tells: for whoever saves one. */
  readonly whyNot: (address: string) => ReturnType<typeof whyNotCalled>
}

/** Finds the network addresses of a name. Node's own; tests have another. */
export type Lookup = (
  name: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, all: LookupAddress[]) => void,
) => void

/** Makes one. */
export function outboundTo(allowed: readonly AllowedHost[], lookup: Lookup = lookUp): Outbound {
  const agents = { 'https:': new TlsAgent({ keepAlive: true }), 'http:': new HttpAgent({ keepAlive: true }) }

  /** Finds public addresses alone: one private among several is refused with all of them. */
  const guarded = (
    name: string,
    options: LookupOptions,
    found: (error: Error | null, address: LookupAddress[] | string, family?: number) => void,
  ) =>
    lookup(name, { ...options, all: true }, (error, all) => {
      const [first] = all ?? []
      if (error || !first) found(error ?? new Error('no address'), [])
      else if (!all.every(({ address }) => isPublic(address))) found(new OutboundFault('PRIVATE', `${name} lies in a private network`), [])
      else if (options.all) found(null, all)
      else found(null, first.address, first.family)
    })

  async function call(address: string, { method = 'GET', headers = {}, body, mostBytes, timeoutMs, signal }: Ask): Promise<Answered> {
    const why = whyNotCalled(allowed, address)
    if (why === 'OUTBOUND_PRIVATE') throw new OutboundFault('PRIVATE', `${new URL(address).host} lies in a private network`)
    if (why) throw new OutboundFault('ADDRESS', 'The address is not one that the server calls')
    const url = new URL(address)
    const late = AbortSignal.timeout(timeoutMs)
    const ends = signal ? AbortSignal.any([late, signal]) : late
    const [send, agent] = url.protocol === 'http:' ? [overHttp, agents['http:']] : [overTls, agents['https:']]
    const options = {
      method,
      agent,
      signal: ends,
      headers: {
        'user-agent': 'isb',
        'accept-encoding': 'identity',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      ...(!isNamed(allowed, url) && { lookup: guarded }),
    }
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        send(url, options, resolve).on('error', reject).end(body)
      })
      return await whole(url, answer, mostBytes)
    } catch (error) {
      if (error instanceof OutboundFault) throw error
      if (late.aborted) throw new OutboundFault('TIMEOUT', `${url.host} took longer than ${timeoutMs / 1000} seconds`)
      throw new OutboundFault('AWAY', `${url.host} did not answer: ${codeOf(error)}`)
    }
  }
  return Object.assign(call, { whyNot: (address: string) => whyNotCalled(allowed, address) })
}

async function whole({ host }: URL, answer: IncomingMessage, mostBytes: number): Promise<Answered> {
  const { statusCode: status = 0, headers } = answer
  const refused = (why: OutboundFault['why'], message: string) => {
    answer.destroy()
    return new OutboundFault(why, message)
  }
  if ([301, 302, 303, 307, 308].includes(status))
    throw refused('REDIRECT', `${host} sends elsewhere, where nobody has said that the server may go`)
  const tooLarge = () => refused('TOO_LARGE', `${host} answered with more than ${mostBytes} bytes`)
  if (Number(headers['content-length']) > mostBytes) throw tooLarge()
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    if ((bytes += piece.length) > mostBytes) throw tooLarge()
    pieces.push(piece)
  }
  return { status, headers, body: Buffer.concat(pieces) }
}

/** The system's word for a failure; a message may hold what is nobody's business. */
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'broken off')
