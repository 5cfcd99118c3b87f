import type { Schema } from '@isb/sdk'
import { Button, ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, Route, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { isOpen } from './actions.ts'
import { isTyped, type Typed } from './guard.tsx'
import { UndoDialog } from './undo-dialog.tsx'

const MappingDialog = lateDialog(() => import('./mapping.tsx'))

/** Apply, as soon as every number is typed; discard; undo. */
export default function BundleActions({ run, typed }: { run: Schema<'BaseDataRun'>; typed: Typed }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [asking, setAsking] = useState<'map' | 'apply' | 'undo'>()
  const apply = useOperation('baseData.apply', false)
  const discard = useOperation('baseData.discard', t`Discarded`)
  const { id, name, state, kinds } = run
  const path = { runId: id }
  const isReady = state === 'Ready' || state === 'Stopped'
  const stopped = kinds.filter((each) => each.stopped)
  const total = kinds.reduce((sum, { created, changed, deactivated }) => sum + created + changed + deactivated, 0)
  const close = () => setAsking(undefined)
  const confirm = stopped.map(({ kind, deactivated }) => ({ kind, deactivated }))
  return (
    <>
      {isOpen(run) && may('baseData.discard') && (
        <Button onClick={() => discard.mutate({ path })}>
          <Trash2 aria-hidden />
          {t`Discard`}
        </Button>
      )}
      {(state === 'Unmapped' || state === 'Unanswered' || isReady) && may('baseData.map') && (
        <Button variant={state === 'Unmapped' ? 'lead' : 'outline'} onClick={() => setAsking('map')}>
          <Route aria-hidden />
          {state === 'Unmapped' ? t`Confirm the mapping` : t`Mapping`}
        </Button>
      )}
      {state === 'Applied' && may('baseData.undo') && (
        <Button variant="danger" onClick={() => setAsking('undo')}>
          <Undo2 aria-hidden />
          {t`Undo`}
        </Button>
      )}
      {isReady && may('baseData.apply') && (
        <Button variant="lead" disabled={!isTyped(stopped, typed)} onClick={() => setAsking('apply')}>
          <Check aria-hidden />
          {t`Apply ${plural(total, { one: '# change', other: '# changes' })}`}
        </Button>
      )}
      {asking === 'map' && <MappingDialog run={run} onClose={close} />}
      <ConfirmDialog
        open={asking === 'apply'}
        onOpenChange={close}
        title={t`Apply ${name}?`}
        text={t`Students, families, staff and classes change at once. You can undo all of it later.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Apply`}
        busy={apply.isPending}
        onConfirm={() => apply.mutate({ path, body: { confirm } }, { onSettled: close })}
      />
      {asking === 'undo' && <UndoDialog run={run} onClose={close} />}
    </>
  )
}
