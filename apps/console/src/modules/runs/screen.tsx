// What one imported, or undid: what came of it, and the way back.
import type { OperationId } from '@isb/sdk'
import { runs } from '@isb/sdk/metadata'
import { Badge, StatusChip } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import { CircleStop, Undo2 } from 'lucide-react'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { operationName } from '../../lib/base/words/operation-name.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { dash, EnumValue, Exact } from '../../lib/engine/record/values.tsx'
import { fileOf, outcomesText, runName, type Run } from './data.ts'

const Outcome = late(() => import('./outcome.tsx'))
/** How it ended, or that it was undone since. */
const State = ({ run: { state, undoneAt } }: { run: Run }) =>
  undoneAt === null ? <EnumValue kind="RunState" value={state} /> : <StatusChip tone="over">{t`Undone`}</StatusChip>

const UndoDialog = lateDialog(() => import('./undo-dialog.tsx'))

export default listScreen('runs.list', runs, {
  name: 'imports',
  title: msg`My imports`,
  text: msg`Your imports, and what came of them. You can undo an import as a whole until somebody changes any of its records.`,
  empty: {
    subject: 'lines',
    title: msg`No imports yet`,
    text: msg`Whatever you import appears here, from the console or from the terminal.`,
  },
  columns: [
    {
      field: 'operation',
      header: msg`What`,
      width: 'minmax(12rem, 2fr)',
      card: 'title',
      cell: (run) => (
        <>
          {runName(run)}
          {run.dryRun && <Badge className="ml-2">{<EnumValue kind="RunKind" value="check" />}</Badge>}
        </>
      ),
    },
    { field: 'fileName', width: 'minmax(8rem, 1.5fr)', card: 'line', cell: (run) => fileOf(run) ?? dash },
    { field: 'counts', header: msg`Result`, width: 'minmax(12rem, 2fr)', cell: (run) => outcomesText(run) || dash },
    { field: 'state', cell: (run) => <State run={run} /> },
    { field: 'startedAt', header: 'run.began', width: '8.5rem', card: 'line' },
    { field: 'endedAt', header: 'run.ended', width: '8.5rem', card: 'none', hidden: 'usually' },
  ],
  search: msg`File`,
  tabs: { field: 'kind', label: msg`Type of run`, usual: 'change' },
  rowName: runName,
  actions: [
    {
      id: 'undo',
      needs: ['runs.undo'],
      label: msg`Undo the import`,
      short: msg`Undo`,
      icon: Undo2,
      place: 'main',
      when: ({ undoable, operation }, { may }) => undoable && may(operation as OperationId),
      Dialog: UndoDialog,
    },
    {
      operation: 'runs.cancel',
      label: msg`Stop`,
      icon: CircleStop,
      place: 'beside',
      danger: true,
      when: ({ state }) => state === 'Running',
      asks: (run) => ({ title: t`Stop “${runName(run)}”?`, text: t`Nothing will be changed.` }),
      done: () => t`Stopped. Nothing was changed.`,
    },
  ],
  panel: {
    title: runName,
    Above: Outcome,
    lines: [
      { id: 'began', label: 'run.began', value: ({ startedAt }) => <Exact at={startedAt} /> },
      {
        id: 'ended',
        label: 'run.ended',
        when: ({ endedAt }) => endedAt !== null,
        value: ({ endedAt }) => endedAt && <Exact at={endedAt} />,
      },
      'undoneAt?',
      'fileName?',
      {
        id: 'undoes',
        when: ({ undoes }) => undoes !== null,
        value: ({ undoes }) =>
          undoes && (
            <RecordLink to="/imports" search={{ id: undoes.id }}>
              {[operationName(undoes.operation), undoes.fileName].filter(Boolean).join(' · ')}
            </RecordLink>
          ),
      },
      { id: 'id', label: msg`Number`, value: ({ id }) => id },
    ],
  },
})
