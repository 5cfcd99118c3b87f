// What a request holds is freed once it is over: answered, or left by its sender before anybody worked on it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'

declare module 'fastify' {
  interface FastifyRequest {
    /** What it is answered with. */
    response: ServerResponse | undefined
    /** The work on it, once that has begun. A handler goes on when its sender has left. */
    work: Promise<unknown> | undefined
  }
}

/** Fastify's `onResponse` is not called for a request whose sender leaves before its handler begins. */
export function watchRequests(server: FastifyInstance): void {
  server.decorateRequest('response', undefined)
  server.decorateRequest('work', undefined)
  server.addHook('onRequest', async (request, reply) => void (request.response = reply.raw))
}

/** Calls `free` when a request is over, and nobody works on it any more. */
export function onceOver(request: FastifyRequest, free: () => unknown): void {
  const over = () => void Promise.allSettled([request.work]).then(free)
  if (request.response?.closed) over()
  else request.response?.once('close', over)
}
