// COPY, for rows by the ten thousand: PostgreSQL neither plans nor parses each of them, which is half of what an insert of them takes.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** Characters that go over the wire together. */
const together = 65_536

type Value = string | number | boolean | null

/**
 * Writes rows into a table, in the session's transaction. Constraints and triggers hold as for an insert, and break it with the same error.
 * @param rows read as they are sent, so they may be made meanwhile; their values stand in the order of the columns
 */
export const copyInto = async (
  session: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> =>
  pipeline(Readable.from(blocks(rows)), session.query(from(`copy ${table} (${columns.join(', ')}) from stdin with (format csv)`)))

function* blocks(rows: Iterable<readonly Value[]>): Generator<string> {
  let lines = ''
  for (const row of rows) {
    lines += `${row.map(cell).join()}\n`
    if (lines.length < together) continue
    yield lines
    lines = ''
  }
  if (lines) yield lines
}

/** What stands in no quotes and is empty is null; quotes only where they are needed, for each is read again. */
const cell = (value: Value): string =>
  value === null ? '' : value === '' || /["\\,\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
