// The load on a server, from a process of its own.
import { join } from 'node:path'
import type { Burden, Burst } from './load.ts'
import { wait } from './rounds.ts'
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

/** CPU of a server for each request of a burst, in microseconds, without what it does `alone` in a millisecond. */
export const cpuEach =
  (client: Client, server: Measured, burst: Burst, alone = 0) =>
  async (): Promise<number> => {
    const [before, began] = [await server.cpu(), performance.now()]
    await client.send(burst)
    const used = (await server.cpu()) - before
    return (used - alone * (performance.now() - began)) / burst.count
  }

/** Milliseconds for which a server is watched while nobody asks for anything. */
const watchedMs = 10_000
/** CPU that a server takes in a millisecond when nobody asks for anything, in microseconds: the buses of the demo drive on. */
export async function cpuAlone(server: Measured): Promise<number> {
  const before = await server.cpu()
  await wait(watchedMs)
  return ((await server.cpu()) - before) / watchedMs
}
