// A list as a file: CSV or XLSX, one line a record, streamed row by row with flat memory.
import { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { hiddenFormula } from '@isb/domain'
import { word, type Locale, type WordKey } from '@isb/words'
import { writeCsvStream } from 'hucre/csv'
import { FairQueue, type Party } from '../work/fair-queue.ts'

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
const stalledMs = 10_000

/** Three at once, for each holds a database session, of three parties. Others wait until readers who take nothing have been cut off. */
const exportQueue = new FairQueue({ atOnce: 3, each: 1, share: 8, patienceMs: 2 * stalledMs })

/**
 * Writes rows under headers in the reader's language. In CSV, text that a spreadsheet would run begins with an apostrophe; in XLSX text
 * is text, and days and times are dates that a spreadsheet sorts and filters by month. The first rows are read before anything is
 * answered: what is wrong with the request is a refusal, not half a file.
 */
export async function tableFile(
  file: { name: WordKey; format: 'csv' | 'xlsx'; day: string; locale: Locale; party: Party },
  columns: readonly Column[],
  batches: AsyncGenerator<readonly Cell[][], void>,
): Promise<Download> {
  const { name, format, day, locale, party } = file
  const title = word(locale, name)
  const heads = columns.map((column) => headOf(column, locale))
  const workbooks = format === 'xlsx' ? await import('hucre/xlsx') : undefined
  const body = await inTurn(party, batches, (all, first, taken) => {
    const stream = workbooks
      ? workbooks.writeXlsxStream(rowsOf(all, typedCell(columns), taken), {
          name: title.slice(0, 31),
          columns: widthsOf(heads, first ?? []).map((width, at) => ({ header: heads[at] ?? '', width, ...formatOf(columns[at]) })),
          freezePane: { rows: 1 },
        })
      : writeCsvStream(rowsOf(all, safeCell, taken), { headers: heads.map(hiddenFormula), bom: true, lineSeparator: '\r\n' })
    return Readable.fromWeb(stream as unknown as WebStream)
  })
  return { fileName: `${title} ${day}.${format}`, type: types[format], body }
}

/** A file of bytes that are made while it is taken. The first are made before anything is answered. */
export const bytesFile = async (
  fileName: string,
  type: string,
  pieces: AsyncGenerator<Uint8Array, void>,
  party: Party,
): Promise<Download> => ({
  fileName,
  type,
  body: await inTurn(party, pieces, (all) => Readable.from(all, { objectMode: false })),
})

/** Writes what is read once it is an export's turn, and gives the turn back when all is written, or nobody takes it. */
async function inTurn<Read>(
  party: Party,
  source: AsyncGenerator<Read, void>,
  write: (all: AsyncGenerator<Read, void>, first: Read | void, taken: () => void) => Readable,
): Promise<Readable> {
  const give = await exportQueue.take(party)
  const first = await source.next().catch((error: unknown) => {
    give()
    throw error
  })
  const reader = watchReader(() => body.destroy(new Error('nobody takes the file')))
  const body = write(ahead(first, source, reader), first.value, reader.took)
  body.once('close', () => {
    reader.left()
    give()
    // Left half way, or never read: the database session goes back all the same.
    void source.return()
  })
  // Who sends it hears of an error too; until somebody does, it must not end the process.
  body.on('error', () => {})
  return body
}

/** Whether a reader goes on taking. */
interface Reader {
  /** Takes something. */
  took(): void
  /** Waits for the next rows of the database, which is not the reader's fault. */
  waits(still: boolean): void
  left(): void
}

function watchReader(giveUp: () => void): Reader {
  let isWaiting = false
  const stalled = setTimeout(() => (isWaiting ? stalled.refresh() : giveUp()), stalledMs).unref()
  const took = () => void stalled.refresh()
  return { took, waits: (still) => (took(), (isWaiting = still)), left: () => clearTimeout(stalled) }
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

/** @param taken is told of each row that is taken: a slow reader takes less than a batch in a while, a stalled one none */
async function* rowsOf(
  batches: AsyncIterable<readonly Cell[][]>,
  written: (cell: Cell, at: number) => Cell,
  taken: () => void,
): AsyncGenerator<Cell[], void> {
  for await (const rows of batches) {
    for (const cells of rows) {
      yield cells.map(written)
      taken()
    }
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
async function* ahead<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>, reader: Reader): AsyncGenerator<T, void> {
  for (let now = first; !now.done;) {
    const coming = rest.next()
    // Thrown where it is waited for; until then it must not end the process.
    coming.catch(() => {})
    yield now.value
    reader.waits(true)
    now = await coming
    reader.waits(false)
  }
}
