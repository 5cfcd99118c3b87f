// The API's routes, from the contract's table: check the client, the session, the permission and the input, run the handler, wrap its
// answer.
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ownScope, ownScopeOf, canBeTried, operationIds, operationOf, type Answer, type OperationId } from '@isb/contract'
import { localeOf, type Locale } from '@isb/words'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import type pg from 'pg'
import { noteRefusal } from '../audit/refused.ts'
import type { Config } from '../ground/config.ts'
import type { App, Caller } from '../app/context.ts'
import type { Download } from '../download/index.ts'
import { partyOf } from '../work/fair-queue.ts'
import { eventsOf } from './events.ts'
import { answerTo, isListed } from './failures.ts'
import { fewBodies } from './few-bodies.ts'
import { checkBytes, chunksOf, incomingFolder, takeIn, Incoming } from '../files/incoming.ts'
import type { EventStream } from '../declare/handlers.ts'
import { largeBody } from './long-work.ts'
import { heavyOf, type ServerModules } from '../declare/module.ts'
import { onceOver, watchRequests } from '../ground/once-over.ts'
import { isJson } from './read-json.ts'
import { allHandlers, checkedInput, perform, type Call } from './perform.ts'
import { envelopeOf, RawJson } from '../ground/raw-json.ts'
import { refuse, TransportFailure } from '../ground/refuse.ts'
import { refuseUnconfirmed } from '../access/confirmation.ts'
import { isSuspended } from '../access/suspended.ts'
import { mayAttend } from '../session/run-pass.ts'
import { authenticate, tokenPrefix } from '../session/session.ts'
import { wrongAnswer } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; undefined where the operation is public. */
    caller: Caller | undefined
    /** The body, where another process reads it. */
    large: Incoming | undefined
    /** The last use of the session is being written; undefined where it is not. */
    slid: Promise<unknown> | undefined
  }
}

const kilobyte = 1024
/** Bytes of a body where the contract names no other limit. Strangers send addresses, passwords and codes. */
const defaultBodyLimit = largeBody
const publicBodyLimit = 16 * kilobyte

/** Below the base path, in front of every path of the contract. */
export const apiPrefix = '/isb/admin'

export function serveApi(server: FastifyInstance, app: App, pool: pg.Pool, modules: ServerModules, checkAnswers: boolean): void {
  const handlers = allHandlers(modules)
  const inTurn = fewBodies()
  server.decorateRequest('caller', undefined)
  server.decorateRequest('large', undefined)
  server.decorateRequest('slid', undefined)
  // The next request finds the session as used now.
  server.addHook('onSend', async (request) => void (await request.slid))
  watchRequests(server)
  for (const id of operationIds) {
    const handler = handlers.get(id)!
    const heavy = heavyOf(modules, id)
    const { method, path, bodyLimit, body, permission, client, answers, inline, log } = operationOf(id)
    const mayBeLarge = body === true && bodyLimit !== undefined && permission !== 'public'
    // Nobody waits for another process to hear that a field is missing.
    const isHeavy = async (call: Call) => heavy !== undefined && (checkedInput(call), heavy(app, call.path, call.body))
    server.route({
      method,
      // The contract has none: a HEAD would open a stream of events, or write an export, for nobody.
      exposeHeadRoute: false,
      url: app.config.basePath + apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyLimit ?? (permission === 'public' ? publicBodyLimit : defaultBodyLimit),
      config: { bytes: body === 'bytes', unlogged: log === 'none' },
      // All that can be refused without the body is refused before a byte of it is read.
      onRequest: async (request) => {
        if (client !== 'open') checkClient(request, app)
        if (body === 'bytes') checkBytes(request)
        if (isTrial(request) && !canBeTried(id)) throw new TransportFailure(400, 'NO_DRY_RUN')
        if (permission !== 'public') await whoCalls(id, request, pool, app.now())
        if (method !== 'GET' && !isSignIn(id) && (await app.diskIsFull())) throw new TransportFailure(503, 'DISK_FULL', 60)
      },
      ...(mayBeLarge && { preParsing: (request, _reply, payload) => setAside(request, payload, app) }),
      handler: async (request, reply) => {
        const keepDevice = (token: string) => void reply.header('set-cookie', deviceCookie(token, app))
        const given = callOf(id, request, app)
        const work = inTurn(given, async (call) => {
          const isApart = request.large !== undefined || (!call.trial && (await isHeavy(call)))
          return isApart ? doneApart(call, request.large, app, isApart === 'aside') : perform(handler, call, app, keepDevice)
        })
        request.work = work
        const data = await work
        if (given.trial) void reply.header('x-dry-run-mails', given.trial.mails)
        if (answers === 'file') return sendFile(reply, data as Download, inline === true)
        if (answers === 'events') return sendEvents(request, reply, data as EventStream, app, pool)
        if (data instanceof RawJson) return sendRaw(id, request, reply, data, checkAnswers)
        const answer: Answer = { code: 0, message: '', data }
        return send(id, request, reply, 200, answer, checkAnswers)
      },
      errorHandler: (error, request, reply) => fail(id, error, request, reply, app, checkAnswers),
    })
  }
}

