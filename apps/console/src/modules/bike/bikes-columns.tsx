import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash } from '../../lib/list/waited.tsx'
import { toneOf } from '../../lib/tone.ts'
import { fieldName, personName, statusName, type Bike } from './data.ts'
import { DueOf } from './requests-columns.tsx'

/** The state of a bike. */
export const StatusOf = ({ row: { status } }: { row: Bike }) => <StatusChip tone={toneOf[status]}>{statusName(status)}</StatusChip>

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
      { id: 'number', head: fieldName('number'), sortable: true, width: '7.5rem', card: 'title', cell: ({ number }) => <b>{number}</b> },
      {
        id: 'brand',
        head: fieldName('brand'),
        sortable: true,
        hideable: true,
        width: 'minmax(8rem, 1.5fr)',
        card: 'none',
        cell: ({ brand }) => (brand ? <span title={brand}>{brand}</span> : dash),
      },
      {
        id: 'location',
        head: fieldName('location'),
        sortable: true,
        hideable: true,
        width: 'minmax(7rem, 1.5fr)',
        cell: ({ location }) => (location ? <span title={location}>{location}</span> : dash),
      },
      { id: 'rent', head: t`Who has it`, hideable: true, width: 'minmax(9rem, 2fr)', cell: (row) => <HolderOf row={row} /> },
      {
        id: 'dueOn',
        head: sharedWord('field.dueOn'),
        hideable: true,
        width: '10.5rem',
        cell: ({ rent, status }) => <DueOf bare row={{ dueOn: rent?.dueOn ?? null, overdue: status === 'Overdue' }} />,
      },
      {
        id: 'status',
        head: sharedWord('field.status'),
        sortable: true,
        hideable: true,
        width: '10.5rem',
        card: 'status',
        cell: (row) => <StatusOf row={row} />,
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
    [t],
  )
}
