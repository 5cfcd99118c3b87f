import type { RowOf } from '../../lib/list/types.ts'
import { StudentYear } from './year.tsx'

/** The school year of the student whose absence it is. */
export default function AbsenceYear({ row: { student } }: { row: RowOf<'absence.list'> }) {
  return student && <StudentYear studentId={student.id} />
}
