import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash } from '../../lib/list/waited.tsx'
import { tones } from '../../lib/tone.ts'
import { fieldName, personName, statusName, type Bike } from './data.ts'
import { DueOf } from './requests-columns.tsx'

/** The state of a bike. */
export const StatusOf = ({ row: { status } }: { row: Bike }) => (
  <StatusChip tone={tones.BikeStatus[status]}>{statusName(status)}</StatusChip>
)

/** Who has the bike, or who asks for it. */
function HolderOf({ row: { rent, note } }: { row: Bike }) {
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
  const more = rent.confirmation === 'Pending' ? t`asks for it` : rent.returnId ? t`says it is back` : ''
  return (
    <span title={[name, more].filter(Boolean).join(' ')}>
      {name}
      {more && <span className="ml-1.5 text-xs text-fg-3">{more}</span>}
    </span>
  )
}

export function useBikeColumns(): readonly TableColumn<Bike>[] {
  const { t } = useLingui()
  return useMemo(
    (): readonly TableColumn<Bike>[] => [
      {
        accessorKey: 'number',
        header: fieldName('number'),
        enableHiding: false,
        meta: { width: '7.5rem', card: 'title' },
        cell: ({ row }) => <b>{row.original.number}</b>,
      },
      {
        accessorKey: 'brand',
        header: fieldName('brand'),
        meta: { width: 'minmax(8rem, 1.5fr)', card: 'none' },
        cell: ({ row: { original: bike } }) => (bike.brand ? <span title={bike.brand}>{bike.brand}</span> : dash),
      },
      {
        accessorKey: 'location',
        header: fieldName('location'),
        meta: { width: 'minmax(7rem, 1.5fr)' },
        cell: ({ row: { original: bike } }) => (bike.location ? <span title={bike.location}>{bike.location}</span> : dash),
      },
      { id: 'rent', header: t`Who has it`, meta: { width: 'minmax(9rem, 2fr)' }, cell: ({ row }) => <HolderOf row={row.original} /> },
      {
        id: 'dueOn',
        header: sharedWord('field.dueOn'),
        meta: { width: '10.5rem' },
        cell: ({ row: { original: bike } }) => <DueOf bare row={{ dueOn: bike.rent?.dueOn ?? null, overdue: bike.status === 'Overdue' }} />,
      },
      {
        accessorKey: 'status',
        header: sharedWord('field.status'),
        meta: { width: '10.5rem', card: 'status' },
        cell: ({ row }) => <StatusOf row={row.original} />,
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
    [t],
  )
}
