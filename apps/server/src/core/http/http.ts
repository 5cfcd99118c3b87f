// The HTTP server around the routes: parsing, headers, timeouts, logs, and what is answered where nothing is.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import pino from 'pino'
import type { Config } from '../ground/config.ts'
import { answerTo } from './failures.ts'
import { incomingFolder, takeBytes } from '../files/incoming.ts'
import { TransportFailure } from '../ground/refuse.ts'
import { jsonType, manyBytes, readJson } from './read-json.ts'
import { localeIn } from './serve.ts'

/** Whether the server is about to stop: it answers still, and every connection ends with its answer. */
export interface Leaving {
  begun: boolean
}

/** The programs that call, as `kiosk/2.4 isb-sdk/0.1.0`; undefined for what is no such list. */
const clientIn = (request: FastifyRequest): string | undefined =>
  [request.headers['x-client']].flat().find((client) => client && /^[\w.@+/ -]{1,100}$/.test(client))

/** A request is one line of the log, when it is over; but for what trackers report all day, unless it fails. */
class OneLine extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { unlogged } = request.routeOptions.config as { unlogged?: boolean }
    if (unlogged && !error && reply.statusCode < 400) return
    request.log.info({ req: request, res: reply, ...(error && { err: error }), responseTime: reply.elapsedTime }, 'request completed')
  }
}

/** A server with no routes yet. */
export function openHttp(config: Config, leaving: Leaving, loggerStream?: { write(line: string): void }): FastifyInstance {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      // In blocks, a second late at most: a write a line costs an eighth of a request.
      stream: loggerStream ?? pino.destination({ sync: false, minLength: 12_288, periodicFlush: 1000 }),
      // Paths without their queries: searches hold names. No headers but the program's name: they hold tokens.
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: request.url.split('?')[0],
          address: request.ip,
          client: clientIn(request),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: withoutValues,
      },
    },
    trustProxy: typeof config.trustProxy === 'number' ? (_address, hop) => hop < Number(config.trustProxy) : config.trustProxy,
    logController: new OneLine(),
    genReqId: newRequestId,
    // Looked at every five seconds: a body that dawdles is closed within a minute.
    requestTimeout: 54_000,
    keepAliveTimeout: 72_000,
    // A missing Host is refused below, with an envelope.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384, requireHostHeader: false },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded names nothing. It is refused before any hook has run.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(reply.raw, config)
      const { status, envelope } = answerTo(new TransportFailure(404, 'ROUTE_UNKNOWN'), localeIn(request))
      void (reply as unknown as FastifyReply)
        .code(status)
        .header('x-request-id', request.id)
        .header('cache-control', 'no-store')
        .send(envelope)
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(unreadable(error.code, config))
    },
  })
  server.removeAllContentTypeParsers()
  takeBytes(server, incomingFolder(config))
  parseJson(server)
  endConnections(server, leaving)
  if (config.trustProxy === false) warnOfProxy(server)
  server.addHook('onRequest', async (request, reply) => {
    setHeaders(reply.raw, config)
    void reply.header('x-request-id', request.id)
    checkHead(request.raw)
  })
  // Without a listener Node answers an unknown expectation by itself.
  server.server.on('checkExpectation', (request, reply) => server.routing(request, reply))
  server.setErrorHandler((error, request, reply) => {
    const { status, envelope, retryAfter, log } = answerTo(error, localeIn(request))
    if (log) request.log.error({ err: log }, envelope.reason)
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    return reply.code(status).header('cache-control', 'no-store').send(envelope)
  })
  return server
}

/** Refuses a request without exactly one Host (RFC 9112, 3.2), and one that expects something unknown (RFC 9110, 10.1.1). */
function checkHead({ rawHeaders, httpVersion, headers }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) throw new TransportFailure(400, 'NOT_HTTP')
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') throw new TransportFailure(417, 'NOT_HTTP')
}

