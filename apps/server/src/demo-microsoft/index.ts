// The demo's stand-in for Microsoft: a small OpenID provider on a port of its own, so that “Continue with Microsoft” works offline.
// The server knows it by its ordinary MICROSOFT_* settings, and checks its tokens as it checks Microsoft's.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback, type Config } from '../core/ground/config.ts'
import { answerPages } from './pages.ts'
import { openProvider } from './provider.ts'

/** A provider that listens. */
export interface DemoMicrosoft {
  /** The settings that point the server to it. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

const clientId = 'school-console'
/** The directory of the demo school. */
const tenantId = 'd3305c00-0000-4000-8000-000000000001'

/**
 * Starts the stand-in on the port after the server's, or on any free one if that is taken. Undefined where browsers could not reach it:
 * it is served on this machine only.
 */
export async function startDemoMicrosoft({
  host,
  port,
  basePath,
  publicUrl,
}: Pick<Config, 'host' | 'port' | 'basePath' | 'publicUrl'>): Promise<DemoMicrosoft | undefined> {
  if (!isLoopback(new URL(publicUrl).hostname)) return undefined
  const server = createServer()
  await listen(server, host, port === 0 ? 0 : port + 1).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES' && error.code !== 'ERR_SOCKET_BAD_PORT') throw error
    return listen(server, host, 0)
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = openProvider({ issuer, clientId, tenantId, redirectPath: `${basePath}/auth` })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    void answerPages(provider, request, response)
      .then((answered) => (answered ? undefined : answer(request, response)))
      .catch((error: Error) => response.destroy(error))
  })
  return {
    env: { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_TENANT_ID: tenantId, MICROSOFT_AUTHORITY: issuer },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      listening()
    })
  })
