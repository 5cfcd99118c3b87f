import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import type { ListPanel } from '../../lib/list/types.ts'
import { useCan } from '../../lib/session.ts'
import { Change } from './change.tsx'
import { besidePanel, useColumns } from './columns.tsx'
import { operationName, type Entry } from './data.ts'
import { useFilters } from './filters.ts'
import { Undo } from './undo.tsx'

const record = { path: 'auditId', get: 'audit.get' } as const
const nameOf = ({ operation, staffName }: Entry) => [staffName, operationName(operation)].filter(Boolean).join(' · ')

/** Everything that was changed, newest first. */
export default function AuditScreen() {
  const { t } = useLingui()
  const mayUndo = useCan('audit:undo')
  const panel = useMemo(
    (): ListPanel<Entry> => ({
      title: ({ operation }) => operationName(operation),
      tabs: [
        { id: 'change', label: t`Change`, render: (entry) => <Change entry={entry} /> },
        { id: 'undo', label: t`Undo`, when: ({ undoable }) => undoable && mayUndo, render: (entry) => <Undo entry={entry} /> },
      ],
    }),
    [t, mayUndo],
  )
  return (
    <ResourceList
      name="audit"
      operation="audit.list"
      exports="audit.export"
      title={t`Audit`}
      text={t`Who changed what, when and from where. Nothing here can be altered or deleted.`}
      columns={useColumns()}
      hiddenBesidePanel={besidePanel}
      filters={useFilters()}
      usualSort="-at"
      rowName={nameOf}
      record={record}
      panel={panel}
      empty={{ title: t`Nothing has been changed yet`, text: t`Every change appears here, whoever makes it and from wherever.` }}
    />
  )
}
