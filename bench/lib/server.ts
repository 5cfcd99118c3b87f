// The real server as its own measured process, and what a client needs to speak to it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createIsb, memorySession, type Isb, type Session } from '@isb/sdk'
import type { ClientConfig } from 'pg'
import { startMeasured, type Measured } from './measured.ts'
import { wait } from './rounds.ts'

export const demo = { email: 'admin@school.example', password: 'demo-console-1' }
const here = join(import.meta.dirname, '../..')

export interface Server extends AsyncDisposable {
  readonly url: string
  readonly process: Measured
  /** From the start of the process to its first answer, in milliseconds. */
  readonly startMs: number
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** Starts the server of a house, this one unless another is named, with demo data and the logs that a school's server writes. */
export async function startServer(dataDir: string, house = here): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const process = startMeasured(join(house, 'apps/server/src/server.ts'), ['--demo'], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
  })
  const ended = new Promise<never>(
    (_, reject) => void process.child.once('exit', () => reject(new Error('The server ended before it answered'))),
  )
  ended.catch(() => {})
  while (
    !(await Promise.race([
      fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
      ended,
    ]))
  ) {
    if (performance.now() - began > 60_000) throw new Error('The server does not answer')
    await wait(5)
  }
  return { url, process, startMs: performance.now() - began, [Symbol.asyncDispose]: () => process[Symbol.asyncDispose]() }
}

/** A client signed in with a demo account, and the headers that it sends. */
export async function signedIn(
  url: string,
  email = demo.email,
): Promise<{ isb: Isb; session: Session | null; headers: Record<string, string> }> {
  const session = memorySession()
  const isb = createIsb({ host: url, session, timeout: 120_000 })
  await isb.auth.login({ body: { email, password: demo.password } })
  return {
    isb,
    session: session.get(),
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      'Accept-Language': 'en-US',
      Authorization: `Bearer ${session.get()?.token ?? ''}`,
    },
  }
}

/** How the owner reaches the database in a data directory. */
export const embeddedIn = (dataDir: string): ClientConfig => ({
  host: join(dataDir, 'socket'),
  user: 'isb',
  database: 'isb',
  password: readFileSync(join(dataDir, 'postgres/isb-password'), 'utf8'),
})
