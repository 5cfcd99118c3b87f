import type { Command } from '../../lib/command.ts'
import { importing } from '../../lib/runs/importing.ts'
import type { Row } from './import-csv.ts'

/** `isb staff import` */
export const importStaff: Command = importing<Row>(
  {
    does: 'staff.import.does',
    examples: [
      'isb staff import staff.csv --dry-run',
      'isb staff import staff.csv',
      'isb staff import staff.csv --yes --json',
      'isb staff import sis.csv --ignore-columns',
    ],
    more: (say) => say('staff.import.more'),
  },
  {
    read: async (text) => (await import('./import-csv.ts')).readCsv(text),
    send: (isb, rows, dryRun, asking) => isb.staff.import({ body: { rows, dryRun } }, asking),
    nameOf: ({ email, name }) => email ?? name,
    noKey: 'refused.noEmailColumn',
    most: 200_000,
  },
)
