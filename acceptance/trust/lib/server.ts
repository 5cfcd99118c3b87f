// The real server as its own process, to be killed, stopped and read.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { signIn } from './call.ts'
import { until, wait } from './check.ts'

export const admin = { email: 'head@school.example', password: 'a-long-walk-in-the-rain' }
const program = join(import.meta.dirname, '../../../apps/server/src/server.ts')

/** A server process. */
export interface Process {
  readonly url: string
  readonly child: ChildProcess
  /** From the start of the process until it was ready, in milliseconds. */
  readonly startMs: number
  /** Everything it has said. */
  said(): string
  /** Sends a signal, if one is given, and waits for the end; the exit code, or the signal's name. */
  end(signal?: NodeJS.Signals): Promise<number | string>
  signIn(): Promise<string>
}

/** A folder that PostgreSQL can enter even when it runs as nobody. */
export function newFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `isb-trust-${name}-`))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * A port that nobody listens on. It lies below those that the system gives to connections by itself, so none of them takes it while a server
 * is not up yet, or killed.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(12_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Starts the process without waiting for it. */
export function launch(env: NodeJS.ProcessEnv, port: number): Omit<Process, 'startMs'> {
  const child = spawn(process.execPath, [program], {
    // A group of its own, as a terminal gives one: Ctrl-C goes to the whole group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: process.env['TRUST_LOG'] ?? 'fatal',
      ...env,
    },
  })
  const texts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => void texts.push(String(data)))
  const ended = new Promise<number | string>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal ?? '')))
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    child,
    said: () => texts.join(''),
    end: (signal) => {
      if (signal && child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
    signIn: () => signIn(url, admin.email, admin.password),
  }
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  )

/** Starts the process and waits until it is ready. */
export async function startProcess(env: NodeJS.ProcessEnv, port?: number): Promise<Process> {
  const began = performance.now()
  const started = launch(env, port ?? (await freePort()))
  try {
    await until('the server is ready', async () => {
      if (started.child.exitCode !== null) throw new Error(`The server ended: ${started.said()}`)
      return isReady(started.url)
    })
  } catch (error) {
    await started.end('SIGKILL')
    throw error
  }
  return { ...started, startMs: performance.now() - began }
}

/** How the owner reaches the database in a data directory. */
export const embeddedIn = (dataDir: string): pg.ClientConfig => ({
  host: join(dataDir, 'socket'),
  user: 'isb',
  database: 'isb',
  password: readFileSync(join(dataDir, 'postgres/isb-password'), 'utf8'),
})

/** The postmaster's process id; undefined when there is none. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Asks a database one thing over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Ends whatever a broken check left running in a data directory. */
export async function sweep(dataDir: string, servers: readonly (Omit<Process, 'startMs'> | undefined)[]): Promise<void> {
  for (const server of servers) await server?.end('SIGKILL')
  const pid = postmasterOf(dataDir)
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGQUIT')
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await wait(25)
}
