import { Plural } from '@lingui/react/macro'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { SchoolYear } from './data.ts'

/** How many students an extra session is for; it leads to them whoever may see students. */
export function SessionCount({ term: { id, students } }: { term: SchoolYear['terms'][number] }) {
  const count = <Plural value={students} one="# student" other="# students" />
  if (!useCaller().may('student.list')) return count
  return (
    <RecordLink to="/student" search={{ termId: id }}>
      {count}
    </RecordLink>
  )
}
