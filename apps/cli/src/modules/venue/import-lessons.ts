import type { Input } from '@isb/sdk'
import { lessonFile, type LessonColumn } from '@isb/sdk/rules'
import type { Command } from '../../lib/command.ts'
import { readRows, type Read } from '../../lib/input/table.ts'
import { importing } from '../../lib/runs/importing.ts'

/** A row as the server takes it; it always knows its line. */
type Row = Input<'venue.importLessons'>['body']['rows'][number] & { readonly line: number }

const columns = Object.keys(lessonFile.headings) as LessonColumn[]

const readLessons = (text: string): Read<Row> =>
  readRows(text, lessonFile, {
    needed: columns.map((column) => [`venue.lessons.${column}`, column] as const),
    wrong: (column) => [`venue.lessons.${column}`],
  })

/** `isb venue import-lessons` */
export const importLessons: Command = {
  ...importing<Row>(
    {
      does: 'venue.lessons.does',
      examples: ['isb venue import-lessons lessons.csv --dry-run', 'isb venue import-lessons lessons.csv'],
      more: (say) => say('venue.lessons.more'),
    },
    {
      read: async (text) => readLessons(text),
      send: (isb, body, asking) => isb.venue.importLessons({ body }, asking),
      nameOf: ({ title }) => title,
      noKey: 'refused.noVenueColumn',
      most: 2000,
    },
  ),
  name: 'import-lessons',
}
