// Parts of a pass's row that no other record has.
import { plateKind } from '@isb/sdk/rules'
import { dash } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { kindText, type Pass } from './data.ts'

/** Until when it is good, or was. */
export function Expires({ row: { expiresOn, status } }: { row: Pass }) {
  const { day } = useWhen()
  if (!expiresOn) return dash
  return status === 'Valid' ? day(expiresOn) : <span className="text-fg-2">{day(expiresOn)}</span>
}

/** Who applies, and who drives it where that is somebody else: the student of a parent, the department of the others. */
export function Applicant({ row: { applicantName, type, studentName, department } }: { row: Pass }) {
  const beside = type === 'parent' ? studentName : department
  return (
    <span title={[applicantName, beside].filter(Boolean).join(' · ')}>
      {applicantName} {beside && <span className="ml-1 text-xs text-fg-3">{beside}</span>}
    </span>
  )
}

/** A plate, and which kind of plate it is where that is known. */
export const Plate = ({ plate }: { plate: string }) => (
  <>
    {plate} {plateKind(plate) !== 'other' && <span className="ml-1 text-xs text-fg-3">{kindText(plate)}</span>}
  </>
)
