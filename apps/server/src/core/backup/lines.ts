// The lines of a backup, as whoever restores or checks it reads them.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { ConfigError } from '../config.ts'
import type { FileHead } from './dump.ts'

/** The lines of a file, one after the other. */
export async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const packed = createReadStream(file)
  const text = createGunzip()
  // A pipe passes no errors on.
  packed.on('error', (error) => text.destroy(error)).pipe(text)
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity })
  } catch (error) {
    throw new ConfigError(`${file} cannot be read to its end: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}

/** The first line, which says what the file is. */
export async function headOf(lines: AsyncGenerator<string, undefined>, file: string): Promise<FileHead> {
  const head = parse<FileHead>((await lines.next()).value)
  if (head?.format !== 'isb-backup' || (head.version !== 1 && head.version !== 2))
    throw new ConfigError(`${file} is no backup of this system.`)
  return head
}

/** A line's value; undefined where it is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which line it reads
export const parse = <T>(line: string | undefined): T | undefined => {
  try {
    return line === undefined ? undefined : (JSON.parse(line) as T)
  } catch {
    return undefined
  }
}
