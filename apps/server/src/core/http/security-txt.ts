// Where somebody who has found a hole tells of it (RFC 9116). Only the operator knows, so there is none until `SECURITY_CONTACT` is set.
import type { FastifyInstance } from 'fastify'
import type { App } from '../app/context.ts'

const yearMs = 365 * 24 * 60 * 60_000

/** Serves `/.well-known/security.txt`, at the root whatever the base path is. */
export function serveSecurityTxt(server: FastifyInstance, { config, now }: Pick<App, 'config' | 'now'>): void {
  const { securityContact } = config
  if (!securityContact) return
  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(now().getTime() + yearMs).toISOString()
    const lines = [`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: en, zh']
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
