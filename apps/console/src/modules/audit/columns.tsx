import { Badge, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { kindName, operationName, rowName, touched, type Entry } from './data.ts'

/** Columns that make room for an open change. */
export const besidePanel = ['address', 'token']

export function useColumns(): readonly TableColumn<Entry>[] {
  const { t } = useLingui()
  const { moment, exact } = useWhen()
  return useMemo((): readonly TableColumn<Entry>[] => {
    const dash = <span className="text-fg-3">—</span>
    return [
      {
        accessorKey: 'at',
        header: sharedWord('field.at'),
        enableHiding: false,
        meta: { width: '8.5rem' },
        cell: ({ row: { original: entry } }) => (
          <time dateTime={entry.at} title={exact(entry.at)}>
            {moment(entry.at)}
          </time>
        ),
      },
      {
        accessorKey: 'staffName',
        header: sharedWord('field.staffName'),
        meta: { width: 'minmax(9rem, 1fr)' },
        cell: ({ row }) => row.original.staffName || <span className="text-fg-2">{t`Nobody signed in`}</span>,
      },
      {
        accessorKey: 'operation',
        header: t`What`,
        enableHiding: false,
        meta: { width: 'minmax(12rem, 1.5fr)', card: 'title' },
        cell: ({ row }) => operationName(row.original.operation),
      },
      {
        id: 'rows',
        header: sharedWord('field.entityId'),
        meta: { width: 'minmax(11rem, 2fr)' },
        cell: ({ row }) => <Records entry={row.original} />,
      },
      {
        id: 'address',
        header: t`From where`,
        meta: { width: 'minmax(8rem, 1fr)' },
        cell: ({ row: { original: entry } }) => (entry.address ? <span className="font-mono text-xs">{entry.address}</span> : dash),
      },
      {
        id: 'token',
        header: sharedWord('field.token'),
        meta: { width: '9rem', card: 'none' },
        cell: ({ row: { original: entry } }) => (entry.token ? <Badge>{entry.token}</Badge> : dash),
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, moment, exact])
}

/** The record by its name, or the first of several. */
function Records({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const rows = touched(entry)
  const [first] = rows
  if (!first) return <span className="text-fg-3">—</span>
  const more = entry.rowCount - entry.rows.length + rows.length - 1
  return (
    <>
      {rowName(first)}
      {first.label && <span className="ml-2 text-xs text-fg-3">{kindName(first.entity)}</span>}
      {more > 0 && <span className="ml-2 text-xs text-fg-3">{t`and ${more} more`}</span>}
    </>
  )
}
