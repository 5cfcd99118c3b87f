// How absences are shown wherever they stand: whose, and from which half day to which.
import type { Schema } from '@isb/sdk'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comma, sharedWord } from '../../lib/i18n.ts'
import { BothNames } from '../../lib/record/both-names.tsx'
import { useWhen } from '../../lib/record/when.ts'

type Absence = Schema<'Absence'>

/** The student, struck through where the absence is deleted. */
export const StudentName = ({ row: { student, status } }: { row: Pick<Absence, 'student' | 'status'> }) =>
  student && (
    <span className={status === 'Deleted' ? 'line-through' : undefined}>
      <BothNames row={student} />
    </span>
  )

type Days = Pick<Absence, 'startsOn' | 'startsHalf' | 'endsOn' | 'endsHalf'>

/** “17 Nov”, “17 Nov, morning”, “17 Nov – 19 Nov, morning”. */
export function Days({ row: { startsOn, startsHalf, endsOn, endsHalf } }: { row: Days }) {
  const { day } = useWhen()
  const half = (of: Absence['startsHalf']) => comma() + sharedWord(`value.AbsenceHalf.${of}`).toLowerCase()
  const first = `${day(startsOn)}${startsHalf === 'Afternoon' ? half(startsHalf) : ''}`
  if (startsOn === endsOn) return startsHalf === endsHalf ? `${day(startsOn)}${half(startsHalf)}` : first
  return `${first} – ${day(endsOn)}${endsHalf === 'Morning' ? half(endsHalf) : ''}`
}

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
  const { id }: { id?: unknown } = useSearch({ strict: false })
  return typeof id === 'number' ? id : undefined
}
