import type { Command } from '../../lib/command.ts'
import { families } from '../../lib/families/importer.ts'
import { importing } from '../../lib/runs/importing.ts'

/** `isb student import` */
export const importStudents: Command = importing(
  {
    does: 'student.import.does',
    examples: [
      'isb student import students.csv --dry-run',
      'isb student import students.csv families.csv --from 2026-08-17',
      'isb student import families.csv --yes --json',
    ],
    more: (say) => say('student.import.more'),
  },
  families,
)
