// The bundles that were read, newest first: each leads to what it comes to.
import { baseData } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { ListChecks } from 'lucide-react'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { discarding, undoing } from './actions.ts'
import { faultText } from './fault.ts'
import { KindsOf } from './kinds.tsx'
import { Service } from './service.tsx'

export default listScreen('baseData.list', baseData, {
  name: 'bundle',
  title: 'module.baseData',
  text: 'module.baseData.text',
  search: msg`File or format`,
  empty: {
    subject: 'people',
    title: 'module.baseData.none',
    text: msg`Import a OneRoster or School Data Sync ZIP file. You see every change before it takes effect.`,
  },
  Banner: Service,
  settings: { operation: 'baseData.updateSettings', path: '/settings/base-data', label: msg`Base data settings` },
  columns: [
    { field: 'name', width: 'minmax(12rem, 3fr)' },
    { field: 'state', width: '10rem' },
    { field: 'origin', width: '7rem', card: 'none', hidden: 'narrow' },
    { field: 'format', width: 'minmax(8rem, 1fr)', card: 'none', hidden: 'narrow' },
    { field: 'rows', width: '6rem', card: 'none', hidden: 'narrow' },
    { field: 'madeAt', width: '9rem' },
    { field: 'madeBy', width: 'minmax(12rem, 1fr)', card: 'none', hidden: 'narrow' },
    { field: 'appliedAt', width: '9rem', card: 'none', hidden: 'narrow' },
  ],
  exports: [{ operation: 'baseData.roster', name: 'roster', label: 'file.roster', only: 'zip' }],
  imports: { operation: 'baseData.read', Dialog: lateDialog(() => import('./upload-dialog.tsx')) },
  actions: [
    {
      id: 'look',
      needs: ['baseData.changes'],
      label: msg`Preview changes`,
      short: msg`Preview`,
      icon: ListChecks,
      place: 'main',
      when: ({ format }) => format !== '',
      go: ({ id }) => ({ to: '/base-data/changes', search: { runId: id } }),
    },
    undoing,
    discarding,
  ],
  panel: {
    lines: [
      'origin',
      'format?',
      { id: 'fault', when: ({ fault }) => fault !== '', value: faultText },
      'rows',
      'madeBy',
      'madeAt',
      'appliedBy?',
      'appliedAt?',
      'undoneBy?',
      'undoneAt?',
    ],
    Below: KindsOf,
  },
})
