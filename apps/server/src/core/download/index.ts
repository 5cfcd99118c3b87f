// A list as a file: CSV or XLSX, one line a record, streamed row by row with flat memory.
import { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { hiddenFormula } from '@isb/domain'
import { word, type Locale, type WordKey } from '@isb/words'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { TransportFailure } from '../refuse.ts'

/** A file to send. */
export interface Download {
  readonly fileName: string
  readonly type: string
  readonly body: Readable
}

/** What may stand in a cell. */
export type Cell = string | number | boolean | null

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** How many exports one server writes at once, for each holds a database session; how long another waits for its turn. */
const atOnce = 3
const patienceMs = 8000
let running = 0
const waiting = new Set<() => void>()

/** Waits for a turn, or says that the server is busy. */
async function takeTurn(): Promise<void> {
  if (running >= atOnce)
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(tired)
        resolve()
      }
      const tired = setTimeout(() => {
        waiting.delete(go)
        reject(new TransportFailure(503, 'BUSY', 5))
      }, patienceMs)
      waiting.add(go)
    })
  running += 1
}

function endTurn(): void {
  running -= 1
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  next()
}

/**
 * Writes rows under headers in the reader's language. In CSV, text that a spreadsheet would run begins with an apostrophe; in XLSX
 * text is text. The first rows are read before anything is answered: what is wrong with the request is a refusal, not half a file.
 */
export async function tableFile(
  file: { name: WordKey; format: 'csv' | 'xlsx'; day: string; locale: Locale },
  headers: readonly WordKey[],
  batches: AsyncGenerator<readonly Cell[][], void>,
): Promise<Download> {
  await takeTurn()
  const first = await batches.next().catch((error: unknown) => {
    endTurn()
    throw error
  })
  const { name, format, day, locale } = file
  const title = word(locale, name)
  const heads = headers.map((key) => word(locale, key))
  const rows = flat(first, format === 'csv' ? (cells) => cells.map(safeCell) : (cells) => cells, batches)
  const stream =
    format === 'csv'
      ? writeCsvStream(rows, { headers: heads, bom: true, lineSeparator: '\r\n' })
      : writeXlsxStream(rows, { name: title.slice(0, 31), columns: heads.map((header) => ({ header })), freezePane: { rows: 1 } })
  const body = Readable.fromWeb(stream as unknown as WebStream)
  body.once('close', () => {
    endTurn()
    // Left half way, or never read: the database session goes back all the same.
    void batches.return()
  })
  // Who sends it hears of an error too; until somebody does, it must not end the process.
  body.on('error', () => {})
  return { fileName: `${title} ${day}.${format}`, type: types[format], body }
}

const safeCell = (cell: Cell): Cell => (typeof cell === 'string' ? hiddenFormula(cell) : cell)

async function* flat(
  first: IteratorResult<readonly Cell[][], void>,
  safe: (cells: Cell[]) => Cell[],
  rest: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Cell[], void> {
  if (first.done) return
  yield* first.value.map(safe)
  for await (const batch of rest) yield* batch.map(safe)
}
