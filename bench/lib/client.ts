// The load on a server, from a process of its own.
import { join } from 'node:path'
import type { Burden, Burst } from './load.ts'
import { startMeasured, type Measured } from './measured.ts'

export interface Client extends AsyncDisposable {
  /** Sends many requests, some at once, and gives the last answer. */
  send(burst: Burst): Promise<string>
  /** The same, with how long each took. */
  measure(burst: Burst): Promise<Burden>
}

export function startClient(): Client {
  const process = startMeasured(join(import.meta.dirname, 'load.ts'))
  const measure = async (burst: Burst) => {
    const answer = process.heard<Burden>()
    process.child.send(burst)
    return answer
  }
  return {
    measure,
    send: async (burst) => (await measure(burst)).last,
    [Symbol.asyncDispose]: () => process[Symbol.asyncDispose](),
  }
}

/** CPU of a server for each request of a burst, in microseconds. */
export const cpuEach = (client: Client, server: Measured, burst: Burst) => async (): Promise<number> => {
  const before = await server.cpu()
  await client.send(burst)
  return ((await server.cpu()) - before) / burst.count
}
