// The API's routes, from the contract's table: check the client, the session, the permission and the input, run the handler, wrap its answer.
import { operationIds, operationOf, type Answer, type OperationId } from '@isb/contract'
import { localeOf, type Locale } from '@isb/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Anyone, App, Caller, Request, SignedIn } from './context.ts'
import { answerTo } from './failures.ts'
import { Refusal, refuse, TransportFailure } from './refuse.ts'
import { authenticate } from './session.ts'
import { wrongAnswer, wrongFields } from './validate.ts'
import { write } from './write.ts'

/** Every module's handlers by name. */
export type Modules = Record<string, Record<string, (input: never, context: never) => Promise<object>>>
type Handler = (input: object, context: SignedIn | Anyone) => Promise<object>

/** Below the base path, in front of every path of the contract. */
export const apiPrefix = '/isb/admin'

export function serveApi(server: FastifyInstance, app: App, pool: pg.Pool, modules: Modules, checkAnswers: boolean): void {
  for (const id of operationIds) {
    const [module = '', verb = ''] = id.split('.')
    const handler = modules[module]?.[verb] as unknown as Handler
    const { method, path, bodyLimit } = operationOf(id)
    server.route({
      method,
      url: app.config.basePath + apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(bodyLimit && { bodyLimit }),
      onRequest: async (request) => checkClient(request, app),
      handler: async (request, reply) => {
        const data = await perform(id, handler, request, app, pool)
        const answer: Answer = { code: 0, message: '', data }
        return send(id, request, reply, 200, answer, checkAnswers)
      },
      errorHandler: (error, request, reply) => void fail(id, error, request, reply, checkAnswers),
    })
  }
}

async function perform(id: OperationId, handler: Handler, request: FastifyRequest, app: App, pool: pg.Pool): Promise<object> {
  const { method, permission, slide } = operationOf(id)
  if (method !== 'GET' && (await app.diskIsFull())) throw new TransportFailure(503, 'DISK_FULL', 60)
  const now = app.now()
  const caller = permission === 'public' ? undefined : await whoCalls(request, pool, permission, now, slide !== false)
  const input = checkedInput(id, request)
  const base: Request = { app, now, locale: localeIn(request), address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
  const author = { operation: id, requestId: request.id }
  if (!caller)
    return handler(input, {
      ...base,
      atomically: (as, work) => write(base, { staffId: as?.staffId ?? null, name: as?.name ?? '', ...author }, undefined, work),
    })
  if (method === 'GET') return handler(input, { ...base, caller, db: app.db, changed: readsOnly, afterCommit: readsOnly })
  const key = request.headers['idempotency-key']
  const keyed = typeof key === 'string' && key !== '' ? { key: key.slice(0, 200), staffId: caller.staffId, input } : undefined
  return write(base, { staffId: caller.staffId, name: caller.name, ...author }, keyed, (change) =>
    handler(input, { ...base, ...change, caller }),
  )
}

const readsOnly = () => {
  throw new Error('A GET changes nothing')
}

function checkClient(request: FastifyRequest, { config }: App): void {
  const { 'x-app-key': appKey, 'x-tenant-id': tenantId } = request.headers
  if (!config.appKeys.includes(String(appKey)) || tenantId !== config.tenantId) throw new TransportFailure(403, 'CLIENT_UNKNOWN')
}

async function whoCalls(request: FastifyRequest, pool: pg.Pool, permission: string, now: Date, slide: boolean): Promise<Caller> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const caller = token && (await authenticate(pool, token, permission, now, slide))
  if (!caller) refuse(18, 'SESSION_INVALID')
  if (!caller.permitted) refuse(4, 'NO_PERMISSION')
  return caller
}

function checkedInput(id: OperationId, request: FastifyRequest): object {
  const { body, params, query } = request
  const takesBody = operationOf(id).body === true
  if (takesBody && body === undefined) throw new TransportFailure(400, 'NOT_JSON')
  const wrong = [
    ...wrongFields(id, 'path', params),
    ...wrongFields(id, 'query', query),
    ...(takesBody ? wrongFields(id, 'body', body) : []),
  ]
  if (wrong.length > 0) throw new Refusal(1, 'INVALID', {}, wrong)
  return { path: params, query, ...(takesBody && { body }) }
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

function fail(id: OperationId, error: unknown, request: FastifyRequest, reply: FastifyReply, check: boolean): FastifyReply {
  const { status, envelope, retryAfter, log } = answerTo(error, localeIn(request))
  if (log) request.log[status === 500 ? 'error' : 'warn']({ err: log, operation: id }, envelope.reason)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.send(send(id, request, reply, status, envelope, check))
}
