// A way to PostgreSQL that goes wrong on demand, as networks do: for tests.
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

export interface TestProxy {
  readonly port: number
  /** How many connections were opened. */
  readonly opened: () => number
  /**
   * Whatever is open now carries nothing any more, in neither direction, and nobody is told: as when an address moves, a firewall forgets,
   * or a machine loses its power. Answers how many connections that are. New ones work.
   */
  freeze(): number
  /** Leads new connections elsewhere. */
  lead(to: pg.ClientConfig): void
  stop(): Promise<void>
}

const addressOf = ({ host = '', port = 5432 }: pg.ClientConfig): NetConnectOpts =>
  host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }

/** Starts one on loopback. */
export async function startTestProxy(to: pg.ClientConfig): Promise<TestProxy> {
  let target = addressOf(to)
  let opened = 0
  const live = new Set<{ frozen: boolean }>()
  const sockets = new Set<Socket>()
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    opened += 1
    const pair = { frozen: false }
    const far = connect(target)
    live.add(pair)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => void (pair.frozen || into.write(bytes)))
      from.on('close', () => {
        sockets.delete(from)
        if (pair.frozen) return
        live.delete(pair)
        into.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as { port: number }).port,
    opened: () => opened,
    freeze() {
      const frozen = live.size
      for (const pair of live) pair.frozen = true
      live.clear()
      return frozen
    },
    lead: (elsewhere) => void (target = addressOf(elsewhere)),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void proxy.close(() => resolve()))
    },
  }
}
