import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

type Status = Schema<'PassStatus'>

const whyNot = moves<Status>()({
  update: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  confirm: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  reject: { from: ['Pending'], otherwise: 'ALREADY_DECIDED' },
  void: { from: ['Valid'], otherwise: 'PASS_NOT_VALID' },
  renew: { from: ['Expired', 'Cancelled'], otherwise: 'PASS_NOT_ENDED' },
})
/** What may be done with a pass, by the name of its operation. */
export type PassMove = Parameters<typeof whyNot>[1]

/** Why this cannot be done with a pass now, or null. */
export const whyNotMovePass = ({ status }: { readonly status: Status }, move: PassMove) => whyNot(status, move)

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

/** Why a month and day (`07-31`) cannot end a year, or null. A leap year has every day that there is. */
export function whyNotYearEnd(monthDay: string): 'DAY_UNKNOWN' | null {
  const day = new Date(`2024-${monthDay}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(5, 10) !== monthDay ? 'DAY_UNKNOWN' : null
}
