// A student information system's own service, OneRoster 1.1 or 1.2 over REST: signed in to, asked page by page, as fast as it allows. What
// breaks off is asked for again where it broke off.
import { recordsIn, restOptional, type RestResource } from '@isb/domain'
import { OutboundFault, type Answered, type Outbound } from '../../../core/outbound/outbound.ts'
import { Backoff, type Sleep } from './backoff.ts'

/** Why nothing came of it. The detail names what was asked for and what came: no secret, and nobody's name. */
export class SourceFault extends Error {
  readonly reason:
    | 'BASE_DATA_SOURCE_ADDRESS'
    | 'BASE_DATA_SOURCE_DENIED'
    | 'BASE_DATA_SOURCE_AWAY'
    | 'BASE_DATA_SOURCE_ANSWER'
    | 'BASE_DATA_SOURCE_INCOMPLETE'

  constructor(reason: SourceFault['reason'], detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** Where it is, and how it is signed in to. */
export interface Source {
  readonly address: string
  readonly signIn: 'ClientCredentials' | 'Bearer'
  readonly tokenAddress: string
  readonly client: string
  readonly scope: string
  /** The client's secret, or the token itself. */
  readonly credential: string
}
/** Some records, and how many there are in all, where the service says so. */
export interface Page {
  readonly records: readonly Readonly<Record<string, unknown>>[]
  readonly total: number | undefined
}
type Json = Readonly<Record<string, unknown>>

const pageSize = 500
const [mostBytes, timeoutMs] = [32 * 1024 ** 2, 60_000]

/** One service, for as long as a roster is fetched. */
export class RosterService {
  readonly #source: Source
  readonly #outbound: Outbound
  readonly #sleep: Sleep
  #token: Promise<string> | undefined

  constructor(source: Source, outbound: Outbound, sleep: Sleep) {
    this.#source = source
    this.#outbound = outbound
    this.#sleep = sleep
  }

  /**
   * All records of a kind, a page at a time.
   * @param since only what was changed after that moment
   * @throws SourceFault, also where fewer came than the service says it has
   */
  async *pages(resource: RestResource, since: Date | undefined): AsyncGenerator<Page> {
    const first = this.#addressOf(resource, since)
    let [next, read, before]: [URL | undefined, number, string] = [first, 0, '']
    while (next) {
      const answer: Answered = await this.#get(next, resource)
      if (read === 0 && restOptional.has(resource) && [401, 403, 404].includes(answer.status)) return
      const records = recordsOf(resource, answer)
      const total = /^\d+$/.test(String(answer.headers['x-total-count'])) ? Number(answer.headers['x-total-count']) : undefined
      const marks = records.map(({ sourcedId }) => String(sourcedId)).join()
      const again = read > 0 && records.length > 0 && marks === before
      // A service that knows no pages answers with everything each time.
      if (again && total === undefined && records.length !== pageSize) return
      if (again) throw new SourceFault('BASE_DATA_SOURCE_INCOMPLETE', `${resource}: ${read} / ${total ?? '?'}`)
      ;[read, before] = [read + records.length, marks]
      yield { records, total }
      next = this.#following(first, next, { answer, records: records.length, read, total })
      if (!next && total !== undefined && read < total)
        throw new SourceFault('BASE_DATA_SOURCE_INCOMPLETE', `${resource}: ${read} / ${total}`)
    }
  }

  #addressOf(resource: RestResource, since: Date | undefined): URL {
    const url = new URL(`${this.#source.address.replace(/\/+$/, '')}/${resource}`)
    url.searchParams.set('limit', String(pageSize))
    url.searchParams.set('offset', '0')
    if (since) url.searchParams.set('filter', `dateLastModified>'${since.toISOString()}'`)
    return url
  }

  /** The next page: the one that the service links to, else the one behind what was read; nothing where all is read. */
  #following(
    first: URL,
    at: URL,
    { answer, records, read, total }: { answer: Answered; records: number; read: number; total: number | undefined },
  ): URL | undefined {
    const { link } = answer.headers
    const linked = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec([link].flat().join(','))?.[1]
    if (linked) {
      const next = new URL(linked, at)
      // Behind a proxy services call themselves http. The credential goes nowhere else.
      if (next.host === first.host) next.protocol = first.protocol
      if (next.origin !== first.origin) throw new SourceFault('BASE_DATA_SOURCE_ANSWER', `Link: ${next.host}`)
      if (next.href !== at.href) return next
    }
    const hasMore = total === undefined ? link === undefined && records > 0 : read < total && records > 0
    if (!hasMore) return undefined
    const next = new URL(first)
    next.searchParams.set('offset', String(read))
    return next
  }

