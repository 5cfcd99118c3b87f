// Memory of a server and of the processes that it starts, on Linux. What they share is counted once.
import { readdirSync, readFileSync } from 'node:fs'
import type { Measured } from './measured.ts'

/** How many bytes more a server and what it starts take meanwhile, at most; its PostgreSQL does not count. */
export async function memoryFor({ child: { pid = 0 } }: Measured, work: () => Promise<unknown>): Promise<number> {
  const before = taken(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, taken(pid))), 20)
  await work().finally(() => clearInterval(watch))
  return most - before
}

const taken = (server: number): number => [server, ...startedBy(server)].reduce((sum, pid) => sum + shareOf(pid), 0)

const startedBy = (server: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === server && read(pid, 'cmdline').includes('.ts'))

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
const shareOf = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024

/** Empty once the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
