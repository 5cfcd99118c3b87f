import type { Kept } from '../../core/person/kept.ts'

/**
 * A pass goes with its person: without a plate it is good for nothing. The gate still knows that its prints are no good. Who stands in
 * somebody else's pass, as a driver or as a child, is taken out of it.
 */
export const keptPass: Kept = {
  whose: 'person_id = $1',
  by: ['submitted_by', 'decided_by'],
  erased: 'gone',
  mentions: ['applicant_name', 'email', 'driver_name', 'driver_phone', 'student_name', 'reason', 'search'],
  hidden: ['plate_key', 'given'],
}
