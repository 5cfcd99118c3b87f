// A list as a file: CSV or XLSX, one line a record, streamed row by row with flat memory.
import { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { hiddenFormula } from '@isb/domain'
import { word, type Locale, type WordKey } from '@isb/words'
import { writeCsvStream } from 'hucre/csv'
import { turns } from '../turns.ts'

/** A file to send. */
export interface Download {
  readonly fileName: string
  readonly type: string
  readonly body: Readable
  /** Bytes, where that is known before the last one. */
  readonly size?: number
  /** Of a public feed: seconds that anybody may keep it. */
  readonly maxAge?: number
}

/** What may stand in a cell. */
export type Cell = string | number | boolean | null

/** A column: its head, a word or a text; and whether its texts are days (`2026-11-24`) or times at the school (`2026-11-24 07:36`). */
export type Column = WordKey | ({ readonly dated?: 'day' | 'time' | undefined } & ({ readonly head: WordKey } | { readonly text: string }))

const types = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** A file of which nobody takes anything for so long is given up: it holds a turn, and a database session. */
const patienceMs = 120_000

/** How many exports one server writes at once, for each holds a database session; how long others wait for a turn, and how many. */
const exportTurns = turns(3, 8000, 16)

/**
 * Writes rows under headers in the reader's language. In CSV, text that a spreadsheet would run begins with an apostrophe; in XLSX text
 * is text, and days and times are dates that a spreadsheet sorts and filters by month. The first rows are read before anything is
 * answered: what is wrong with the request is a refusal, not half a file.
 */
export async function tableFile(
  file: { name: WordKey; format: 'csv' | 'xlsx'; day: string; locale: Locale },
  columns: readonly Column[],
  batches: AsyncGenerator<readonly Cell[][], void>,
): Promise<Download> {
  const { name, format, day, locale } = file
  const title = word(locale, name)
  const heads = columns.map((column) => headOf(column, locale))
  const workbooks = format === 'xlsx' ? await import('hucre/xlsx') : undefined
  const body = await inTurn(batches, (all, first) => {
    const stream = workbooks
      ? workbooks.writeXlsxStream(rowsOf(all, typedCell(columns)), {
          name: title.slice(0, 31),
          columns: widthsOf(heads, first ?? []).map((width, at) => ({ header: heads[at] ?? '', width, ...formatOf(columns[at]) })),
          freezePane: { rows: 1 },
        })
      : writeCsvStream(rowsOf(all, safeCell), { headers: heads.map(hiddenFormula), bom: true, lineSeparator: '\r\n' })
    return Readable.fromWeb(stream as unknown as WebStream)
  })
  return { fileName: `${title} ${day}.${format}`, type: types[format], body }
}

/** A file of bytes that are made while it is taken. The first are made before anything is answered. */
export const bytesFile = async (fileName: string, type: string, pieces: AsyncGenerator<Uint8Array, void>): Promise<Download> => ({
  fileName,
  type,
  body: await inTurn(pieces, (all) => Readable.from(all, { objectMode: false })),
})

/** Writes what is read once it is an export's turn, and gives the turn back when all is written, or nobody takes it. */
async function inTurn<Read>(
  source: AsyncGenerator<Read, void>,
  write: (all: AsyncGenerator<Read, void>, first: Read | void) => Readable,
): Promise<Readable> {
  await exportTurns.take()
  const first = await source.next().catch((error: unknown) => {
    exportTurns.give()
    throw error
  })
  const tired = setTimeout(() => body.destroy(new Error('nobody takes the file')), patienceMs).unref()
  const body = write(
    ahead(first, source, () => tired.refresh()),
    first.value,
  )
  body.once('close', () => {
    clearTimeout(tired)
    exportTurns.give()
    // Left half way, or never read: the database session goes back all the same.
    void source.return()
  })
  // Who sends it hears of an error too; until somebody does, it must not end the process.
  body.on('error', () => {})
  return body
}

function headOf(column: Column, locale: Locale): string {
  if (typeof column === 'string') return word(locale, column)
  return 'text' in column ? column.text : word(locale, column.head)
}

const safeCell = (cell: Cell): Cell => (typeof cell === 'string' ? hiddenFormula(cell) : cell)

/** A cell with no text is no cell: Excel counts it among the blanks, and the file is a third smaller. A date is a number of days. */
const typedCell =
  (columns: readonly Column[]) =>
  (cell: Cell, at: number): Cell =>
    cell === '' ? null : typeof cell === 'string' && datedOf(columns[at]) ? serialOf(cell) : cell

/** Day 0 of workbooks is 30 December 1899. */
const serialOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}${text.includes(' ') ? 'Z' : ''}`) / 86_400_000 + 25_569

const formats = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' } as const
const datedOf = (column: Column | undefined) => (typeof column === 'object' ? column.dated : undefined)
function formatOf(column: Column | undefined) {
  const dated = datedOf(column)
  return dated && { numFmt: formats[dated] }
}

async function* rowsOf(batches: AsyncIterable<readonly Cell[][]>, written: (cell: Cell, at: number) => Cell): AsyncGenerator<Cell[], void> {
  for await (const rows of batches) {
    yield* rows.map((cells) => cells.map(written))
    // The next ones have been read already: without this nobody else would have a turn until the last.
    await setImmediate()
  }
}

const widest = 60

/** Columns as wide as what stands in their first rows, so that nobody has to pull at each of them. */
const widthsOf = (headers: readonly string[], rows: readonly (readonly Cell[])[]): readonly number[] =>
  headers.map((header, at) =>
    Math.min(
      widest,
      rows.reduce((most, cells) => Math.max(most, widthOf(cells[at] ?? null)), widthOf(header)),
    ),
  )

/** In digits, as workbooks measure. A Chinese character takes two, the cell's edges another two. */
const widthOf = (cell: Cell): number =>
  (typeof cell === 'string' ? cell.replaceAll(/[\u2E80-\uFFEF]/gu, '00') : String(cell ?? '')).length + 2

/** While some rows are written, the next are read. */
async function* ahead<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>, taken: () => void): AsyncGenerator<T, void> {
  for (let now = first; !now.done;) {
    taken()
    const coming = rest.next()
    // Thrown where it is waited for; until then it must not end the process.
    coming.catch(() => {})
    yield now.value
    now = await coming
  }
}
