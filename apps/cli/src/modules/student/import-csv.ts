// Files of students and families: headings and values in either language.
import { familyHeadings, readFamilyCell, type FamilyColumn, type Input } from '@isb/sdk'
import { both, plainWord, readTable, type Read } from '../../lib/input/csv.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'student.import'>['body']['rows'][number] & { readonly line: number }

const columns = Object.keys(familyHeadings) as FamilyColumn[]
/** What our own export has beside them. */
const leftOut = new Set((['field.state', 'field.guardians'] as const).flatMap(both))

function columnOf(head: string): FamilyColumn | null | undefined {
  const text = plainWord(head)
  // “Guardians” are all of a student's in one cell.
  if (leftOut.has(text)) return null
  return columns.find((column) => [column, ...familyHeadings[column]].some((heading) => plainWord(heading) === text))
}

/** Reads a file of students, of guardians, or of both. */
export function readCsv(text: string): Read<Row> {
  const headings = new Map<FamilyColumn, string>()
  return readTable<FamilyColumn, Row>(text, {
    key: 'studentNumber',
    columnsOf: (all) =>
      all.map((head) => {
        const column = columnOf(head)
        if (column) headings.set(column, head.trim())
        return column
      }),
    rowOf(cell, line, wrong) {
      if (cell('studentNumber') === undefined) return wrong('student.import.noNumber')
      const row: Record<string, unknown> = { line }
      let good = true
      for (const [column, heading] of headings) {
        const written = cell(column)
        if (written === undefined) continue
        row[column] = readFamilyCell(column, written)
        if (row[column] !== undefined) continue
        good = false
        wrong('student.import.value', { heading, text: written })
      }
      return good ? (row as Row) : undefined
    },
  })
}
