// The contract in one file, for whatever makes a client, a page or a test of it. It holds nothing of a school, so everybody may read it.
import document from '@isb/contract/openapi.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Config } from '../ground/config.ts'
import { apiPrefix } from './serve.ts'

/** Serves `/isb/admin/openapi.json`, with the address of this server in it. Whoever has it already, by its ETag, gets 304. */
export function serveContract(server: FastifyInstance, { basePath, publicUrl }: Config): void {
  const servers = [{ url: publicUrl + apiPrefix }]
  let made: Promise<{ text: Buffer; packed: Buffer; etag: string }> | undefined
  server.get(`${basePath}${apiPrefix}/openapi.json`, async (request, reply) => {
    const { text, packed, etag } = await (made ??= make({ ...document, servers }))
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('application/json; charset=utf-8')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}

async function make(contract: object) {
  const text = Buffer.from(JSON.stringify(contract))
  return { text, packed: await promisify(gzip)(text), etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
}
