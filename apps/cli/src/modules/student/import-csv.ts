// Files of students and families: headings and values in either language.
import { type Input } from '@isb/sdk'
import { familyHeadings, readFamilyCell } from '@isb/sdk/rules'
import { both, type Read } from '../../lib/input/csv.ts'
import { readHeaded } from '../../lib/input/headed.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'student.import'>['body']['rows'][number] & { readonly line: number }

/** What our own export has beside them: “Guardians” are all of a student's in one cell. */
const leftOut = new Set((['field.state', 'field.guardians'] as const).flatMap(both))

/** Reads a file of students, of guardians, or of both. */
export const readCsv = (text: string): Read<Row> =>
  readHeaded(text, { headings: familyHeadings, read: readFamilyCell, needed: [['studentNumber', 'student.import.noNumber']], leftOut })
