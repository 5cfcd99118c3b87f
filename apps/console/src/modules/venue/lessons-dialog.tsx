import { lessonFile } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** Brings the lessons of a term in from a CSV file. */
export default importDialog({
  title: msg`Import lessons`,
  text: msg`Reserves venues for the lessons of a term, each on every school day of its weekday. Nobody's reservation can displace them. A lesson is known by term, venue, weekday and beginning; one that is there already gets its new title and end.`,
  operation: 'venue.importLessons',
  schema: 'zLessonRow',
  file: lessonFile,
  most: 2000,
  fileName: 'lessons.csv',
})
