// A process that is measured from outside: CPU and memory of its own, whatever else the machine does.
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** What a process holds, in bytes after a collection. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
}

export interface Measured extends AsyncDisposable {
  readonly child: ChildProcess
  /** CPU that it has used since its start, in microseconds. */
  cpu(): Promise<number>
  memory(): Promise<Memory>
  /** The next message of another kind that it sends. */
  heard<T>(): Promise<T>
}

/** A server finds what Node has compiled once, as `npm start` lets it. */
const kept = Object.fromEntries(['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]))

/** Starts a program with the probe in it. It is stopped when its scope is left. */
export function startMeasured(program: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Measured {
  const child = fork(program, args, {
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'probe.ts')],
    env: { ...kept, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (data) => (said = (said + String(data)).slice(-2000)))
  const ended = new Promise<never>((_, reject) => void child.once('exit', () => reject(new Error(`${program} ended: ${said}`))))
  ended.catch(() => {})
  const heard = <T>(): Promise<T> =>
    Promise.race([new Promise<T>((resolve) => void child.once('message', (message) => resolve(message as T))), ended])
  const ask = <T>(what: 'cpu' | 'memory'): Promise<T> => {
    const answer = heard<T>()
    child.send(what)
    return answer
  }
  return {
    child,
    heard,
    cpu: () => ask<number>('cpu'),
    memory: () => ask<Memory>('memory'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended.catch(() => {})
    },
  }
}
