// A workbook of plain cells, written while its rows come. Text stands in its own cell: a table of shared texts would have to be
// remembered to the end. hucre, which can write all that a workbook may hold, takes four times the processor for this.
import { zip, type ZippedFile } from './zip.ts'

/** What may stand in a cell. */
export type Cell = string | number | boolean | null

/**
 * Writes a workbook with its heads kept in sight.
 * @param name of its sheet, at most 31 characters
 * @param mostRows that a sheet may have; what is more goes on in the next one, under the same heads
 */
export async function* xlsx(
  name: string,
  heads: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  mostRows = 1_048_576,
): AsyncGenerator<Buffer, void> {
  const rows = batches[Symbol.asyncIterator]()
  try {
    yield* zip(filesOf(name, heads, rows, mostRows))
  } finally {
    await rows.return?.()
  }
}

async function* filesOf(
  name: string,
  heads: readonly string[],
  batches: AsyncIterator<readonly Cell[][], void>,
  mostRows: number,
): AsyncGenerator<ZippedFile, void> {
  let coming = await batches.next()
  async function* sheet(): AsyncGenerator<string, void> {
    yield `${xml}<worksheet xmlns="${main}">${headsInSight}<sheetData>${rowXml(heads, 1)}`
    for (let next = 2; !coming.done && next <= mostRows;) {
      const first = next
      const here = coming.value.slice(0, mostRows + 1 - first)
      yield here.map((cells, at) => rowXml(cells, first + at)).join('')
      next += here.length
      const left = coming.value.slice(here.length)
      coming = left.length > 0 ? { value: left } : await batches.next()
    }
    yield '</sheetData></worksheet>'
  }
  let count = 0
  do yield { path: `xl/worksheets/sheet${++count}.xml`, text: sheet() }
  while (!coming.done)
  const each = (say: (sheet: number) => string) => Array.from({ length: count }, (_, at) => say(at + 1)).join('')
  const sheetName = (sheet: number) => escaped(sheet === 1 ? name : `${name.slice(0, 27)} ${sheet}`)
  const file = (path: string, ...text: string[]): ZippedFile => ({ path, text: [xml, ...text] })
  yield file(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>`,
    each((sheet) => `<sheet name="${sheetName(sheet)}" sheetId="${sheet}" r:id="r${sheet}"/>`),
    '</sheets></workbook>',
  )
  yield file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships">`,
    each((sheet) => `<Relationship Id="r${sheet}" Type="${relations}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`),
    '</Relationships>',
  )
  yield file(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  yield file(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
    each((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`),
    '</Types>',
  )
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const headsInSight =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const rowXml = (cells: readonly Cell[], row: number) =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${letters(at)}${row}`)).join('')}</row>`

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** A, B … Z, AA. */
const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

/** What XML cannot hold is written as Excel does, `_x0007_`, and so is text that looks like that. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"\uFFFE\uFFFF]|[^\P{Cc}\t\n]|_(?=x[\dA-Fa-f]{4}_)/gu, (found) => {
    const entity = entities[found]
    return entity ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
  })
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
