// Everything that was changed, newest first.
import { audit } from '@isb/sdk/metadata'
import { Badge } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import { late } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { dash } from '../../lib/engine/record/values.tsx'
import { whatWasDone } from './data.ts'
import { Records } from './parts.tsx'
import { useEntityFilter, useOperationFilter, useWhoFilter, useWithoutFilter } from './use-filters.ts'

const Change = late(() => import('./change.tsx'))
const Undo = late(() => import('./undo.tsx'))

export default listScreen('audit.list', audit, {
  name: 'audit',
  title: msg`Audit`,
  text: msg`Who changed what, when and from where. Nothing here can be altered or deleted.`,
  empty: { subject: 'lines', title: msg`No changes yet`, text: msg`Every change appears here, whoever makes it.` },
  columns: [
    { field: 'at', width: '8.5rem', card: 'line' },
    {
      field: 'staffName',
      width: 'minmax(9rem, 1fr)',
      cell: ({ staffName }) => staffName || <span className="text-fg-2">{t`Not signed in`}</span>,
    },
    {
      field: 'operation',
      header: msg`What`,
      width: 'minmax(12rem, 1.5fr)',
      card: 'title',
      cell: whatWasDone,
    },
    { field: 'rows', header: 'field.entityId', width: 'minmax(11rem, 2fr)', cell: (entry) => <Records entry={entry} /> },
    {
      field: 'address',
      header: msg`From`,
      width: 'minmax(8rem, 1fr)',
      hidden: 'narrow',
      cell: ({ address }) => (address ? <span className="font-mono text-xs">{address}</span> : dash),
    },
    { field: 'token', width: '9rem', card: 'none', hidden: 'narrow', cell: ({ token }) => (token ? <Badge>{token}</Badge> : dash) },
  ],
  tabs: { field: 'kind', label: msg`Type of entry`, usual: 'change' },
  filters: {
    staffId: useWhoFilter,
    operation: useOperationFilter,
    without: useWithoutFilter,
    entity: useEntityFilter,
    entityId: 'hidden',
  },
  rowName: (entry) => [entry.staffName, whatWasDone(entry)].filter(Boolean).join(' · '),
  panel: {
    label: msg`Change`,
    title: whatWasDone,
    Above: Change,
    tabs: [
      {
        id: 'undo',
        label: msg`Undo`,
        when: ({ undoable }, { may }) => undoable && may('audit.undo'),
        Content: Undo,
      },
    ],
  },
})
