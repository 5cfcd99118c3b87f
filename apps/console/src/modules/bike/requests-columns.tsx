import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash, Waited } from '../../lib/list/waited.tsx'
import { useWhen } from '../../lib/list/when.ts'
import { tones } from '../../lib/tone.ts'
import { confirmationName, personName, statusName, type Request } from './data.ts'

/** The state of a request. */
export const ConfirmationOf = ({ row: { confirmation } }: { row: Request }) => (
  <StatusChip tone={tones.Confirmation[confirmation]}>{confirmationName(confirmation)}</StatusChip>
)

/** Who it is for, and what kind of person where that is worth a word. */
export const PersonOf = ({ row: { person } }: { row: Pick<Request, 'person'> }) => (
  <>
    {personName(person)}
    {person && person.type !== 'student' && (
      <span className="ml-1.5 text-xs text-fg-3">{sharedWord(`value.StaffType.${person.type}`)}</span>
    )}
  </>
)

/** Until when it may stay out, and whether that is over; `bare` where the word for it stands beside it. */
export function DueOf({ row: { dueOn, overdue }, bare = false }: { row: Pick<Request, 'dueOn' | 'overdue'>; bare?: boolean }) {
  const { day } = useWhen()
  if (!dueOn) return dash
  if (!overdue) return day(dueOn)
  if (bare) return <span className="font-bold text-bad">{day(dueOn)}</span>
  return (
    <StatusChip bare tone={tones.BikeStatus.Overdue}>
      {statusName('Overdue')} · {day(dueOn)}
    </StatusChip>
  )
}

/** The columns that rents and returns share. */
export function useRequestColumns<Row extends Request>(): readonly TableColumn<Row>[] {
  const { t } = useLingui()
  return useMemo((): readonly TableColumn<Row>[] => {
    const column = (accessorKey: keyof Request, header: string) => ({ accessorKey, header })
    return [
      {
        ...column('bike', sharedWord('field.bike')),
        enableHiding: false,
        meta: { width: '5.5rem', card: 'title' },
        cell: ({ row }) => row.original.bike.number,
      },
      {
        ...column('person', sharedWord('field.person')),
        meta: { width: 'minmax(9rem, 2fr)' },
        cell: ({ row }) => <PersonOf row={row.original} />,
      },
      {
        id: 'location',
        header: sharedWord('field.location'),
        meta: { width: 'minmax(7rem, 1.5fr)' },
        cell: ({ row: { original: request } }) => <span title={request.bike.location}>{request.bike.location}</span>,
      },
      {
        ...column('requestedAt', sharedWord('field.requestedAt')),
        meta: { width: '9rem' },
        cell: ({ row: { original: request } }) => <Waited since={request.requestedAt} waits={request.confirmation === 'Pending'} />,
      },
      { ...column('dueOn', sharedWord('field.dueOn')), meta: { width: '10.5rem' }, cell: ({ row }) => <DueOf row={row.original} /> },
      {
        ...column('confirmation', sharedWord('field.confirmation')),
        meta: { width: '7.5rem', card: 'status' },
        cell: ({ row }) => <ConfirmationOf row={row.original} />,
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t])
}
