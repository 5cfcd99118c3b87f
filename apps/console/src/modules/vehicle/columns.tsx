import { StatusChip, type TableColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { dash } from '../../lib/list/values.tsx'
import { Waited } from '../../lib/list/waited.tsx'
import { useWhen } from '../../lib/list/when.ts'
import { tones } from '../../lib/tone.ts'
import { carText, statusName, typeName, type Pass } from './data.ts'

/** The state of a pass. */
export const StatusOf = ({ row: { status } }: { row: Pick<Pass, 'status'> }) => (
  <StatusChip tone={tones.PassStatus[status]}>{statusName(status)}</StatusChip>
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
    const column = (accessorKey: keyof Pass, header: string) => ({ accessorKey, header })
    return [
      {
        ...column('plate', sharedWord('field.plate')),
        enableHiding: false,
        meta: { width: '8.5rem', card: 'title' },
        cell: ({ row: { original: pass } }) => (
          <b className="tabular-nums" title={pass.plate}>
            {pass.plate}
          </b>
        ),
      },
      {
        ...column('applicantName', sharedWord('field.applicantName')),
        meta: { width: 'minmax(10rem, 2fr)' },
        cell: ({ row: { original: pass } }) => (
          <span title={[pass.applicantName, besideName(pass)].filter(Boolean).join(' · ')}>
            {pass.applicantName}
            {besideName(pass) && <span className="ml-1.5 text-xs text-fg-3">{besideName(pass)}</span>}
          </span>
        ),
      },
      { ...column('type', sharedWord('field.type')), meta: { width: '6.5rem' }, cell: ({ row }) => typeName(row.original.type) },
      {
        id: 'vehicle',
        header: sharedWord('pass.vehicle'),
        meta: { width: 'minmax(9rem, 1.5fr)' },
        cell: ({ row: { original: pass } }) => (carText(pass) ? <span title={carText(pass)}>{carText(pass)}</span> : dash),
      },
      {
        ...column('submittedAt', sharedWord('field.submittedAt')),
        meta: { width: '9rem' },
        cell: ({ row: { original: pass } }) => <Waited since={pass.submittedAt} waits={pass.status === 'Pending'} />,
      },
      {
        ...column('expiresOn', sharedWord('field.expiresOn')),
        meta: { width: '9rem' },
        cell: ({ row }) => <ExpiresOf row={row.original} />,
      },
      {
        ...column('status', sharedWord('field.status')),
        meta: { width: '7.5rem', card: 'status' },
        cell: ({ row }) => <StatusOf row={row.original} />,
      },
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t])
}
