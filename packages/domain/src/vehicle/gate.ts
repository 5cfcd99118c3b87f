import type { Schema } from '@isb/contract'

type Days = Pick<Schema<'GatePass'>, 'status' | 'validFrom' | 'expiresOn'>
/** Why a car is not let in. */
export type WhyNotAdmit = Schema<'GateReason'>

/** Why the car with this pass is not let in today (`YYYY-MM-DD` at the school), or null. */
export function whyNotAdmit({ status, validFrom, expiresOn }: Days, today: string): WhyNotAdmit | null {
  if (status === 'Pending') return 'PASS_PENDING'
  if (status === 'Rejected') return 'PASS_REJECTED'
  if (status === 'Cancelled') return 'PASS_CANCELLED'
  if (validFrom !== null && validFrom > today) return 'PASS_NOT_YET'
  return status === 'Expired' || (expiresOn !== null && expiresOn < today) ? 'PASS_EXPIRED' : null
}

/** Of several reasons the one that says most: soon good, was good, was taken back, is asked for, was refused. */
const weight: readonly (WhyNotAdmit | null)[] = [null, 'PASS_NOT_YET', 'PASS_EXPIRED', 'PASS_CANCELLED', 'PASS_PENDING', 'PASS_REJECTED']

/** The passes of one plate, the one that decides first, and why the car is not let in, or null. */
export function gateDecision<Pass extends Days>(passes: readonly Pass[], today: string): { passes: Pass[]; reason: WhyNotAdmit | null } {
  const place = (pass: Pass) => weight.indexOf(whyNotAdmit(pass, today))
  const sorted = passes.toSorted((a, b) => place(a) - place(b))
  return { passes: sorted, reason: sorted[0] ? whyNotAdmit(sorted[0], today) : 'PLATE_UNKNOWN' }
}

/** What stands in the QR code of a printed pass. Days are `YYYY-MM-DD`, both included. */
export interface PrintedPass {
  readonly id: number
  readonly plate: string
  readonly type: Schema<'PassType'>
  readonly from: string
  readonly to: string
}

/** The parts of a QR code's text, `ISB1.<key>.<payload>.<signature>` in base64url, or null for any other text. Nothing is verified here. */
export function readPassCode(text: string): { keyId: string; signed: string; payload: string; signature: string } | null {
  const [mark, keyId, payload, signature, ...more] = text.trim().split('.')
  if (mark !== 'ISB1' || !keyId || !payload || !signature || more.length > 0) return null
  return { keyId, signed: `${mark}.${keyId}.${payload}`, payload, signature }
}

/**
 * Why a printed pass whose signature holds is not good today, or null. What was taken back or cut short since is told by
 * `vehicle.gate`.
 */
export function whyNotPrinted(
  printed: PrintedPass,
  today: string,
  { cancelled, changed }: Pick<Schema<'Gate'>, 'cancelled' | 'changed'>,
): WhyNotAdmit | null {
  if (cancelled.includes(printed.id)) return 'PASS_CANCELLED'
  const now = changed.find(({ id }) => id === printed.id)
  const why = ({ from, to }: { from: string; to: string }) => whyNotAdmit({ status: 'Valid', validFrom: from, expiresOn: to }, today)
  return why(printed) ?? (now ? why(now) : null)
}
