// What stands before several servers: it hands a request to one that takes the connection, and says 502 when that one breaks off.
import { createServer, request } from 'node:http'

/** Starts one on a free port. `hosts` are tried by turns. */
export async function startBalancer(hosts: readonly string[]): Promise<{ url: string; stop(): void }> {
  let turn = 0
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => void chunks.push(chunk))
    asked.on('end', () => {
      const first = turn++
      const attempt = (tries: number) => {
        const onwards = request(
          new URL(asked.url ?? '/', hosts[(first + tries) % hosts.length]),
          { method: asked.method, headers: { ...asked.headers, connection: 'close' }, agent: false },
          (reply) => {
            answer.writeHead(reply.statusCode ?? 502, reply.headers)
            reply.pipe(answer)
            reply.on('error', () => answer.destroy())
          },
        )
        onwards.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && tries + 1 < hosts.length) return attempt(tries + 1)
          if (answer.headersSent) return void answer.destroy()
          answer.writeHead(502).end()
        })
        onwards.end(Buffer.concat(chunks))
      }
      attempt(0)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
