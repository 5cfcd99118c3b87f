import { fstatSync, writeSync } from 'node:fs'
import { Exit } from './failure/exit.ts'
import type { Output } from './world.ts'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * stdout or stderr, written to directly: opening Node's own stream over it takes as long as most of what we print.
 * A reader who has seen enough and closes the pipe (`isb … | head`) ends the program quietly.
 */
export function outputOn(fd: 1 | 2): Output {
  const stream = (): NodeJS.WriteStream => (fd === 1 ? process.stdout : process.stderr)
  const kind = fstatSync(fd, { throwIfNoEntry: false })
  const isTTY = (kind?.isCharacterDevice() ?? false) && stream().isTTY
  return {
    isTTY,
    get columns() {
      return isTTY ? stream().columns : undefined
    },
    async write(text) {
      // In bytes: a string cut between the halves of a character would lose it.
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      for (let at = 0; at < bytes.length;) {
        try {
          at += writeSync(fd, bytes, at)
        } catch (error) {
          if (codeOf(error) === 'EPIPE' || codeOf(error) === 'EOF') process.exit(Exit.done)
          if (codeOf(error) !== 'EAGAIN') throw error
          await new Promise((later) => setTimeout(later, 5))
        }
      }
    },
  }
}
