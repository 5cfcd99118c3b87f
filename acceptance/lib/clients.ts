// What stories and journeys share, whichever runner they have: clients of a server, and the terminal.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createIsb, memorySession, type Isb, type Locale, type Session } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'

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
  /** The exit code that the command must have, 0 by default; `any` where the story looks at it. */
  readonly exit?: number | 'any'
}

/** Returns how a command ended, or throws what it wrote if the exit code is another one. */
function ended(args: readonly string[], said: Said, { exit = 0 }: TerminalOptions = {}): Said {
  if (exit !== 'any' && said.code !== exit)
    throw new Error(`isb ${args.join(' ')} exited with ${said.code}, not ${exit}\n${said.err}${said.out}`)
  return said
}

export interface House {
  server: TestServer
  /** A client that nobody has signed in with. */
  stranger(locale?: Locale): Person
  /** A client signed in with a demo account, by the part before the @. */
  person(name: 'admin' | 'it' | 'office' | 'front' | 'bikes' | 'security' | 'transport' | 'nobody', locale?: Locale): Promise<Person>
  /**
   * Runs `isb` in this process, without a terminal; throws if its exit code is not the expected one. What a process of its own adds is
   * told in terminal-process.test.ts.
   */
  isb(args: string[], options?: TerminalOptions): Promise<Said>
  /** The same as a process of its own. */
  isbProcess(args: string[], options?: TerminalOptions): Promise<Said>
}

/**
 * Clients of a server.
 * @param folder where the terminal keeps its configuration
 */
export function houseOf(server: TestServer, folder: string): House {
  const environment = (more: Record<string, string> = {}) => ({
    PATH: process.env['PATH'],
    HOME: folder,
    ISB_CONFIG_DIR: folder,
    ISB_HOST: server.url,
    ISB_LANG: 'en',
    ...more,
  })
  const stranger = (locale: Locale = 'en'): Person => {
    const session = memorySession()
    return Object.assign(createIsb({ host: server.url, locale, session, timeout: 60_000 }), { session: () => session.get() })
  }
  return {
    server,
    stranger,
    async person(name, locale) {
      const person = stranger(locale)
      await person.auth.login({ body: { email: `${name}@school.example`, password } })
      return person
    },
    async isb(args, options = {}) {
      const { input, env, typed } = options
      // Few journeys use the terminal, so its code is loaded on demand.
      const { runHere } = await import('../../apps/cli/src/testing.ts')
      const { exit, out, err } = await runHere(args, {
        env: environment(env),
        ...(input !== undefined && { input }),
        ...(typed && { typed }),
      })
      return ended(args, { code: exit, out, err }, options)
    },
    async isbProcess(args, options = {}) {
      const { input, env } = options
      const said = await new Promise<Said>((resolve) => {
        const child = execFile(
          process.execPath,
          [join(import.meta.dirname, '../../apps/cli/bin/isb.cjs'), ...args],
          { env: environment(env), encoding: 'utf8', maxBuffer: 1 << 28 },
          (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
        )
        child.stdin?.end(input ?? '')
      })
      return ended(args, said, options)
    },
  }
}

/** What a promise was refused with; fails when it was not refused. */
export async function refusal(promise: Promise<unknown>): Promise<{
  name: string
  code?: number
  reason?: string
  message: string
  status?: number
  errors?: { path: string; message: string }[]
  record?: { entity: string; id: number }
}> {
  return promise.then(
    (answer) => {
      throw new Error(`was not refused, but answered ${JSON.stringify(answer)}`)
    },
    (error: unknown) => error as Error,
  )
}
