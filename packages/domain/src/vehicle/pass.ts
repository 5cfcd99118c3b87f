import type { Schema } from '@isb/contract'
import { addDays, isDay } from '../days.ts'
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

/** From a day to a day, `YYYY-MM-DD`, both included. */
export interface PassDays {
  readonly validFrom: string
  readonly expiresOn: string
}

/** Why a pass cannot be good for these days, or null. */
export function whyNotDays({ validFrom, expiresOn }: PassDays, today: string): 'EXPIRY_PAST' | 'DAYS_REVERSED' | null {
  if (expiresOn < today) return 'EXPIRY_PAST'
  return validFrom > expiresOn ? 'DAYS_REVERSED' : null
}

/** The first of other passes' days that some of these days belong to. */
export const takenBy = <Other extends PassDays>(days: PassDays, others: readonly Other[]): Other | undefined =>
  others
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .find(({ validFrom, expiresOn }) => validFrom <= days.expiresOn && expiresOn >= days.validFrom)

/** The next such day of the year after today: what a new pass ends on unless somebody says otherwise. */
export function nextYearEnd(monthDay: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const on = (at: number) => (isDay(`${at}-${monthDay}`) ? `${at}-${monthDay}` : `${at}-02-28`)
  return on(year) > today ? on(year) : on(year + 1)
}

/** What is offered for a plate: from today, or once its other passes are over, to the end of that school year or to its next pass. */
export function offeredDays(today: string, yearEnds: string, others: readonly PassDays[]): PassDays {
  const firstFree = (day: string): string => {
    const taken = takenBy({ validFrom: day, expiresOn: day }, others)
    return taken ? firstFree(addDays(taken.expiresOn, 1)) : day
  }
  const validFrom = firstFree(today)
  const expiresOn = nextYearEnd(yearEnds, validFrom)
  const next = takenBy({ validFrom, expiresOn }, others)
  return { validFrom, expiresOn: next ? addDays(next.validFrom, -1) : expiresOn }
}

/** Why a month and day (`07-31`) cannot end a year, or null. A leap year has every day that there is. */
export const whyNotYearEnd = (monthDay: string): 'DAY_UNKNOWN' | null => (isDay(`2024-${monthDay}`) ? null : 'DAY_UNKNOWN')
