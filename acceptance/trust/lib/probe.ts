// Asks the probe that `loop-probe.ts` brings into a server process.
import { readFileSync } from 'node:fs'
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

/** Bytes of memory that a server's own process takes. */
export const memoryOf = ({ child: { pid } }: Process): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** How many bytes more it took meanwhile, at most. */
export async function memoryFor(server: Process, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(server)
  let most = before
  const look = () => void (most = Math.max(most, memoryOf(server)))
  const watch = setInterval(look, 10)
  await work().finally(() => clearInterval(watch))
  look()
  return most - before
}
