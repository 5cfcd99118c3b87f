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
        id: 'at',
        head: sharedWord('field.at'),
        sortable: true,
        width: '8.5rem',
        cell: ({ at }) => (
          <time dateTime={at} title={exact(at)}>
            {moment(at)}
          </time>
        ),
      },
      {
        id: 'staffName',
        head: sharedWord('field.staffName'),
        sortable: true,
        hideable: true,
        width: 'minmax(9rem, 1fr)',
        cell: ({ staffName }) => staffName || <span className="text-fg-2">{t`Nobody signed in`}</span>,
      },
      {
        id: 'operation',
        head: t`What`,
        sortable: true,
        width: 'minmax(12rem, 1.5fr)',
        card: 'title',
        cell: ({ operation }) => operationName(operation),
      },
      {
        id: 'rows',
        head: sharedWord('field.entityId'),
        hideable: true,
        width: 'minmax(11rem, 2fr)',
        cell: (entry) => <Records entry={entry} />,
      },
      {
        id: 'address',
        head: t`From where`,
        hideable: true,
        width: 'minmax(8rem, 1fr)',
        cell: ({ address }) => (address ? <span className="font-mono text-xs">{address}</span> : dash),
      },
      {
        id: 'token',
        head: sharedWord('field.token'),
        hideable: true,
        width: '9rem',
        card: 'none',
        cell: ({ token }) => (token ? <Badge>{token}</Badge> : dash),
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
