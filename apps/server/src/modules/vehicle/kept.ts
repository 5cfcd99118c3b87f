import { blankReason, type Kept } from '../../core/person/kept.ts'

const texts = ['email', 'phone', 'department', 'brand', 'model', 'color', 'driver_name', 'driver_phone', 'grade', 'student_name', 'search']

/**
 * A pass stays for the security desk without its person, its plate and its images: a gate that has no connection must learn that it is no
 * good any more. Whoever stands in somebody else's pass, as a driver or as a child, is taken out of it.
 */
export const keptPass: Kept = {
  whose: 'person_id = $1',
  by: ['submitted_by', 'decided_by'],
  erased: {
    ...Object.fromEntries(texts.map((text) => [text, "''"])),
    applicant_name: "'—'",
    plate: "'—'",
    plate_key: "'—'",
    certificate_id: 'null',
    signature_id: 'null',
    status: `case when status = 'Valid' then 'Cancelled' when status = 'Pending' then 'Rejected' else status end`,
    decided_at: 'coalesce(decided_at, submitted_at)',
    reason: `case when status in ('Valid', 'Pending') then '—' else ${blankReason} end`,
  },
  stays: ['type'],
  mentions: ['applicant_name', 'email', 'driver_name', 'driver_phone', 'student_name', 'reason', 'search'],
  hidden: ['plate_key', 'given'],
}
