// A file of bikes: headings in either language.
import type { Input } from '@isb/sdk'
import { isNone } from '@isb/sdk/rules'
import { both, oneLine, plainWord, readTable, type Read } from '../../lib/input/csv.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'bike.import'>['body']['rows'][number] & { readonly line: number }
type Column = 'number' | 'brand' | 'location'

const heads: Readonly<Record<Column, readonly string[]>> = {
  number: ['number', 'no', 'bike', '编号', '车辆编号', '车号', ...both('field.number')],
  brand: ['brand', 'model', '品牌型号', ...both('field.brand')],
  location: ['location', 'place', 'rack', '停放位置', '地点', ...both('field.location')],
}
/** What our own export has beside them: status and rents are never brought in. */
const leftOut = new Set((['field.status', 'field.note', 'field.updatedAt'] as const).flatMap(both))
/** The contract's limits. */
const longest = { number: 30, brand: 100, location: 100 } as const satisfies Record<Column, number>

function columnOf(head: string): Column | null | undefined {
  const text = plainWord(head)
  if (leftOut.has(text)) return null
  return (Object.keys(heads) as Column[]).find((column) => heads[column].includes(text))
}

/** Reads a file of bikes. */
export const readCsv = (text: string): Read<Row> =>
  readTable<Column, Row>(text, {
    key: 'number',
    columnsOf: (all) => all.map(columnOf),
    rowOf(cell, line, wrong) {
      const textOf = (column: Column): string | undefined => {
        const said = oneLine(cell(column))
        return said !== undefined && isNone(said) ? '' : said
      }
      const [number, brand, location] = (['number', 'brand', 'location'] as const).map(textOf)
      if (!number) return wrong('bike.import.noNumber')
      const long = Object.entries({ number, brand, location }).find(([column, said]) => (said ?? '').length > longest[column as Column])
      if (long) return wrong('bike.import.long', { count: longest[long[0] as Column] })
      return { number, line, ...(brand !== undefined && { brand }), ...(location !== undefined && { location }) }
    },
  })
