import type { Schema } from '@isb/contract'

type Status = Schema<'PassStatus'>
/** What may be done with a pass, by the name of its operation. */
export type PassMove = 'update' | 'confirm' | 'reject' | 'void' | 'renew'

const moves = {
  update: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  confirm: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  reject: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  void: { from: ['Valid'], otherwise: 'PASS_NOT_VALID' },
  renew: { from: ['Expired', 'Cancelled'], otherwise: 'PASS_NOT_ENDED' },
} as const satisfies Record<PassMove, { from: readonly Status[]; otherwise: string }>
/** Why something cannot be done with a pass. */
export type WhyNotPass = (typeof moves)[PassMove]['otherwise']

/** Why this cannot be done with a pass now, or null. */
export function whyNotMovePass({ status }: { readonly status: Status }, move: PassMove): WhyNotPass | null {
  const { from, otherwise } = moves[move]
  return (from as readonly Status[]).includes(status) ? null : otherwise
}

/** Why a pass cannot be good for these days, or null. Days are `YYYY-MM-DD`, both included. */
export function whyNotDays(
  { validFrom, expiresOn }: { readonly validFrom: string; readonly expiresOn: string },
  today: string,
): 'EXPIRY_PAST' | 'DAYS_REVERSED' | null {
  if (expiresOn < today) return 'EXPIRY_PAST'
  return validFrom > expiresOn ? 'DAYS_REVERSED' : null
}

/** The next such day of the year after today: what a new pass ends on unless somebody says otherwise. */
export function nextYearEnd(monthDay: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const on = (at: number) => `${at}-${monthDay === '02-29' && new Date(Date.UTC(at, 1, 29)).getUTCMonth() !== 1 ? '02-28' : monthDay}`
  return on(year) > today ? on(year) : on(year + 1)
}
