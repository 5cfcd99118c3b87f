import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash, Waited } from '../../lib/list/waited.tsx'
import { useWhen } from '../../lib/list/when.ts'
import { toneOf } from '../../lib/tone.ts'
import { carText, statusName, typeName, type Pass } from './data.ts'

/** The state of a pass. */
export const StatusOf = ({ row: { status } }: { row: Pick<Pass, 'status'> }) => (
  <StatusChip tone={toneOf[status]}>{statusName(status)}</StatusChip>
)

/** Until when it is good, or was. */
function ExpiresOf({ row: { expiresOn, status } }: { row: Pass }) {
  const { day } = useWhen()
  if (!expiresOn) return dash
  return status === 'Valid' ? day(expiresOn) : <span className="text-fg-2">{day(expiresOn)}</span>
}

/** Who drives it, where that is somebody else: the student of a parent, the department of the others. */
const besideName = ({ type, studentName, department }: Pass): string => (type === 'parent' ? studentName : department)

/** Columns that make room while a panel stands open. */
export const besidePanel = ['type', 'vehicle', 'submittedAt']

export function usePassColumns(): readonly TableColumn<Pass>[] {
  const { t } = useLingui()
  return useMemo((): readonly TableColumn<Pass>[] => {
    const head = (id: string, name: string) => ({ id, head: name, hideable: true })
    return [
      {
        ...head('plate', sharedWord('field.plate')),
        hideable: false,
        sortable: true,
        width: '8.5rem',
        card: 'title',
        cell: ({ plate }) => (
          <b className="tabular-nums" title={plate}>
            {plate}
          </b>
        ),
      },
      {
        ...head('applicantName', sharedWord('field.applicantName')),
        sortable: true,
        width: 'minmax(10rem, 2fr)',
        cell: (row) => (
          <span title={[row.applicantName, besideName(row)].filter(Boolean).join(' · ')}>
            {row.applicantName}
            {besideName(row) && <span className="ml-1.5 text-xs text-fg-3">{besideName(row)}</span>}
          </span>
        ),
      },
      { ...head('type', sharedWord('field.type')), sortable: true, width: '6.5rem', cell: ({ type }) => typeName(type) },
      {
        ...head('vehicle', sharedWord('pass.vehicle')),
        width: 'minmax(9rem, 1.5fr)',
        cell: (row) => (carText(row) ? <span title={carText(row)}>{carText(row)}</span> : dash),
      },
      {
        ...head('submittedAt', sharedWord('field.submittedAt')),
        sortable: true,
        width: '9rem',
        cell: ({ submittedAt, status }) => <Waited since={submittedAt} waits={status === 'Pending'} />,
      },
      { ...head('expiresOn', sharedWord('field.expiresOn')), sortable: true, width: '9rem', cell: (row) => <ExpiresOf row={row} /> },
      {
        ...head('status', sharedWord('field.status')),
        sortable: true,
        width: '7.5rem',
        card: 'status',
        cell: (row) => <StatusOf row={row} />,
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t])
}
