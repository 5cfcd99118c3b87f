// Asks the probe that `loop-probe.ts` brings into a server process.
import { wait } from './check.ts'
import type { Process } from './server.ts'

async function told(server: Process, signal: 'SIGUSR2' | 'SIGWINCH', word: string): Promise<number> {
  const parts = () => server.said().split(word)
  const before = parts().length
  server.child.kill(signal)
  for (let tries = 0; tries < 500 && parts().length === before; tries++) await wait(10)
  return Number(parts().at(-1)?.split('\n')[0])
}

/** How long the event loop was held at worst since it was asked last, in milliseconds. */
export const heldIn = (server: Process) => told(server, 'SIGUSR2', 'loop held')

/** Bytes that something still refers to. */
export const liveIn = (server: Process) => told(server, 'SIGWINCH', 'live bytes')
