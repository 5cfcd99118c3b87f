import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { families } from '../../lib/families/importer.ts'
import { bringIn, filesOf, importing, type Importer } from '../../lib/runs/importing.ts'
import type { Row } from './import-csv.ts'

const accounts: Importer<Row> = {
  read: async (text) => (await import('./import-csv.ts')).readCsv(text),
  send: (isb, body, asking) => isb.staff.import({ body }, asking),
  nameOf: ({ email, name }) => email ?? name,
  noKey: 'staff.import.noKey',
  most: 200_000,
}

/** `isb staff import`: accounts from one file, or students and families from those that have a student number. */
export const importStaff: Command = {
  ...importing(
    {
      does: 'staff.import.does',
      examples: [
        'isb staff import staff.csv --dry-run',
        'isb staff import staff.csv',
        'isb staff import staff.csv --yes --json',
        'isb staff import sis.csv --ignore-columns',
        'isb staff import students.csv families.csv --from 2026-08-17',
      ],
      more: (say) => [say('staff.import.more'), say('staff.import.families'), say('student.import.more')].join('\n\n'),
    },
    { ...accounts, several: true, options: families.options ?? [] },
  ),
  async run(context, given) {
    const files = await filesOf(given, context)
    const { isOfStudents } = await import('../../lib/families/csv.ts')
    const other = files.find(({ text }) => !isOfStudents(text))
    if (!other) return bringIn(families, files, context, given)
    if (files.length > 1) throw new Refusal('staff.import.alone', { name: other.name })
    if (given.text('from') !== undefined) throw new Refusal('staff.import.noFrom', { name: other.name })
    return bringIn(accounts, files, context, given)
  },
}
