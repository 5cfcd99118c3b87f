import type { Command } from '../../lib/command.ts'
import { importing } from '../../lib/runs/importing.ts'
import type { ClassRow } from '../../lib/input/classes.ts'

/** `isb homeroom import` */
export const importHomerooms: Command = importing<ClassRow>(
  {
    does: 'homeroom.import.does',
    examples: ['isb homeroom import homerooms.csv --dry-run', 'isb homeroom import homerooms.csv', 'isb homeroom import - --yes --json'],
    more: (say) => say('homeroom.import.more'),
  },
  {
    read: async (text) => (await import('../../lib/input/classes.ts')).readClasses(text),
    send: (isb, body, asking) => isb.homeroom.import({ body }, asking),
    nameOf: ({ name }) => name,
    noKey: 'refused.noClassColumn',
    most: 5000,
  },
)
