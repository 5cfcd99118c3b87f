// What somebody has to know or to decide before a bundle is applied.
import type { Schema } from '@isb/sdk'
import { Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { faultText } from './fault.ts'
import { Guard, type Typed } from './guard.tsx'
import { HeldOfBundle } from './held.tsx'
import { Joins } from './joins.tsx'

export interface NotesProps {
  run: Schema<'BaseDataRun'>
  typed: Typed
  onTyped: (typed: Typed) => void
}

export function Notes({ run, typed, onTyped }: NotesProps) {
  const { t } = useLingui()
  const { id, kinds, state, origin, fault } = run
  const waits = state === 'Ready' || state === 'Stopped' || state === 'Unmapped' || state === 'Unanswered'
  const holding = kinds.reduce((sum, each) => sum + each.holding, 0)
  return (
    <div className="grid gap-3 px-4 py-4 empty:hidden sm:px-6">
      {state === 'Unreadable' && (
        <Note tone="bad">{fault === '' ? t`The file cannot be read as OneRoster or School Data Sync.` : faultText(run)}</Note>
      )}
      {state === 'Interrupted' && (
        <Note tone="bad">
          {origin === 'File'
            ? t`Reading the file was interrupted. Import it again.`
            : t`Fetching the roster was interrupted. Fetch it again.`}
        </Note>
      )}
      {state === 'Unmapped' && (
        <Note tone="waiting">{t`The roster has values that are not mapped yet. Confirm the mapping before you apply it; what is shown below follows the proposed mapping.`}</Note>
      )}
      {state === 'Stopped' && <Guard run={run} typed={typed} onTyped={onTyped} />}
      {waits && holding > 0 && (
        <Note tone="waiting">
          {t`${plural(holding, { one: '# person who leaves still has', other: '# people who leave still have' })} something of the school’s: a bike, a pass, a seat, a reservation or a role.`}{' '}
          <Link to="/base-data/changes" search={{ runId: id, holding: true }} className="underline">{t`Show them`}</Link>
        </Note>
      )}
      {waits && <Joins run={run} />}
      {waits && <HeldOfBundle run={run} />}
    </div>
  )
}
