// A roster as a ZIP file: written piece by piece, however long its files are.
import { Zip, ZipDeflate } from 'fflate'
import { tableText } from '../text.ts'

type Row = readonly string[]

/** A file of a roster that is to be written: its heads, and its rows, some at a time. */
export interface RosterOut {
  readonly name: string
  readonly heads: Row
  readonly rows: AsyncIterable<readonly Row[]>
}

/** Writes files one after another: UTF-8 without a mark, lines that end as RFC 4180 has it. */
export async function* zippedRoster(files: AsyncIterable<RosterOut>): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const taken = () => {
    const pieces = ready
    ready = []
    return pieces
  }
  for await (const { name, heads, rows } of files) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(lines([heads]))
    for await (const some of rows) {
      file.push(lines(some))
      yield* taken()
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* taken()
}

const encoder = new TextEncoder()
const lines = (rows: readonly Row[]): Uint8Array => encoder.encode(tableText(rows, '\r\n'))
