// The whole system for a story: the real server on a database of its own, clients for whoever plays a part, the terminal.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIsb, memorySession, type Isb, type Locale, type Session } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, inject } from 'vitest'
import { runHere } from '../../apps/cli/src/testing.ts'

/** The password of every demo account. */
export const password = 'demo-console-1'

/** Somebody at work: a client, and the session it holds. */
export interface Person extends Isb {
  session(): Session | null
}

/** What the terminal said and how it ended. */
export interface Said {
  code: number
  out: string
  err: string
}

export interface TerminalOptions {
  input?: string
  env?: Record<string, string>
  /** What a person types at the terminal, an answer for each question. Not for a process of its own. */
  readonly typed?: readonly string[]
}

export interface House {
  server: TestServer
  /** A client that nobody has signed in with. */
  stranger(locale?: Locale): Person
  /** A client signed in with a demo account, by the part before the @. */
  person(name: 'admin' | 'it' | 'office' | 'front' | 'bikes' | 'security' | 'transport' | 'nobody', locale?: Locale): Promise<Person>
  /** Runs `isb` in this process, without a terminal. What a process of its own adds is told in terminal-process.test.ts. */
  isb(args: string[], options?: TerminalOptions): Promise<Said>
  /** The same as a process of its own. */
  isbProcess(args: string[], options?: TerminalOptions): Promise<Said>
}

/** Builds the house before the stories of a file and takes it down after them. Pass `logTo` to read what the server logs. */
export function openHouse(env: NodeJS.ProcessEnv = {}, logTo?: { write(line: string): void }): House {
  const house = {} as House
  const folder = mkdtempSync(join(tmpdir(), 'isb-cli-'))
  beforeAll(async () => {
    house.server = await startTestServer(inject('cluster'), env, undefined, logTo)
  })
  afterAll(async () => {
    await house.server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  house.stranger = (locale = 'en') => {
    const session = memorySession()
    return Object.assign(createIsb({ host: house.server.url, locale, session, timeout: 60_000 }), { session: () => session.get() })
  }
  house.person = async (name, locale = 'en') => {
    const person = house.stranger(locale)
    await person.auth.login({ body: { email: `${name}@school.example`, password } })
    return person
  }
  const environment = (more: Record<string, string> = {}) => ({
    PATH: process.env['PATH'],
    HOME: folder,
    ISB_CONFIG_DIR: folder,
    ISB_HOST: house.server.url,
    ISB_LANG: 'en',
    ...more,
  })
  house.isb = async (args, { input, env, typed } = {}) => {
    const { exit, out, err } = await runHere(args, {
      env: environment(env),
      ...(input !== undefined && { input }),
      ...(typed && { typed }),
    })
    return { code: exit, out, err }
  }
  house.isbProcess = (args, { input, env } = {}) =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, '../../apps/cli/bin/isb.cjs'), ...args],
        { env: environment(env), encoding: 'utf8', maxBuffer: 1 << 28 },
        (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
      )
      child.stdin?.end(input ?? '')
    })
  return house
}

/** What a promise was refused with; fails when it was not refused. */
export async function refusal(promise: Promise<unknown>): Promise<{
  name: string
  code?: number
  reason?: string
  message: string
  status?: number
  errors?: { path: string; message: string }[]
}> {
  return promise.then(
    (answer) => {
      throw new Error(`was not refused, but answered ${JSON.stringify(answer)}`)
    },
    (error: unknown) => error as Error,
  )
}
