// How absences are shown on pages of the module: whose, and which one is open.
import type { Schema } from '@isb/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { personApart } from '../../lib/engine/record/person-name.tsx'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { BothNames } from '../../lib/engine/record/both-names.tsx'

const route = getRouteApi('/_nested/absence')

type Absence = Schema<'Absence'>

/** The student, struck through where the absence is deleted. */
export const StudentName = ({ row: { student, status } }: { row: Pick<Absence, 'student' | 'status'> }) =>
  student && (
    <span className={status === 'Deleted' ? 'line-through' : undefined}>
      <BothNames row={student} />
      <Beside>{personApart(student)}</Beside>
    </span>
  )

/** Opens an absence beside the board; the day stays. */
export const AbsenceLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link
    to="."
    search={(old: object) => ({ ...old, id, tab: undefined })}
    resetScroll={false}
    aria-current={useOpenId() === id || undefined}
    className="text-lead-text hover:underline"
  >
    {children}
  </Link>
)

/** The absence that is open beside the board. */
export function useOpenId(): number | undefined {
  return route.useSearch().id
}
