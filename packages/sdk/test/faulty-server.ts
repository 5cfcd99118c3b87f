// A real HTTP server that answers as its script says, one step a request, and goes on with `ok` after the last. It keeps
// what it was asked, which of its sockets are open, and what was done: once for each Idempotency-Key, as the real one does.
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Server, Socket } from 'node:net'

export interface Asked {
  readonly at: number
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}
export interface Exchange {
  readonly asked: Asked
  readonly response: ServerResponse
  readonly socket: Socket
  /** Does what the request asks for, unless its key has been seen. */
  readonly effect: () => void
}
export type Step = (exchange: Exchange) => void

export interface FaultyServer extends AsyncDisposable {
  readonly host: string
  readonly asked: readonly Asked[]
  readonly sockets: ReadonlySet<Socket>
  /** How often something was done. */
  effects(): number
  script(...steps: Step[]): void
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** Lets a server listen on a free port of this machine. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts one on a free port. An idle socket stays for 1.5 s. */
export async function faultyServer(...steps: Step[]): Promise<FaultyServer> {
  const asked: Asked[] = []
  const sockets = new Set<Socket>()
  const keys = new Set<string>()
  let done = 0
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const headers: Record<string, string | undefined> = {}
    for (const [name, value] of Object.entries(request.headers)) headers[name] = Array.isArray(value) ? value.join() : value
    const one: Asked = { at: performance.now(), method: request.method ?? '', url: request.url ?? '', headers, body }
    asked.push(one)
    const effect = (): void => {
      const key = headers['idempotency-key']
      if (one.method === 'GET' || (key !== undefined && keys.has(key))) return
      if (key !== undefined) keys.add(key)
      done += 1
    }
    ;(steps.shift() ?? ok())({ asked: one, response, socket: request.socket, effect })
  }
  const server = createServer({ keepAliveTimeout: 1500 }, (request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  })
  const port = await portOf(server)
  return {
    host: `http://127.0.0.1:${port}`,
    asked,
    sockets,
    effects: () => done,
    script: (...more) => void steps.push(...more),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const head = { 'Content-Type': 'application/json; charset=utf-8' }
const envelope = (data: unknown): string => JSON.stringify({ code: 0, message: '', data })

/** A good answer, after `ms` milliseconds. */
export const ok =
  (data: unknown = {}, headers: Record<string, string> = {}, ms = 0): Step =>
  ({ response, effect }) => {
    effect()
    setTimeout(() => response.writeHead(200, { ...head, ...headers }).end(envelope(data)), ms)
  }
/** Any JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Step =>
  ({ response }) =>
    void response.writeHead(status, { ...head, ...headers }).end(JSON.stringify(body))
/** Anything at all; the status text as HTTP/1 sends it. */
export const raw =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = '', text?: string): Step =>
  ({ response }) =>
    void (text === undefined ? response.writeHead(status, headers) : response.writeHead(status, text, headers)).end(body)
/** Takes the request, does it, and never answers. */
export const halfOpen: Step = ({ effect }) => effect()
/** Resets the connection before a byte of the answer. */
export const resetBefore: Step = ({ socket }) => void socket.resetAndDestroy()
/** Does it, then resets: the answer is lost. */
export const resetAfterEffect: Step = ({ socket, effect }) => {
  effect()
  socket.resetAndDestroy()
}
const partly =
  (bytes: string, then: (socket: Socket) => void): Step =>
  ({ socket, effect }) => {
    effect()
    socket.write(bytes, () => setTimeout(() => then(socket), 20))
  }
const start = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n'
/** Resets in the middle of a header. */
export const resetInHeaders = partly('HTTP/1.1 200 OK\r\nContent-Ty', (socket) => socket.resetAndDestroy())
/** Resets in the middle of the body. */
export const resetAfterHeaders = partly(`${start}{"code":0,"mess`, (socket) => socket.resetAndDestroy())
/** Ends the connection in the middle of the body. */
export const cutBody = partly(`${start}{"code":0,"mess`, (socket) => socket.end())
/** Sends part of the body and stands still. */
export const stalledBody = partly(`${start}{"code":0,"mess`, () => {})
/** Complete for HTTP, broken for JSON. */
export const truncatedJson = raw(200, head, '{"code":0,"message":"","da')
/** Sends `pieces` of a file, one every `ms` milliseconds; then ends, or stands still. */
export const trickle =
  (pieces: readonly string[], ms: number, headers: Record<string, string>, ends = true): Step =>
  ({ response }) => {
    response.writeHead(200, headers)
    response.flushHeaders()
    pieces.forEach((piece, index) => setTimeout(() => response.write(piece), ms * (index + 1)))
    if (ends) setTimeout(() => response.end(), ms * (pieces.length + 1))
  }
