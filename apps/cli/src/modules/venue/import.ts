import type { Command } from '../../lib/command.ts'
import { importing } from '../../lib/runs/importing.ts'
import type { Row } from './import-csv.ts'

/** `isb venue import` */
export const importVenues: Command = importing<Row>(
  {
    does: 'venue.import.does',
    examples: ['isb venue import venues.csv --dry-run', 'isb venue import venues.csv'],
    more: (say) => say('venue.import.more'),
  },
  {
    read: async (text) => (await import('./import-csv.ts')).readCsv(text),
    send: (isb, body, asking) => isb.venue.import({ body }, asking),
    nameOf: ({ name }) => name,
    noKey: 'refused.noVenueColumn',
    most: 2000,
  },
)
