// A file of bikes.
import type { Input } from '@isb/sdk'
import { bikeFile, longestBikeCell } from '@isb/sdk/rules'
import { readRows, type Read } from '../../lib/input/table.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'bike.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of bikes. */
export const readCsv = (text: string): Read<Row> =>
  readRows(text, bikeFile, {
    needed: [['bike.import.noNumber', 'number']],
    wrong: (column) => ['bike.import.long', { count: longestBikeCell[column] }],
  })
