import { bold, red } from './colour.ts'
import type { Result } from '../command.ts'
import type { Failure } from '../failure/failure.ts'
import { failureLines } from '../failure/failure.ts'
import { type Say, type Speaker, textOf } from '../speech.ts'
import { tableLines } from './table.ts'
import { isColoured, type World } from '../world.ts'

/** How data is printed. */
export type Format = 'human' | 'json' | 'ndjson'

const recordsOf = ({ data, table }: Result): readonly unknown[] =>
  Array.isArray(data) ? data : (table?.rows ?? (data === undefined ? [] : [data]))

function humanText({ table, text }: Result, world: World, speaker: Speaker): string {
  if (text !== undefined) return text
  if (!table || table.rows.length === 0) return ''
  const { stdout } = world
  const columns = table.columns.map((column) => ({ ...column, title: textOf(column.head, speaker).toUpperCase() }))
  // Only a person's terminal has a width; a pipe gets every character.
  const width = stdout.isTTY ? (stdout.columns ?? 80) : undefined
  return `${tableLines(table.rows, columns, { width, ...(isColoured(world, stdout) ? { bold } : {}) }).join('\n')}\n`
}

/** Prints what a command handed back: data to stdout, words to stderr. */
export async function print(result: Result, format: Format, world: World, speaker: Speaker): Promise<void> {
  if (result.printed) return
  if (result.missing) await world.stderr.write(`${result.missing}\n`)
  if (format === 'json') return world.stdout.write(`${JSON.stringify(result.data ?? result.table?.rows ?? {}, null, 2)}\n`)
  if (format === 'ndjson')
    return world.stdout.write(
      recordsOf(result)
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    )
  await world.stdout.write(humanText(result, world, speaker))
  const said = result.said ?? (result.table?.rows.length === 0 ? result.table.empty : undefined)
  if (said) await world.stderr.write(`${said}\n`)
}

/** Prints a failure to stderr: sentences for people, one line of JSON for programs. */
export function printFailure(failure: Failure, format: Format, world: World, say: Say): Promise<void> {
  if (format !== 'human') return world.stderr.write(`${JSON.stringify({ error: failure })}\n`)
  return world.stderr.write(`${failureLines(failure, say, isColoured(world, world.stderr) ? red : (text) => text).join('\n')}\n`)
}
