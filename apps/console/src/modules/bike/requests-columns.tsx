import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash, Waited } from '../../lib/list/waited.tsx'
import { useWhen } from '../../lib/list/when.ts'
import { toneOf } from '../../lib/tone.ts'
import { confirmationName, personName, statusName, type Request } from './data.ts'

/** The state of a request. */
export const ConfirmationOf = ({ row: { confirmation } }: { row: Request }) => (
  <StatusChip tone={toneOf[confirmation]}>{confirmationName(confirmation)}</StatusChip>
)

/** Who it is for, and what kind of person where that is worth a word. */
export const PersonOf = ({ row: { person } }: { row: Pick<Request, 'person'> }) => (
  <>
    {personName(person)}
    {person && person.type !== 'student' && <span className="ml-1.5 text-xs text-fg-3">{sharedWord(`staff.type.${person.type}`)}</span>}
  </>
)

/** Until when it may stay out, and whether that is over; `bare` where the word for it stands beside it. */
export function DueOf({ row: { dueOn, overdue }, bare = false }: { row: Pick<Request, 'dueOn' | 'overdue'>; bare?: boolean }) {
  const { day } = useWhen()
  if (!dueOn) return dash
  if (!overdue) return day(dueOn)
  if (bare) return <span className="font-bold text-bad">{day(dueOn)}</span>
  return (
    <StatusChip bare tone={toneOf.Overdue}>
      {statusName('Overdue')} · {day(dueOn)}
    </StatusChip>
  )
}

/** The columns that rents and returns share. */
export function useRequestColumns<Row extends Request>(): readonly TableColumn<Row>[] {
  const { t } = useLingui()
  return useMemo((): readonly TableColumn<Row>[] => {
    const head = (id: string, name: string) => ({ id, head: name, hideable: true })
    return [
      {
        ...head('bike', sharedWord('field.bike')),
        hideable: false,
        sortable: true,
        width: '5.5rem',
        card: 'title',
        cell: ({ bike }) => bike.number,
      },
      {
        ...head('person', sharedWord('field.person')),
        sortable: true,
        width: 'minmax(9rem, 2fr)',
        cell: (row) => <PersonOf row={row} />,
      },
      {
        ...head('location', sharedWord('field.location')),
        width: 'minmax(7rem, 1.5fr)',
        cell: ({ bike }) => <span title={bike.location}>{bike.location}</span>,
      },
      {
        ...head('requestedAt', sharedWord('field.requestedAt')),
        sortable: true,
        width: '9rem',
        cell: ({ requestedAt, confirmation }) => <Waited since={requestedAt} waits={confirmation === 'Pending'} />,
      },
      { ...head('dueOn', sharedWord('field.dueOn')), sortable: true, width: '10.5rem', cell: (row) => <DueOf row={row} /> },
      {
        ...head('confirmation', sharedWord('field.confirmation')),
        sortable: true,
        width: '7.5rem',
        card: 'status',
        cell: (row) => <ConfirmationOf row={row} />,
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t])
}
