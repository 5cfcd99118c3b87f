// The lines of a backup, as whoever restores or checks it reads them.
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ConfigError } from '../ground/config.ts'
import type { FileHead } from './format.ts'
import { decrypted } from './protect.ts'

/** No line of ours is as long: whoever reads would run out of memory. */
const longest = 256 * 1024 * 1024

/** The lines of a file, one after the other. */
export async function* linesOf(file: string, key?: Buffer): AsyncGenerator<string, undefined> {
  const text = createGunzip()
  const packed = Readable.from(decrypted(createReadStream(file), key, file))
  // A pipe passes no errors on.
  packed.on('error', (error) => text.destroy(error)).pipe(text)
  let parts: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let from = 0
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString()
        ;[parts, length, from] = [[], 0, end + 1]
      }
      parts.push(chunk.subarray(from))
      if ((length += chunk.length - from) > longest) throw new Error('a line has no end')
    }
    if (length > 0) yield Buffer.concat(parts).toString()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${file} cannot be read to its end: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    packed.destroy()
    text.destroy()
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
