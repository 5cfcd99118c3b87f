// The load on a server, from a process of its own.
import { join } from 'node:path'
import type { Burst } from './load.ts'
import { startMeasured, type Measured } from './measured.ts'

export interface Client extends AsyncDisposable {
  /** Sends many requests, some at once, and gives the last answer. */
  send(burst: Burst): Promise<string>
}

export function startClient(): Client {
  const process = startMeasured(join(import.meta.dirname, 'load.ts'))
  return {
    async send(burst) {
      const answer = process.heard<{ last: string }>()
      process.child.send(burst)
      return (await answer).last
    },
    [Symbol.asyncDispose]: () => process[Symbol.asyncDispose](),
  }
}

/** CPU of a server for each request of a burst, in microseconds. */
export const cpuEach = (client: Client, server: Measured, burst: Burst) => async (): Promise<number> => {
  const before = await server.cpu()
  await client.send(burst)
  return ((await server.cpu()) - before) / burst.count
}
