import { whyNotRentMore, type Schema } from '@isb/sdk'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useWhen } from '../../lib/record/when.ts'

/** How many bikes somebody has or has asked for, against how many one may have, and which they are. */
export function AllowanceNote(allowance: Schema<'BikeAllowance'>) {
  const { t } = useLingui()
  const { day } = useWhen()
  const { open, limit } = allowance
  const out = open.length
  const within = whyNotRentMore(allowance) === null
  return (
    <Note tone={within ? 'good' : 'bad'}>
      <p>{within ? t`${out} of ${limit} bikes out. Within the limit.` : t`${out} of ${limit} bikes out. No more at the moment.`}</p>
      {open.map(({ rentId, bikeNumber, dueOn, overdue }) => (
        <p key={rentId}>
          {dueOn === null
            ? t`${bikeNumber}: asked for`
            : overdue
              ? t`${bikeNumber}: overdue since ${day(dueOn)}`
              : t`${bikeNumber}: due ${day(dueOn)}`}
        </p>
      ))}
    </Note>
  )
}
