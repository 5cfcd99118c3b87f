import type { Input } from '@isb/sdk'
import { readLessonCell, type LessonColumn } from '@isb/sdk/rules'
import type { Command } from '../../lib/command.ts'
import { both, plainWord, readTable, type Read } from '../../lib/input/csv.ts'
import { importing } from '../../lib/runs/importing.ts'

/** A row as the server takes it; it always knows its line. */
type Row = Input<'venue.importLessons'>['body']['rows'][number] & { readonly line: number }

const heads = {
  venue: ['venue', 'room', '教室', ...both('field.venue')],
  weekday: ['day', '周', ...both('field.weekday')],
  startsAt: ['from', 'starts', 'start', '开始', ...both('field.startsAt')],
  endsAt: ['to', 'ends', 'end', '结束', ...both('field.endsAt')],
  title: ['lesson', 'class', '课程', '班级', ...both('field.title')],
  term: both('field.term'),
} as const satisfies Record<LessonColumn, readonly string[]>
const columns = Object.keys(heads) as LessonColumn[]
const faults = {
  venue: 'venue.lessons.venue',
  weekday: 'venue.lessons.weekday',
  startsAt: 'venue.lessons.startsAt',
  endsAt: 'venue.lessons.endsAt',
  title: 'venue.lessons.title',
  term: 'venue.lessons.term',
} as const satisfies Record<LessonColumn, string>

const readLessons = (text: string): Read<Row> =>
  readTable<LessonColumn, Row>(text, {
    key: 'venue',
    columnsOf: (all) => all.map((head) => columns.find((column) => (heads[column] as readonly string[]).includes(plainWord(head)))),
    rowOf(cell, line, wrong) {
      const given: Partial<Record<LessonColumn, string>> = {}
      for (const column of columns) {
        const said = cell(column)
        const read = said === undefined ? undefined : readLessonCell(column, said)
        if (read === undefined) return wrong(faults[column])
        given[column] = read
      }
      return { ...(given as Omit<Row, 'line'>), line }
    },
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
