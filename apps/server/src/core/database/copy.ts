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
): Promise<void> => pipeline(Readable.from(blocks(rows)), session.query(from(`copy ${table} (${columns.join(', ')}) from stdin`)))

function* blocks(rows: Iterable<readonly Value[]>): Generator<string> {
  let lines = ''
  for (const row of rows) {
    lines += `${row.map(cell).join('\t')}\n`
    if (lines.length < together) continue
    yield lines
    lines = ''
  }
  if (lines) yield lines
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string => text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found]!)
/** JSON has many quotes, and hardly anything of what has to be escaped here. */
const cell = (value: Value): string =>
  value === null ? '\\N' : typeof value === 'string' ? (/[\\\t\n\r]/.test(value) ? escaped(value) : value) : String(value)