/** How long a stop waits for requests that are under way; whoever stopped us often kills after ten seconds. */
const longestStop = 8000
/** A connection that is quiet when the server stops may carry a request that has not been read yet: so long it has to say so. */
const quietMs = 500

/**
 * Once the server leaves, every connection ends with the answer it is waiting for; kept alive, it would hold the process for another
 * minute.
 */
function endConnections(server: FastifyInstance, leaving: Leaving): void {
  server.addHook('onSend', async (_request, reply) => {
    if (leaving.begun) void reply.header('connection', 'close')
  })
}

/**
 * Answers every request that was accepted, and resolves when the last connection has ended. Node's own close ends quiet connections at once,
 * also those whose request has arrived and was not read yet.
 */
export async function endAccepted({ server }: FastifyInstance, leaving: Leaving): Promise<void> {
  leaving.begun = true
  if (!server.listening) return
  const late = setTimeout(() => server.closeAllConnections(), longestStop).unref()
  await noneWaits(server)
  const ended = new Promise<void>((resolve) => void Server.prototype.close.call(server, () => resolve()))
  await Promise.race([ended, wait(quietMs)])
  const quiet = setInterval(() => server.closeIdleConnections(), quietMs / 10)
  await ended
  clearInterval(quiet)
  clearTimeout(late)
}

/** So many turns are waited at most, and a turn in which nothing happened is shorter than this. */
const [mostTurns, quietTurnMs] = [2000, 0.2]

/**
 * Resolves directly after a turn that found no connection waiting to be accepted: those that wait are reset when the server stops to listen.
 * Node accepts one a turn.
 */
async function noneWaits(server: Server): Promise<void> {
  let accepted = 0
  const count = () => void accepted++
  server.on('connection', count)
  // This turn may have looked for connections already: the next one is the first whole one.
  await nextTurn()
  for (let turn = 0; turn < mostTurns; turn++) {
    const [before, began] = [accepted, performance.now()]
    await nextTurn()
    if (accepted === before && performance.now() - began < quietTurnMs) break
  }
  server.off('connection', count)
}

/** Behind a proxy that is not trusted everybody has one address, and is slowed down for what one of them does. */
function warnOfProxy(server: FastifyInstance): void {
  let warned = false
  server.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    warned = true
    server.log.warn('A proxy hands requests on, but TRUST_PROXY is “no”: everybody counts as one address.')
  })
}

/** An error without the values that PostgreSQL puts into it: the detail of a broken constraint holds the row, a wrong value its text. */
export function withoutValues(error: Error & { code?: string; severity?: string; constraint?: string; table?: string }): {
  type: string
  message: string
  stack: string
  [key: string]: unknown
} {
  const { name, code, severity, constraint, table } = error
  const message = severity && code?.startsWith('22') ? 'a value was refused' : error.message
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''
  return {
    type: name,
    message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack: `${name}: ${message}${frames}`,
  }
}

function parseJson(server: FastifyInstance): void {
  // A connection that is kept holds its last request until the next one comes.
  server.addHook('onResponse', async (request) => void (request.body = undefined))
  server.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    body.length < manyBytes ? readJson(body) : body,
  )
}

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is written to a connection on which no request could be read: an envelope all the same. Whose language it is nobody knows. */
function unreadable(code: string, config: Config): string {
  const { envelope } = answerTo(new TransportFailure(400, 'NOT_HTTP'), 'en')
  const body = JSON.stringify(envelope)
  const headers: string[] = []
  setHeaders({ setHeader: (name, value) => void headers.push(`${name}: ${value}`) }, config)
  return [
    `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
    ...headers,
    `x-request-id: ${newRequestId()}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** 48 random bits: of a UUID, for Node draws those by the hundred. */
const newRequestId = () => `req_${randomUUID().replace('-', '').slice(0, 12)}`

/** OWASP's list. The console's page adds its own policy with a nonce. */
function setHeaders(response: { setHeader: (name: string, value: string) => unknown }, config: Config): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader(
    'permissions-policy',
    'camera=(self), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
  )
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  if (config.publicUrl.startsWith('https:')) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
