// For tests of every package: the terminal in this process, with everything of the outside brought along.
import { PassThrough, Readable } from 'node:stream'
import manifest from '../package.json' with { type: 'json' }
import { entries } from './entries.ts'
import { run } from './lib/run.ts'
import type { Input, Output } from './lib/world.ts'

/** What a finished command leaves. */
export interface Finished {
  readonly exit: number
  readonly out: string
  readonly err: string
}

/** How a command line is run. */
export interface Setting {
  /** All of its environment; nothing of this process's own reaches it. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** What is piped into it. */
  readonly input?: string
  /** What a person types, an answer for each question; without it nobody sits there. */
  readonly typed?: readonly string[]
  /** How it reaches the server; the platform's unless another is given. */
  readonly fetch?: typeof globalThis.fetch
}

/** Runs a command line as a shell would: the same parsing, printing and exit codes as a process of its own. */
export async function runHere(
  args: readonly string[],
  { env = {}, input = '', typed, fetch = globalThis.fetch }: Setting = {},
): Promise<Finished> {
  const isTTY = typed !== undefined
  const answers = [...(typed ?? [])]
  const stdin = typed ? Object.assign(new PassThrough(), { isTTY }) : Readable.from(input === '' ? [] : [Buffer.from(input)])
  const written = { out: Buffer.alloc(0), err: Buffer.alloc(0) }
  const output = (into: 'out' | 'err'): Output => ({
    isTTY,
    async write(text) {
      written[into] = Buffer.concat([written[into], Buffer.from(text)])
      // A question ends with a space.
      if (stdin instanceof PassThrough && into === 'err' && String(text).endsWith(' ')) stdin.write(`${answers.shift() ?? ''}\n`)
    },
  })
  const exit = await run(args, entries, {
    version: manifest.version,
    env,
    home: env['HOME'] ?? '/nonexistent',
    stdin: stdin as Input,
    stdout: output('out'),
    stderr: output('err'),
    fetch,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onLeaving: () => () => {},
  })
  return { exit, out: written.out.toString(), err: written.err.toString() }
}
