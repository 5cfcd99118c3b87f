// Files of students and families.
import { type Input } from '@isb/sdk'
import { familyFile, plainWord } from '@isb/sdk/rules'
import { readRows, type Read } from '../input/table.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'student.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of students, of guardians, or of both. */
export const readCsv = (text: string): Read<Row> =>
  readRows(text, familyFile, { needed: [['student.import.noNumber', 'studentNumber']], partly: true })

/** A number or an id alone may be anybody's. */
const ofStudents = new Set(familyFile.headings.studentNumber.filter((heading) => /student|学/.test(heading)).map(plainWord))

/** Whether a file is about students, by its headings. */
export const isOfStudents = (text: string): boolean => {
  const [heads = ''] = text.split(/[\r\n]/, 1)
  return heads.split(/[,;\t]/).some((head) => ofStudents.has(plainWord(head.replaceAll('"', ''))))
}
