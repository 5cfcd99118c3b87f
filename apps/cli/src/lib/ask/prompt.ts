import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { World } from '../world.ts'

/** How a question is put. */
export interface Question {
  readonly text: string
  /** What is typed is not shown. */
  readonly hidden?: boolean
}

/** Thrown when the person leaves a question with Ctrl-C or Ctrl-D. */
export class Left extends Error {
  override readonly name = 'Left'
}

/** Asks one question on the terminal. The caller has made sure that there is one. */
export function ask(world: World, { text, hidden = false }: Question): Promise<string> {
  return new Promise((resolve, reject) => {
    let open = true
    const screen = new Writable({
      write(chunk: Uint8Array, _, done) {
        if (open) void world.stderr.write(Buffer.from(chunk).toString())
        done()
      },
    })
    const lines = createInterface({ input: world.stdin, output: screen, terminal: true, historySize: 0 })
    const leave = (): void => {
      open = true
      void world.stderr.write('\n')
      lines.close()
      reject(new Left())
    }
    lines.on('SIGINT', leave)
    lines.once('close', leave)
    lines.question(text, (answer) => {
      lines.off('close', leave)
      lines.close()
      if (hidden) void world.stderr.write('\n')
      resolve(answer)
    })
    // The question itself is out by now; from here on a hidden answer leaves no trace on the screen.
    open = !hidden
  })
}

/** Everything that is piped in, as bytes. */
export async function readAll(world: World): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of world.stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}
