/** What can be done to an account that not every account can take. */
export type StaffMove = 'invite' | 'disable'

/** Why an account cannot be invited or disabled by somebody, or null. `callerId` is who does it. */
export function whyNotStaff(
  move: StaffMove,
  { id, service, enabled, email }: { id: number; service: boolean; enabled: boolean; email: string | null },
  callerId: number | undefined,
): 'STAFF_SELF' | 'SERVICE_ACCOUNT' | 'ACCOUNT_WITHOUT_ADDRESS' | 'ACCOUNT_DISABLED' | null {
  // Who locks the door behind themselves cannot open it again.
  if (move !== 'invite') return id === callerId ? 'STAFF_SELF' : null
  if (service) return 'SERVICE_ACCOUNT'
  if (email === null) return 'ACCOUNT_WITHOUT_ADDRESS'
  return enabled ? null : 'ACCOUNT_DISABLED'
}

/**
 * Why a person can be neither deleted nor erased by somebody, or null.
 * @param enrolled a student whose last day is not over, or not known; false where only the server knows
 */
export function whyNotErase(
  { id, enrolled = false }: { id: number; enrolled?: boolean },
  callerId: number | undefined,
): 'STAFF_SELF' | 'STUDENT_ENROLLED' | null {
  if (id === callerId) return 'STAFF_SELF'
  return enrolled ? 'STUDENT_ENROLLED' : null
}
