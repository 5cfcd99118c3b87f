import { readLessonCell, type LessonColumn } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** The headings by which the columns of a file are known, beside their names in the contract. */
const columns = {
  venue: ['venue', 'room', '场地', '教室'],
  weekday: ['weekday', 'day', '星期', '周'],
  startsAt: ['from', 'starts', 'start', '开始', '开始时间'],
  endsAt: ['to', 'ends', 'end', '结束', '结束时间'],
  title: ['title', 'lesson', 'class', '用途', '课程', '班级'],
  term: ['term', '学期'],
} as const satisfies Record<LessonColumn, readonly string[]>

/** Brings the lessons of a term in from a CSV file. */
export default importDialog<LessonColumn>({
  title: msg`Import lessons`,
  text: msg`Reserves venues for the lessons of a term, each on every school day of its weekday. Nobody's reservation can displace them. A lesson is known by term, venue, weekday and beginning; one that is there already gets its new title and end.`,
  operation: 'venue.importLessons',
  schema: 'zLessonRow',
  columns,
  read: readLessonCell,
  most: 2000,
  fileName: 'lessons.csv',
})
