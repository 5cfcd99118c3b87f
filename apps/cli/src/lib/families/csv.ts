// Files of students and families: headings and values in either language.
import { type Input } from '@isb/sdk'
import { familyHeadings, readFamilyCell } from '@isb/sdk/rules'
import { both, plainWord, type Read } from '../input/csv.ts'
import { readHeaded } from '../input/headed.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'student.import'>['body']['rows'][number] & { readonly line: number }

/** What our own export has beside them: “Guardians” are all of a student's in one cell. */
const leftOut = new Set((['field.state', 'field.guardians'] as const).flatMap(both))

/** Reads a file of students, of guardians, or of both. */
export const readCsv = (text: string): Read<Row> =>
  readHeaded(text, { headings: familyHeadings, read: readFamilyCell, needed: [['studentNumber', 'student.import.noNumber']], leftOut })

/** A number or an id alone may be anybody's. */
const ofStudents = new Set(familyHeadings.studentNumber.filter((heading) => /student|学/.test(heading)).map(plainWord))

/** Whether a file is about students, by its headings. */
export const isOfStudents = (text: string): boolean => {
  const [heads = ''] = text.split(/[\r\n]/, 1)
  return heads.split(/[,;\t]/).some((head) => ofStudents.has(plainWord(head.replaceAll('"', ''))))
}
