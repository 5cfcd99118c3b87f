// A file of a roster as rows, in whatever character set and with whatever separator: read as a stream, however long it is.
import { Readable } from 'node:stream'
import type { RosterRow } from '@isb/domain'
import Papa from 'papaparse'
import { utf16Of, type CharacterSet } from '../characters.ts'
import { linesIn, separatorOf, unclosed } from '../text.ts'
import type { BundleFile } from './bundle.ts'

/** How a file is written. */
export interface Written {
  readonly file: BundleFile
  readonly heads: readonly string[]
  /** Null where no character set reads all of it. */
  readonly characterSet: CharacterSet | null
  readonly separator: string
}

/** Bytes in which the heads stand, and how many there are at most. */
const startBytes = 64 * 1024
const mostHeads = 1000

/** Finds out how a file is written: reads it once, for a character that tells may come late. */
export async function writtenIn(file: BundleFile): Promise<Written> {
  const start = await startOf(file)
  const utf16 = utf16Of(start)
  const characterSet = utf16 ?? ((await reads(file, 'utf-8')) ? 'utf-8' : (await reads(file, 'gb18030')) ? 'gb18030' : null)
  const text = new TextDecoder(characterSet ?? 'utf-8').decode(start)
  const [line = ''] = text.split(/\r\n?|\n/, 1)
  const separator = separatorOf(line)
  const heads = Papa.parse<string[]>(line, { delimiter: separator }).data[0] ?? []
  return { file, characterSet, separator, heads: heads.slice(0, mostHeads).map((head) => head.trim()) }
}

async function startOf(file: BundleFile): Promise<Buffer> {
  let start = Buffer.alloc(0)
  for await (const bytes of await file.open()) {
    start = Buffer.concat([start, bytes as Buffer])
    if (start.length >= startBytes) break
  }
  return start
}

/** Whether a character set reads all of a file. */
async function reads(file: BundleFile, characterSet: CharacterSet): Promise<boolean> {
  const decoder = new TextDecoder(characterSet, { fatal: true })
  const bytes = await file.open()
  try {
    for await (const piece of bytes) decodes(decoder, piece as Buffer)
    decodes(decoder)
    return true
  } catch (error) {
    if (error instanceof NotWritten) return false
    throw error
  }
}

/** The bytes are none of the character set; a file that cannot be read throws something else. */
class NotWritten extends Error {}

function decodes(decoder: TextDecoder, bytes?: Buffer): void {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new NotWritten()
  }
}

/**
 * Hands over each row below the heads. Answers the last one where no line's end follows it: the file may be cut off there.
 * @param between is waited for after some rows, before more of them are read
 */
export async function eachRow(
  { file, characterSet, separator }: Written,
  take: (row: RosterRow) => void,
  read: (bytes: number) => void,
  between?: () => Promise<void> | undefined,
): Promise<RosterRow | undefined> {
  const bytes = await file.open()
  let line = 1
  let last: RosterRow | undefined
  let isEnded = true
  const rows = Readable.from(texts(bytes, characterSet ?? 'utf-8', read, (text) => (isEnded = text.endsWith('\n'))))
  await new Promise<void>((resolve, reject) => {
    let isHead = true
    Papa.parse<string[]>(rows, {
      delimiter: separator,
      newline: '\n',
      chunk({ data, errors }, parser) {
        const broken = unclosed(errors)
        for (const [at, cells] of data.entries()) {
          if (isHead) isHead = false
          else if (cells.some((cell) => cell.trim() !== '')) take((last = { cells, line, broken: broken.has(at) }))
          line += 1 + linesIn(cells)
        }
        const waited = between?.()
        if (!waited) return
        parser.pause()
        waited.then(() => parser.resume(), reject)
      },
      complete: () => resolve(),
      error: reject,
    })
  })
  return isEnded ? undefined : last
}

/** The text of a file, a piece at a time; every line ends with a line feed alone. */
async function* texts(
  bytes: Readable,
  characterSet: string,
  read: (bytes: number) => void,
  hands: (text: string) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(characterSet)
  let before = ''
  for await (const piece of bytes) {
    read((piece as Buffer).length)
    const text = before + decoder.decode(piece as Buffer, { stream: true })
    // Half of a line's end may stand in the next piece.
    before = text.endsWith('\r') ? '\r' : ''
    const whole = (before ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n')
    if (!whole) continue
    hands(whole)
    yield whole
  }
  const rest = before.replace('\r', '\n') + decoder.decode()
  if (rest) hands(rest)
  yield rest
}
