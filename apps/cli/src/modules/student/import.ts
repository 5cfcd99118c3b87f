import type { Command } from '../../lib/command.ts'
import { importing } from '../../lib/runs/importing.ts'
import type { Row } from './import-csv.ts'

/** `isb student import` */
export const importStudents: Command = importing<Row>(
  {
    does: 'student.import.does',
    examples: [
      'isb student import students.csv --dry-run',
      'isb student import students.csv families.csv --from 2026-08-17',
      'isb student import families.csv --yes --json',
    ],
    more: (say) => say('student.import.more'),
  },
  {
    read: async (text) => (await import('./import-csv.ts')).readCsv(text),
    send: (isb, rows, dryRun, asking, given) => {
      const from = given.text('from')
      return isb.student.import({ body: { rows, dryRun, ...(from !== undefined && { from }) } }, asking)
    },
    nameOf: ({ studentNumber }) => studentNumber,
    noKey: 'refused.noStudentNumberColumn',
    most: 50_000,
    several: true,
    options: [{ flags: '--from <DAY>', does: 'student.import.from' }],
  },
)
