// Parts of rows and panels of bikes and requests that no other record has.
import { type Schema } from '@isb/sdk'
import { whyNotRentMore } from '@isb/sdk/rules'
import { Note, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { late } from '../../lib/base/lazy/late.tsx'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { dash, enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Bike } from './data.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

export const loadPicture = () => import('./picture.tsx')
export const BikePicture = late(loadPicture)

/** Who has the bike or asks for it, or why it stands in the workshop. */
export function Holder({ row: { rent, note } }: { row: Bike }) {
  const { t } = useLingui()
  if (!rent)
    return note ? (
      <span className="text-fg-2" title={note}>
        {note}
      </span>
    ) : (
      dash
    )
  const name = personName(rent.person)
  const more = rent.confirmation === 'Pending' ? t`requested it` : rent.returnId ? t`reported it returned` : ''
  return (
    <span title={[name, more].filter(Boolean).join(' ')}>
      {name}
      {more && <Beside>{more}</Beside>}
    </span>
  )
}

/** What waits with the rent that holds the bike, and the way there. */
export function HeldBy({ row: { rent } }: { row: Bike }) {
  const { t } = useLingui()
  const { may } = useCaller()
  if (!rent) return null
  const { id, confirmation, returnId } = rent
  const maySee = may(returnId === null ? 'bike.listRents' : 'bike.listReturns')
  const link = (text: string) =>
    maySee && (
      <RecordLink to={returnId === null ? '/bike/rent' : '/bike/return'} search={{ id: returnId ?? id }}>
        {text}
      </RecordLink>
    )
  if (confirmation !== 'Pending' && returnId === null) return maySee && <p>{link(t`Open the rent`)}</p>
  return (
    // A link in a sentence of another colour.
    <Note tone="waiting" className="[&_a]:font-bold [&_a]:text-current [&_a]:underline">
      {confirmation === 'Pending'
        ? t`${personName(rent.person)} has requested this bike.`
        : t`${personName(rent.person)} has reported it returned.`}{' '}
      {link(t`Open the request`)}
    </Note>
  )
}

interface DueProps {
  on: string | null | undefined
  overdue: boolean
  /** The word for it stands beside it. */
  bare?: boolean
}

/** Until when a bike may stay out, and whether that is over. */
export function Due({ on, overdue, bare = false }: DueProps) {
  const { day } = useWhen()
  if (!on) return dash
  // On a card, which has no heads, the other date is that of the request.
  if (!overdue)
    return (
      <>
        {!bare && <span className="hidden text-fg-3 in-data-card:inline">{fieldWord('dueOn')} </span>}
        {day(on)}
      </>
    )
  if (bare) return <span className="font-bold text-bad">{day(on)}</span>
  return (
    <StatusChip bare tone="bad">
      {enumWord('BikeStatus', 'Overdue')} · {day(on)}
    </StatusChip>
  )
}

/** How many bikes somebody has or has asked for, against how many one may have, and which they are. */
export function AllowanceNote(allowance: Schema<'BikeAllowance'>) {
  const { t } = useLingui()
  const { day } = useWhen()
  const { open, limit } = allowance
  const out = open.length
  const within = whyNotRentMore(allowance) === null
  return (
    <Note tone={within ? 'good' : 'bad'}>
      <p>{within ? t`Bikes out: ${out} of ${limit}. Within the limit.` : t`Bikes out: ${out} of ${limit}. No more at the moment.`}</p>
      {open.map(({ rentId, bikeNumber, dueOn, overdue }) => (
        <p key={rentId}>
          {dueOn === null
            ? t`${bikeNumber}: requested`
            : overdue
              ? t`${bikeNumber}: overdue since ${day(dueOn)}`
              : t`${bikeNumber}: due ${day(dueOn)}`}
        </p>
      ))}
    </Note>
  )
}
