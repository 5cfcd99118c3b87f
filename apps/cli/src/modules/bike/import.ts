import type { Command } from '../../lib/command.ts'
import { importing } from '../../lib/runs/importing.ts'
import type { Row } from './import-csv.ts'

/** `isb bike import` */
export const importBikes: Command = importing<Row>(
  {
    does: 'bike.import.does',
    examples: ['isb bike import bikes.csv --dry-run', 'isb bike import bikes.csv', 'isb bike import bikes.csv --yes --json'],
    more: (say) => say('bike.import.more'),
  },
  {
    read: async (text) => (await import('./import-csv.ts')).readCsv(text),
    send: (isb, body, asking) => isb.bike.import({ body }, asking),
    nameOf: ({ number }) => number,
    noKey: 'refused.noNumberColumn',
    most: 20_000,
  },
)