/** Has a call done by a process of its own: its body goes along as a file. */
const doneApart = ({ body, ...call }: Call, large: Incoming | undefined, { longWork }: App, aside: boolean) => {
  const [file, rest] = body instanceof Incoming ? [body, undefined] : [undefined, body]
  return longWork.perform({ ...call, body: rest }, large ?? file, aside)
}

/**
 * Writes a body that has turned out to be large to the disk, for a process of its own, and leaves nothing to be read here. A small one is
 * read here, whether or not it says how long it is.
 */
async function setAside(request: FastifyRequest, payload: RequestPayload, { longWork, config }: App): Promise<RequestPayload> {
  const { headers, routeOptions } = request
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  if (!isJson(request) || (length !== undefined && (length < largeBody || length > routeOptions.bodyLimit))) return payload
  const chunks = chunksOf(payload)
  const { pieces, bytes, isOver } = await firstOf(chunks, length === undefined ? largeBody : 0)
  if (isOver) return Object.assign(Readable.from(pieces), { receivedEncodedLength: bytes })
  try {
    // A trial is done here.
    if (isTrial(request)) throw new TransportFailure(400, 'NO_DRY_RUN')
    onceOver(request, await longWork.begin(partyOf({ caller: request.caller, address: request.ip })))
  } catch (error) {
    await chunks.return?.()
    throw error
  }
  const tooLarge = new TransportFailure(413, 'BODY_TOO_LARGE')
  request.large = await takeIn(request, joined(pieces, chunks), incomingFolder(config), tooLarge)
  return Object.assign(Readable.from([]), { receivedEncodedLength: request.large.size })
}

/** The first bytes of what comes, until there are enough of them, and whether that is all. */
async function firstOf(chunks: AsyncIterator<Buffer>, enough: number) {
  const pieces: Buffer[] = []
  for (let bytes = 0; ;) {
    if (bytes >= enough) return { pieces, bytes, isOver: false }
    const { value, done } = await chunks.next()
    if (done) return { pieces, bytes, isOver: true }
    pieces.push(value)
    bytes += value.length
  }
}

async function* joined(pieces: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield* pieces
  yield* rest
}

/** What came with a request, but its body where that was set aside. */
const callOf = (id: OperationId, request: FastifyRequest, app: App): Call => ({
  id,
  requestId: request.id,
  locale: localeIn(request),
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  caller: request.caller,
  token: tokenIn(request),
  idempotencyKey: [request.headers['idempotency-key']].flat()[0],
  device: deviceIn(request, app),
  path: request.params,
  query: request.query,
  body: request.body,
  ...(isTrial(request) && { trial: { mails: 0 } }),
})

/** Whether a change is to be rolled back once its effects are known. */
const isTrial = (request: FastifyRequest) => request.headers['x-dry-run'] === 'true'

function checkClient(request: FastifyRequest, { config }: App): void {
  const { 'x-app-key': appKey, 'x-tenant-id': tenantId } = request.headers
  if (!config.appKeys.includes(String(appKey)) || tenantId !== config.tenantId) throw new TransportFailure(403, 'CLIENT_UNKNOWN')
}

/** Finds out who calls, also for the log of what is refused. */
async function whoCalls(id: OperationId, request: FastifyRequest, pool: pg.Pool, now: Date): Promise<void> {
  const operation = operationOf(id)
  const { slide: slides, tokens, stepUp } = operation
  const slide = slides !== false && request.headers['x-background'] !== 'true'
  const token = tokenIn(request)
  const beside = (writing: Promise<unknown>) => void (request.slid = writing)
  const caller = token && (await authenticate(pool, token, operation, now, slide, ownScopeOf(id), actingIn(request), beside))
  if (!caller) refuse(18, 'SESSION_INVALID', { by: token?.startsWith(tokenPrefix) ? 'token' : 'session' })
  request.caller = caller
  if (!caller.permitted) refuse(4, (await isSuspended(pool, caller, operation.permission)) ? 'SECOND_FACTOR_MISSING' : 'NO_PERMISSION')
  if (operation.own && !caller.own) refuse(4, 'OWN_NOT_IN_SCOPE', { scope: ownScopeOf(id) })
  if (caller.sessionId === null && tokens === 'never') refuse(4, 'SESSION_ONLY')
  if (caller.run !== null && !mayAttend(id, operation.permission)) refuse(4, 'RUN_ALONE')
  if (stepUp === 'always') refuseUnconfirmed(caller, now)
}

