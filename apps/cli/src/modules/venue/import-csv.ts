// A file of venues.
import type { Input } from '@isb/sdk'
import { longestVenueCell, venueFile } from '@isb/sdk/rules'
import { readRows, type Read } from '../../lib/input/table.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'venue.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of venues. */
export const readCsv = (text: string): Read<Row> =>
  readRows(text, venueFile, {
    needed: [['venue.import.noName', 'name']],
    wrong(column) {
      if (column === 'capacity') return ['venue.import.capacity']
      if (column === 'needsApproval') return ['venue.import.approval']
      return ['bike.import.long', { count: longestVenueCell(column) }]
    },
  })
