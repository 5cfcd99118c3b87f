// Rows that no file holds as a file of a bundle: what comes from elsewhere is read and checked like a CSV file.
import { Readable } from 'node:stream'
import { tableText } from '../text.ts'
import type { BundleFile } from './bundle.ts'

type Row = readonly string[]

/**
 * A file of that name.
 * @param bytes about how many it has
 * @param rows brings them from the beginning, some at a time, as often as it is asked
 */
export const tableFile = (name: string, heads: Row, bytes: number, rows: () => AsyncIterable<readonly Row[]>): BundleFile => ({
  name,
  bytes,
  open: async () => Readable.from(written(heads, rows()), { objectMode: false }),
})

async function* written(heads: Row, rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(tableText([heads]))
  for await (const some of rows) if (some.length > 0) yield Buffer.from(tableText(some))
}
