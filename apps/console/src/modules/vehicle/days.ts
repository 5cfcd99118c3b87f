// The days that a pass can be given for, apart from how they are asked.
import { addDays, nextYearEnd } from '@isb/sdk/rules'

/** From a day to a day, both included, as the contract has them. */
export interface Days {
  readonly validFrom: string
  readonly expiresOn: string
}

/** The first of other passes' days that some of these days belong to. */
export const takenBy = <Other extends Days>(days: Days, others: readonly Other[]): Other | undefined =>
  others
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .find(({ validFrom, expiresOn }) => validFrom <= days.expiresOn && expiresOn >= days.validFrom)

/** What is offered for a plate: from today, or once its other passes are over, to the end of that school year. */
export function offeredDays(today: string, yearEnds: string, others: readonly Days[]): Days {
  let validFrom = today
  for (
    let taken = takenBy({ validFrom, expiresOn: validFrom }, others);
    taken;
    taken = takenBy({ validFrom, expiresOn: validFrom }, others)
  )
    validFrom = addDays(taken.expiresOn, 1)
  const expiresOn = nextYearEnd(yearEnds, validFrom)
  const next = takenBy({ validFrom, expiresOn }, others)
  return { validFrom, expiresOn: next ? addDays(next.validFrom, -1) : expiresOn }
}