/** Coming and going takes little of the room that is kept free, and without it nobody could read. */
const isSignIn = (id: OperationId) => id.startsWith('auth.')

const tokenIn = (request: FastifyRequest) => /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]

const actingIn = (request: FastifyRequest) => [request.headers['x-acting-person']].flat()[0]

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')
/** Its prefix keeps a page without TLS from setting it. */
const cookieName = (config: Config) => `${isSecure(config) ? '__Secure-' : ''}isb_device`
const deviceIn = (request: FastifyRequest, { config }: App) =>
  new RegExp(`(?:^|; *)${cookieName(config)}=([A-Za-z0-9_-]{32})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]

/** No right comes with it: by it the throttle tells the owner of an account from a stranger. */
function deviceCookie(token: string, { config }: App): string {
  const secure = isSecure(config) ? '; Secure' : ''
  return `${cookieName(config)}=${token}; Path=${config.basePath}${apiPrefix}/auth; Max-Age=${180 * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`
}

/** The language of a request's answers. */
export const localeIn = (request: FastifyRequest): Locale => localeOf(request.headers['accept-language'])

function send(id: OperationId, request: FastifyRequest, reply: FastifyReply, status: number, answer: Answer, check: boolean): string {
  const wrong = check ? wrongAnswer(id, JSON.parse(JSON.stringify(answer)) as Answer) : null
  if (wrong) {
    request.log.error(`${id} answers what its contract does not say: ${wrong}`)
    void reply.code(500)
    return JSON.stringify({ code: 99, message: `${id}: ${wrong}`, reason: 'INTERNAL' })
  }
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store')
  return JSON.stringify(answer)
}

function sendRaw(
  id: OperationId,
  request: FastifyRequest,
  reply: FastifyReply,
  data: RawJson<unknown>,
  check: boolean,
): string | FastifyReply {
  if (check) return send(id, request, reply, 200, { code: 0, message: '', data: JSON.parse(data.text) as object }, check)
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
  if (data.packed && /\bgzip\b/.test(String(request.headers['accept-encoding'])))
    return reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).send(data.packed)
  if (!data.isLong) return envelopeOf(data.text)
  const [head, tail] = ['{"code":0,"message":"","data":', '}']
  return reply.send(Readable.from(byTurns([head, ...data.pieces(), tail]), { objectMode: false }))
}

/** Others have their turn after each. */
async function* byTurns(pieces: Iterable<string>): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    yield piece
    await setImmediate()
  }
}

function sendFile(reply: FastifyReply, { fileName, type, size, maxAge, body }: Download, inline: boolean): FastifyReply {
  const plain = fileName.replaceAll(/[^ -~]|["\\]/g, '_')
  const whole = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const disposition = inline ? 'inline' : 'attachment'
  if (size !== undefined) void reply.header('content-length', size)
  // A public feed is read from anybody's page.
  if (maxAge !== undefined) void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
  return reply
    .type(type)
    .header('cache-control', maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`)
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${whole}`)
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .send(body)
}

/** Events for as long as the session holds. */
function sendEvents(request: FastifyRequest, reply: FastifyReply, stream: EventStream, app: App, pool: pg.Pool): FastifyReply {
  const holder = async () => {
    const token = tokenIn(request)
    return token === undefined
      ? undefined
      : authenticate(pool, token, { permission: 'session' }, app.now(), false, ownScope, actingIn(request), () => {})
  }
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .send(eventsOf(stream, holder, app.live))
}

async function fail(
  id: OperationId,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
  check: boolean,
): Promise<FastifyReply> {
  const answered = answerTo(error, localeIn(request), app.constraints)
  const { status, envelope, retryAfter, log } = answered
  if (log) request.log[status === 500 ? 'error' : 'warn']({ err: log, operation: id }, envelope.reason)
  else request.log.info({ operation: id, reason: envelope.reason, code: envelope.code, staffId: request.caller?.staffId }, 'refused')
  const { id: requestId, ip: address, caller, body } = request
  await noteRefusal(app.db, { id, answer: envelope, caller, body, address, requestId }, app.now()).catch((failure: unknown) =>
    request.log.warn({ err: failure, operation: id }, 'a refusal is not in the audit'),
  )
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  if (isListed(id, answered)) return reply.send(send(id, request, reply, status, envelope, check))
  const unlisted = `${id} refuses with ${envelope.reason}, which its contract does not list`
  request.log.error({ err: error }, unlisted)
  if (!check) return reply.send(send(id, request, reply, status, envelope, check))
  return reply.send(send(id, request, reply, 500, { code: 99, message: unlisted, reason: 'INTERNAL' }, false))
}