  /** Asks until there is an answer that stands. */
  async #get(url: URL, what: string): Promise<Answered> {
    const waiting = new Backoff(this.#sleep)
    for (let renewed = false; ;) {
      const token = await this.#bearer()
      const answer = await this.#try(() =>
        this.#outbound(url.href, { headers: { accept: 'application/json', authorization: `Bearer ${token}` }, mostBytes, timeoutMs }),
      )
      if (answer instanceof SourceFault) await waiting.orThrow(answer)
      else if (answer.status === 401 && !renewed && this.#source.signIn === 'ClientCredentials') {
        // The token has run out meanwhile.
        this.#token = undefined
        renewed = true
      } else if (isPassing(answer.status))
        await waiting.orThrow(new SourceFault('BASE_DATA_SOURCE_AWAY', `${what}: ${answer.status}`), answer)
      else return answer
    }
  }

  /** An answer; or why there is none, where that may pass. */
  async #try(call: () => Promise<Answered>): Promise<Answered | SourceFault> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof OutboundFault)) throw error
      if (error.why === 'AWAY' || error.why === 'TIMEOUT') return new SourceFault('BASE_DATA_SOURCE_AWAY', error.message)
      const reason = error.why === 'ADDRESS' || error.why === 'PRIVATE' ? 'BASE_DATA_SOURCE_ADDRESS' : 'BASE_DATA_SOURCE_ANSWER'
      throw new SourceFault(reason, error.message)
    }
  }

  #bearer(): Promise<string> {
    const { signIn, credential } = this.#source
    if (signIn === 'Bearer') return Promise.resolve(credential)
    return (this.#token ??= this.#askToken())
  }

  /** A token by OAuth 2 client credentials. The client says who it is in the header, and in the body where a service wants it there. */
  async #askToken(): Promise<string> {
    const { tokenAddress, client, scope, credential } = this.#source
    const basic = Buffer.from(`${encodeURIComponent(client)}:${encodeURIComponent(credential)}`).toString('base64')
    const asked = { grant_type: 'client_credentials', ...(scope && { scope }) }
    const inBody = { ...asked, client_id: client, client_secret: credential }
    const waiting = new Backoff(this.#sleep)
    for (let body: Record<string, string> = asked; ;) {
      const headers = {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(body === asked && { authorization: `Basic ${basic}` }),
      }
      const answer = await this.#try(() =>
        this.#outbound(tokenAddress, {
          method: 'POST',
          headers,
          body: new URLSearchParams(body).toString(),
          mostBytes: 64 * 1024,
          timeoutMs,
        }),
      )
      if (answer instanceof SourceFault) await waiting.orThrow(answer)
      else if (isPassing(answer.status)) await waiting.orThrow(new SourceFault('BASE_DATA_SOURCE_AWAY', `token: ${answer.status}`), answer)
      else if ((answer.status === 400 || answer.status === 401) && body === asked) body = inBody
      else return tokenIn(answer)
    }
  }
}

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

function tokenIn({ status, body }: Answered): string {
  if (status !== 200) throw new SourceFault('BASE_DATA_SOURCE_DENIED', `token: ${status}`)
  const token = (parsed(body) as Json | undefined)?.['access_token']
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) throw new SourceFault('BASE_DATA_SOURCE_ANSWER', 'token')
  return token
}

function recordsOf(resource: RestResource, { status, body }: Answered): Page['records'] {
  if (status === 401 || status === 403) throw new SourceFault('BASE_DATA_SOURCE_DENIED', `${resource}: ${status}`)
  if (status !== 200) throw new SourceFault('BASE_DATA_SOURCE_ANSWER', `${resource}: ${status}`)
  const records = recordsIn(resource, parsed(body))
  if (!records) throw new SourceFault('BASE_DATA_SOURCE_ANSWER', `${resource}: 200`)
  return records
}

/** What JSON says; undefined where it is none. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
